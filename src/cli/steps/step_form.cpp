#include "src/cli/steps/step_form.hpp"

#include "src/present/words.hpp"

namespace deduku::cli {

StepForm step_form(std::string_view format) {
  if (format == "json") return StepForm::json;
  return format == "sentences" ? StepForm::sentences : StepForm::notation;
}

std::string end_line(StepForm form, std::string_view status, int steps, const TextStyle& style) {
  if (form == StepForm::notation) return std::string(status) + "\n";
  const std::string outcome(status == "out_of_budget" ? "broken_off" : status);
  return present::Words(style).say("page.end." + outcome + ".text", {{"n", present::counted(steps)}}) + "\n";
}

}  // namespace deduku::cli
