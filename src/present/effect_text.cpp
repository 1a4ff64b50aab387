#include "src/present/effect_text.hpp"

#include "src/present/phrases.hpp"

namespace deduku::present {

namespace {

std::vector<Text> places_clauses(const Effects& effects, const Words& words) {
  std::vector<Text> clauses;
  for (const auto& [digits, cells] : digit_groups(effects.places)) {
    clauses.push_back(words.say("effect.is", {{"cells", words.cells(cells)}, {"digit", words.digits(digits)}})
                          .marked(Span::Kind::candidate, cells));
  }
  return clauses;
}

std::vector<Text> removes_clauses(const Effects& effects, const Words& words) {
  std::vector<Text> clauses;
  for (const auto& [digits, cells] : digit_groups(effects.removes)) {
    clauses.push_back(words
                          .say(digits.size() == 1 ? "effect.is_not" : "effect.is_neither",
                               {{"cells", words.cells(cells)},
                                {"digits", words.digits(digits)},
                                {"digits or", words.digits(digits, "or")},
                                {"digits nor", words.digits(digits, "nor")}})
                          .marked(Span::Kind::candidate, cells));
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
  const CellSet cells = effects.removes.cells();
  const DigitSet digits = effects.removes.digits();
  return words
      .say(digits.size() == 1 ? "effect.they_are_not" : "effect.they_are_neither",
           {{"cells", words.cells(cells)},
            {"digits", words.digits(digits)},
            {"digits or", words.digits(digits, "or")},
            {"digits nor", words.digits(digits, "nor")}})
      .marked(Span::Kind::candidate, cells)
      .marked(Span::Kind::effects);
}

}  // namespace deduku::present
