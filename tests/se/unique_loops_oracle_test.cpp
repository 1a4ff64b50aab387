// Unique loops against an exhaustive search: from every cell with two candidates, through all cells with both.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "deduku/se_rating.hpp"
#include "src/scales/se/patterns/loop_judge.hpp"
#include "src/scales/se/patterns/se_producers.hpp"
#include "tests/support/effort.hpp"
#include "tests/support/random_state.hpp"

namespace deduku::testing {
namespace {

using se::SeHouse;
using se::SeHouseKind;

class PlainLoops {
 public:
  PlainLoops(const se::SeState& state, bool repaired, se::SeHint& best)
      : state_(state), repaired_(repaired), judge_(state, repaired, best) {}

  bool find() {
    for (Cell start : state_.bivalue_cells()) {
      pair_ = state_.digits[start];
      visit(start, 2, 0, std::nullopt);
    }
    return judge_.has_found();
  }

 private:
  bool has_both(Cell cell) const { return (state_.digits[cell] & pair_) == pair_; }

  void visit(Cell cell, int allowed, unsigned extra, std::optional<SeHouseKind> entered_by) {
    loop_.push_back(cell);
    for (SeHouseKind kind : SeHouseKind::all()) {
      if (kind == entered_by) continue;
      for (Cell next : se::cells_in_order(se::house_of(cell, kind))) {
        if (has_both(next)) extend(next, allowed, extra, kind);
      }
    }
    loop_.pop_back();
  }

  void extend(Cell next, int allowed, unsigned& extra, SeHouseKind kind) {
    if (next == loop_[0] && loop_.size() >= 4) {
      if (is_deadly()) judge_.judge(pair_, loop_);
      return;
    }
    if (std::ranges::find(loop_, next) != loop_.end()) return;
    const unsigned united = (extra | state_.digits[next]) & ~pair_;
    if (!repaired_) extra = united;
    if (shares_house_with_parity(next)) return;  // never deadly, and there are very many of these
    const bool is_roof = state_.digits[next] != pair_;
    if (is_roof && !se::is_single(united) && allowed <= 0) return;
    visit(next, allowed - (is_roof ? 1 : 0), united, kind);
  }

  bool shares_house_with_parity(Cell next) const {
    for (std::size_t i = loop_.size() % 2; i < loop_.size(); i += 2) {
      if (sees(loop_[i], next)) return true;
    }
    return false;
  }

  /// Whether cells at even and at odd positions are in the same houses.
  bool is_deadly() const {
    std::multiset<int> houses[2];
    for (std::size_t i = 0; i < loop_.size(); ++i) {
      for (SeHouse house : se::houses_of(loop_[i])) houses[i % 2].insert(house.index());
    }
    return loop_.size() % 2 == 0 && houses[0] == houses[1];
  }

  const se::SeState& state_;
  const bool repaired_;
  se::LoopJudge judge_;
  unsigned pair_ = 0;
  std::vector<Cell> loop_;
};

/// A state with few digits in most cells, so that it has loops.
se::SeState state_with_loops(std::mt19937_64& rng) {
  const Solution solution = random_solution(rng);
  Board board;
  board.marks.emplace();
  const DigitSet common{Digit(static_cast<int>(rng() % 4)), Digit(4 + static_cast<int>(rng() % 5))};
  for (Cell cell : Cell::all()) {
    const Digit digit = solution[cell];
    if (rng() % 2 == 0 && !common.contains(digit)) {
      board.values[cell] = static_cast<std::uint8_t>(digit.number());
      continue;
    }
    DigitSet& marks = (*board.marks)[cell];
    marks.insert(digit);
    if (common.contains(digit) || rng() % 8 == 0) marks |= common;
    if (rng() % 4 == 0) marks.insert(Digit(static_cast<int>(rng() % 9)));
  }
  return se::make_state(board);
}

void expect_same_loop(se::UniqueLoopSearch& search, const se::SeState& state, const CellSet& changed, bool repaired,
                      int& found) {
  se::SeHint expected;
  const bool is_expected = PlainLoops(state, repaired, expected).find();
  se::SeHint hint;
  ASSERT_EQ(search.find(state, changed, repaired, hint), is_expected);
  if (!is_expected) return;
  ++found;
  EXPECT_EQ(hint.rating, expected.rating);
  EXPECT_EQ(hint.variant, expected.variant);
  EXPECT_EQ(hint.removals, expected.removals);
}

class UniqueLoopsOracle : public ::testing::TestWithParam<SeMode> {};

TEST_P(UniqueLoopsOracle, FindsTheSameLoop) {
  const bool repaired = GetParam() == SeMode::fixed;
  std::mt19937_64 rng(37);
  int found = 0;
  for (std::size_t i = 0; i < by_effort(25) && !HasFailure(); ++i) {
    SCOPED_TRACE(i);
    se::UniqueLoopSearch search;
    se::SeState state = state_with_loops(rng);
    expect_same_loop(search, state, CellSet::all(), repaired, found);
    // Again, with one candidate fewer each time: cached data must stay valid.
    for (int round = 0; round < 6; ++round) {
      const Cell cell(static_cast<int>(rng() % Cell::count));
      if (se::size_of(state.digits[cell]) < 3) continue;
      state.remove(cell, se::lowest<Digit>(state.digits[cell]));
      expect_same_loop(search, state, {cell}, repaired, found);
    }
  }
  EXPECT_GT(found, 10);
}

INSTANTIATE_TEST_SUITE_P(Modes, UniqueLoopsOracle, ::testing::Values(SeMode::se121, SeMode::fixed));

}  // namespace
}  // namespace deduku::testing
