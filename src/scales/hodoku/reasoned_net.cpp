#include "src/scales/hodoku/reasoned_net.hpp"

#include <algorithm>

#include "techniques/facts/single_reasons.hpp"

namespace deduku::hodoku {

void ReasonedNet::run(Claim premise) {
  reasons_.fill({});
  found_.clear();
  parents_.clear();
  conflict_.reset();
  learn(premise, Cause::assumption, {});
  for (std::size_t i = 0; i < found_.size(); ++i) spread(found_[i]);
}

std::optional<Variable> ReasonedNet::wipeout() const {
  return conflict_ && !contains(premise().negated()) ? conflict_->wipeout : std::nullopt;
}

std::span<const Claim> ReasonedNet::parents_of(Claim claim) const {
  const ListRange range = reasons_[claim].parents;
  return std::span(parents_).subspan(range.begin, range.size);
}

/// The first reason counts. A true candidate takes a round of its own.
void ReasonedNet::learn(Claim claim, Cause cause, std::span<const Claim> parents) {
  if (contains(claim)) return;
  int round = 0;
  for (Claim parent : parents) round = std::max<int>(round, reasons_[parent].round);
  if (claim.is_true() && !parents.empty()) ++round;
  reasons_[claim] = {true,
                     cause,
                     static_cast<std::uint8_t>(round),
                     {static_cast<std::uint32_t>(parents_.size()), static_cast<std::uint32_t>(parents.size())}};
  parents_.insert(parents_.end(), parents.begin(), parents.end());
  found_.push_back(claim);
  if (!claim.is_group() && contains(claim.negated())) note_conflict(claim);
}

/// A candidate that is true, and false because of another true one.
void ReasonedNet::note_conflict(Claim claim) {
  const Claim off(claim.candidate(), false);
  if (conflict_ || claim.negated() == premise() || off == premise()) return;
  conflict_ = Conflict{std::nullopt, {off.negated(), parents_of(off).front()}};
}

void ReasonedNet::spread(Claim claim) {
  if (claim.is_group()) return spread_group(claim);
  const Candidate candidate = claim.candidate();
  if (claim.is_true()) return spread_on(candidate);
  look_at(candidate.cell());
  for (House house : candidate.cell().houses()) look_at(house, candidate.digit());
}

void ReasonedNet::spread_on(Candidate candidate) {
  const Claim on(candidate, true);
  const Cell cell = candidate.cell();
  for (Digit other : grid_.candidates(cell)) {
    if (other != candidate.digit()) learn(Claim(Candidate(cell, other), false), Cause::cell, {&on, 1});
  }
  for (House house : cell.houses()) {
    for (Cell other : grid_.cells(house, candidate.digit())) {
      if (other != cell) learn(Claim(Candidate(other, candidate.digit()), false), facts::cause_of(house), {&on, 1});
    }
  }
}

void ReasonedNet::spread_group(Claim group) {
  for (House house : {group.segment().line(), group.segment().box()}) {
    for (Cell other : grid_.cells(house, group.digit()) - cells_of(group.segment())) {
      learn(Claim(Candidate(other, group.digit()), false), facts::cause_of(house), {&group, 1});
    }
  }
}

void ReasonedNet::look_at(Cell cell) {
  DigitSet rest;
  for (Digit digit : grid_.candidates(cell)) rest.insert_if(!is_off(cell, digit), digit);
  if (rest.size() > 1) return;
  std::optional<Claim> single;
  if (!rest.empty()) single = Claim(Candidate(cell, rest.first()), true);
  CandidateSet others;
  others.insert(cell, grid_.candidates(cell) - rest);
  conclude(Variable(cell), single, Cause::cell, others);
}

void ReasonedNet::look_at(House house, Digit digit) {
  CellSet rest;
  const CellSet places = grid_.cells(house, digit);
  for (Cell cell : places) rest.insert_if(!is_off(cell, digit), cell);
  const auto others_than = [&](const CellSet& cells) { return CandidateSet(digit, places - cells); };
  if (rest.size() < 2) {
    std::optional<Claim> single;
    if (!rest.empty()) single = Claim(Candidate(rest.first(), digit), true);
    return conclude(Variable(house, digit), single, facts::cause_of(house), others_than(rest));
  }
  for (Segment segment : segments_in(house)) {
    const bool is_new = cells_of(segment).contains(rest) && !cells_of(segment).contains(places);
    if (!is_new) continue;
    conclude(Variable(house, digit), Claim(digit, segment, true), facts::cause_of(house),
             others_than(cells_of(segment)));
  }
}

/// The rest of a choice follows from its removed candidates; if nothing is left, there is a contradiction.
void ReasonedNet::conclude(Variable choice, std::optional<Claim> rest, Cause cause, const CandidateSet& others) {
  std::vector<Claim> gone;
  for (Candidate other : others) gone.emplace_back(other, false);
  if (rest) {
    learn(*rest, cause, gone);
  } else if (!conflict_) {
    conflict_ = Conflict{choice, gone};
  }
}

std::uint16_t ReasonedNet::append_to_branch(Claim goal, BranchList& branches) {
  std::uint16_t& ordinal = ordinals_[goal];
  if (ordinal > 0) return static_cast<std::uint16_t>(ordinal - 1);
  std::vector<std::uint16_t> nodes;
  for (Claim parent : parents_of(goal)) nodes.push_back(append_to_branch(parent, branches));
  const Node node{goal.cells(grid_), goal.digit()};
  const std::uint16_t place = branches.add(node, goal.is_true(), reasons_[goal].cause, nodes);
  ordinal = static_cast<std::uint16_t>(place + 1);
  return place;
}

void ReasonedNet::append(Claim goal, BranchList& branches) {
  ordinals_.fill(0);
  branches.begin({premise().cells(grid_), premise().digit()}, premise().is_true());
  ordinals_[premise()] = 1;
  (void)append_to_branch(goal, branches);
}

void ReasonedNet::append_contradiction(BranchList& branches) {
  if (contains(premise().negated())) return append(premise().negated(), branches);
  append(premise(), branches);
  std::vector<std::uint16_t> nodes;
  for (Claim claim : conflict_->claims) nodes.push_back(append_to_branch(claim, branches));
  branches.add({premise().cells(grid_), premise().digit()}, !premise().is_true(), Cause::contradiction, nodes);
}

int ReasonedNet::rounds_of_contradiction() const {
  if (contains(premise().negated())) return rounds(premise().negated());
  int most = 0;
  for (Claim claim : conflict_->claims) most = std::max(most, rounds(claim));
  return most;
}

}  // namespace deduku::hodoku
