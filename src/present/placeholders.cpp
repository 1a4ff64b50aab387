//   {pivot}, {pivot.digits}    the cells that play the role; their digits
//   {als 2}, {als 2.digits}    the second of several parts with this role
//   {body list}, {body or}     the cells without "and"; the cells as alternatives
//   {partner facts}            every part as a digit that its cell holds: "r3c5 is 2, then r3c7 is 3"
//   {als each}                 every part with its digits: "r1c67 {679} and r3c2 {69}"
//   {pivot.cover}              the cover houses in which the cells lie
//   {pincer 1 open}            the cells and their candidates: "r4c2 {37}"
//   {als lone}, {als wide}     the cells if it is one, or if they are several; else nothing
#include "src/present/placeholders.hpp"

#include <algorithm>
#include <cassert>

#include "deduku/explain.hpp"
#include "deduku/houses.hpp"
#include "src/present/bar_text.hpp"
#include "src/present/blossom_text.hpp"
#include "src/present/branch_text.hpp"
#include "src/present/effect_text.hpp"
#include "src/present/exclusion_text.hpp"
#include "src/present/phrases.hpp"
#include "src/present/sentence.hpp"
#include "src/present/set_text.hpp"
#include "src/present/symmetry_text.hpp"

namespace deduku::present {

namespace {

/// The boxes among some houses, or the rows and columns.
HouseSet of_kind(const HouseSet& houses, bool is_box) {
  HouseSet some;
  for (House house : houses) some.insert_if(house.is_box() == is_box, house);
  return some;
}

/// The rows among the base houses, or the columns.
Value base_lines(const StepView& view, const Words& words, HouseKind kind) {
  HouseSet lines;
  for (House house : view.step.evidence.base) lines.insert_if(house.kind() == kind, house);
  return words.houses(lines);
}

/// The beginnings of the branches: the alternatives.
CandidateSet beginnings_of(const StepView& view) {
  CandidateSet candidates;
  for (std::size_t i = 0; i < view.branches.outer_count(); ++i) {
    const Node& first = view.branches[i].nodes.front().node;
    candidates.insert(first.digit, first.cells);
  }
  return candidates;
}

/// The house in which the alternatives are all places of their digit.
Value start_house(const StepView& view, const Words& words) {
  const CandidateSet beginnings = beginnings_of(view);
  const CellSet cells = beginnings.cells();
  for (House house : common_houses(cells)) {
    if (view.before.cells(house, beginnings.digits().first()) == cells) return words.houses({house});
  }
  return Value();
}

/// The end of the first branch.
const BranchNode& end_of_first(const StepView& view) {
  return view.branches[0].nodes.back();
}

/// The candidates in the cells of a deadly pattern that are not part of it.
Value extra_digits(const StepView& view, const Words& words) {
  const CandidateSet& deadly = view.step.evidence.deadly;
  DigitSet digits;
  for (Cell cell : deadly.cells()) digits |= view.before.candidates(cell) - deadly.digits(cell);
  return words.digits(digits);
}

/// The cover houses in which cells lie.
HouseSet cover_of(const Evidence& evidence, const CellSet& cells) {
  HouseSet houses;
  for (House house : evidence.cover) houses.insert_if(cells_of(house).intersects(cells), house);
  return houses;
}

/// "both", "all of them": the cells of which one holds the digit, all of which an eliminated candidate sees.
Value ends(const StepView& view, const Words& words) {
  const Evidence& evidence = view.step.evidence;
  CellSet cells = evidence.cells(Role::pincer);
  for (Role role : {Role::guardian, Role::roof}) {
    if (cells.empty()) cells = evidence.cells(role);
  }
  return {words.say(cells.size() == 2 ? "ends.both" : "ends.all"), cells.size()};
}

/// "r4c57": a cell of the first colour of one cluster and one of the first of another, which see each other.
Value clash(const StepView& view, const Words& words) {
  CellSet first;
  for (const Part& part : view.step.evidence.parts()) {
    if (part.role != Role::colour_a) continue;
    if (part.index == 0) first |= part.cells;
    if (part.index == 0) continue;
    for (Cell cell : part.cells) {
      if (const CellSet seen = first & peers(cell); !seen.empty()) return words.cells({cell, seen.first()});
    }
  }
  return {};
}

/// The eliminations at the intersections of cover houses.
Value crossing(const StepView& view, const Words& words) {
  CellSet cells;
  for (Cell cell : view.step.effects.removes.cells()) {
    const HouseSet around{cell.row(), cell.column(), cell.box()};
    cells.insert_if((around & view.step.evidence.cover).size() > 1, cell);
  }
  return words.cells(cells);
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
Value pairs(const StepView& view, const Words& words) {
  std::vector<Text> texts;
  for (DigitSet pair : pairs_left(view.step.evidence)) texts.push_back("{" + digits_short(pair) + "}");
  return {words.listed(texts), static_cast<int>(texts.size())};
}

/// The digits common to all pairs left for the base of an exocet.
Value known_digits(const StepView& view, const Words& words) {
  DigitSet known = view.step.evidence.digits;
  const std::vector<DigitSet> pairs = pairs_left(view.step.evidence);
  if (pairs.empty() && known.size() > 2) return {};
  for (DigitSet pair : pairs) known &= pair;
  return words.digits(known);
}

/// "{16} in rows 2, 4 and 6 and {257} in column 3": the constraints of counted cells, grouping houses with the same
/// digits.
Value constraints(const StepView& view, const Words& words) {
  PerHouse<DigitSet> digits{};
  for (Variable constraint : view.step.evidence.constraints) digits[constraint.house()].insert(constraint.digit());
  std::vector<Text> texts;
  for (House first : House::all()) {
    HouseSet houses;
    for (House house : House::all()) {
      const bool is_such = house.kind() == first.kind() && digits[house] == digits[first];
      houses.insert_if(is_such && !digits[first].empty(), house);
    }
    if (houses.empty() || houses.first() != first) continue;
    texts.push_back(
        words.say("link", {{"digits", "{" + digits_short(digits[first]) + "}"}, {"houses", words.houses(houses)}}));
  }
  return {words.listed(texts), static_cast<int>(texts.size())};
}

/// The base houses in which a digit has no places except the guardians and the corners of a rectangle.
HouseSet houses_confining(const StepView& view, Digit digit) {
  const Evidence& evidence = view.step.evidence;
  CellSet allowed = evidence.cells(Role::floor) | evidence.cells(Role::roof);
  for (const Part& part : evidence.parts()) {
    if (part.role == Role::guardian && part.digits.contains(digit)) allowed |= part.cells;
  }
  HouseSet houses;
  for (House house : evidence.base) houses.insert_if(allowed.contains(view.before.cells(house, digit)), house);
  return houses;
}

/// The guardians that have one of some digits.
CellSet guardians_with(const Evidence& evidence, DigitSet digits) {
  CellSet cells;
  for (const Part& part : evidence.parts()) {
    if (part.role == Role::guardian && part.digits.intersects(digits)) cells |= part.cells;
  }
  return cells;
}

/// "in rows 1 and 2, 4 can only go into these cells or r1c3; in column 3, 7 can only go into these cells": the houses
/// in which the digits of a rectangle are confined.
Value confined(const StepView& view, const Words& words) {
  std::vector<std::pair<DigitSet, HouseSet>> groups;
  for (Digit digit : view.step.evidence.digits) {
    const HouseSet houses = houses_confining(view, digit);
    if (!groups.empty() && groups.front().second == houses) {
      groups.front().first.insert(digit);
    } else {
      groups.push_back({{digit}, houses});
    }
  }
  std::vector<Text> texts;
  for (const auto& [digits, houses] : groups) {
    const Value guardians = words.cells(guardians_with(view.step.evidence, digits), "or");
    texts.push_back(
        words.say("guarded.part",
                  {{"digits", words.digits(digits)}, {"houses", words.houses(houses)}, {"guardians", guardians}}));
  }
  return {words.in_turn(texts, "semicolon"), static_cast<int>(texts.size())};
}

/// The number of constraints of counted cells.
Value constraint_count(const StepView& view, const Words& words) {
  return words.number(view.step.evidence.constraints.size());
}

/// The digit that is locked in two cells which are one target.
Value locked(const StepView& view, const Words& words, int ordinal) {
  for (const Part& part : view.step.evidence.parts()) {
    if (part.role == Role::target && --ordinal == 0) return words.digits(part.digits - view.step.evidence.digits);
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

Value removes_by(ExocetRule rule, const StepView& view, const Words& words) {
  Effects effects;
  for (Digit digit : view.step.effects.removes.digits()) {
    for (Cell cell : view.step.effects.removes.cells(digit)) {
      if (rule_of({cell, digit}, view.step.evidence) == rule) effects.removes.insert({cell, digit});
    }
  }
  return Value(removes_clause(effects, words));
}

/// The digits that the boxes of the mirrors of an exocet have only in these.
Value locked_in_mirrors(const StepView& view, const Words& words) {
  return words.digits(view.step.evidence.digits_of(Role::mirror) - view.step.evidence.digits);
}

/// The movement of the cells by the symmetry of a step.
Value movement(const StepView& view, const Words& words) {
  const auto& symmetry = view.step.evidence.symmetry;
  return symmetry ? Value(movement_text(*symmetry, words)) : Value();
}
/// Its relabelling of the digits.
Value relabelling(const StepView& view, const Words& words) {
  const auto& symmetry = view.step.evidence.symmetry;
  return symmetry ? Value(relabelling_text(*symmetry, words)) : Value();
}

struct Placeholder {
  std::string_view name;
  Value (*value)(const StepView&, const Words&);
};

constexpr Placeholder placeholders[] = {
    {"digits", [](const StepView& view, const Words& words) { return words.digits(view.step.evidence.digits); }},
    {"base", [](const StepView& view, const Words& words) { return words.houses(view.step.evidence.base); }},
    {"base or", [](const StepView& view, const Words& words) { return words.either_house(view.step.evidence.base); }},
    {"base box",
     [](const StepView& view, const Words& words) { return words.houses(of_kind(view.step.evidence.base, true)); }},
    {"base line",
     [](const StepView& view, const Words& words) { return words.houses(of_kind(view.step.evidence.base, false)); }},
    {"base rows", [](const StepView& view, const Words& words) { return base_lines(view, words, HouseKind::row); }},
    {"base columns",
     [](const StepView& view, const Words& words) { return base_lines(view, words, HouseKind::column); }},
    {"base count",
     [](const StepView& view, const Words& words) { return words.houses_counted(view.step.evidence.base); }},
    {"cross-lines",
     [](const StepView& view, const Words& words) { return words.houses(view.step.evidence.cross_lines); }},
    {"cover", [](const StepView& view, const Words& words) { return words.houses(view.step.evidence.cover); }},
    {"cover count",
     [](const StepView& view, const Words& words) { return words.houses_counted(view.step.evidence.cover); }},
    {"cover 1", [](const StepView& view, const Words& words) { return words.houses(view.step.evidence.covers[0]); }},
    {"cover 2", [](const StepView& view, const Words& words) { return words.houses(view.step.evidence.covers[1]); }},
    {"goal", [](const StepView& view, const Words& words) { return words.houses(view.step.evidence.goal); }},
    {"size", [](const StepView& view, const Words& words) { return words.number(view.step.evidence.cells().size()); }},
    {"place",
     [](const StepView& view, const Words& words) {
       return Value(cells_list(view.step.effects.places.cells(), words.style().notation));
     }},
    {"placed",
     [](const StepView& view, const Words& words) { return words.digits(view.step.effects.places.digits()); }},
    {"removed",
     [](const StepView& view, const Words& words) { return words.digits(view.step.effects.removes.digits()); }},
    {"places",
     [](const StepView& view, const Words& words) {
       return Value(view.step.effects.removes.empty() ? effects_clause(view.step.effects, words)
                                                      : places_clause(view.step.effects, words));
     }},
    {"removes",
     [](const StepView& view, const Words& words) {
       return Value(view.step.effects.places.empty() ? effects_clause(view.step.effects, words)
                                                     : removes_clause(view.step.effects, words));
     }},
    {"falls", [](const StepView& view, const Words& words) { return words.cells(view.step.effects.removes.cells()); }},
    {"falls cover",
     [](const StepView& view, const Words& words) {
       return words.houses(cover_of(view.step.evidence, view.step.effects.removes.cells()));
     }},
    {"ends", ends},
    {"clash", clash},
    {"crossing", crossing},
    {"digits or",
     [](const StepView& view, const Words& words) { return words.digits(view.step.evidence.digits, "or"); }},
    {"chain",
     [](const StepView& view, const Words& words) { return Value(chain_notation(view, words.style().notation)); }},
    {"blossom chain", blossom_chain},
    {"branches", [](const StepView& view, const Words& words) { return Value(branches_text(view, words)); }},
    {"assumption",
     [](const StepView& view, const Words& words) { return Value(assumption_text(view.branches, words)); }},
    {"end", [](const StepView& view, const Words& words) { return Value(statement(end_of_first(view), words)); }},
    {"end cell", [](const StepView& view, const Words& words) { return words.cells(end_of_first(view).node.cells); }},
    {"end digit",
     [](const StepView& view, const Words& words) { return words.digits({end_of_first(view).node.digit}); }},
    {"start cells", [](const StepView& view, const Words& words) { return words.cells(beginnings_of(view).cells()); }},
    {"start digits",
     [](const StepView& view, const Words& words) { return words.digits(beginnings_of(view).digits()); }},
    {"start house", start_house},
    {"extra", extra_digits},
    {"loop",
     [](const StepView& view, const Words& words) {
       return words.cells(view.step.evidence.cells(Role::floor) | view.step.evidence.cells(Role::roof));
     }},
    {"pattern",
     [](const StepView& view, const Words& words) {
       return words.cells(view.step.evidence.cells(Role::floor) | view.step.evidence.cells(Role::guardian));
     }},
    {"solved",
     [](const StepView& view, const Words& words) {
       return words.cells(view.step.evidence.cells(Role::floor) - view.before.empty_cells());
     }},
    {"unsolved",
     [](const StepView& view, const Words& words) {
       return words.cells(view.step.evidence.cells(Role::floor) & view.before.empty_cells());
     }},
    {"kept",
     [](const StepView& view, const Words& words) {
       return words.digits(view.step.evidence.digits - view.step.effects.removes.digits());
     }},
    {"impossible", [](const StepView& view, const Words& words) { return Value(impossible_text(view, words)); }},
    {"exclusions",
     [](const StepView& view, const Words& words) {
       return Value(exclusions_text(view.before, view.step.effects, view.step.evidence, words));
     }},
    {"bars", bars},
    {"sets", sets},
    {"set links", set_links},
    {"set chain", set_chain},
    {"locks", locks},
    {"pairs", pairs},
    {"known", known_digits},
    {"constraints", constraints},
    {"constraint count", constraint_count},
    {"confined", confined},
    {"mirror locked", locked_in_mirrors},
    {"movement", movement},
    {"relabelling", relabelling},
    {"target removes",
     [](const StepView& view, const Words& words) { return removes_by(ExocetRule::target, view, words); }},
    {"base removes",
     [](const StepView& view, const Words& words) { return removes_by(ExocetRule::base, view, words); }},
    {"mirror removes",
     [](const StepView& view, const Words& words) { return removes_by(ExocetRule::mirror, view, words); }},
    {"seen removes",
     [](const StepView& view, const Words& words) { return removes_by(ExocetRule::seen, view, words); }},
    {"locked 1", [](const StepView& view, const Words& words) { return locked(view, words, 1); }},
    {"locked 2", [](const StepView& view, const Words& words) { return locked(view, words, 2); }},
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
  if (known != std::end(placeholders)) return known->value(view, words);
  constexpr std::string_view letters = "letter ";
  if (placeholder == "letter last")
    return letter(static_cast<int>(view.step.evidence.set_count()) - 1, words.style().notation);
  if (placeholder.starts_with(letters)) return letter(placeholder.back() - '1', words.style().notation);
  return value_of_role(placeholder, view, words);
}

}  // namespace deduku::present
