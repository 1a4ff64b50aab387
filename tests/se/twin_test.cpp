// The fast chain searches against the plain ones: complete ranked lists on random states, at every level.
#include <gtest/gtest.h>

#include "tests/se/nested_list.hpp"
#include "tests/support/random_state.hpp"

namespace deduku::testing {
namespace {

plain::Grid plain_grid(const se::State& state) {
  plain::Grid grid;
  for (int cell = 0; cell < 81; ++cell) {
    grid.value[cell] = state.value[cell];
    for (int digit : se::elements(state.cell[cell])) grid.candidates[cell].insert(digit + 1);
  }
  return grid;
}

/// A random state with a number of candidates that the plain search can manage.
se::State random_small_state(std::mt19937_64& rng, int least, int most) {
  while (true) {
    const se::State state = se::make_state(random_board(rng, random_solution(rng)));
    const int size = state.candidates().size();
    if (least <= size && size <= most) return state;
  }
}

struct Case {
  int level;
  int most_candidates;
  int states;
};

class SeTwin : public ::testing::TestWithParam<Case> {};

TEST_P(SeTwin, SameRankedLists) {
  std::mt19937_64 rng(static_cast<std::uint64_t>(GetParam().level + 7));
  se::WorkBudget budget;
  se::ChainEngine engine(budget);
  int productive = 0;
  for (int i = 0; i < GetParam().states; ++i) {
    const se::State state = random_small_state(rng, 20, GetParam().most_candidates);
    const auto expected = plain::list(GetParam().level, plain_grid(state));
    productive += expected.empty() ? 0 : 1;
    const se::Search search = search_of_level(GetParam().level);
    ASSERT_EQ(json_of(engine.list(search, state)), json_of(expected)) << "state " << i;
    se::Hint first;
    ASSERT_EQ(engine.find(search, state, first), !expected.empty()) << "state " << i;
    if (expected.empty()) continue;
    ASSERT_EQ(first.complexity, expected[0]->complexity) << "state " << i;
    ASSERT_EQ(first.sort_key, expected[0]->sort_key) << "state " << i;
  }
  EXPECT_GT(productive, GetParam().states / 10);
}

INSTANTIATE_TEST_SUITE_P(Levels, SeTwin,
                         ::testing::Values(Case{-3, 110, 40}, Case{-2, 150, 40}, Case{-1, 200, 60},
                                           Case{0, 90, 40}, Case{1, 70, 20}, Case{2, 50, 12}, Case{3, 50, 12},
                                           Case{4, 45, 10}, Case{5, 32, 6}),
                         [](const auto& level) {
                           return level.param.level < 0 ? "static" + std::to_string(-level.param.level)
                                                        : "level" + std::to_string(level.param.level);
                         });

}  // namespace
}  // namespace deduku::testing
