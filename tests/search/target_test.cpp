// The target optimiser against enumeration.
#include "deduku/target.hpp"

#include <gtest/gtest.h>

#include "src/search/assignment.hpp"
#include "src/search/residual_weights.hpp"
#include "tests/search/support.hpp"

namespace deduku::search {
namespace {

std::optional<std::int64_t> best_by_enumeration(const Grid& grid, const Weights& weights) {
  std::optional<std::int64_t> best;
  enumerate(grid, [&](const Solution& solution) {
    best = std::max(best.value_or(std::numeric_limits<std::int64_t>::min()), score(solution, weights));
    return true;
  });
  return best;
}

/// A puzzle with several, but not too many solutions.
Grid random_grid(std::mt19937_64& rng) {
  for (;;) {
    const Grid grid(testing::random_givens(rng, testing::random_full_grid(rng), 30));
    if (count(grid, 5000) < 5000) return grid;
  }
}

void expect_optimum(const Grid& grid, const Weights& weights) {
  const auto target = best_target(grid, weights);
  ASSERT_TRUE(target);
  EXPECT_EQ(target->score, best_by_enumeration(grid, weights));
  EXPECT_EQ(target->score, score(target->solution, weights));
  const auto all = testing::all_solutions(grid, default_backend());
  EXPECT_TRUE(std::binary_search(all.begin(), all.end(), target->solution));
}

TEST(Target, OfficialWeightsAreRings) {
  const Weights weights = official_weights();
  EXPECT_EQ(weights[Cell::at(0, 5)], 6);
  EXPECT_EQ(weights[Cell::at(1, 7)], 7);
  EXPECT_EQ(weights[Cell::at(6, 3)], 8);
  EXPECT_EQ(weights[Cell::at(5, 4)], 9);
  EXPECT_EQ(weights[Cell::at(4, 4)], 10);
}

TEST(Target, OfficialWeightsComeDownToSeventeenCells) {
  const Weights residual = residual_weights(official_weights());
  std::mt19937_64 rng(1);
  for (Cell cell : Cell::all()) {
    const int row = cell.index() / 9;
    const int column = cell.index() % 9;
    const bool outer = (row < 2 || row > 6) && (column < 2 || column > 6);
    const bool corner = row % 8 == 0 && column % 8 == 0;
    EXPECT_EQ(residual[cell], (outer || cell == Cell::at(4, 4) ? 1 : 0) + (corner ? 1 : 0));
  }
  for (int round = 0; round < 50; ++round) {
    const Solution solution = testing::random_full_grid(rng);
    EXPECT_EQ(score(solution, official_weights()), 2745 + score(solution, residual));
  }
}

TEST(Target, ResidualWeightsKeepTheDifferencesBetweenSolutions) {
  std::mt19937_64 rng(2);
  Weights weights;
  for (int& weight : weights) weight = static_cast<int>(rng() % 2001) - 1000;
  const Weights residual = residual_weights(weights);
  const Solution first = testing::random_full_grid(rng);
  const Solution second = testing::random_full_grid(rng);
  EXPECT_EQ(score(first, weights) - score(second, weights), score(first, residual) - score(second, residual));
}

TEST(Target, FindsTheOptimumForTheOfficialWeights) {
  std::mt19937_64 rng(3);
  for (int round = 0; round < 25; ++round) expect_optimum(random_grid(rng), official_weights());
}

TEST(Target, FindsTheOptimumForAnyWeights) {
  std::mt19937_64 rng(4);
  for (int round = 0; round < 25; ++round) {
    const int zero_percent = round * 4;
    Weights weights;
    for (int& weight : weights) {
      weight = static_cast<int>(rng() % 100) < zero_percent ? 0 : static_cast<int>(rng() % 41) - 20;
    }
    expect_optimum(random_grid(rng), weights);
  }
}

TEST(Target, TakesTheLargestWeights) {
  std::mt19937_64 rng(5);
  Weights weights;
  for (int& weight : weights) weight = rng() % 2 == 0 ? 1'000'000 : -1'000'000;
  expect_optimum(random_grid(rng), weights);
}

TEST(Target, RespectsCandidates) {
  std::mt19937_64 rng(6);
  for (int round = 0; round < 20; ++round) {
    const Grid grid = testing::random_state(rng, testing::random_solution(rng));
    if (count(grid, 5000) < 5000) expect_optimum(grid, official_weights());
  }
}

TEST(Target, OfTheEmptyGridIsKnown) {
  EXPECT_EQ(best_target(Grid()).value().score, 2906);
}

TEST(Target, IsEmptyWithoutASolution) {
  Grid grid;
  for (Cell cell : cells_of(House::box(4))) (void)grid.eliminate(Candidate(cell, Digit::of(9)));
  EXPECT_FALSE(best_target(grid));
}

TEST(Target, OfTheEmptyGridIs2906) {
  const auto target = best_target(Grid());
  ASSERT_TRUE(target);
  EXPECT_EQ(target->score, 2906);
}

/// The definition: every way to give the cells different candidates.
std::optional<std::int64_t> largest_sum_by_trying(std::span<const WeightedCell> cells, DigitSet used = {}) {
  if (cells.empty()) return 0;
  std::optional<std::int64_t> largest;
  for (Digit digit : cells.front().candidates - used) {
    const auto rest = largest_sum_by_trying(cells.subspan(1), used | DigitSet{digit});
    if (!rest) continue;
    const std::int64_t sum = *rest + std::int64_t{cells.front().weight} * digit.number();
    largest = std::max(largest.value_or(sum), sum);
  }
  return largest;
}

TEST(Assignment, IsTheLargestSumOfDifferentCandidates) {
  std::mt19937_64 rng(7);
  int impossible = 0;
  for (int round = 0; round < 2000; ++round) {
    std::vector<WeightedCell> cells(rng() % 6);
    for (WeightedCell& cell : cells) {
      const unsigned candidates = static_cast<unsigned>(rng() & (round % 3 == 0 ? rng() : ~0ULL)) & 511;
      cell = {static_cast<int>(rng() % 21) - 10, DigitSet::from_bits(candidates)};
    }
    const auto expected = largest_sum_by_trying(cells);
    EXPECT_EQ(largest_sum(cells), expected);
    impossible += expected ? 0 : 1;
  }
  EXPECT_GT(impossible, 10);
}

}  // namespace
}  // namespace deduku::search
