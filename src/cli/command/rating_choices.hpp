// How puzzles are rated: the options of the user.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>

#include "src/cli/command/arguments.hpp"
#include "src/cli/command/budget.hpp"
#include "src/cli/command/solving_options.hpp"

namespace deduku::cli {

/// What users choose for a rating.
class RatingChoices {
 public:
  /// --se-mode and --budget.
  void declare(Arguments& arguments);
  /// --blind.
  void declare_blind(Arguments& arguments);

  SeMode mode() const { return mode_ == records::se_mode_words[0] ? SeMode::se121 : SeMode::fixed; }
  /// Throws `Failure` where the budget cannot be read.
  Budget budget() const { return parse_budget(budget_); }
  /// The limits of one question that begins now.
  WorkLimits limits() const;
  /// Whether puzzles with several solutions are rated, too.
  bool is_blind() const { return is_blind_; }
  /// What is promised for a rating where the user asked for `asked`: all in a blind one, unless the user forbids it.
  std::optional<Promise> promise(const std::optional<Promise>& asked) const;
  /// Adds the budget to the header of a scale, null for none, and before it the mode if the scale has modes.
  void add_json(nlohmann::ordered_json& header, std::string_view scale) const;

 private:
  std::string mode_{records::se_mode_words.front()};
  std::string budget_{default_budget};
  bool is_blind_ = false;
};

/// What is asked of a puzzle that begins now, on any ladder; names of techniques are suggested in the language.
records::StepQuestion step_question(const SolvingOptions& solving, const RatingChoices& choices, Output& out,
                                    Language language = Language::en);

}  // namespace deduku::cli
