#include "src/present/reason_text.hpp"

#include <array>
#include <utility>

#include "deduku/explain.hpp"
#include "src/core/bars.hpp"
#include "src/present/branch_text.hpp"
#include "src/present/phrases.hpp"
#include "src/present/set_text.hpp"

namespace deduku {

namespace present {

namespace {

/// "it sees r1c2 and r4c5, one of which is 7"; "its cell is 4, or r4c5, which it sees, is 7".
std::string alternatives_text(const Reason& reason, Candidate removed, const Words& words) {
  const Value cells = words.cells(reason.cells);
  const Value digit = words.digits({removed.digit()});
  if (reason.digits.empty()) return words.say("removal.sees", {{"cells", cells}, {"digit", digit}});
  const Value own = words.digits(reason.digits, "or");
  if (reason.cells.empty()) return words.say("removal.cell", {{"digits", own}});
  return words.say("removal.cell_or_sees", {{"digits", own}, {"cells", cells}, {"digit", digit}});
}

std::string house_text(const Reason& reason, Candidate removed, const Words& words) {
  return words.say("removal.house", {{"house", words.houses(reason.houses)},
                                     {"digit", words.digits({removed.digit()})},
                                     {"cells", words.cells(reason.cells)}});
}

std::string needed_text(const Reason& reason, Candidate removed, const Words& words) {
  const Value digits = words.digits(reason.digits);
  if (reason.cells == CellSet{removed.cell()}) return words.say("removal.cell_needed", {{"digits", digits}});
  return words.say("removal.needed", {{"cells", words.cells(reason.cells)}, {"digits", digits}});
}

/// "its image, 4 in r3c7, is gone".
std::string image_text(const Reason& reason, Candidate removed, const Words& words) {
  const Candidate image(reason.cells.first(), reason.digits.first());
  const bool is_seen = image.digit() == removed.digit() && sees(image.cell(), removed.cell());
  const bool excludes = is_seen || image.cell() == removed.cell();
  return words.say(excludes ? "removal.image_excludes" : "removal.image_gone",
                   {{"digit", words.digits(reason.digits)}, {"cell", words.cells(reason.cells)}});
}

std::string text_of_removal(const Reason& reason, Candidate removed, const Words& words) {
  switch (reason.kind) {
    case Reason::Kind::alternatives:
      return alternatives_text(reason, removed, words);
    case Reason::Kind::house:
      return house_text(reason, removed, words);
    case Reason::Kind::needed:
      return needed_text(reason, removed, words);
    case Reason::Kind::image:
      return image_text(reason, removed, words);
    default:
      return words.say("removal." + std::string(name(reason.kind)));
  }
}

std::string text_of_placement(const Reason& reason, Candidate placed, const Words& words) {
  return words.say("placement." + std::string(name(reason.kind)),
                   {{"houses", words.houses(reason.houses)}, {"digit", words.digits({placed.digit()})}});
}

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

/// The effect of digits put into cells on the petals of a step.
class Assumption {
 public:
  Assumption(const Grid& grid, const Evidence& evidence, const Words& words)
      : grid_(grid), evidence_(evidence), words_(words) {}

  Assumption with(Candidate candidate) const {
    Assumption more = *this;
    more.taken_.insert(candidate);
    return more;
  }
  /// The reason why a candidate cannot be true together with the assumed digits: "r1c4 {12} would be left empty"; empty
  /// if it can.
  Text objection(Candidate candidate) const {
    for (Cell cell : taken_.cells(candidate.digit())) {
      if (sees(cell, candidate.cell())) return words_.say("exclusion.taken", {{"cell", words_.cells({cell})}});
    }
    const Assumption all = with(candidate);
    for (const Part& part : evidence_.parts()) {
      if (is_set(part.role) && all.is_too_few(part)) return all.loss(part);
    }
    return {};
  }
  DigitSet candidates(Cell cell) const { return grid_.candidates(cell); }
  /// The candidates of a cell that are not excluded.
  DigitSet open(Cell cell) const {
    DigitSet open;
    for (Digit digit : candidates(cell)) open.insert_if(objection({cell, digit}).empty(), digit);
    return open;
  }
  /// "r1c3 can be neither 2 (r1c4 {12} would be left empty) nor 6 (...)": all excluded candidates; empty for none.
  Text denial(Cell cell) const {
    std::vector<Text> excluded;
    for (Digit digit : candidates(cell) - open(cell)) {
      const Text reason = objection({cell, digit});
      excluded.push_back(words_.say("exclusion.digit", {{"digit", words_.digits({digit})}, {"reason", reason}}));
    }
    if (excluded.empty()) return {};
    return words_.say(excluded.size() == 1 ? "exclusion.one" : "exclusion.several",
                      {{"cell", words_.cells({cell})}, {"digits", words_.listed(excluded, "nor")}});
  }

 private:
  /// The digits that no cell of a petal can take any more.
  DigitSet lost(const Part& petal) const {
    DigitSet lost;
    for (Digit digit : petal.digits) {
      CellSet left = grid_.cells(digit) & petal.cells;
      for (Cell cell : taken_.cells(digit)) left -= peers(cell);
      lost.insert_if(left.empty(), digit);
    }
    return lost;
  }
  bool is_too_few(const Part& petal) const { return (petal.digits - lost(petal)).size() < petal.cells.size(); }
  Text loss(const Part& petal) const {
    const Notation notation = words_.style().notation;
    const Text set = letter(petal.index, notation) + " = " + part_text(petal, notation);
    if (petal.cells.size() == 1) return words_.say("exclusion.left_empty", {{"set", set}});
    return words_.say("exclusion.loses", {{"set", set}, {"digits", words_.digits(lost(petal))}});
  }

  const Grid& grid_;
  const Evidence& evidence_;
  const Words& words_;
  CandidateSet taken_;
};

/// "r6c9 is 4 or 6. If r2c1 is 6, neither is left:" and a line for each digit of the other cell.
Text list_of(const Assumption& assumption, Candidate candidate, Cell other, const Words& words) {
  std::vector<Text> lines;
  for (Digit digit : assumption.candidates(other)) {
    lines.push_back(words.say("exclusion.line",
                              {{"digit", words.digits({digit})}, {"reason", assumption.objection({other, digit})}}));
  }
  return words.say("exclusion.list", {{"other", words.cells({other})},
                                      {"digits or", words.digits(assumption.candidates(other), "or")},
                                      {"cell", words.cells({candidate.cell()})},
                                      {"digit", words.digits({candidate.digit()})}}) +
         numbered({lines});
}

/// "if r2c1 is 6, r6c9 cannot be 4 (...)"
Text condition(Candidate candidate, const Text& denial, const Words& words) {
  return words.say(
      "exclusion.if",
      {{"cell", words.cells({candidate.cell()})}, {"digit", words.digits({candidate.digit()})}, {"denial", denial}});
}

/// Two cells other than the one with its digit assumed: the eliminations in each of them alone, then the eliminations
/// in the one for each remaining digit of the other.
Text two_cells_denial(const Assumption& assumption, Cell a, Cell b, const Words& words) {
  if (assumption.open(b).size() < assumption.open(a).size()) std::swap(a, b);
  std::vector<Text> denials;
  if (const Text alone = assumption.denial(a); !alone.empty()) denials.push_back(alone);
  for (Digit digit : assumption.open(a)) {
    denials.push_back(condition({a, digit}, assumption.with({a, digit}).denial(b), words));
  }
  return words.in_turn(denials, "semicolon");
}

}  // namespace

Value bars(const StepView& view, const Words& words) {
  const bool has_pattern = !view.step.evidence.goal.empty();
  const Text of_house = house_bars_text(house_bars(view), has_pattern, words);
  return of_house.empty() ? cell_bars_text(cell_bars(view), words) : of_house;
}

Text exclusions_text(const Grid& before, const Effects& effects, const Evidence& evidence, const Words& words) {
  std::vector<Text> sentences;
  for (Digit digit : effects.removes.digits()) {
    for (Cell cell : effects.removes.cells(digit)) {
      std::vector<Cell> others;
      const std::optional<Reason> reason = evidence.reason_of({cell, digit});
      if (!reason) continue;
      for (Cell other : reason->cells) others.push_back(other);
      const Assumption assumption = Assumption(before, evidence, words).with({cell, digit});
      if (others.size() == 1) {
        sentences.push_back(list_of(assumption, {cell, digit}, others[0], words));
        continue;
      }
      const Text denial = two_cells_denial(assumption, others[0], others[1], words);
      sentences.push_back(words.say("exclusion.sentence", {{"text", condition({cell, digit}, denial, words)}}));
    }
  }
  return words.in_turn(sentences, "sentence");
}

}  // namespace present

std::string reason_text(const StepView& view, Candidate effect, const TextStyle& style) {
  const std::optional<Reason> reason = view.step.evidence.reason_of(effect);
  if (!reason) return "";
  const present::Words words(style);
  return view.step.effects.places.contains(effect) ? present::text_of_placement(*reason, effect, words)
                                                   : present::text_of_removal(*reason, effect, words);
}

}  // namespace deduku
