#include "src/scales/theory/theory_proof.hpp"

#include "techniques/trial/variables.hpp"

namespace deduku::theory {

namespace {

Variable variable_of(Kind kind, Candidate member) {
  switch (kind) {
    case Kind::row:
      return {member.cell().row(), member.digit()};
    case Kind::column:
      return {member.cell().column(), member.digit()};
    case Kind::box:
      return {member.cell().box(), member.digit()};
    case Kind::cell:
      break;
  }
  return Variable(member.cell());
}

bool belongs_to(Candidate candidate, Variable variable) {
  if (variable.is_cell()) return candidate.cell() == variable.cell();
  return candidate.digit() == variable.digit() && cells_of(variable.house()).contains(candidate.cell());
}

CandidateSet members(Variable variable, const LabelSet& candidates) {
  CandidateSet found;
  candidates.for_each([&](Candidate candidate) {
    if (belongs_to(candidate, variable)) found.insert(candidate);
  });
  return found;
}

/// What remains of a conclusion.
CandidateSet right_of(Conclusion conclusion, const LabelSet& left) {
  const Candidate first = conclusion.candidate();
  if (!conclusion.is_group()) return {first};
  CandidateSet group;
  for_each_cell(left.plane(first.digit().index()) & group_cells(conclusion.family(), first.cell()), [&](Cell cell) {
    group.insert({cell, first.digit()});
  });
  return group;
}

/// Braids do not tell the groups of a line from those of its box.
bool concludes_same(Conclusion a, Conclusion b) {
  return a.candidate() == b.candidate() && a.is_group() == b.is_group() &&
         (!a.is_group() || is_across(a.family()) == is_across(b.family()));
}

/// The first candidate of a variable that can lead into it; nothing if none can.
std::optional<Candidate> first_left(Variable variable, const LabelSet& candidates, const TheoryState& state,
                                    Conclusion right) {
  const Candidate first = right.candidate();
  for (Candidate candidate : members(variable, candidates - state.left)) {
    const bool in_group = right.is_group() && candidate.digit() == first.digit() &&
                          !(group_cells(right.family(), first.cell()) & bands_of(candidate.cell())).empty();
    if (!in_group) return candidate;
  }
  return std::nullopt;
}

/// Calls `accept(variable, right)` for each variable that leads to the conclusion until it is true.
template <bool grouped, class Accept>
void find_variable(const TheoryState& state, Conclusion conclusion, Accept&& accept) {
  bool done = false;
  for_each_right<grouped>(state.left, state.placed, [&](Kind kind, Conclusion right) {
    if (!done && concludes_same(right, conclusion)) done = accept(variable_of(kind, right.candidate()), right);
  });
}

template <class Accept>
void find_empty_variable(const TheoryState& state, Accept&& accept) {
  bool done = false;
  for_each_empty(state.left, [&](Kind kind, Candidate member) {
    if (!done) done = accept(variable_of(kind, member));
  });
}

}  // namespace

template <bool grouped>
std::span<const TheoryLink> Proof::of_whip(const TheoryState& state, Candidate target, const ConclusionPath& path,
                                           std::span<const Candidate> lefts) {
  TheoryState after = state;
  after.place(target);
  for (int step = 0; step < path.size; ++step) {
    const Conclusion conclusion = path.conclusions[step];
    find_variable<grouped>(after, conclusion, [&](Variable variable, Conclusion right) {
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
std::span<const TheoryLink> Proof::of_braid(const TheoryState& state, Candidate target, const ConclusionPath& path) {
  TheoryState after = state;
  after.place(target);
  for (int step = 0; step < path.size; ++step) {
    const Conclusion conclusion = path.conclusions[step];
    find_variable<grouped>(after, conclusion, [&](Variable variable, Conclusion right) {
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

template std::span<const TheoryLink> Proof::of_whip<false>(const TheoryState& state, Candidate target,
                                                           const ConclusionPath& path,
                                                           std::span<const Candidate> lefts);
template std::span<const TheoryLink> Proof::of_whip<true>(const TheoryState& state, Candidate target,
                                                          const ConclusionPath& path, std::span<const Candidate> lefts);
template std::span<const TheoryLink> Proof::of_braid<false>(const TheoryState& state, Candidate target,
                                                            const ConclusionPath& path);
template std::span<const TheoryLink> Proof::of_braid<true>(const TheoryState& state, Candidate target,
                                                           const ConclusionPath& path);

}  // namespace deduku::theory
