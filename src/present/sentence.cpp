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

Saying saying_of(const StepView& view, std::string_view part, const Words& words,
                 FunctionRef<Value(std::string_view)> value_of) {
  return {fill(part, value_of), conclusion(part, view.step, words)};
}

std::string whole(const Saying& saying, const Words& words) {
  if (saying.conclusion.empty()) return saying.argument;
  if (saying.argument.ends_with('\n')) return saying.argument + saying.conclusion;
  return words.say("conclusion.after", {{"argument", saying.argument}, {"conclusion", saying.conclusion}});
}

namespace {

Saying saying_of_technique(const StepView& view, const Words& words) {
  const std::string_view all = sentence_template(view.step.technique, words.style().language);
  return saying_of(view, part_for(all, view.step.variant), words,
                   [&](std::string_view placeholder) { return value_of(placeholder, view, words); });
}

}  // namespace

}  // namespace present

std::string sentence(const StepView& view, const TextStyle& style) {
  const present::Words words(style);
  return present::whole(present::saying_of_technique(view, words), words);
}

std::string argument_text(const StepView& view, const TextStyle& style) {
  return present::saying_of_technique(view, present::Words(style)).argument;
}

}  // namespace deduku
