#include "src/records/cost_formula.hpp"

#include "src/present/words.hpp"
#include "src/records/texts.hpp"

namespace deduku::records {

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
