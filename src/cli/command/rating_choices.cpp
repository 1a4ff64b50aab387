#include "src/cli/command/rating_choices.hpp"

#include <nlohmann/json.hpp>

#include "src/cli/io/text.hpp"

namespace deduku::cli {

void RatingChoices::declare(Arguments& arguments) {
  arguments.group(OptionGroup::solving);
  arguments.option("se_mode", mode_);
  declare_budget(arguments, budget_,
                 "assumptions (scale ser), techniques tried (r and ladder) or searches beyond subsets (hodoku)");
}

void RatingChoices::declare_blind(Arguments& arguments) {
  arguments.group(OptionGroup::solving);
  arguments.option("blind", is_blind_);
}

WorkLimits RatingChoices::limits() const {
  return limits_of(budget_);
}

void RatingChoices::add_json(nlohmann::ordered_json& header, std::string_view scale) const {
  if (service::parameter_of("rate", "se_mode").is_used_on(scale)) header["se_mode"] = mode_;
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
