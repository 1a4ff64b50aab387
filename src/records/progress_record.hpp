// A board in progress as a record: its wrong entries with reasons, its missing pencil marks, and those that could be
// removed; and a hint for it.
#pragma once

#include "deduku/board_progress.hpp"
#include "deduku/tasks.hpp"
#include "deduku/text_style.hpp"
#include "src/records/fields.hpp"

namespace deduku::records {

/// The answer about a board.
struct ProgressAnswer {
  Ending<ProgressFinding, Mismatch> status;
  std::string text;  ///< the whole answer in words, with a line break at its end
  BoardProgress progress{};
  int entries = 0;  ///< the number of cells that the player filled
};

/// Compares a board with the solution of `puzzle`, its starting position; null: its givens.
ProgressAnswer find_progress(Board board, const Board* puzzle, const Ladder& ladder, const SolverOptions& options,
                             const TextStyle& style);
/// The answer of `find_progress` without the reasons why entries are wrong.
ProgressAnswer find_faults(Board board, const Board* puzzle, const SolverOptions& options, const TextStyle& style);

// The fields of a record, after its type.
Json progress_json(const ProgressAnswer& answer, const TextStyle& style);
Json hint_json(const Hint& hint, int level, const TextStyle& style);

}  // namespace deduku::records
