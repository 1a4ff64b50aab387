// The names of techniques, families, levels and steps of the scales. The English names of techniques and steps are
// those of the tables; other languages have theirs under "technique.<key>.name" and, for names that are not techniques
// of ours, under "name.<English name>".
#include "deduku/explain.hpp"
#include "deduku/own_technique.hpp"
#include "src/core/spelling.hpp"
#include "src/present/phrasebook.hpp"

namespace deduku {

namespace {

/// The text of a key; if it is missing, the English one.
std::string_view text_or(Language language, const std::string& key, std::string_view english) {
  const present::Phrasebook& book = present::phrasebook(language);
  return book.has(key) ? book.text(key) : english;
}

/// The translation of an English name. Other scales share many names of our techniques.
std::string_view translated(std::string_view english, Language language) {
  const std::optional<TechniqueId> technique = find_technique(english);
  if (technique && technique_of(*technique).name == english) return technique_name(*technique, language);
  return text_or(language, "name." + std::string(english), english);
}

}  // namespace

std::string_view technique_name(TechniqueId id, Language language) {
  return text_or(language, "technique." + std::string(key(id)) + ".name", technique_of(id).name);
}

std::string_view family_name(Family family, Language language) {
  return present::phrasebook(language).text("family." + std::string(name(family)));
}

std::string_view level_name(Level level, Language language) {
  return present::phrasebook(language).text("level." + std::string(name(level)));
}

std::string step_name(const StepView& view, Language language) {
  if (view.scale != nullptr) return std::string(translated(view.scale->name, language));
  if (view.step.own) return view.step.own->name;
  const Technique& technique = technique_of(view.step.technique);
  const std::string_view form = technique.form_name != nullptr ? technique.form_name(view) : "";
  if (!form.empty()) return std::string(text_or(language, "name." + std::string(form), form));
  return std::string(technique_name(view.step.technique, language));
}

std::string rating_text(const ScaleTechnique& technique) {
  const int hundredths = technique.rating;
  if (!technique.level.empty()) return std::to_string(hundredths / 100);
  return decimal(hundredths / 10, 10);
}

std::string_view step_key(const StepView& view) {
  if (view.step.own) return view.step.own->key;
  return view.scale != nullptr ? view.scale->key : key(view.step.technique);
}

Family family_of(const StepView& view) {
  if (view.step.own) return view.step.own->family;
  return view.scale != nullptr ? view.scale->family : family_of(view.step.technique);
}

std::string step_name(const SeStep& step, Language language) {
  return std::string(translated(name(step), language));
}

std::string step_name(const HodokuStep& step, Language language) {
  return std::string(translated(name(step), language));
}

}  // namespace deduku
