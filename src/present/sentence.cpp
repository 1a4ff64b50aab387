// Sentences: the template of a technique, filled with the houses, cells and digits of one step. The templates give the
// reason; the conclusion is appended as a clause of its own if the template does not state it.
#include "src/present/sentence.hpp"

#include "deduku/explain.hpp"
#include "src/present/phrases.hpp"
#include "src/present/placeholders.hpp"

namespace deduku {

namespace present {

namespace {

bool says(std::string_view part, std::string_view placeholder) {
  return part.find("{" + std::string(placeholder) + "}") != std::string_view::npos;
}

/// Whether a template names the digit that is placed and the cell it goes into, as that of a single does.
bool says_placement(std::string_view part, const Step& step) {
  if (says(part, "places")) return true;
  if (!says(part, "digits") || step.places.digits() != step.evidence.digits) return false;
  for (int i = 0; i < role_count; ++i) {
    const auto role = static_cast<Role>(i);
    if (says(part, name(role)) && step.evidence.cells(role) == step.places.cells()) return true;
  }
  return false;
}

/// The conclusion, if the template does not state it: "Therefore r1c9<>7."; empty when nothing is left to say.
std::string conclusion(std::string_view part, const Step& step, const Words& words) {
  const Notation notation = words.style().notation;
  const bool places_open = !step.places.empty() && !says_placement(part, step);
  const bool removes_open = !step.removes.empty() && !says(part, "removes");
  if (places_open && !removes_open) return words.say("conclusion.so", {{"effects", places_text(step, notation)}});
  if (places_open) return words.say("conclusion.therefore", {{"effects", effects_text(step, words.style())}});
  if (removes_open) return words.say("conclusion.therefore", {{"effects", removes_text(step, notation)}});
  return "";
}

}  // namespace

std::string_view sentence_template(TechniqueId technique, Language language) {
  return phrasebook(language).text("technique." + std::string(key(technique)) + ".sentence");
}

std::string sentence_of(const StepView& view, std::string_view part, const Words& words,
                        FunctionRef<Value(std::string_view)> value_of) {
  const std::string argument = fill(part, value_of);
  const std::string rest = conclusion(part, view.step, words);
  if (rest.empty()) return argument;
  if (argument.ends_with('\n')) return argument + rest;
  return words.say("conclusion.after", {{"argument", argument}, {"conclusion", rest}});
}

}  // namespace present

std::string sentence(const StepView& view, const TextStyle& style) {
  const present::Words words(style);
  const std::string_view whole = present::sentence_template(view.step.technique, style.language);
  return present::sentence_of(
      view, present::part_for(whole, view.step.variant), words,
      [&](std::string_view placeholder) { return present::value_of(placeholder, view, words); });
}

}  // namespace deduku
