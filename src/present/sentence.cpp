// Sentences: the template of a technique, filled with the houses, cells and digits of one step.
//
//   "{pivot} has two candidates."      {pivot} is the cells that play the role, {pivot.digits} their digits
//   "First form.|Second form."         the variant of the step chooses the part
//
// The templates say why; what follows is added as a clause of its own where the template does not say it yet.
#include "deduku/explain.hpp"
#include "deduku/technique.hpp"
#include "src/present/text.hpp"

namespace deduku {

namespace {

/// The part of a template for a variant. A template with one part serves every variant.
std::string_view part_for(std::string_view sentence, int variant) {
  if (sentence.find('|') == std::string_view::npos) return sentence;
  for (; variant > 0; --variant) {
    const std::size_t bar = sentence.find('|');
    assert(bar != std::string_view::npos && "the template lacks a part for this variant");
    if (bar == std::string_view::npos) break;
    sentence.remove_prefix(bar + 1);
  }
  return sentence.substr(0, sentence.find('|'));
}

std::optional<Role> role_named(std::string_view word) {
  for (int i = 0; i < role_count; ++i) {
    if (name(static_cast<Role>(i)) == word) return static_cast<Role>(i);
  }
  return std::nullopt;
}

std::string role_text(const Evidence& evidence, std::string_view word) {
  constexpr std::string_view digits_suffix = ".digits";
  const bool wants_digits = word.ends_with(digits_suffix);
  if (wants_digits) word.remove_suffix(digits_suffix.size());
  const std::optional<Role> role = role_named(word);
  assert(role && "unknown placeholder in the sentence of a technique");
  if (!role) return "{" + std::string(word) + "}";
  return wants_digits ? digits_text(evidence.digits_of(*role))
                      : present::enumerate(present::cell_groups(evidence.cells(*role)));
}

/// What a placeholder stands for.
std::string value_of(std::string_view placeholder, const Step& step) {
  const Evidence& evidence = step.evidence;
  if (placeholder == "digits") return digits_text(evidence.digits);
  if (placeholder == "base") return houses_text(evidence.base);
  if (placeholder == "cover") return houses_text(evidence.cover);
  if (placeholder == "places") return present::places_text(step);
  if (placeholder == "removes") return present::removes_text(step);
  return role_text(evidence, placeholder);
}

std::string fill(std::string_view sentence, const Step& step) {
  std::string text;
  while (true) {
    const std::size_t open = sentence.find('{');
    text += sentence.substr(0, open);
    if (open == std::string_view::npos) return text;
    const std::size_t close = sentence.find('}', open);
    assert(close != std::string_view::npos && "a placeholder is not closed");
    if (close == std::string_view::npos) return text;
    text += value_of(sentence.substr(open + 1, close - open - 1), step);
    sentence.remove_prefix(close + 1);
  }
}

bool says(std::string_view sentence, std::string_view placeholder) {
  return sentence.find("{" + std::string(placeholder) + "}") != std::string_view::npos;
}

/// Whether a template names the digit that is placed and the cell it goes into, as that of a single does.
bool says_placement(std::string_view sentence, const Step& step) {
  if (says(sentence, "places")) return true;
  if (!says(sentence, "digits") || step.places.digits() != step.evidence.digits) return false;
  for (int i = 0; i < role_count; ++i) {
    const auto role = static_cast<Role>(i);
    if (says(sentence, name(role)) && step.evidence.cells(role) == step.places.cells()) return true;
  }
  return false;
}

/// What follows and the template has not said: " Therefore r1c9<>7."; empty when nothing is left to say.
std::string conclusion(std::string_view sentence, const Step& step) {
  const bool places_open = !step.places.empty() && !says_placement(sentence, step);
  const bool removes_open = !step.removes.empty() && !says(sentence, "removes");
  if (places_open && removes_open) return " Therefore " + effects_text(step) + ".";
  if (places_open) return " So " + present::places_text(step) + ".";
  if (removes_open) return " Therefore " + present::removes_text(step) + ".";
  return "";
}

}  // namespace

std::string sentence(const StepView& view) {
  const Step& step = view.step;
  const std::string_view own_part = part_for(technique_of(step.technique).sentence, step.variant);
  return fill(own_part, step) + conclusion(own_part, step);
}

}  // namespace deduku
