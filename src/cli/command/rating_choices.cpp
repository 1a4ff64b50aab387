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

std::optional<Promise> RatingChoices::promise(const std::optional<Promise>& asked) const {
  return is_blind_ ? asked.value_or(Promise::givens) : asked;
}

void RatingChoices::add_json(nlohmann::ordered_json& header, std::string_view scale) const {
  if (scale == "ser") header["se_mode"] = mode_;
  header["budget"] = nullptr;
  if (lower_case(budget_) != default_budget) header["budget"] = budget_;
}

records::StepQuestion step_question(const SolvingOptions& solving, const RatingChoices& choices, Output& out,
                                    Language language) {
  records::StepQuestion question{solving.ladder_choice(out, language), solving.solver_options(), choices.mode()};
  question.solver.promise = choices.promise(question.solver.promise);
  question.solver.work = choices.limits();
  return question;
}

}  // namespace deduku::cli
