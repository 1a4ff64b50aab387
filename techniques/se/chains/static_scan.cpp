#include "techniques/se/chains/static_scan.hpp"

namespace deduku::se {

void StaticScan::prepare_cells(const State& state, const CandidateBits& alive) {
  state_ = &state;
  ++stamp_;
  graph_.clear(alive, weak_links().data());
  visit_cell_links(state, [&](int a, int b) { graph_.link(a, b); });
}

void StaticScan::prepare(const State& state, const CandidateBits& alive) {
  prepare_cells(state, alive);
  visit_house_links(state, [&](int, int digit, int a, int b) { graph_.link(9 * a + digit, 9 * b + digit); });
}

const Reach<Candidate>& StaticScan::reach(int candidate) {
  if (reach_stamp_[candidate] != stamp_) {
    reaches_[candidate] = graph_.follow(candidate, true, Known{*this});
    reach_stamp_[candidate] = stamp_;
  }
  return reaches_[candidate];
}

Reach<Candidate> StaticScan::conclusions(const State* known) {
  Reach<Candidate> found;
  const auto join = [&](int a, int b) {
    const Reach<Candidate>& from_a = reach(a);
    const Reach<Candidate>& from_b = reach(b);
    found.on |= from_a.on & from_b.on;
    found.off |= from_a.off & from_b.off;
  };
  visit_cell_links(*state_, [&](int a, int b) {
    if (known == nullptr || known->cell[a / 9] != state_->cell[a / 9]) join(a, b);
  });
  visit_house_links(*state_, [&](int house, int digit, int a, int b) {
    if (known != nullptr && known->place[house][digit] == state_->place[house][digit]) return;
    join(9 * a + digit, 9 * b + digit);
  });
  return found;
}

}  // namespace deduku::se
