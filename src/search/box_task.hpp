// The task of a box search, and its result. Only plain types here: the header is compiled for several instruction sets
// at once.
#pragma once

#include "deduku/box_cells.hpp"

namespace deduku::search {

struct BoxTask {
  /// Stop after so many solutions; at least 1.
  std::uint64_t limit;
  /// Is given each solution, one digit in each cell; false stops the search. Null: solutions are only counted.
  bool (*visit)(void* context, const BoxCells& solution);
  void* context;
  /// Is given each state that is open, and may count its solutions itself; false: they are searched. Null: all are.
  bool (*count_rest)(BoxTask& task, const BoxCells& state) = nullptr;

  // The result; see `Result`.
  std::uint64_t count = 0;
  bool exhausted = true;
  std::uint64_t guesses = 0;
  std::uint64_t nodes = 0;
};

}  // namespace deduku::search
