// `solve --ladder se`: the path of Sudoku Explainer, told step by step.
#pragma once

#include "src/cli/command/json_records.hpp"
#include "src/cli/command/puzzle_command.hpp"
#include "src/cli/command/se_choices.hpp"

namespace deduku::cli {

/// The header of records on the scale of Sudoku Explainer.
Json se_header_json(std::string_view command, const SeChoices& choices, const SolverOptions& options);

/// Tells paths as text or as JSON records, one puzzle after the other.
class SePath {
 public:
  SePath(const SeChoices& choices, const SolvingOptions& solving, bool is_json);

  /// What stands above JSON records.
  Json header() const;
  Verdict tell(Session& session, const Puzzle& puzzle);

 private:
  void tell_text(Session& session, const Puzzle& puzzle, const std::vector<Solution>& solutions);
  void tell_json(Session& session, const Puzzle& puzzle, const std::vector<Solution>& solutions);
  SeRating climb_aloud(Session& session, const Grid& grid);

  SolverOptions options_;
  SeChoices choices_;
  bool is_json_;
  BudgetedRater rater_;
};

}  // namespace deduku::cli
