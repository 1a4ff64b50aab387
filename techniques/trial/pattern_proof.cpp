#include "techniques/trial/pattern_proof.hpp"

#include <algorithm>

namespace deduku::trial {

namespace {

/// The reason why a true node excludes a candidate; empty if it does not.
std::optional<Cause> cause_of_exclusion(const Node& node, Candidate candidate) {
  if (node.cells == CellSet{candidate.cell()}) {
    return node.digit == candidate.digit() ? std::nullopt : std::optional(Cause::cell);
  }
  if (node.digit != candidate.digit() || node.cells.contains(candidate.cell())) return std::nullopt;
  const HouseSet houses = common_houses(node.cells | CellSet{candidate.cell()});
  return houses.empty() ? std::nullopt : std::optional(facts::cause_of(houses.first()));
}

CandidateSet candidates_of(const Grid& grid, Cell cell) {
  CandidateSet candidates;
  candidates.insert(cell, grid.candidates(cell));
  return candidates;
}

/// Calls `visit(variable, cause)` for the variables of some candidates of a digit until it returns true; true if it
/// did.
template <class Visit>
bool any_variable(const Grid& grid, const CellSet& cells, Digit digit, Visit&& visit) {
  if (cells.size() == 1 && visit(candidates_of(grid, cells.first()), Cause::cell)) return true;
  for (House house : common_houses(cells)) {
    if (visit(CandidateSet(digit, grid.cells(house, digit)), facts::cause_of(house))) return true;
  }
  return false;
}

}  // namespace

void PatternProof::begin(const Grid& grid, Candidate target, const CandidateSet& guardians) {
  grid_ = &grid;
  guardians_ = guardians;
  false_places_.fill(0);
  conclusions_.clear();
  const Node node{{target.cell()}, target.digit()};
  draft_.clear();
  draft_.begin(node, true);
  conclusions_.push_back({node, 0});
}

/// The last conclusion that excludes a candidate; null if none does.
const PatternProof::Place* PatternProof::excluder(Candidate candidate) const {
  const auto excludes = [&](const Place& place) { return cause_of_exclusion(place.node, candidate).has_value(); };
  const auto last = std::find_if(conclusions_.rbegin(), conclusions_.rend(), excludes);
  return last == conclusions_.rend() ? nullptr : &*last;
}

bool PatternProof::are_excluded(const CandidateSet& candidates) const {
  for (Candidate candidate : candidates) {
    if (excluder(candidate) == nullptr) return false;
  }
  return true;
}

std::uint16_t PatternProof::append_false(Candidate candidate) {
  std::uint16_t& place = false_places_[candidate];
  if (place == 0) {
    const Place& from = *excluder(candidate);
    const Cause cause = *cause_of_exclusion(from.node, candidate);
    const Node node{{candidate.cell()}, candidate.digit()};
    place = static_cast<std::uint16_t>(draft_.add(node, false, cause, std::array{from.index}) + 1);
  }
  return static_cast<std::uint16_t>(place - 1);
}

facts::ParentNodes PatternProof::append_all_false(const CandidateSet& candidates) {
  facts::ParentNodes parents;
  for (Candidate candidate : candidates) parents.add(append_false(candidate));
  return parents;
}

/// The cell of a candidate; for a group, the cells that are not excluded.
CellSet PatternProof::cells_left(Conclusion conclusion) const {
  const Candidate first = conclusion.candidate();
  if (!conclusion.is_group()) return {first.cell()};
  CellSet left;
  for (Cell cell : grid_->cells(first.digit())) {
    const bool is_in_group = !(group_cells(conclusion.family(), first.cell()) & bands_of(cell)).empty();
    if (is_in_group && excluder({cell, first.digit()}) == nullptr) left.insert(cell);
  }
  return left;
}

/// Whether only the candidates on the right are left of a variable.
bool PatternProof::follows_in(const CandidateSet& variable, const CandidateSet& right,
                              std::optional<Candidate> left) const {
  return (!left || variable.contains(*left)) && are_excluded(variable - right);
}

void PatternProof::conclude(Conclusion conclusion, std::optional<Candidate> left) {
  const Node right{cells_left(conclusion), conclusion.candidate().digit()};
  const bool is_concluded = any_variable(
      *grid_, right.cells, right.digit,
      [&](const CandidateSet& variable, Cause cause) { return conclude_in(variable, cause, right, left); });
  if (!is_concluded && !guardians_.empty()) (void)conclude_in(guardians_, Cause::guardian, right, left);
}

/// Adds the conclusion from a variable; true if nothing else is left of it.
bool PatternProof::conclude_in(const CandidateSet& variable, Cause cause, const Node& right,
                               std::optional<Candidate> left) {
  const CandidateSet others = variable - CandidateSet(right.digit, right.cells);
  if (!follows_in(variable, CandidateSet(right.digit, right.cells), left)) return false;
  const facts::ParentNodes parents = append_all_false(others);
  conclusions_.push_back({right, draft_.add(right, true, cause, parents)});
  return true;
}

CandidateSet PatternProof::end(std::optional<Candidate> left, BranchList& branches) {
  CandidateSet shortage;
  const auto is_shortage = [&](const CandidateSet& variable) {
    if (variable.empty() || !follows_in(variable, {}, left)) return false;
    shortage = variable;
    return true;
  };
  const auto found = [&] {
    for (Cell cell : grid_->empty_cells()) {
      if (is_shortage(candidates_of(*grid_, cell))) return true;
    }
    for (House house : House::all()) {
      for (Digit digit : Digit::all()) {
        if (is_shortage(CandidateSet(digit, grid_->cells(house, digit)))) return true;
      }
    }
    return is_shortage(guardians_);
  };
  [[maybe_unused]] const bool is_found = found();
  assert(is_found);
  const facts::ParentNodes parents = append_all_false(shortage);
  draft_.add(conclusions_.front().node, false, Cause::contradiction, parents);
  copy_needed(branches);
  return shortage;
}

void PatternProof::copy_needed(BranchList& branches) {
  const Branch draft = draft_[0];
  new_places_.assign(draft.nodes.size(), 0);
  new_places_.back() = 1;
  for (std::size_t i = draft.nodes.size(); i-- > 0;) {
    if (new_places_[i] == 0) continue;
    for (const std::uint16_t parent : draft.parents(draft.nodes[i])) new_places_[parent] = 1;
  }
  branches.clear();
  branches.begin(draft.nodes[0].node, true);
  for (std::size_t i = 1; i < draft.nodes.size(); ++i) {
    if (new_places_[i] == 0) continue;
    facts::ParentNodes parents;
    for (const std::uint16_t parent : draft.parents(draft.nodes[i])) {
      parents.add(static_cast<std::uint16_t>(new_places_[parent] - 1));
    }
    const BranchNode& node = draft.nodes[i];
    new_places_[i] = static_cast<std::uint16_t>(branches.add(node.node, node.is_true, node.cause, parents) + 1);
  }
}

}  // namespace deduku::trial
