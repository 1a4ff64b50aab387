#include "src/present/bar_text.hpp"

#include "src/core/bars.hpp"

namespace deduku::present {

namespace {

/// If a pattern takes the digit from other cells of the house, only the remaining cells are barred.
Text house_bars_text(const HouseBlockers& bars, bool has_pattern, const Words& words) {
  const Value digit = words.digits({bars.digit});
  const Value by = words.cells(bars.by());
  if (bars.bars.empty()) {
    if (bars.ruled_out.empty() || has_pattern) return {};
    return words.say("bars.none", {{"digit", digit}, {"cells", words.cells(bars.ruled_out)}});
  }
  const Value cells = words.cells(bars.barred());
  if (!bars.ruled_out.empty()) {
    return words.say("bars.some",
                     {{"digit", digit}, {"by", by}, {"cells", cells}, {"ruled_out", words.cells(bars.ruled_out)}});
  }
  return words.say(has_pattern ? "bars.rest" : "bars.all", {{"digit", digit}, {"by", by}, {"cells", cells}});
}

Text cell_bars_text(const CellBars& bars, const Words& words) {
  constexpr std::array<std::string_view, 3> houses = {"bars.row", "bars.column", "bars.box"};
  std::vector<Text> clauses;
  for (std::size_t i = 0; i < houses.size(); ++i) {
    if (bars.seen[i].empty()) continue;
    clauses.push_back(words.say(clauses.empty() ? "bars.has" : "bars.has_too",
                                {{"house", words.say(houses[i])}, {"digits", words.digits(bars.seen[i])}}));
  }
  Text text = words.listed(clauses, "clause_and");
  if (bars.ruled_out.empty()) return text;
  const Text ruled_out = words.say("bars.ruled_out", {{"digits", words.digits(bars.ruled_out)}});
  return text.empty() ? ruled_out : words.in_turn({text, ruled_out}, "semicolon");
}

}  // namespace

Value bars(const StepView& view, const Words& words) {
  const bool has_pattern = !view.step.evidence.goal.empty();
  const Text of_house = house_bars_text(house_bars(view), has_pattern, words);
  return of_house.empty() ? cell_bars_text(cell_bars(view), words) : of_house;
}

}  // namespace deduku::present
