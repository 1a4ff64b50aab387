// Broken wings against a plain search of all closed paths, with every choice of the houses between their cells: every
// candidate that some loop decides must be decided by one of the same size.
#include "techniques/single_digit/broken_wings.hpp"

#include <map>

#include "tests/kernels/random_grids.hpp"

namespace deduku::testing {
namespace {

/// The cells of a loop and its guardians.
using BrokenWingsKey = std::pair<CellSet, CellSet>;

/// The candidates that see all guardians, and no cell of the loop.
CellSet eliminations(const Grid& grid, Digit digit, const BrokenWingsKey& key) {
  const auto& [loop, guardians] = key;
  CellSet eliminations;
  for (Cell cell : grid.cells(digit) - loop) {
    if ((guardians & peers(cell)) == guardians && !loop.intersects(peers(cell))) eliminations.insert(cell);
  }
  return eliminations;
}

/// Adds the loop with every choice of the houses from its cell number `i` on.
void add_choices(const Grid& grid, Digit digit, const std::vector<Cell>& loop, std::size_t i, const CellSet& guardians,
                 std::set<BrokenWingsKey>& keys) {
  if (i == loop.size()) {
    const BrokenWingsKey key = {set_of(loop), guardians};
    const bool has_effect = guardians.size() == 1 || (guardians.size() > 1 && !eliminations(grid, digit, key).empty());
    if (!guardians.intersects(key.first) && has_effect) keys.insert(key);
    return;
  }
  const CellSet neighbours = {loop[i], loop[(i + 1) % loop.size()]};
  for (House house : common_houses(neighbours)) {
    add_choices(grid, digit, loop, i + 1, guardians | (places(grid, house, digit) - neighbours), keys);
  }
}

/// The decided candidates, and the size of the smallest loop for each: true and false candidates.
using Decided = std::map<std::pair<Cell, bool>, int>;

void decide(Decided& decided, Cell cell, bool value, int size) {
  const auto [entry, is_new] = decided.insert({{cell, value}, size});
  if (!is_new) entry->second = std::min(entry->second, size);
}

Decided decided_by(const Grid& grid, Digit digit, const std::set<BrokenWingsKey>& keys) {
  Decided decided;
  for (const BrokenWingsKey& key : keys) {
    if (key.second.size() == 1) decide(decided, key.second.first(), true, key.first.size());
    for (Cell cell : eliminations(grid, digit, key)) decide(decided, cell, false, key.first.size());
  }
  return decided;
}

/// Adds the loops of five or seven cells that begin with a path.
void add_loops(const Grid& grid, Digit digit, std::vector<Cell>& path, std::set<BrokenWingsKey>& keys) {
  if (path.size() == 5 || path.size() == 7) {
    if (sees(path.back(), path.front())) add_choices(grid, digit, path, 0, {}, keys);
  }
  if (path.size() == 7) return;
  for (Cell next : grid.cells(digit) & peers(path.back())) {
    if (next <= path.front() || std::ranges::find(path, next) != path.end()) continue;
    path.push_back(next);
    add_loops(grid, digit, path, keys);
    path.pop_back();
  }
}

/// One digit in `count` random cells, the others everywhere.
Grid state_of_one_digit(std::mt19937_64& rng, Digit digit, int count) {
  Board board;
  board.marks.emplace();
  board.marks->fill(DigitSet::all() - DigitSet{digit});
  for (int i = 0; i < count; ++i) (*board.marks)[rng() % 81].insert(digit);
  return Grid(board);
}

TEST(BrokenWingKernel, FindsTheSmallestLoopForEveryCandidate) {
  std::mt19937_64 rng(5);
  const Digit digit = Digit::of(7);
  std::size_t hits = 0;
  for (int i = 0; i < 2000 && !HasFailure(); ++i) {
    const Grid grid = state_of_one_digit(rng, digit, 12 + i % 9);
    std::set<BrokenWingsKey> expected;
    for (Cell start : grid.cells(digit)) {
      std::vector<Cell> path = {start};
      add_loops(grid, digit, path, expected);
    }
    std::set<BrokenWingsKey> found;
    Workspace workspace;
    single_digit::broken_wings(grid, workspace, [&](const single_digit::BrokenWing& wing) {
      if (wing.digit == digit && wing.loop.size() <= 7) {
        found.insert({set_of({wing.loop.begin(), wing.loop.end()}), wing.guardians});
      }
      return false;
    });
    EXPECT_TRUE(std::ranges::includes(expected, found));
    EXPECT_EQ(decided_by(grid, digit, found), decided_by(grid, digit, expected));
    hits += found.size();
  }
  EXPECT_GT(hits, 100U);
}

}  // namespace
}  // namespace deduku::testing
