// The ways to run the box search on this machine.
#pragma once

#include "deduku/search.hpp"
#include "src/search/path_entries.hpp"

namespace deduku::search {

/// How many paths are compiled for one kind of machine, at most.
inline constexpr int max_paths = 3;

struct Path {
  Backend backend;  ///< the path as a row of the table of backends
  void (*search)(const BoxCells& cells, BoxTask& task);
};

/// The paths that this machine can run, the fastest first.
std::span<const Path> paths();

}  // namespace deduku::search
