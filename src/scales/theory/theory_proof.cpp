#include "src/scales/theory/theory_proof.hpp"

#include "techniques/trial/variables.hpp"

namespace deduku::theory {

namespace {

Variable variable_of(trial::VariableKind kind, Candidate member) {
  switch (kind) {
    case trial::VariableKind::row:
      return {member.cell().row(), member.digit()};
    case trial::VariableKind::column:
      return {member.cell().column(), member.digit()};
    case trial::VariableKind::box:
      return {member.cell().box(), member.digit()};
    case trial::VariableKind::cell:
      break;
  }
  return Variable(member.cell());
}

bool belongs_to(Candidate candidate, Variable variable) {
  if (variable.is_cell()) return candidate.cell() == variable.cell();
  return candidate.digit() == variable.digit() && cells_of(variable.house()).contains(candidate.cell());
}

CandidateSet members(Variable variable, const trial::LabelSet& candidates) {
  CandidateSet found;
  candidates.for_each([&](Candidate candidate) {
    if (belongs_to(candidate, variable)) found.insert(candidate);
  });
  return found;
}

/// The remaining part of a conclusion.
CandidateSet right_of(trial::Conclusion conclusion, const trial::LabelSet& left) {
  const Candidate first = conclusion.candidate();
  if (!conclusion.is_group()) return {first};
  CandidateSet group;
  trial::for_each_cell(left.plane(first.digit().index()) & group_cells(conclusion.family(), first.cell()),
                       [&](Cell cell) {
                         group.insert({cell, first.digit()});
                       });
  return group;
}

/// Braids do not distinguish the groups of a line from those of its box.
bool concludes_same(trial::Conclusion a, trial::Conclusion b) {
  return a.candidate() == b.candidate() && a.is_group() == b.is_group() &&
         (!a.is_group() || trial::is_across(a.family()) == trial::is_across(b.family()));
}

/// The first candidate of a variable that can lead into it; empty if there is no such candidate.
std::optional<Candidate> first_left(Variable variable, const trial::LabelSet& candidates,
                                    const trial::TheoryState& state, trial::Conclusion right) {
  const Candidate first = right.candidate();
  for (Candidate candidate : members(variable, candidates - state.left)) {
    const bool in_group =
        right.is_group() && candidate.digit() == first.digit() &&
        !(trial::group_cells(right.family(), first.cell()) & trial::bands_of(candidate.cell())).empty();
    if (!in_group) return candidate;
  }
  return std::nullopt;
}

/// Calls `accept(variable, right)` for each variable that leads to the conclusion until it is true.
template <bool grouped, class Accept>
void find_variable(const trial::TheoryState& state, trial::Conclusion conclusion, Accept&& accept) {
  bool done = false;
  trial::for_each_right<grouped>(state.left, state.placed, [&](trial::VariableKind kind, trial::Conclusion right) {
    if (!done && concludes_same(right, conclusion)) done = accept(variable_of(kind, right.candidate()), right);
  });
}

template <class Accept>
void find_empty_variable(const trial::TheoryState& state, Accept&& accept) {
  bool done = false;
  trial::for_each_empty(state.left, [&](trial::VariableKind kind, Candidate member) {
    if (!done) done = accept(variable_of(kind, member));
  });
}

}  // namespace

template <bool grouped>
std::span<const TheoryLink> Proof::of_whip(const trial::TheoryState& state, Candidate target,
                                           const trial::ConclusionPath& path, std::span<const Candidate> lefts) {
  trial::TheoryState after = state;
  after.place(target);
  for (int step = 0; step < path.size; ++step) {
    const trial::Conclusion conclusion = path.conclusions[step];
    find_variable<grouped>(after, conclusion, [&](Variable variable, trial::Conclusion right) {
      if (right != conclusion || !belongs_to(lefts[step], variable)) return false;
      links_[step] = {variable, lefts[step], right_of(conclusion, after.left)};
      return true;
    });
    after.conclude(conclusion);
  }
  find_empty_variable(after, [&](Variable variable) {
    if (!belongs_to(lefts[path.size], variable)) return false;
    links_[path.size] = {variable, lefts[path.size], {}};
    return true;
  });
  return std::span(links_).first(path.size + 1);
}

template <bool grouped>
std::span<const TheoryLink> Proof::of_braid(const trial::TheoryState& state, Candidate target,
                                            const trial::ConclusionPath& path) {
  trial::TheoryState after = state;
  after.place(target);
  for (int step = 0; step < path.size; ++step) {
    const trial::Conclusion conclusion = path.conclusions[step];
    find_variable<grouped>(after, conclusion, [&](Variable variable, trial::Conclusion right) {
      const auto left = first_left(variable, state.left, after, right);
      if (left) links_[step] = {variable, *left, right_of(right, after.left)};
      return left.has_value();
    });
    after.conclude(conclusion);
  }
  find_empty_variable(after, [&](Variable variable) {
    links_[path.size] = {variable, members(variable, state.left).first(), {}};
    return true;
  });
  return std::span(links_).first(path.size + 1);
}

template std::span<const TheoryLink> Proof::of_whip<false>(const trial::TheoryState& state, Candidate target,
                                                           const trial::ConclusionPath& path,
                                                           std::span<const Candidate> lefts);
template std::span<const TheoryLink> Proof::of_whip<true>(const trial::TheoryState& state, Candidate target,
                                                          const trial::ConclusionPath& path,
                                                          std::span<const Candidate> lefts);
template std::span<const TheoryLink> Proof::of_braid<false>(const trial::TheoryState& state, Candidate target,
                                                            const trial::ConclusionPath& path);
template std::span<const TheoryLink> Proof::of_braid<true>(const trial::TheoryState& state, Candidate target,
                                                           const trial::ConclusionPath& path);

}  // namespace deduku::theory
