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

}  // namespace

std::span<const TheoryLink> links_of(const trial::TheoryState& state, Candidate target,
                                     const trial::ConclusionPath& path, std::span<const Candidate> lefts,
                                     TheoryLinks& links) {
  const auto known_left = [&](int step, Variable variable) {
    return belongs_to(lefts[step], variable) ? std::optional(lefts[step]) : std::nullopt;
  };
  trial::TheoryState after = state;
  after.place(target);
  for (int step = 0; step < path.size; ++step) {
    // Groups are visited too, but match only the conclusions of grouped patterns.
    const trial::Conclusion conclusion = path.conclusions[step];
    bool done = false;
    trial::for_each_right<true>(after.left, after.placed, [&](trial::VariableKind kind, trial::Conclusion right) {
      const bool leads_here = lefts.empty() ? concludes_same(right, conclusion) : right == conclusion;
      if (done || !leads_here) return;
      const Variable variable = variable_of(kind, right.candidate());
      const auto left = lefts.empty() ? first_left(variable, state.left, after, right) : known_left(step, variable);
      if (left) links[step] = {variable, *left, right_of(right, after.left)};
      done = left.has_value();
    });
    after.conclude(conclusion);
  }
  bool done = false;
  trial::for_each_empty(after.left, [&](trial::VariableKind kind, Candidate member) {
    if (done) return;
    const Variable variable = variable_of(kind, member);
    const std::optional<Candidate> left =
        lefts.empty() ? members(variable, state.left).first() : known_left(path.size, variable);
    if (left) links[path.size] = {variable, *left, {}};
    done = left.has_value();
  });
  return std::span(links).first(path.size + 1);
}

}  // namespace deduku::theory
