// Closure by singles, trial and error, whips and braids against their definitions, on random grids.
#include <gtest/gtest.h>

#include <map>

#include "techniques/trial/braids.hpp"
#include "techniques/trial/theory_trial.hpp"
#include "techniques/trial/whips.hpp"
#include "tests/support/puzzle_file.hpp"
#include "tests/support/random_puzzle.hpp"
#include "tests/theory/plain_patterns.hpp"

namespace deduku::testing {
namespace {

using trial::LabelSet;
using trial::TheoryOutcome;
using trial::TheoryState;

/// A puzzle after singles, without some further candidates that are not in the solution.
Grid random_rest(std::mt19937_64& rng) {
  while (true) {
    const Board board = random_puzzle(rng);
    const Solution solution = search::solve(Grid(board)).value();
    Grid grid(board);
    const int percent = static_cast<int>(rng() % 20);
    for (Candidate candidate : grid.all_candidates()) {
      if (solution[candidate.cell()] == candidate.digit()) continue;
      if (static_cast<int>(rng() % 100) < percent) (void)grid.eliminate(candidate);
    }
    TheoryState state(grid);
    if (close(state) != TheoryOutcome::rest) continue;
    Board left;
    left.marks.emplace();
    state.left.for_each([&](Candidate candidate) {
      if (state.placed.contains(candidate)) {
        left.values[candidate.cell()] = static_cast<std::uint8_t>(candidate.digit().number());
      } else {
        (*left.marks)[candidate.cell()].insert(candidate.digit());
      }
    });
    return Grid(left);
  }
}

void expect_same(const TheoryState& state, const PlainState& plain) {
  for (int i = 0; i < Candidate::count; ++i) {
    const Candidate candidate(i);
    EXPECT_EQ(state.placed.contains(candidate), plain.values.contains(candidate)) << i;
    EXPECT_EQ(state.left.contains(candidate), (plain.candidates | plain.values).contains(candidate)) << i;
  }
}

TEST(TheoryOracle, SinglesOfRandomStates) {
  std::mt19937_64 rng(1);
  int dead = 0;
  for (int i = 0; i < 300; ++i) {
    Grid grid = random_state(rng, random_solution(rng));
    // A wrong elimination or two, so that some states contradict themselves.
    for (int wrong = 0; wrong < 3; ++wrong) (void)grid.eliminate(Candidate(static_cast<int>(rng() % 729)));
    TheoryState state(grid);
    PlainState plain(grid);
    const TheoryOutcome outcome = close(state);
    const bool is_sound = plain_singles(plain);
    EXPECT_EQ(outcome != TheoryOutcome::dead, is_sound);
    if (outcome != TheoryOutcome::dead && is_sound) expect_same(state, plain);
    dead += is_sound ? 0 : 1;
  }
  EXPECT_GT(dead, 10);
}

TEST(TheoryOracle, TrialOfEveryCandidate) {
  std::mt19937_64 rng(2);
  for (int i = 0; i < 20; ++i) {
    const Grid grid = random_rest(rng);
    const PlainState plain(grid);
    const TheoryState state(grid);
    for (Candidate candidate : grid.all_candidates()) {
      TheoryState copy = state;
      copy.place(candidate);
      EXPECT_EQ(close(copy) == TheoryOutcome::dead, plain_refuted(plain, candidate, 0));
    }
  }
}

TEST(TheoryOracle, TrialWithinTrial) {
  // Puzzles of depth 2 in which the assumption of most candidates leads nowhere at once.
  const Grid grid = grid_of_line(".2...67..4...8......9.......3.....7.5.8....4..1.3....2....9..5....6.1..3...2..6.7");
  TheoryState state(grid);
  PlainState plain(grid);
  ASSERT_EQ(close(state), TheoryOutcome::rest);
  ASSERT_TRUE(plain_singles(plain));
  Budget budget;
  trial::TheoryTrial trial(budget);
  int tried = 0;
  int refuted = 0;
  for (Candidate candidate : plain.candidates) {
    if (tried++ % 8 != 0) continue;
    TheoryState copy = state;
    copy.place(candidate);
    const bool dead = trial.run(copy, 1) == TheoryOutcome::dead;
    EXPECT_EQ(dead, plain_refuted(plain, candidate, 1)) << candidate.index();
    refuted += dead ? 1 : 0;
  }
  EXPECT_GT(refuted, 0);
}

/// The length that the search finds, in the form of `plain_length`.
template <bool grouped>
int whip_length(trial::WhipSearch<grouped>& search, const TheoryState& state, Candidate target, int limit) {
  for (int length = 1; length <= limit; ++length) {
    if (search.find(state, target, length) == trial::Answer::found) return length;
  }
  return 0;
}

template <bool grouped>
int braid_length(trial::BraidSearch<grouped>& search, const TheoryState& state, Candidate target, int limit) {
  for (int length = 1; length <= limit; ++length) {
    if (search.find(state, target, length) == trial::Answer::found) return length;
  }
  return 0;
}

/// The number of candidates of `count` random grids that have patterns of each length.
template <bool grouped>
std::map<int, int> compare_lengths(std::uint64_t seed, int grids, int limit) {
  std::mt19937_64 rng(seed);
  Budget budget;
  trial::WhipSearch<grouped> whips(budget);
  trial::BraidSearch<grouped> braids(budget);
  std::map<int, int> counts;
  for (int i = 0; i < grids; ++i) {
    Grid grid = random_rest(rng);
    TheoryState state(grid);
    if (grouped && close_with_groups(state) != TheoryOutcome::rest) continue;
    for (Candidate candidate : grid.all_candidates()) {
      if (!state.left.contains(candidate)) (void)grid.eliminate(candidate);
    }
    const TheoryState rested(grid);
    const PlainState plain(grid);
    for (Candidate target : grid.all_candidates()) {
      const int length = plain_length(plain, target, limit, {false, grouped});
      EXPECT_EQ(whip_length(whips, rested, target, limit), length) << "whip " << target.index();
      EXPECT_EQ(braid_length(braids, rested, target, limit), plain_length(plain, target, limit, {true, grouped}))
          << "braid " << target.index();
      ++counts[length];
    }
  }
  return counts;
}

TEST(TheoryOracle, ShortWhipsAndBraids) {
  const auto counts = compare_lengths<false>(3, 4, 3);
  for (int length = 1; length <= 3; ++length) EXPECT_GT(counts.at(length), 0) << length;
}

TEST(TheoryOracle, WhipsAndBraidsOfFour) {
  const auto counts = compare_lengths<false>(4, 1, 4);
  EXPECT_GT(counts.at(4), 0);
}

TEST(TheoryOracle, ShortGWhipsAndGBraids) {
  const auto counts = compare_lengths<true>(5, 4, 3);
  EXPECT_GT(counts.at(2), 0);
  EXPECT_GT(counts.at(3), 0);
}

}  // namespace
}  // namespace deduku::testing
