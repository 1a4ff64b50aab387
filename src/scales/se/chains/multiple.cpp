#include "src/scales/se/chains/multiple.hpp"

#include <algorithm>

namespace deduku::se {

namespace {

double base_rating(const Rules& rules) {
  if (rules.nishio) return 7.5;
  if (!rules.dynamic) return 8.0;
  static constexpr double bases[] = {8.5, 9.0, 9.5, 10.0, 10.5, 11.0};
  return bases[rules.level];
}

}  // namespace

void MultipleSearch::start(const SeState& state, const Rules& rules) {
  state_ = &state;
  rules_ = rules;
  base_ = base_rating(rules);
  found_ = false;
  next_index_ = 0;
  arena_.clear();
  runs_.clear();
  targets_.clear();
  for (auto& indices : run_index_) std::fill(std::begin(indices), std::end(indices), -1);
  const CandidateBits alive = state.candidates();
  units_ = units_of_assumption(alive.size());
  if (!rules.dynamic) closures_.scan().prepare(state, alive);
  if (rules.nishio) nishio_.prepare(state);
  if (!rules.dynamic || rules.nishio) return;
  propagation_.set_clean(rules.level > 1 && closures_.is_clean(state, alive));
  table_ = &closures_.table(rules.level, state, alive);
}

void MultipleSearch::collect(const SeState& state, const Rules& rules, std::vector<RankedHint>& hints) {
  start(state, rules);
  hints_ = &hints;
  search();
}

bool MultipleSearch::find_first(const SeState& state, const Rules& rules, RankedHint& best) {
  start(state, rules);
  hints_ = nullptr;
  search();
  best = best_;
  return found_;
}

void MultipleSearch::search() {
  const int fewest = rules_.dynamic ? 2 : 3;
  for (Cell cell : Cell::all()) {
    if (budget_.is_spent()) return;
    if (size_of(state_->digits[cell]) < fewest) continue;
    for (Digit digit : elements<Digit>(state_->digits[cell])) search_candidate({cell, digit});
    if (!rules_.nishio) search_cell(cell);
  }
}

void MultipleSearch::search_candidate(Candidate candidate) {
  if (rules_.dynamic) search_contradictions(candidate);
  if (rules_.nishio) return;
  if (rules_.dynamic && size_of(state_->digits[candidate.cell()]) >= 3) search_doubles(candidate);
  search_houses(candidate);
}

/// An assumption that makes some candidate both true and false is wrong.
void MultipleSearch::search_contradictions(Candidate candidate) {
  for (const bool on : {true, false}) {
    if (!may_contradict(candidate, on)) continue;
    const std::int32_t index = run_of(candidate, on);
    const Run& run = runs_[index];
    RankedHint hint;
    if (!run.is_contradictory() || !conclude(*state_, candidate, !on, hint)) continue;
    hint.sort_key = key_contradiction;
    const TargetNode targets[] = {{index, run.clash_on}, {index, run.clash_off}};
    offer(targets, 2, hint);
  }
}

/// The common conclusions of a candidate being true and being false.
void MultipleSearch::search_doubles(Candidate candidate) {
  const Assumption assumptions[] = {{candidate, true}, {candidate, false}};
  search_agreement(assumptions, 2, {key_double});
}

/// The common conclusions of all places of the digit in a house.
void MultipleSearch::search_houses(Candidate candidate) {
  const Cell cell = candidate.cell();
  const Digit digit = candidate.digit();
  for (SeHouseKind kind : SeHouseKind::all()) {
    const SeHouse house = house_of(cell, kind);
    const unsigned places = state_->places[house][digit];
    if (size_of(places) < 2 || cell_at(house, lowest<Position>(places)) != cell) continue;
    Assumption assumptions[9];
    int count = 0;
    for (Position position : elements<Position>(places)) {
      assumptions[count++] = {{cell_at(house, position), digit}, true};
    }
    search_agreement(assumptions, count, {key_region, {.house = house}});
  }
}

/// The common conclusions of all digits of a cell.
void MultipleSearch::search_cell(Cell cell) {
  Assumption assumptions[9];
  int count = 0;
  for (Digit digit : elements<Digit>(state_->digits[cell])) assumptions[count++] = {{cell, digit}, true};
  search_agreement(assumptions, count, {key_cell, {.is_cell = true}});
}

bool MultipleSearch::may_contradict(Candidate candidate, bool on) const {
  if (rules_.nishio) return nishio_.contradicts(candidate, on);
  return table_->at(candidate, on).contradictory;
}

/// Reduces a set of conclusions to those that may follow from one more assumption.
void MultipleSearch::restrict_to(Assumption assumption, SeReach<Candidate>& common) {
  const ClosureSets& closed = table_->at(assumption.candidate, assumption.on);
  const SeReach<Candidate>& reach =
      closed.contradictory ? static_cast<const SeReach<Candidate>&>(runs_[run_of(assumption.candidate, assumption.on)])
                           : closed;
  common.on &= reach.on;
  common.off &= reach.off;
}

/// A superset of the common implications of all the assumptions.
SeReach<Candidate> MultipleSearch::possible_agreement(const Assumption* assumptions, int count) {
  if (!rules_.dynamic) {
    Candidate candidates[9];
    for (int i = 0; i < count; ++i) candidates[i] = assumptions[i].candidate;
    return closures_.scan().common({candidates, static_cast<std::size_t>(count)});
  }
  SeReach<Candidate> common{CandidateBits::all(), CandidateBits::all()};
  for (int i = 0; i < count; ++i) {
    restrict_to(assumptions[i], common);
    if (common.on.empty() && common.off.empty()) break;
  }
  return common;
}

/// Whether the assumptions may share a conclusion that changes the grid; never wrongly false.
bool MultipleSearch::may_agree(const Assumption* assumptions, int count) {
  const SeReach<Candidate> common = possible_agreement(assumptions, count);
  if (!common.off.empty()) return true;
  for (Candidate candidate : common.on) {
    if (!is_single(state_->digits[candidate.cell()])) return true;
  }
  return false;
}

void MultipleSearch::search_agreement(const Assumption* assumptions, int count, HintKind kind) {
  assert(count > 0);
  if (!may_agree(assumptions, count)) return;
  std::int32_t runs[9];
  for (int i = 0; i < count; ++i) runs[i] = run_of(assumptions[i].candidate, assumptions[i].on);
  CandidateBits on = runs_[runs[0]].on;
  CandidateBits off = runs_[runs[0]].off;
  for (int i = 1; i < count; ++i) {
    on &= runs_[runs[i]].on;
    off &= runs_[runs[i]].off;
  }
  offer_common(runs, count, on, true, kind);
  offer_common(runs, count, off, false, kind);
}

/// Offers every conclusion that all runs share, in the order of the first run.
void MultipleSearch::offer_common(const std::int32_t* runs, int count, const CandidateBits& common, bool on,
                                  HintKind kind) {
  if (common.empty()) return;
  const Run& first = runs_[runs[0]];
  const int end = first.count - (first.is_contradictory() ? 1 : 0);
  for (int index = 0; index < end; ++index) {
    const SeChainNode& node = arena_.nodes[first.first + index];
    if (node.on != on || !common.contains(node.candidate)) continue;
    RankedHint hint;
    if (!conclude(*state_, node.candidate, on, hint)) continue;
    hint.sort_key = kind.sort_key;
    hint.roots = kind.roots;
    TargetNode targets[9];
    targets[0] = {runs[0], static_cast<std::uint16_t>(index)};
    for (int i = 1; i < count; ++i) targets[i] = {runs[i], find_node(runs_[runs[i]], node.candidate, on)};
    offer(targets, count, hint);
  }
}

std::int32_t MultipleSearch::run_of(Candidate candidate, bool on) {
  std::int32_t& index = run_index_[on ? 1 : 0][candidate];
  if (index < 0) {
    budget_.spend(units_);
    index = static_cast<std::int32_t>(runs_.size());
    const int most = found_ && hints_ == nullptr ? best_.complexity : 1 << 30;
    runs_.push_back(propagation_.run(*state_, candidate, on, rules_, most));
  }
  return index;
}

std::uint16_t MultipleSearch::find_node(const Run& run, Candidate candidate, bool on) const {
  std::uint16_t index = 0;
  while (arena_.nodes[run.first + index].candidate != candidate || arena_.nodes[run.first + index].on != on) ++index;
  return index;
}

}  // namespace deduku::se
