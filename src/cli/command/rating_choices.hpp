// The user's options for rating puzzles.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "src/cli/command/arguments.hpp"
#include "src/cli/command/given_budget.hpp"
#include "src/cli/command/solving_options.hpp"
#include "src/service/named_values.hpp"

namespace deduku::cli {

/// The choices for a rating.
class RatingChoices {
 public:
  /// --se-mode and --budget.
  void declare(Arguments& arguments);
  /// --blind.
  void declare_blind(Arguments& arguments);

  SeMode mode() const { return service::value_named(mode_, service::se_modes); }
  /// Throws `Failure` if the budget cannot be read.
  GivenBudget budget() const { return parse_budget(budget_); }
  /// The limits of one task that starts now.
  WorkLimits limits() const;
  /// `assumed` with --blind, else `required`.
  Uniqueness uniqueness() const { return is_blind_ ? Uniqueness::assumed : Uniqueness::required; }
  /// Adds the budget to the header of a scale, null for no budget, and before it the mode if the scale has modes.
  void add_json(nlohmann::ordered_json& header, std::string_view scale) const;

 private:
  std::string mode_{service::se_modes.front().word};
  std::string budget_{default_budget};
  bool is_blind_ = false;
};

/// The options for solving; with --blind one solution is assumed.
SolverOptions solver_options(const SolvingOptions& solving, const RatingChoices& choices);
/// The options for solving a puzzle that starts now, on any ladder. Suggested names of techniques are in the language.
records::StepQuestion step_question(const SolvingOptions& solving, const RatingChoices& choices, Output& out,
                                    Language language = Language::en);

}  // namespace deduku::cli
