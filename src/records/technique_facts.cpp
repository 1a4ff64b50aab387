#include "src/records/technique_facts.hpp"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "deduku/formats.hpp"
#include "deduku/solver.hpp"
#include "src/present/words.hpp"
#include "src/records/texts.hpp"
#if DEDUKU_LESSONS
#include "embedded/lessons.hpp"
#endif

namespace deduku::records {

namespace {

using Lessons = nlohmann::json;

/// By size: the first has two base houses.
constexpr std::array<std::string_view, 6> fish = {"x_wing",    "swordfish", "jellyfish",
                                                  "squirmbag", "whale",     "leviathan"};

/// The texts of a language by technique, by shape of fish ("finned_fish") and by family ("family.fish").
const Lessons& lessons_in(Language language) {
  static const std::array<Lessons, language_count> lessons = {
#if DEDUKU_LESSONS
#define DEDUKU_LANGUAGE(key) Lessons::parse(embedded::key##_json),
#include "deduku/languages.def"
#endif
  };
  return lessons[static_cast<std::size_t>(language)];
}

/// A fish by its shape and its size.
struct FishForm {
  std::string shape;  ///< the key with "fish" for the size: "finned_fish"
  int houses;         ///< the number of base houses
};

std::optional<FishForm> fish_form(std::string_view technique) {
  for (std::size_t i = 0; i < fish.size(); ++i) {
    if (technique != fish[i] && !technique.ends_with("_" + std::string(fish[i]))) continue;
    technique.remove_suffix(fish[i].size());
    return FishForm{std::string(technique) + "fish", static_cast<int>(i) + 2};
  }
  return std::nullopt;
}

void replace_all(std::string& text, std::string_view what, const std::string& with) {
  for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + with.size())) {
    text.replace(at, what.size(), with);
  }
}

}  // namespace

std::string lesson_text(TechniqueId technique, LessonPart part, Language language) {
  const Lessons& lessons = lessons_in(language);
  const std::string field = part == LessonPart::what ? "what" : "why";
  const std::optional<FishForm> form = fish_form(key(technique));
  const std::string family = "family." + std::string(name(family_of(technique)));
  for (const std::string& owner : {std::string(key(technique)), form ? form->shape : family, family}) {
    const auto lesson = lessons.find(owner);
    if (lesson == lessons.end() || !lesson->contains(field)) continue;
    auto text = lesson->at(field).get<std::string>();
    if (form) replace_all(text, "{n}", std::to_string(form->houses));
    return text;
  }
  return "";
}

namespace {

#if DEDUKU_LESSONS
constexpr std::string_view examples = embedded::technique_examples_txt;
#else
constexpr std::string_view examples;
#endif

/// The text up to the next occurrence of a character, which is also removed.
std::string_view take_until(std::string_view& text, char end) {
  const std::size_t size = std::min(text.find(end), text.size());
  const std::string_view taken = text.substr(0, size);
  text.remove_prefix(std::min(size + 1, text.size()));
  return taken;
}

}  // namespace

TechniqueExample example_of(TechniqueId technique) {
  std::string_view rest = examples;
  while (!rest.empty()) {
    std::string_view line = take_until(rest, '\n');
    if (take_until(line, '\t') != key(technique)) continue;
    const std::string_view position = take_until(line, '\t');
    const std::string_view puzzle = take_until(line, '\t');
    return {position, puzzle, line};
  }
  return {};
}

std::optional<OwnedStep> example_step(TechniqueId technique) {
  const std::string_view position = example_of(technique).position;
  if (position.empty()) return std::nullopt;
  const Expected<formats::Record> record = formats::read_puzzle(position);
  if (!record) return std::nullopt;
  const Grid grid(record->board);
  Solver solver;
  const Promise promise = technique_of(technique).needs_uniqueness ? Promise::givens : Promise::none;
  const StepList& steps = solver.all_steps(grid, technique, promise);
  const auto cheapest = std::ranges::min_element(steps, {}, surcharge_of);
  if (cheapest == steps.end()) return std::nullopt;
  return OwnedStep(steps.view(grid, *cheapest));
}

namespace {

using present::Text;
using present::Value;
using present::Words;
using Terms = std::span<const SurchargeTerm>;

/// The counted things, in the singular for one.
Text counted_text(const Words& words, StepCount count, int units) {
  return words.say("cli.count." + std::string(name(count)), {{"units", present::counted(units)}});
}

Text once_text(const Words& words, Terms steps) {
  const SurchargeTerm& first = steps.front();
  const Text what = counted_text(words, first.count, 2);
  if (steps.size() == 1) {
    return words.say("cli.cost.once",
                     {{"per", points(first.per)}, {"free", std::to_string(first.free)}, {"counted", what}});
  }
  std::vector<Text> limits;
  for (const SurchargeTerm& step : steps) limits.emplace_back(std::to_string(step.free));
  return words.say("cli.cost.steps", {{"per", points(first.per)}, {"limits", words.listed(limits)}, {"counted", what}});
}

Text per_unit_text(const Words& words, const SurchargeTerm& term) {
  const Value free = term.free == 0 ? Value() : Value(std::to_string(term.free));
  const Text text = words.say(term.unit == 1 ? "cli.cost.each" : "cli.cost.every",
                              {{"per", points(term.per)},
                               {"unit", std::to_string(term.unit)},
                               {"counted", counted_text(words, term.count, term.unit)},
                               {"free", free}});
  return term.most == 0 ? text : words.say("cli.cost.limited", {{"term", text}, {"most", points(term.most)}});
}

Text term_text(const Words& words, Terms terms) {
  const SurchargeTerm& term = terms.front();
  if (is_condition(term.count)) {
    return words.say("cli.cost.if", {{"per", points(term.per)}, {"condition", counted_text(words, term.count, 1)}});
  }
  return term.is_once() ? once_text(words, terms) : per_unit_text(words, term);
}

/// The number of leading terms that are worded together: limits for the same count with the same cost each.
std::size_t said_together(Terms terms) {
  const SurchargeTerm& first = terms.front();
  std::size_t size = 1;
  while (first.is_once() && size < terms.size() && terms[size].is_once() && terms[size].count == first.count &&
         terms[size].per == first.per) {
    ++size;
  }
  return size;
}

Text sum_text(const Words& words, Text sum, Terms terms) {
  while (!terms.empty()) {
    const std::size_t size = said_together(terms);
    const Text term = term_text(words, terms.first(size));
    sum = words.say("cli.cost.sum", {{"a", sum}, {"b", term}});
    terms = terms.subspan(size);
  }
  return sum;
}

/// Whether the limits of the terms add up to that of the surcharge, so that it need not be stated.
bool is_bounded_by_terms(const Surcharge& surcharge) {
  int sum = 0;
  for (const SurchargeTerm& term : surcharge.terms()) {
    const int most = is_condition(term.count) ? term.per : term.most;
    if (most == 0) return false;
    sum += most;
  }
  return sum <= surcharge.most();
}

}  // namespace

std::string cost_formula(const Rung& rung, Language language) {
  const Words words({language});
  const Surcharge& surcharge = technique_of(rung.technique).surcharge;
  const Text sum = sum_text(words, points(rung.cost), surcharge.terms());
  if (is_bounded_by_terms(surcharge)) return sum;
  return words.say("cli.cost.at_most", {{"cost", sum}, {"most", points(rung.cost + surcharge.most())}});
}

}  // namespace deduku::records
