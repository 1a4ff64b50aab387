// A board in progress as a record: which entries are wrong and why, which pencil marks are missing, which could go.
#pragma once

#include "deduku/board_progress.hpp"
#include "deduku/text_style.hpp"
#include "src/records/board_faults.hpp"
#include "src/records/fields.hpp"

namespace deduku::records {

/// What there is to say about a board.
struct ProgressAnswer {
  Ending<ProgressFinding, Mismatch> status;
  std::string text;  ///< the whole answer in words, with a line break at its end
  BoardProgress progress{};
  int entries = 0;  ///< how many cells the player filled
};

/// Compares a board with the solution of `puzzle`, what it started from; null: its givens.
ProgressAnswer find_progress(Board board, const Board* puzzle, const Ladder& ladder, const SolverOptions& options,
                             const TextStyle& style);
/// What `find_progress` says, but without the reasons why entries are wrong.
ProgressAnswer find_faults(Board board, const Board* puzzle, const SolverOptions& options, const TextStyle& style);

/// A board without its wrong entries, as the refutations see it.
Board board_without(Board board, const CellSet& wrong);

/// The fields of a record, after its type.
Json progress_json(const ProgressAnswer& answer, const TextStyle& style);

}  // namespace deduku::records
