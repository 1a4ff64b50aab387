// The fast chain searches against the plain ones: complete ranked lists on random states.
#pragma once

#include <gtest/gtest.h>

#include "tests/se/nested_list.hpp"
#include "tests/support/random_state.hpp"

namespace deduku::testing {

inline plain::Grid plain_grid(const se::SeState& state) {
  plain::Grid grid;
  for (Cell cell : Cell::all()) {
    grid.value[cell.index()] = state.value[cell];
    for (Digit digit : se::elements<Digit>(state.digits[cell])) grid.candidates[cell.index()].insert(digit.number());
  }
  return grid;
}

/// A random state with few enough candidates for the plain search.
inline se::SeState random_small_state(std::mt19937_64& rng, int least, int most) {
  while (true) {
    const se::SeState state = se::make_state(random_board(rng, random_solution(rng)));
    const int size = state.candidates().size();
    if (least <= size && size <= most) return state;
  }
}

/// The comparison at one level: random states of 20 to `max_candidates` candidates.
struct OracleCase {
  int level;
  int max_candidates;
  int states;
};

/// Compares the list of the fast search, and its first hint if it stops there.
inline void expect_same_ranking(se::ChainEngine& engine, int level, const se::SeState& state,
                                const nlohmann::json& expected) {
  const se::Producer search = search_of_level(level);
  ASSERT_EQ(json_of(engine.list(search, state)), expected);
  se::SeHint first;
  ASSERT_EQ(engine.find(search, state, first), !expected.empty());
  if (expected.empty()) return;
  se::RankedHint ranked;
  ranked.complexity = first.complexity;
  ranked.sort_key = static_cast<std::uint8_t>(first.sort_key);
  ranked.placement = first.placement;
  ranked.removals = first.removals;
  ASSERT_EQ(json_of(std::vector{ranked})[0], expected[0]);
}

inline void expect_same_rankings(const OracleCase& oracle_case) {
  std::mt19937_64 rng(static_cast<std::uint64_t>(oracle_case.level + 7));
  Budget budget;
  se::ChainEngine engine(budget);
  int productive = 0;
  for (int i = 0; i < oracle_case.states; ++i) {
    SCOPED_TRACE(i);
    const se::SeState state = random_small_state(rng, 20, oracle_case.max_candidates);
    const auto expected = plain::list(oracle_case.level, plain_grid(state));
    productive += expected.empty() ? 0 : 1;
    expect_same_ranking(engine, oracle_case.level, state, json_of(expected));
    if (::testing::Test::HasFatalFailure()) return;
  }
  EXPECT_GT(productive, oracle_case.states / 10);
}

inline std::string level_name(const ::testing::TestParamInfo<OracleCase>& info) {
  const int level = info.param.level;
  return level < 0 ? "static" + std::to_string(-level) : "level" + std::to_string(level);
}

}  // namespace deduku::testing
