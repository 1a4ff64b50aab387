// Random full grids: the uniform ones are uniform, and so are the underlying arrangements of a band.
#include "src/generate/random_grid.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <map>
#include <set>

#include "deduku/minimal.hpp"
#include "src/generate/band_columns.hpp"

namespace deduku::testing {
namespace {

using generate::BandColumns;
using generate::BandRows;
using generate::DigitTriples;
using generate::Random;

/// The 280 ways to partition nine digits into three sets of three.
std::vector<DigitTriples> partitions() {
  std::vector<DigitTriples> all;
  for (unsigned first = 1; first < 512; first += 2) {
    for (unsigned second = 2; second < 512; ++second) {
      const unsigned third = 511 & ~(first | second);
      const bool are_threes = std::popcount(first) == 3 && std::popcount(second) == 3 && std::popcount(third) == 3;
      if (are_threes && std::countr_zero(second) < std::countr_zero(third)) all.push_back({first, second, third});
    }
  }
  return all;
}

/// All bands up to the order of columns and the names of digits.
std::vector<BandColumns> all_bands() {
  std::vector<BandColumns> all;
  const std::vector<DigitTriples> partitions_of_nine = partitions();
  for (const DigitTriples& second : partitions_of_nine) {
    for (const DigitTriples& third : partitions_of_nine)
      all.push_back({{{0b111, 0b111'000, 0b111'000'000}, second, third}});
  }
  return all;
}

/// The columns of the band of a full grid that begins in a given row.
BandColumns columns_of(const Solution& solution, int first_row) {
  BandColumns columns{};
  for (int row = first_row; row < first_row + 3; ++row) {
    for (int column = 0; column < 9; ++column) {
      columns[column / 3][column % 3] |= 1U << solution[Cell::at(row, column)].index();
    }
  }
  return columns;
}

/// The number of ways to order the columns so that no row has a digit twice: column by column, by trying all orders.
int count_orders(const BandColumns& columns, int column, std::array<unsigned, 3> rows) {
  if (column == 9) return 1;
  std::vector<unsigned> digits;
  for (unsigned rest = columns[column / 3][column % 3]; rest != 0; rest &= rest - 1) digits.push_back(rest & -rest);
  int count = 0;
  do {
    std::array<unsigned, 3> longer = rows;
    bool fits = true;
    for (std::size_t row = 0; row < 3; ++row) {
      fits &= (rows[row] & digits[row]) == 0;
      longer[row] |= digits[row];
    }
    if (fits) count += count_orders(columns, column + 1, longer);
  } while (std::ranges::next_permutation(digits).found);
  return count;
}

/// Checks the digits in the rows, columns and stacks of a band.
void expect_arranged(const BandColumns& columns, const BandRows& rows) {
  for (std::size_t row = 0; row < 3; ++row) EXPECT_EQ(rows[0][row] | rows[1][row] | rows[2][row], 511U);
  for (std::size_t stack = 0; stack < 3; ++stack) {
    for (unsigned row : rows[stack]) {
      for (unsigned column : columns[stack]) EXPECT_EQ(std::popcount(row & column), 1);
    }
  }
}

TEST(BandColumns, HaveAsManyArrangementsAsThereAreOrdersOfTheirColumns) {
  const std::vector<BandColumns> bands = all_bands();
  Random random(1);
  for (int round = 0; round < 100; ++round) {
    const BandColumns& columns = random.pick(std::span(bands));
    const unsigned count = generate::count_arrangements(columns);
    EXPECT_EQ(6 * static_cast<int>(count), count_orders(columns, 0, {}));
    std::set<BandRows> different;
    for (unsigned number = 0; number < count; ++number) {
      const auto rows = generate::arrangement(columns, number);
      ASSERT_TRUE(rows);
      expect_arranged(columns, *rows);
      different.insert(*rows);
    }
    EXPECT_EQ(different.size(), count);
    EXPECT_FALSE(generate::arrangement(columns, count));
  }
}

TEST(BandColumns, HaveNoMoreArrangementsThanIsSaid) {
  unsigned most = 0;
  for (const BandColumns& columns : all_bands()) {
    const unsigned count = generate::count_arrangements(columns);
    most = std::max(most, count);
    if (generate::may_have_many_arrangements(columns)) continue;
    ASSERT_LE(count, generate::common_arrangements);
  }
  EXPECT_EQ(most, generate::most_arrangements);
}

TEST(RandomGrid, IsAFullGrid) {
  Random random(1);
  std::set<Solution> different;
  for (int round = 0; round < 2000; ++round) {
    for (const Solution& solution : {generate::random_grid(random), generate::uniform_grid(random)}) {
      EXPECT_FALSE(find_conflict(search::full_board(solution)));
      different.insert(solution);
    }
  }
  EXPECT_EQ(different.size(), 4000U);
}

double product_of_arrangements(const Solution& solution) {
  double product = 1;
  for (int row : {3, 6}) product *= 6.0 * generate::count_arrangements(columns_of(solution, row));
  return product;
}

/// A grid represents one of f f' with the same top band and the same digits in its columns. So over all grids the mean
/// of 1/(f f') is the number of top bands times 56^3 by the number of grids: 1/40,064.7.
TEST(UniformGrid, HasTheMeanOfAllGrids) {
  Random random(2);
  constexpr int grids = 20000;
  double sum = 0;
  double squares = 0;
  for (int round = 0; round < grids; ++round) {
    const double part = 40064.7 / product_of_arrangements(generate::uniform_grid(random));
    sum += part;
    squares += part * part;
  }
  const double mean = sum / grids;
  const double deviation = std::sqrt((squares / grids - mean * mean) / grids);
  EXPECT_NEAR(mean, 1, 3 * deviation);
  EXPECT_LT(deviation, 0.004);
}

/// The invariants of equivalent bands: the number of arrangements with the same digits in their columns, and the number
/// of digits that the rows of the first box share with those of the second. A stack is treated as a band.
using BandClass = std::pair<unsigned, int>;

BandClass band_class(const Solution& solution, int band, bool transposes) {
  Solution seen;
  for (Cell cell : Cell::all()) {
    seen[cell] = transposes ? solution[Cell::at(cell.index() % 9, cell.index() / 9)] : solution[cell];
  }
  int squares = 0;
  for (int row = 0; row < 3; ++row) {
    std::array<DigitSet, 3> boxes;
    for (int column = 0; column < 9; ++column) boxes[column / 3].insert(seen[Cell::at(3 * band + row, column)]);
    for (int other = 0; other < 3; ++other) {
      DigitSet next;
      for (int column = 3; column < 6; ++column) next.insert(seen[Cell::at(3 * band + other, column)]);
      squares += (boxes[0] & next).size() * (boxes[0] & next).size();
    }
  }
  return {generate::count_arrangements(columns_of(seen, 3 * band)), squares};
}

/// The top band is drawn directly; the other bands and the stacks are results of the draw. If all grids are equally
/// likely, their classes are equally frequent. Chi-square of two samples, over the classes that are not too rare.
TEST(UniformGrid, HasBandsAndStacksOfTheSameClassesEquallyOften) {
  Random random(3);
  constexpr int grids = 20000;
  std::map<BandClass, std::array<int, 3>> counts;
  for (int round = 0; round < grids; ++round) {
    const Solution solution = generate::uniform_grid(random);
    ++counts[band_class(solution, 0, false)][0];
    ++counts[band_class(solution, 1, false)][1];
    ++counts[band_class(solution, 2, true)][2];
  }
  for (std::size_t other : {1, 2}) {
    double square = 0;
    int classes = 0;
    for (const auto& [band, count] : counts) {
      const int sum = count[0] + count[other];
      if (sum < 20) continue;
      const double difference = count[0] - count[other];
      square += difference * difference / sum;
      ++classes;
    }
    EXPECT_GT(classes, 12);
    EXPECT_LT(square, classes + 3.1 * std::sqrt(2.0 * classes));
  }
}

}  // namespace
}  // namespace deduku::testing
