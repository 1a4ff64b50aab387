// 2,000 puzzles drawn with controlled bias: their weights give the known distribution of givens over all minimal
// puzzles. Takes a quarter of an hour.
#include <gtest/gtest.h>

#include <array>

#include "deduku/generate.hpp"

namespace deduku::testing {
namespace {

/// The numbers of minimal puzzles in 10,000 with 23, 24, ... 29 givens (D. Berthier, 2009); few have others.
constexpr int fewest = 23;
constexpr std::array<double, 7> known = {15, 228, 1340, 3190, 3270, 1550, 360};

double weight(int givens) {
  return std::stod(generate::bias_weight(givens));
}

/// The expected frequency of a puzzle with n givens is the frequency of such puzzles divided by its weight: chi-square
/// over the frequent numbers of givens, the others joined.
TEST(ControlledBias, ItsWeightsMakeTheKnownDistributionOfGivens) {
  constexpr std::size_t wanted = 2000;
  auto generator = *generate::Generator::make({.distribution = generate::Distribution::controlled, .seed = 11});
  std::array<int, 5> counts{};  // 24 and fewer, 25, 26, 27, 28 and more
  std::size_t found = 0;
  double weights = 0;
  double weighted = 0;
  for (std::uint64_t stream = 0; found < wanted; ++stream) {
    for (const generate::Generated& generated : generator.run_stream(stream).puzzles) {
      const int givens = generated.puzzle.givens.size();
      ++counts[static_cast<std::size_t>(std::clamp(givens, 24, 28) - 24)];
      weights += weight(givens);
      weighted += weight(givens) * givens;
      ++found;
    }
  }
  std::array<double, 5> expected{};
  double sum = 0;
  for (std::size_t i = 0; i < known.size(); ++i) {
    const int givens = fewest + static_cast<int>(i);
    const double often = known[i] / weight(givens);
    expected[static_cast<std::size_t>(std::clamp(givens, 24, 28) - 24)] += often;
    sum += often;
  }
  double square = 0;
  for (std::size_t i = 0; i < counts.size(); ++i) {
    const double mean = expected[i] / sum * static_cast<double>(found);
    square += (counts[i] - mean) * (counts[i] - mean) / mean;
  }
  EXPECT_LT(square, 18.5);  // exceeded with probability one in a thousand, for four degrees of freedom
  EXPECT_NEAR(weighted / weights, 26.58, 0.15);
}

}  // namespace
}  // namespace deduku::testing
