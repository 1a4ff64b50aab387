// Options for solving and rating puzzles: the ladder, the assumptions of its techniques, and the limits.
#pragma once

#include <optional>
#include <string>

#include "src/cli/command/arguments.hpp"
#include "src/cli/command/given_budget.hpp"
#include "src/cli/command/given_options.hpp"
#include "src/cli/io/output.hpp"
#include "src/records/fewest_record.hpp"
#include "src/records/fields.hpp"
#include "src/records/step_question.hpp"
#include "src/service/named_values.hpp"

namespace deduku::cli {

class SolvingOptions {
 public:
  /// --ladder, --techniques, --uniqueness and --search.
  void declare(Arguments& arguments);
  /// --ladder and --techniques.
  void declare_ladder(Arguments& arguments);
  /// --se-mode and --budget, for commands that also use the ladders of frozen scales, or rate.
  void declare_scales(Arguments& arguments);
  /// --budget, for commands that use only our ladders.
  void declare_budget(Arguments& arguments) { cli::declare_budget(arguments, budget_); }
  /// --blind.
  void declare_blind(Arguments& arguments);
  /// --free.
  void declare_free(Arguments& arguments);
  /// --free and --within.
  void declare_counting(Arguments& arguments);

  /// The ladder that the user chose. Throws `Failure` if there is no such ladder or technique, and suggests a name in
  /// the language.
  Ladder ladder(Output& out, Language language = Language::en) const;
  /// The options of a solver, without a budget; with --blind one solution is assumed.
  SolverOptions solver_options() const;
  /// The question about a puzzle that starts now, on any ladder. Suggested names of techniques are in the language.
  records::StepQuestion question(Output& out, Language language = Language::en) const;
  /// The frozen scale whose ladder --ladder names. Not every subcommand allows one.
  std::optional<FrozenScale> frozen() const { return find_frozen_scale(ladder_); }
  /// The mode that decides which options have an effect: "se" or "hodoku" for the ladder of that scale, "path" for one
  /// of ours.
  std::string_view mode() const { return frozen() ? name(*frozen()) : "path"; }
  /// Throws `Failure` if the user gave an option that has no effect on the ladder of this mode.
  static void refuse_idle(const GivenOptions& given, std::string_view mode);

  SeMode se_mode() const { return service::value_named(se_mode_, service::se_modes); }
  /// Throws `Failure` if the budget cannot be read.
  GivenBudget budget() const { return parse_budget(budget_); }
  /// The limits of one task that starts now.
  WorkLimits limits() const { return limits_of(budget_); }
  bool is_blind() const { return is_blind_; }
  /// The requirement of ratings: `assumed` with --blind, else `required`.
  Uniqueness rated_uniqueness() const { return is_blind_ ? Uniqueness::assumed : Uniqueness::required; }
  FreeTechniques free() const { return records::free_of_word(free_); }
  /// In hundredths; empty: R. Throws `Failure` if the text is neither points nor a technique of the ladder.
  std::optional<int> within(const Ladder& ladder) const;
  /// Adds the budget to the header of a scale, null for no budget, and before it the mode if the scale has modes.
  void add_limits(records::Json& header, std::string_view scale) const;
  /// Adds --free and --within to a header if they differ from their defaults.
  void add_counting(records::Json& header) const;

 private:
  /// A parameter of the method `rate`.
  static const service::Parameter& of_rate(std::string_view parameter) {
    return service::parameter_of("rate", parameter);
  }

  std::string ladder_ = "default";
  std::string techniques_;
  std::string uniqueness_ = "auto";
  std::string search_{search::default_backend().name};
  std::string se_mode_;
  std::string budget_{default_budget};
  bool is_blind_ = false;
  std::string free_{of_rate("free").default_word()};
  std::string within_{of_rate("within").default_word()};
};

/// Options without effect on a ladder that is fixed, by `SolvingOptions::mode`.
inline constexpr IneffectiveOptions idle_on_frozen_ladders = {"se hodoku", "--techniques",
                                                              "does nothing with --ladder *, which is used as a whole"};

/// The word of `rate --scale` for a frozen scale: "ser", "hodoku".
std::string_view scale_word(FrozenScale scale);

using records::uniqueness_word;

/// The option --search alone, for subcommands without a ladder.
void declare_search(Arguments& arguments, std::string& name);

/// `records::select_technique` for the option --technique. Throws `Failure` if it returns an error.
Ladder select_technique(const Ladder& ladder, const std::string& word, Language language);

}  // namespace deduku::cli
