// The ways to run the box search on this machine.
#pragma once

#include "deduku/solve_many.hpp"
#include "src/search/path_entries.hpp"

namespace deduku::search {

/// The maximum number of paths compiled for one kind of machine.
inline constexpr int max_paths = 3;

struct Path {
  Backend backend;  ///< the path as a row of the table of backends
  void (*search)(const BoxCells& cells, BoxTask& task);
  void (*put)(PuzzleBlock& block, std::size_t i, const char* text);
  void (*place_singles)(PuzzleBlock& block);
  void (*take)(const PuzzleBlock& block, std::size_t i, CellBytes cells);
};

/// The paths that this machine can run, the fastest first.
std::span<const Path> paths();

/// Counts solutions up to `limit` and writes one of them, if any, to `solution`.
std::uint64_t count_and_solve(const Path& path, const Puzzle& puzzle, std::uint64_t limit, Solution& solution);

/// The public function of this name uses the fastest path.
void solve_many(const Path& path, PuzzleTexts puzzles, std::uint64_t limit, std::span<Answer> answers);

}  // namespace deduku::search
