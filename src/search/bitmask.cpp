// Backtracking on bit masks: a state draws all conclusions it can, then one candidate of a cell with the fewest is
// tried on a copy, and afterwards the state continues without it.
//
// Guesses are the candidates tried, nodes the states propagated: the first one, and two for each guess minus those that
// a stop omitted.
#include "src/search/backends.hpp"
#include "src/search/band_state.hpp"

namespace deduku::search {

namespace {

class Search {
 public:
  Search(std::uint64_t limit, Visitor visitor) : limit_(limit), visitor_(visitor) {}

  /// Visits the solutions of a state; returns false if the search was stopped.
  bool explore(BandState& state);
  const Result& result() const { return result_; }

 private:
  bool report(const BandState& state);

  std::uint64_t limit_;
  Visitor visitor_;
  Result result_;
};

bool Search::explore(BandState& state) {
  for (;;) {
    ++result_.effort.nodes;
    if (!state.propagate()) return true;
    if (state.is_solved()) return report(state);
    const Candidate guess = state.choose();
    ++result_.effort.guesses;
    BandState branch = state;
    branch.assume(guess);
    if (!explore(branch)) return false;
    state.exclude(guess);
  }
}

bool Search::report(const BandState& state) {
  ++result_.count;
  result_.exhausted = visitor_(state.solution()) && result_.count < limit_;
  return result_.exhausted;
}

}  // namespace

Result explore(BandState state, std::uint64_t limit, Visitor visitor) {
  Search search(limit, visitor);
  search.explore(state);
  return search.result();
}

Result run_bitmask(const Puzzle& puzzle, std::uint64_t limit, Visitor visitor) {
  return explore(BandState(puzzle), limit, visitor);
}

}  // namespace deduku::search
