// Random grids on which kernels are compared with their oracles: slow definitions that share no code with them.
#pragma once

#include <gtest/gtest.h>

#include <set>
#include <vector>

#include "src/core/workspace.hpp"
#include "tests/support/random_state.hpp"

namespace deduku::testing {

/// Calls `check(grid, workspace)` on random states until one check fails.
template <class Check>
void on_random_grids(int count, Check&& check) {
  std::mt19937_64 rng(static_cast<std::uint64_t>(count));
  for (int i = 0; i < count && !::testing::Test::HasFailure(); ++i) {
    const Grid grid = random_state(rng, random_solution(rng));
    Workspace workspace;
    check(grid, workspace);
  }
}

/// The visits of a kernel, each turned into a key; a repeated key is a failure.
template <class Key>
class Collected {
 public:
  void add(const Key& key) { EXPECT_TRUE(keys_.insert(key).second) << "found twice"; }
  const std::set<Key>& keys() const { return keys_; }

 private:
  std::set<Key> keys_;
};

/// The cells of a house that have a digit as a candidate, by examining each of them.
inline CellSet places(const Grid& grid, House house, Digit digit) {
  CellSet places;
  for (Position position : Position::all()) {
    const Cell cell = cell_at(house, position);
    if (grid.candidates(cell).contains(digit)) places.insert(cell);
  }
  return places;
}

/// The cells of a path.
inline CellSet set_of(const std::vector<Cell>& path) {
  CellSet cells;
  for (Cell cell : path) cells.insert(cell);
  return cells;
}

}  // namespace deduku::testing
