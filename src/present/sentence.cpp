// Sentences: the template of a technique, filled with the houses, cells and digits of one step. The templates give the
// reason; the conclusion is appended as a clause of its own if the template does not state it.
#include "src/present/sentence.hpp"

#include "deduku/explain.hpp"
#include "deduku/own_technique.hpp"
#include "src/present/phrases.hpp"

namespace deduku {

namespace present {

namespace {

std::vector<Text> places_clauses(const Effects& effects, const Words& words) {
  std::vector<Text> clauses;
  for (const auto& [digits, cells] : digit_groups(effects.places)) {
    clauses.push_back(words.say("effect.is", {{"cells", words.cells(cells)}, {"digit", words.digits(digits)}})
                          .marked(Span::Kind::candidate, cells));
  }
  return clauses;
}

/// States that cells lose digits: the phrase for one digit, or that for several.
Text removal_clause(std::string_view of_one, std::string_view of_several, DigitSet digits, const CellSet& cells,
                    const Words& words) {
  return words
      .say(digits.size() == 1 ? of_one : of_several, {{"cells", words.cells(cells)},
                                                      {"digits", words.digits(digits)},
                                                      {"digits or", words.digits(digits, "or")},
                                                      {"digits nor", words.digits(digits, "nor")}})
      .marked(Span::Kind::candidate, cells);
}

std::vector<Text> removes_clauses(const Effects& effects, const Words& words) {
  std::vector<Text> clauses;
  for (const auto& [digits, cells] : digit_groups(effects.removes)) {
    clauses.push_back(removal_clause("effect.is_not", "effect.is_neither", digits, cells, words));
  }
  return clauses;
}

}  // namespace

Text places_clause(const Effects& effects, const Words& words) {
  return words.listed(places_clauses(effects, words), "clause_and");
}

Text removes_clause(const Effects& effects, const Words& words) {
  return words.listed(removes_clauses(effects, words), "clause_and");
}

Text effects_clause(const Effects& effects, const Words& words) {
  std::vector<Text> clauses = places_clauses(effects, words);
  for (Text& clause : removes_clauses(effects, words)) clauses.push_back(std::move(clause));
  return words.listed(clauses, "clause_and").marked(Span::Kind::effects);
}

Text removes_pronoun_clause(const Effects& effects, const Words& words) {
  return removal_clause("effect.they_are_not", "effect.they_are_neither", effects.removes.digits(),
                        effects.removes.cells(), words)
      .marked(Span::Kind::effects);
}

namespace {

bool says(std::string_view part, std::string_view placeholder) {
  return part.find("{" + std::string(placeholder) + "}") != std::string_view::npos;
}

/// Whether a template names the placed digit and its cell, as that of a single does.
bool says_placement(std::string_view part, const Step& step) {
  if (says(part, "places")) return true;
  if (!says(part, "digits") || step.effects.places.digits() != step.evidence.digits) return false;
  for (int i = 0; i < role_count; ++i) {
    const auto role = static_cast<Role>(i);
    if (says(part, name(role)) && step.evidence.cells(role) == step.effects.places.cells()) return true;
  }
  return false;
}

/// Whether a template names the eliminations, at once or by the rules that they follow from.
bool says_removals(std::string_view part) {
  return says(part, "removes") || part.find(" removes}") != std::string_view::npos;
}

/// Whether the template has named the cells that lose digits, all the same ones: then "they" is enough.
bool has_named_what_falls(std::string_view part, const Step& step) {
  return step.effects.places.empty() && says(part, "falls") && digit_groups(step.effects.removes).size() == 1;
}

/// The conclusion, if the template does not state it: "Therefore r1c9 is not 7."; empty if it states everything.
Text conclusion(std::string_view part, const Step& step, const Words& words) {
  const bool places_open = !step.effects.places.empty() && !says_placement(part, step);
  const bool removes_open = !step.effects.removes.empty() && !says_removals(part);
  if (!places_open && !removes_open) return {};
  if (has_named_what_falls(part, step)) {
    return words.say("conclusion.they", {{"effects", removes_pronoun_clause(step.effects, words)}});
  }
  const bool is_all = places_open == !step.effects.places.empty() && removes_open == !step.effects.removes.empty();
  const Text effects = is_all         ? effects_clause(step.effects, words)
                       : removes_open ? removes_clause(step.effects, words)
                                      : places_clause(step.effects, words);
  return words.say(removes_open ? "conclusion.therefore" : "conclusion.so", {{"effects", effects}});
}

}  // namespace

std::string_view sentence_template(TechniqueId technique, Language language) {
  return phrasebook(language).text("technique." + std::string(key(technique)) + ".sentence");
}

namespace {

/// The template for a step: that of its technique, or the one that its scale names. A technique of the program's own
/// has its own.
std::string_view template_for(const StepView& view, Language language) {
  if (view.scale != nullptr && !view.scale->sentence.empty()) return phrasebook(language).text(view.scale->sentence);
  if (view.step.own) return view.step.own->sentence;
  return part_for(sentence_template(view.step.technique, language), view.step.variant);
}

/// A filled template, and its conclusion: empty if the template states it.
struct Explanation {
  Text argument;
  Text conclusion;
};

Explanation saying_of(const StepView& view, const Words& words) {
  const std::string_view part = template_for(view, words.style().language);
  return {fill(part,
               [&](std::string_view placeholder, Value& made) -> const Value& {
                 return made = value_of(placeholder, view, words);
               }),
          conclusion(part, view.step, words)};
}

/// Both in one: the conclusion after the argument, or on a line of its own below lines.
Text whole(const Explanation& saying, const Words& words) {
  if (saying.conclusion.empty()) return saying.argument;
  if (saying.argument.words().ends_with('\n')) return saying.argument + saying.conclusion;
  return words.say("conclusion.after", {{"argument", saying.argument}, {"conclusion", saying.conclusion}});
}

}  // namespace

Text sentence_of(const StepView& view, const Words& words) {
  return whole(saying_of(view, words), words);
}

Text argument_of(const StepView& view, const Words& words) {
  return saying_of(view, words).argument;
}

}  // namespace present

std::string sentence(const StepView& view, const TextStyle& style) {
  return present::sentence_of(view, present::Words(style));
}

std::string argument_text(const StepView& view, const TextStyle& style) {
  return present::argument_of(view, present::Words(style));
}

}  // namespace deduku
