// `solve --ladder se`, `solve --ladder hodoku`: the path on a frozen scale, step by step.
#pragma once

#include "deduku/text_style.hpp"
#include "src/cli/command/board_options.hpp"
#include "src/cli/command/budgeted_rater.hpp"
#include "src/cli/command/json_records.hpp"
#include "src/cli/command/puzzle_command.hpp"
#include "src/records/frozen_record.hpp"

namespace deduku::cli {

/// The header of records on a frozen scale.
Json scale_header_json(std::string_view command, FrozenScale scale, const RatingChoices& choices,
                       const SolverOptions& options, const TextStyle& style);

/// Writes paths as text or as JSON records, one puzzle after the other.
class ScalePath {
 public:
  ScalePath(FrozenScale scale, const RatingChoices& choices, const SolvingOptions& solving, bool is_json, bool verifies,
            const TextStyle& style, const BoardOptions& board);

  /// The header before the JSON records.
  Json header() const;
  Verdict report(Session& session, const InputPuzzle& puzzle);

 private:
  void report_text(Session& session, const InputPuzzle& puzzle, const SolveResult& known);
  void report_json(Session& session, const InputPuzzle& puzzle, const SolveResult& known);
  FrozenRating rate_and_write(Session& session, const InputPuzzle& puzzle);
  FrozenRating explain(const InputPuzzle& puzzle, StepVisitor visitor);
  /// Whether a puzzle of which this is known has a path.
  bool is_rated(Outcome known) const { return records::has_frozen_path(known, choices_.is_blind()); }

  FrozenScale scale_;
  SolverOptions options_;
  RatingChoices choices_;
  bool is_json_;
  bool verifies_;
  TextStyle style_;
  const BoardOptions& board_;
  BudgetedRater rater_;
};

}  // namespace deduku::cli
