#include "src/cli/steps/step_form.hpp"

#include "src/present/words.hpp"

namespace deduku::cli {

StepForm step_form(std::string_view format) {
  if (format == "json") return StepForm::json;
  return format == "sentences" ? StepForm::sentences : StepForm::notation;
}

std::string end_line(StepForm form, Outcome outcome, int steps, const TextStyle& style) {
  if (form == StepForm::notation) return std::string(name(outcome)) + "\n";
  return present::Words(style).say("page.end." + std::string(name(outcome)) + ".text",
                                   {{"n", present::counted(steps)}}) +
         "\n";
}

}  // namespace deduku::cli
