// Minimal puzzles with a known bias: each try against the slow way, the hits, the weights.
#include "src/generate/controlled_bias.hpp"

#include <gtest/gtest.h>

#include <utility>

#include "src/generate/random_grid.hpp"

namespace deduku::testing {
namespace {

using generate::BiasedTries;
using generate::Random;
using generate::Ratio;

/// Tries that ask for uniqueness after every given.
class SlowTries {
 public:
  explicit SlowTries(const Solution& solution) : full_(search::full_board(solution)) {
    for (Cell cell : Cell::all()) order_[cell.slot()] = cell;
  }

  std::optional<CellSet> attempt(Random& random) {
    Board board;
    for (std::uint32_t count = 0; !search::is_unique(search::Puzzle(board)); ++count) {
      std::swap(order_[count], order_[count + random.below(81 - count)]);
      board.values[order_[count].slot()] = full_.values[order_[count].slot()];
      board.givens.insert(order_[count]);
    }
    return search::is_minimal(board) ? std::optional(board.givens) : std::nullopt;
  }

 private:
  Board full_;
  std::array<Cell, Cell::count> order_;
};

TEST(ControlledBias, TriesStopWhereTheyShould) {
  Random random(1);
  for (int grid = 0; grid < 4; ++grid) {
    const Solution solution = generate::uniform_grid(random);
    BiasedTries tries(solution);
    SlowTries slow(solution);
    Random same = random;
    for (int attempt = 0; attempt < 500; ++attempt) {
      EXPECT_EQ(tries.attempt(random), slow.attempt(same));
      ASSERT_EQ(random(), same());  // so many cells were drawn
    }
  }
}

TEST(ControlledBias, HitsAreMinimal) {
  Random random(2);
  int hits = 0;
  while (hits < 4) {
    const Solution solution = generate::uniform_grid(random);
    BiasedTries tries(solution);
    for (int attempt = 0; attempt < 20000; ++attempt) {
      const auto givens = tries.attempt(random);
      if (!givens) continue;
      Board puzzle = search::full_board(solution);
      for (Cell cell : ~*givens) puzzle.values[cell.slot()] = 0;
      puzzle.givens = *givens;
      EXPECT_TRUE(search::is_minimal(puzzle));
      ++hits;
    }
  }
}

TEST(ControlledBias, WeightsAreExact) {
  EXPECT_EQ(generate::bias_weight(24), (Ratio{1, 1}));
  EXPECT_EQ(generate::bias_weight(25), (Ratio{57, 25}));
  EXPECT_EQ(generate::bias_weight(23), (Ratio{12, 29}));
  for (std::uint64_t givens = 17; givens < 40; ++givens) {
    const Ratio few = generate::bias_weight(static_cast<int>(givens));
    const Ratio more = generate::bias_weight(static_cast<int>(givens) + 1);
    EXPECT_EQ(few.numerator * (81 - givens) * more.denominator, more.numerator * (givens + 1) * few.denominator);
  }
}

}  // namespace
}  // namespace deduku::testing
