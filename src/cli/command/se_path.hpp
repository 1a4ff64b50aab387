// `solve --ladder se`: the path of Sudoku Explainer, step by step.
#pragma once

#include "deduku/text_style.hpp"
#include "src/cli/command/board_options.hpp"
#include "src/cli/command/budgeted_rater.hpp"
#include "src/cli/command/json_records.hpp"
#include "src/cli/command/puzzle_command.hpp"

namespace deduku::cli {

/// The header of records on the scale of Sudoku Explainer.
Json se_header_json(std::string_view command, const RatingChoices& choices, const SolverOptions& options,
                    const TextStyle& style);

/// Writes paths as text or as JSON records, one puzzle after the other.
class SePath {
 public:
  SePath(const RatingChoices& choices, const SolvingOptions& solving, bool is_json, bool verifies,
         const TextStyle& style, const BoardOptions& board);

  /// The header before the JSON records.
  Json header() const;
  Verdict report(Session& session, const InputPuzzle& puzzle);

 private:
  void report_text(Session& session, const InputPuzzle& puzzle, const std::vector<Solution>& solutions);
  void report_json(Session& session, const InputPuzzle& puzzle, const std::vector<Solution>& solutions);
  SeRating rate_and_write(Session& session, const InputPuzzle& puzzle);
  SeRating explain(const InputPuzzle& puzzle, SeExplainer explainer);

  SolverOptions options_;
  RatingChoices choices_;
  bool is_json_;
  bool verifies_;
  TextStyle style_;
  const BoardOptions& board_;
  BudgetedRater rater_;
};

}  // namespace deduku::cli
