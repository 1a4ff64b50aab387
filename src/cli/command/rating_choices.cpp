#include "src/cli/command/rating_choices.hpp"

#include <nlohmann/json.hpp>

#include "src/cli/io/text.hpp"

namespace deduku::cli {

void RatingChoices::declare(Arguments& arguments) {
  arguments.group(OptionGroup::solving);
  arguments.choice("--se-mode", mode_, service::words_of<std::string>(service::se_modes),
                   "Sudoku Explainer 1.2.1 as published, or without its known defects");
  arguments.group(OptionGroup::effort);
  arguments.text(
      "--budget", budget_,
      "Limit for each puzzle: a time (10s, 500ms, 2m); a number, reproducible on every machine, of assumptions "
      "(scale ser), techniques tried (r and ladder) or searches beyond subsets (hodoku); standard, about five "
      "seconds of work; or none");
}

void RatingChoices::declare_blind(Arguments& arguments) {
  arguments.group(OptionGroup::solving);
  arguments.flag("--blind", is_blind_,
                 "Rate puzzles with several solutions as well; like the original programs, as if there were one. Their "
                 "status remains several");
}

WorkLimits RatingChoices::limits() const {
  return limits_of(budget_);
}

void RatingChoices::add_json(nlohmann::ordered_json& header, std::string_view scale) const {
  if (scale == "ser") header["se_mode"] = mode_;
  header["budget"] = nullptr;
  if (lower_case(budget_) != default_budget) header["budget"] = budget_;
}

SolverOptions solver_options(const SolvingOptions& solving, const RatingChoices& choices) {
  SolverOptions options = solving.solver_options();
  if (choices.uniqueness() == Uniqueness::assumed) options.uniqueness = Uniqueness::assumed;
  return options;
}

records::StepQuestion step_question(const SolvingOptions& solving, const RatingChoices& choices, Output& out,
                                    Language language) {
  records::StepQuestion question{solving.ladder_choice(out, language), solver_options(solving, choices),
                                 choices.mode()};
  question.solver.work = choices.limits();
  return question;
}

}  // namespace deduku::cli
