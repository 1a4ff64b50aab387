// Minimal puzzles with a known bias: each try against the slow way, the hits, the weights.
#include "src/generate/controlled_bias.hpp"

#include <gtest/gtest.h>

#include <utility>

#include "deduku/generate.hpp"
#include "src/generate/random_grid.hpp"

namespace deduku::testing {
namespace {

using generate::BiasedTries;
using generate::Random;

/// Tries that check for uniqueness after every given.
class SlowTries {
 public:
  explicit SlowTries(const Solution& solution) : full_(search::full_board(solution)) {
    for (Cell cell : Cell::all()) order_[cell.slot()] = cell;
  }

  std::optional<CellSet> attempt(Random& random) {
    Board board;
    for (std::uint32_t count = 0; !search::is_unique(search::Puzzle(board)); ++count) {
      std::swap(order_[count], order_[count + random.below(81 - count)]);
      board.values[order_[count]] = full_.values[order_[count]];
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
      ASSERT_EQ(random(), same());  // the number of cells drawn
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
      for (Cell cell : ~*givens) puzzle.values[cell] = 0;
      puzzle.givens = *givens;
      EXPECT_TRUE(search::is_minimal(puzzle));
      ++hits;
    }
  }
}

TEST(ControlledBias, WeightsAreExact) {
  EXPECT_EQ(generate::bias_weight(0), "1");
  EXPECT_EQ(generate::bias_weight(5), "25621596");
  // By Pascal's rule, with decimal digits added by hand.
  const auto sum = [](std::string a, std::string b) {
    a.insert(0, b.size() > a.size() ? b.size() - a.size() : 0, '0');
    b.insert(0, a.size() - b.size(), '0');
    int carry = 0;
    for (std::size_t place = a.size(); place-- > 0;) {
      carry += a[place] - '0' + b[place] - '0';
      a[place] = static_cast<char>('0' + carry % 10);
      carry /= 10;
    }
    return (carry > 0 ? "1" : "") + a;
  };
  std::vector<std::string> row{"1"};
  for (int n = 1; n <= 81; ++n) {
    std::vector<std::string> next{"1"};
    for (std::size_t k = 1; k < row.size(); ++k) next.push_back(sum(row[k - 1], row[k]));
    next.emplace_back("1");
    row = next;
  }
  for (int givens = 0; givens <= 81; ++givens)
    EXPECT_EQ(generate::bias_weight(givens), row[static_cast<std::size_t>(givens)]);
}

}  // namespace
}  // namespace deduku::testing
