// Thinning by unavoidable sets against one search for each given.
#include "src/generate/thinning.hpp"

#include <gtest/gtest.h>

#include "src/generate/making.hpp"

namespace deduku::testing {
namespace {

using generate::Random;
using generate::Thinner;

std::vector<CellSet> shuffled_groups(Pattern pattern, Random& random) {
  std::vector<CellSet> groups = generate::orbits(motions_of(pattern));
  random.shuffle(groups);
  return groups;
}

/// One question after the other.
CellSet thinned_slowly(const Solution& solution, const std::vector<CellSet>& groups, int least) {
  CellSet rest = CellSet::all();
  for (const CellSet& group : groups) {
    const CellSet fewer = rest - group;
    if (fewer.size() < least) continue;
    if (search::count(Grid(generate::puzzle_of(fewer, solution)), 2, *search::find_backend("bitmask")) == 1)
      rest = fewer;
  }
  return rest;
}

TEST(Thinning, IsAQuestionForEachGroup) {
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    Random random(seed);
    const Solution solution = generate::random_grid(random);
    Thinner thinner(solution);
    for (int i = 0; i < pattern_count; ++i) {
      const auto groups = shuffled_groups(static_cast<Pattern>(i), random);
      const int least = seed % 2 == 0 ? 0 : 27;
      EXPECT_EQ(thinner.thinned(CellSet::all(), groups, least), thinned_slowly(solution, groups, least))
          << seed << " " << name(static_cast<Pattern>(i));
    }
  }
}

TEST(Thinning, KnowsWhichGivensAreRedundant) {
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    Random random(seed);
    const Solution solution = generate::random_grid(random);
    Thinner thinner(solution);
    const CellSet givens = thinner.thinned(CellSet::all(), shuffled_groups(Pattern::half_turn, random));
    const CellSet redundant = search::redundant_givens(generate::puzzle_of(givens, solution), solution);
    EXPECT_EQ(thinner.redundant(givens), redundant);
    EXPECT_EQ(thinner.is_minimal(givens), redundant.empty());
    generate::OtherSolutions others(solution);
    EXPECT_FALSE(others.find(givens).has_value());
    for (Cell cell : givens) {
      EXPECT_EQ(others.find(givens - CellSet{cell}, &cell).has_value(), !redundant.contains(cell));
      EXPECT_EQ(others.find(givens - CellSet{cell}).has_value(), !redundant.contains(cell));
    }
  }
}

/// Hundreds of orders need more sets than fit in one block, and in the end more than the maximum.
TEST(Thinning, ForgetsSetsAndStaysRight) {
  Random random(5);
  const Solution solution = generate::random_grid(random);
  Thinner thinner(solution);
  for (int order = 0; order < 1500; ++order) {
    const auto groups = shuffled_groups(Pattern::none, random);
    const CellSet givens = thinner.thinned(CellSet::all(), groups);
    if (order % 250 == 249) {
      EXPECT_EQ(givens, thinned_slowly(solution, groups, 0)) << order;
    }
  }
}

TEST(Orbits, AreThoseOfThePatterns) {
  for (int i = 0; i < pattern_count; ++i) {
    const auto pattern = static_cast<Pattern>(i);
    CellSet all;
    for (const CellSet& orbit : generate::orbits(motions_of(pattern))) {
      EXPECT_FALSE(all.intersects(orbit));
      all |= orbit;
      EXPECT_TRUE(generate::includes(pattern_of(orbit), pattern)) << name(pattern);
    }
    EXPECT_EQ(all, CellSet::all());
    EXPECT_TRUE(generate::includes(Pattern::full, pattern));
    EXPECT_TRUE(generate::includes(pattern, Pattern::none));
  }
  EXPECT_TRUE(generate::includes(Pattern::quarter_turn, Pattern::half_turn));
  EXPECT_FALSE(generate::includes(Pattern::half_turn, Pattern::quarter_turn));
  EXPECT_FALSE(generate::includes(Pattern::both_axes, Pattern::diagonal));
  EXPECT_TRUE(generate::can_have(generate::orbits(motions_of(Pattern::full)), 20, 20));
  EXPECT_FALSE(generate::can_have(generate::orbits(motions_of(Pattern::full)), 18, 18));
  EXPECT_TRUE(generate::can_have(generate::orbits(motions_of(Pattern::half_turn)), 18, 18));
}

}  // namespace
}  // namespace deduku::testing
