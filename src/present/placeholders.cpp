// The placeholders of sentence templates: their values for a step, by a table or, for a role, by an aspect of it.
// docs/json.md lists them all.
//
//   {pivot}, {pivot.digits}    the cells that play the role; their digits
//   {als 2}, {als 2.digits}    the second of several parts with this role
//   {body list}, {body or}     the cells without "and"; the cells as alternatives
//   {partner facts}            every part as a digit that its cell holds: "r3c5 is 2, then r3c7 is 3"
//   {als each}                 every part with its digits: "r1c67 {679} and r3c2 {69}"
//   {pivot.cover}              the cover houses in which the cells lie
//   {pincer 1 open}            the cells and their candidates: "r4c2 {37}"
//   {als lone}, {als wide}     the cells if it is one, or if they are several; else nothing
#include "src/present/sentence.hpp"

#include <algorithm>
#include <cassert>

#include "deduku/explain.hpp"
#include "deduku/houses.hpp"
#include "src/present/branch_text.hpp"
#include "src/present/phrases.hpp"
#include "src/present/reason_text.hpp"
#include "src/present/set_text.hpp"
#include "src/present/symmetry_text.hpp"

namespace deduku::present {

namespace {

/// A step, and the words for it.
struct Telling {
  const StepView& view;
  const Words& words;
  const Evidence& evidence = view.step.evidence;
  const Effects& effects = view.step.effects;
};

/// The house in which the alternatives are all places of their digit.
Value start_house(const Telling& of) {
  const CandidateSet beginnings = beginnings_of(of.view.branches);
  const CellSet cells = beginnings.cells();
  for (House house : common_houses(cells)) {
    if (of.view.before.cells(house, beginnings.digits().first()) == cells) return of.words.houses({house});
  }
  return Value();
}

/// The end of the first branch.
const BranchNode& end_of_first(const StepView& view) {
  return view.branches[0].nodes.back();
}

/// The candidates in the cells of a deadly pattern that are not part of it.
Value extra_digits(const Telling& of) {
  const CandidateSet& deadly = of.evidence.deadly;
  DigitSet digits;
  for (Cell cell : deadly.cells()) digits |= of.view.before.candidates(cell) - deadly.digits(cell);
  return of.words.digits(digits);
}

/// The cover houses in which cells lie.
HouseSet cover_of(const Evidence& evidence, const CellSet& cells) {
  HouseSet houses;
  for (House house : evidence.cover) houses.insert_if(cells_of(house).intersects(cells), house);
  return houses;
}

/// "both", "all of them": the cells of which one holds the digit, all of which an eliminated candidate sees.
Value ends(const Telling& of) {
  const Evidence& evidence = of.evidence;
  CellSet cells = evidence.cells(Role::pincer);
  for (Role role : {Role::guardian, Role::roof}) {
    if (cells.empty()) cells = evidence.cells(role);
  }
  return {of.words.say(cells.size() == 2 ? "ends.both" : "ends.all"), cells.size()};
}

/// "r4c57": a cell of the first colour of one cluster and one of the first of another, which see each other.
Value clash(const Telling& of) {
  CellSet first;
  for (const Part& part : of.evidence.parts()) {
    if (part.role != Role::colour_a) continue;
    if (part.index == 0) first |= part.cells;
    if (part.index == 0) continue;
    for (Cell cell : part.cells) {
      if (const CellSet seen = first & peers(cell); !seen.empty()) return of.words.cells({cell, seen.first()});
    }
  }
  return {};
}

/// The eliminations at the intersections of cover houses.
Value crossing(const Telling& of) {
  CellSet cells;
  for (Cell cell : of.effects.removes.cells()) {
    const HouseSet around{cell.row(), cell.column(), cell.box()};
    cells.insert_if((around & of.evidence.cover).size() > 1, cell);
  }
  return of.words.cells(cells);
}

/// The pairs of digits left for the base of an exocet; none if all of its digits are left.
std::vector<DigitSet> pairs_left(const Evidence& evidence) {
  std::vector<DigitSet> pairs;
  bool is_first = true;
  for (const Part& part : evidence.parts()) {
    if (part.role != Role::base_cell) continue;
    if (!is_first) pairs.push_back(part.digits);
    is_first = false;
  }
  return pairs;
}

/// "{13} and {15}".
Value pairs(const Telling& of) {
  std::vector<Text> texts;
  for (DigitSet pair : pairs_left(of.evidence)) texts.push_back("{" + digits_short(pair) + "}");
  return {of.words.listed(texts), static_cast<int>(texts.size())};
}

/// The digits common to all pairs left for the base of an exocet.
Value known_digits(const Telling& of) {
  DigitSet known = of.evidence.digits;
  const std::vector<DigitSet> pairs = pairs_left(of.evidence);
  if (pairs.empty() && known.size() > 2) return {};
  for (DigitSet pair : pairs) known &= pair;
  return of.words.digits(known);
}

/// "{16} in rows 2, 4 and 6 and {257} in column 3": the constraints of counted cells, grouping houses with the same
/// digits.
Value constraints(const Telling& of) {
  PerHouse<DigitSet> digits{};
  for (Variable constraint : of.evidence.constraints) digits[constraint.house()].insert(constraint.digit());
  std::vector<Text> texts;
  for (House first : House::all()) {
    HouseSet houses;
    for (House house : House::all()) {
      const bool is_such = house.kind() == first.kind() && digits[house] == digits[first];
      houses.insert_if(is_such && !digits[first].empty(), house);
    }
    if (houses.empty() || houses.first() != first) continue;
    texts.push_back(of.words.say(
        "link", {{"digits", "{" + digits_short(digits[first]) + "}"}, {"houses", of.words.houses(houses)}}));
  }
  return {of.words.listed(texts), static_cast<int>(texts.size())};
}

/// The guardians that have one of some digits.
CellSet guardians_with(const Evidence& evidence, DigitSet digits) {
  CellSet cells;
  for (const Part& part : evidence.parts()) {
    if (part.role == Role::guardian && part.digits.intersects(digits)) cells |= part.cells;
  }
  return cells;
}

/// The base houses in which a digit has no places except the guardians and the corners of a rectangle.
HouseSet houses_confining(const StepView& view, Digit digit) {
  const Evidence& evidence = view.step.evidence;
  const CellSet allowed = evidence.cells(Role::floor) | evidence.cells(Role::roof) | guardians_with(evidence, {digit});
  HouseSet houses;
  for (House house : evidence.base) houses.insert_if(allowed.contains(view.before.cells(house, digit)), house);
  return houses;
}

/// "in rows 1 and 2, 4 can only go into these cells or r1c3; in column 3, 7 can only go into these cells": the houses
/// in which the digits of a rectangle are confined.
Value confined(const Telling& of) {
  std::vector<std::pair<DigitSet, HouseSet>> groups;
  for (Digit digit : of.evidence.digits) {
    const HouseSet houses = houses_confining(of.view, digit);
    if (!groups.empty() && groups.front().second == houses) {
      groups.front().first.insert(digit);
    } else {
      groups.push_back({{digit}, houses});
    }
  }
  std::vector<Text> texts;
  for (const auto& [digits, houses] : groups) {
    const Value guardians = of.words.cells(guardians_with(of.evidence, digits), "or");
    texts.push_back(of.words.say(
        "guarded.part",
        {{"digits", of.words.digits(digits)}, {"houses", of.words.houses(houses)}, {"guardians", guardians}}));
  }
  return {of.words.in_turn(texts, "semicolon"), static_cast<int>(texts.size())};
}

/// The digit that is locked in two cells which are one target.
Value locked(const Telling& of, int ordinal) {
  for (const Part& part : of.evidence.parts()) {
    if (part.role == Role::target && --ordinal == 0) return of.words.digits(part.digits - of.evidence.digits);
  }
  return {};
}

/// The eliminations of an exocet by the rule that they follow from.
enum class ExocetRule { target, base, mirror, seen };

/// Targets hold only digits of the base; mirrors and the pairs that are left exclude the rest of the pattern.
ExocetRule rule_of(Candidate candidate, const Evidence& evidence) {
  const bool is_target = evidence.cells(Role::target).contains(candidate.cell());
  if (is_target && !evidence.digits.contains(candidate.digit())) return ExocetRule::target;
  if (is_target || evidence.cells(Role::base_cell).contains(candidate.cell())) return ExocetRule::base;
  return evidence.cells(Role::mirror).contains(candidate.cell()) ? ExocetRule::mirror : ExocetRule::seen;
}

Value removes_by(ExocetRule rule, const Telling& of) {
  Effects effects;
  for (Digit digit : of.effects.removes.digits()) {
    for (Cell cell : of.effects.removes.cells(digit)) {
      if (rule_of({cell, digit}, of.evidence) == rule) effects.removes.insert({cell, digit});
    }
  }
  return Value(removes_clause(effects, of.words));
}

/// The movement of the cells by the symmetry of a step.
Value movement(const Telling& of) {
  const auto& symmetry = of.evidence.symmetry;
  return symmetry ? Value(movement_text(*symmetry, of.words)) : Value();
}
/// Its relabelling of the digits.
Value relabelling(const Telling& of) {
  const auto& symmetry = of.evidence.symmetry;
  return symmetry ? Value(relabelling_text(*symmetry, of.words)) : Value();
}

struct Placeholder {
  std::string_view name;
  Value (*value)(const Telling&);
};

constexpr Placeholder placeholders[] = {
    {"digits", [](const Telling& of) { return of.words.digits(of.evidence.digits); }},
    {"base", [](const Telling& of) { return of.words.houses(of.evidence.base); }},
    {"base or", [](const Telling& of) { return of.words.either_house(of.evidence.base); }},
    {"base box", [](const Telling& of) { return of.words.houses(houses_of_kind(of.evidence.base, HouseKind::box)); }},
    {"base line",
     [](const Telling& of) {
       return of.words.houses(of.evidence.base - houses_of_kind(of.evidence.base, HouseKind::box));
     }},
    {"base rows", [](const Telling& of) { return of.words.houses(houses_of_kind(of.evidence.base, HouseKind::row)); }},
    {"base columns",
     [](const Telling& of) { return of.words.houses(houses_of_kind(of.evidence.base, HouseKind::column)); }},
    {"base count", [](const Telling& of) { return of.words.houses_counted(of.evidence.base); }},
    {"cross-lines", [](const Telling& of) { return of.words.houses(of.evidence.cross_lines); }},
    {"cover", [](const Telling& of) { return of.words.houses(of.evidence.cover); }},
    {"cover count", [](const Telling& of) { return of.words.houses_counted(of.evidence.cover); }},
    {"cover 1", [](const Telling& of) { return of.words.houses(of.evidence.covers[0]); }},
    {"cover 2", [](const Telling& of) { return of.words.houses(of.evidence.covers[1]); }},
    {"goal", [](const Telling& of) { return of.words.houses(of.evidence.goal); }},
    {"size", [](const Telling& of) { return of.words.number(of.evidence.cells().size()); }},
    {"place",
     [](const Telling& of) { return Value(cells_list(of.effects.places.cells(), of.words.style().notation)); }},
    {"placed", [](const Telling& of) { return of.words.digits(of.effects.places.digits()); }},
    {"removed", [](const Telling& of) { return of.words.digits(of.effects.removes.digits()); }},
    {"places",
     [](const Telling& of) {
       return Value(of.effects.removes.empty() ? effects_clause(of.effects, of.words)
                                               : places_clause(of.effects, of.words));
     }},
    {"removes",
     [](const Telling& of) {
       return Value(of.effects.places.empty() ? effects_clause(of.effects, of.words)
                                              : removes_clause(of.effects, of.words));
     }},
    {"falls", [](const Telling& of) { return of.words.cells(of.effects.removes.cells()); }},
    {"falls cover",
     [](const Telling& of) { return of.words.houses(cover_of(of.evidence, of.effects.removes.cells())); }},
    {"ends", ends},
    {"clash", clash},
    {"crossing", crossing},
    {"digits or", [](const Telling& of) { return of.words.digits(of.evidence.digits, "or"); }},
    {"chain", [](const Telling& of) { return Value(chain_notation(of.view, of.words.style().notation)); }},
    {"blossom chain", [](const Telling& of) { return blossom_chain(of.view, of.words); }},
    {"branches", [](const Telling& of) { return Value(branches_text(of.view, of.words)); }},
    {"assumption", [](const Telling& of) { return Value(assumption_text(of.view.branches, of.words)); }},
    {"end", [](const Telling& of) { return Value(statement(end_of_first(of.view), of.words)); }},
    {"end cell", [](const Telling& of) { return of.words.cells(end_of_first(of.view).node.cells); }},
    {"end digit", [](const Telling& of) { return of.words.digits({end_of_first(of.view).node.digit}); }},
    {"start cells", [](const Telling& of) { return of.words.cells(beginnings_of(of.view.branches).cells()); }},
    {"start digits", [](const Telling& of) { return of.words.digits(beginnings_of(of.view.branches).digits()); }},
    {"start house", start_house},
    {"extra", extra_digits},
    {"loop",
     [](const Telling& of) { return of.words.cells(of.evidence.cells(Role::floor) | of.evidence.cells(Role::roof)); }},
    {"pattern",
     [](const Telling& of) {
       return of.words.cells(of.evidence.cells(Role::floor) | of.evidence.cells(Role::guardian));
     }},
    {"solved",
     [](const Telling& of) { return of.words.cells(of.evidence.cells(Role::floor) - of.view.before.empty_cells()); }},
    {"unsolved",
     [](const Telling& of) { return of.words.cells(of.evidence.cells(Role::floor) & of.view.before.empty_cells()); }},
    {"kept", [](const Telling& of) { return of.words.digits(of.evidence.digits - of.effects.removes.digits()); }},
    {"impossible", [](const Telling& of) { return Value(impossible_text(of.view, of.words)); }},
    {"exclusions",
     [](const Telling& of) { return Value(exclusions_text(of.view.before, of.effects, of.evidence, of.words)); }},
    {"bars", [](const Telling& of) { return bars(of.view, of.words); }},
    {"sets", [](const Telling& of) { return sets(of.view, of.words); }},
    {"set links", [](const Telling& of) { return set_links(of.view, of.words); }},
    {"set chain", [](const Telling& of) { return set_chain(of.view, of.words); }},
    {"locks", [](const Telling& of) { return locks(of.view, of.words); }},
    {"pairs", pairs},
    {"known", known_digits},
    {"constraints", constraints},
    {"constraint count", [](const Telling& of) { return of.words.number(of.evidence.constraints.size()); }},
    {"confined", confined},
    // The digits that the boxes of the mirrors of an exocet have only in these.
    {"mirror locked",
     [](const Telling& of) { return of.words.digits(of.evidence.digits_of(Role::mirror) - of.evidence.digits); }},
    {"movement", movement},
    {"relabelling", relabelling},
    {"target removes", [](const Telling& of) { return removes_by(ExocetRule::target, of); }},
    {"base removes", [](const Telling& of) { return removes_by(ExocetRule::base, of); }},
    {"mirror removes", [](const Telling& of) { return removes_by(ExocetRule::mirror, of); }},
    {"seen removes", [](const Telling& of) { return removes_by(ExocetRule::seen, of); }},
    {"locked 1", [](const Telling& of) { return locked(of, 1); }},
    {"locked 2", [](const Telling& of) { return locked(of, 2); }},
};

std::optional<Role> role_named(std::string_view word) {
  for (int i = 0; i < role_count; ++i) {
    if (name(static_cast<Role>(i)) == word) return static_cast<Role>(i);
  }
  return std::nullopt;
}

/// A role in a placeholder: all its parts, or one of them counted from 1.
struct Selection {
  Role role = Role::body;
  int ordinal = 0;  ///< 0: all

  CellSet cells(const Evidence& evidence) const { return ordinal == 0 ? evidence.cells(role) : part(evidence).cells; }
  DigitSet digits(const Evidence& evidence) const {
    return ordinal == 0 ? evidence.digits_of(role) : part(evidence).digits;
  }

 private:
  Part part(const Evidence& evidence) const {
    int rest = ordinal;
    for (const Part& part : evidence.parts()) {
      if (part.role == role && --rest == 0) return part;
    }
    return {};
  }
};

std::optional<Selection> selection_named(std::string_view word) {
  const std::size_t space = word.find(' ');
  const std::optional<Role> role = role_named(word.substr(0, space));
  if (!role) return std::nullopt;
  return Selection{*role, space == std::string_view::npos ? 0 : word[space + 1] - '0'};
}

/// Removes a suffix from `word`; true if it had the suffix.
bool strip_suffix(std::string_view& word, std::string_view suffix) {
  if (!word.ends_with(suffix)) return false;
  word.remove_suffix(suffix.size());
  return true;
}

/// "r4c2 {37}": cells and their candidates.
Text with_candidates(const CellSet& cells, const Grid& grid, Notation notation) {
  DigitSet digits;
  for (Cell cell : cells) digits |= grid.candidates(cell);
  return part_text({Role::body, digits, cells, 0}, notation);
}

/// "r3c5 is 2, then r3c7 is 3": the parts with a role, a cell with a digit each, in their order.
Value facts(const Evidence& evidence, Role role, const Words& words) {
  std::vector<Text> texts;
  for (const Part& part : evidence.parts()) {
    if (part.role != role) continue;
    texts.push_back(words.say("fact.is", {{"cell", words.cells(part.cells)}, {"digit", words.digits(part.digits)}}));
  }
  return {words.in_turn(texts, "then"), static_cast<int>(texts.size())};
}

Value value_of_role(std::string_view word, const StepView& view, const Words& words) {
  const Evidence& evidence = view.step.evidence;
  const bool wants_candidates = strip_suffix(word, " open");
  const bool is_for_one = strip_suffix(word, " lone");
  const bool is_for_several = strip_suffix(word, " wide");
  const bool wants_each = strip_suffix(word, " each");
  const bool wants_facts = strip_suffix(word, " facts");
  const bool wants_alternatives = strip_suffix(word, " or");
  const bool wants_cover = strip_suffix(word, ".cover");
  const bool wants_list = strip_suffix(word, " list");
  const bool wants_digits = strip_suffix(word, ".digits");
  const std::optional<Selection> selection = selection_named(word);
  assert(selection && "unknown placeholder in a sentence");
  if (!selection) return "{" + std::string(word) + "}";
  const CellSet cells = selection->cells(evidence);
  if ((is_for_one && cells.size() != 1) || (is_for_several && cells.size() < 2)) return {};
  if (wants_digits) return words.digits(selection->digits(evidence), wants_alternatives ? "or" : "and");
  if (wants_candidates && cells.empty()) return {};
  if (wants_candidates) return {with_candidates(cells, view.before, words.style().notation), cells.size()};
  if (wants_list) return {cells_list(cells, words.style().notation), cells.size()};
  if (wants_facts) return facts(evidence, selection->role, words);
  if (wants_each) return each_part(evidence, selection->role, words);
  if (wants_cover) return words.houses(cover_of(evidence, cells));
  return words.cells(cells, wants_alternatives ? "or" : "and");
}

}  // namespace

Value value_of(std::string_view placeholder, const StepView& view, const Words& words) {
  const auto* const known = std::ranges::find(placeholders, placeholder, &Placeholder::name);
  if (known != std::end(placeholders)) return known->value({view, words});
  constexpr std::string_view letters = "letter ";
  if (placeholder == "letter last")
    return letter(static_cast<int>(view.step.evidence.set_count()) - 1, words.style().notation);
  if (placeholder.starts_with(letters)) return letter(placeholder.back() - '1', words.style().notation);
  return value_of_role(placeholder, view, words);
}

}  // namespace deduku::present
