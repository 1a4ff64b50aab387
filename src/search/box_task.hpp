// The task of a box search, and its result. Only plain types here: the header is compiled for several instruction sets
// at once.
#pragma once

#include "deduku/box_cells.hpp"

namespace deduku::search {

struct BoxTask {
  /// The maximum number of solutions; at least 1.
  std::uint64_t limit;
  /// Receives each solution, one digit in each cell; returning false stops the search. Null: solutions are only
  /// counted.
  bool (*visit)(void* context, const BoxCells& solution);
  void* context;
  /// Receives each open state, and may count its solutions itself; if it returns false, they are searched. Null: all
  /// are searched.
  bool (*count_rest)(BoxTask& task, const BoxCells& state) = nullptr;

  // The result; see `Result`.
  std::uint64_t count = 0;
  bool exhausted = true;
  std::uint64_t guesses = 0;
  std::uint64_t nodes = 0;
};

}  // namespace deduku::search
