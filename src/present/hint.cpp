// Hints: a step revealed in five levels. Each level includes the previous one.
//
//   1  Look at digit 5.
//   2  Look at digit 5 for a fish.
//   3  Look at digit 5: X-Wing in rows 2 and 7.
//   4  Look at digit 5: X-Wing in rows 2 and 7, cells r2c38 and r7c38.
//   5  X-Wing. (the whole argument and its conclusion)
//
// Everything is read off the evidence, so a new technique needs no words here. For a placement, if the question is
// which place of a house a digit takes, level 3 names at most the digit ("only one place for 3"), and only level 4 the
// cell. If the question is which digit a cell takes, level 4 names the cell, and level 5 the digit. The named houses do
// not reveal which of their cells changes.
#include <tuple>

#include "deduku/explain.hpp"
#include "src/core/bars.hpp"
#include "src/core/contract.hpp"
#include "src/present/branch_text.hpp"
#include "src/present/phrases.hpp"
#include "src/present/sentence.hpp"
#include "src/present/symmetry_text.hpp"

namespace deduku {

namespace present {

namespace {

/// The facts that a hint may reveal about a step, and those that it must not.
struct HintFacts {
  std::string technique;  ///< in the words of people
  Family family = Family::singles;
  /// Every digit in the argument.
  DigitSet digits;
  /// The digits of the pattern itself, except eliminated ones.
  DigitSet pattern_digits;
  /// The digits of a pattern that is impossible without its guardians: they identify the place to look at. Empty for
  /// other patterns.
  DigitSet leading_digits;
  /// The houses it starts from.
  HouseSet houses;
  /// The cells of the pattern.
  CellSet cells;
  /// The beginning of the argument, if that is more specific than the place of most of its cells; otherwise empty.
  CellSet origin;
  /// The cells of a chain, node by node; empty for other patterns.
  std::vector<CellSet> path;
  /// The digits that the step places, or leaves alone in their cells.
  CandidateSet filled;
  CandidateSet removes;
  /// The house in which the pattern leaves the digit one place.
  HouseSet goal;
  /// Whether a house has one place for the digit without any pattern.
  bool is_hidden_single = false;
  /// For a trial: the supposition, the impossibility, and the number of nested contradictions that it depends on.
  Text supposition;
  Text impossible;
  int lemma_count = 0;
  /// The movement of the cells by a symmetry of the givens.
  Text movement;
};

/// A list of more digits than these does not help.
constexpr int max_digits_named = 4;

/// The house that the argument starts from, or that most of it lies in. Among equals, the one with most changes, and a
/// box before a line.
House main_house(const HintFacts& facts) {
  const HouseSet pool = facts.houses.empty() ? HouseSet::all() : facts.houses;
  const CellSet changed = facts.filled.cells() | facts.removes.cells();
  const auto rank = [&](House house) {
    const auto count = [&](const CellSet& cells) { return (cells_of(house) & cells).size(); };
    return std::tuple(count(facts.origin), count(facts.cells), count(changed), house.is_box());
  };
  House best = pool.first();
  for (House house : pool) {
    if (rank(best) < rank(house)) best = house;
  }
  return best;
}

/// Whether a digit alone identifies the place to look at: the argument has no other digit, and it is not the answer.
bool is_about_one_digit(const HintFacts& facts) {
  return facts.houses.size() != 1 && facts.digits.size() == 1 && facts.filled.empty() &&
         facts.digits.contains(facts.removes.digits());
}

/// "at digit 5"; "at the digits 1, 3 and 9 in and around box 4"; "at box 3"; "in and around box 3" if the pattern
/// reaches beyond it.
Text place_to_look(const HintFacts& facts, const Words& words) {
  if (is_about_one_digit(facts)) return words.say("hint.at_digit", {{"digit", words.digits(facts.digits)}});
  const House house = main_house(facts);
  if (!facts.leading_digits.empty()) {
    return words.say("hint.at_digits",
                     {{"digits", words.digits(facts.leading_digits)}, {"house", words.houses({house})}});
  }
  const bool holds_all = cells_of(house).contains(facts.cells);
  return words.say(holds_all ? "hint.at_house" : "hint.around_house", {{"house", words.houses({house})}});
}

/// The houses to name next to the main one, as long as they do not point to a cell of the answer: at most one of those
/// that share a cell to fill is named, and no two named lines meet in a cell that loses candidates.
HouseSet houses_to_name(const HintFacts& facts) {
  const HouseSet main{main_house(facts)};
  HouseSet named = facts.houses;
  for (Cell cell : facts.filled.cells()) {
    const HouseSet around{cell.row(), cell.column(), cell.box()};
    if (((named | main) & around).size() > 1) named -= around;
  }
  for (Cell cell : facts.removes.cells()) {
    const HouseSet lines{cell.row(), cell.column()};
    if ((named | main).contains(lines)) named -= lines;
  }
  return named;
}

/// The digits to name: none if a cell must be found that takes one of them, or if the place to look at has named them.
DigitSet digits_to_name(const HintFacts& facts) {
  const bool asks_for_place = facts.filled.empty() || !facts.goal.empty();
  const bool names_digits = asks_for_place && !is_about_one_digit(facts) && facts.leading_digits.empty();
  return names_digits && facts.pattern_digits.size() <= max_digits_named ? facts.pattern_digits : DigitSet{};
}

/// The cells in the order of the chain, the others after them.
Value cells_in_order(const HintFacts& facts, const Words& words) {
  std::vector<Text> texts;
  CellSet rest = facts.cells;
  for (const CellSet& node : facts.path) {
    // A chain may pass a cell more than once; it is named once.
    if (rest.intersects(node)) texts.push_back(cells_list(node & rest, words.style().notation));
    rest -= node;
  }
  for (const Text& group : cell_groups(rest, words.style().notation)) texts.push_back(group);
  return {words.listed(texts), facts.cells.size()};
}

/// The placements, and candidates that are as good as placed: a digit of the pattern that is left alone in its cell.
CandidateSet filled_candidates(const Grid& before, const Effects& effects, const Evidence& evidence) {
  CandidateSet filled = effects.places;
  for (Cell cell : effects.removes.cells() & evidence.cells()) {
    const DigitSet left = before.candidates(cell) - effects.removes.digits(cell);
    if (left.size() == 1 && evidence.digits.contains(left)) filled.insert(cell, left);
  }
  return filled;
}

/// The digits of a pattern with guardians or of an exocet, unless one of them is the answer.
DigitSet leading_digits(const Evidence& evidence, const CandidateSet& filled) {
  const DigitSet digits = evidence.digits;
  const bool is_led = evidence.count(Role::guardian) > 0 || evidence.count(Role::base_cell) > 0;
  const bool is_short = !digits.empty() && digits.size() <= max_digits_named;
  return is_led && is_short && !digits.intersects(filled.digits()) ? digits : DigitSet{};
}

/// Whether each link begins at the end of the previous one.
bool is_path(std::span<const Link> links) {
  for (std::size_t i = 1; i < links.size(); ++i) {
    if (links[i].from != links[i - 1].to) return false;
  }
  return !links.empty();
}

std::vector<CellSet> path_of(std::span<const Link> links) {
  std::vector<CellSet> path;
  if (!is_path(links)) return path;
  path.push_back(links.front().from.cells);
  for (const Link& link : links) path.push_back(link.to.cells);
  return path;
}

/// Whether each node follows only from the previous one.
bool is_path(const Branch& branch) {
  for (std::size_t i = 1; i < branch.nodes.size(); ++i) {
    const auto parents = branch.parents(branch.nodes[i]);
    if (parents.size() != 1 || parents[0] != i - 1) return false;
  }
  return true;
}

/// The cells of a chain, node by node; none for other arguments.
std::vector<CellSet> path_of(const StepView& view) {
  if (view.branches.size() != 1 || !is_path(view.branches[0])) return path_of(view.links);
  std::vector<CellSet> path;
  for (const BranchNode& node : view.branches[0].nodes) path.push_back(node.node.cells);
  return path;
}

/// The nodes of the chain or of the branches. Chains inside chains concern another grid.
CandidateSet nodes_of(const StepView& view) {
  CandidateSet nodes;
  for (const Link& link : view.links) {
    for (const Node& node : {link.from, link.to}) nodes.insert(node.digit, node.cells);
  }
  const std::size_t count = view.scale != nullptr ? view.branches.outer_count() : view.branches.size();
  for (std::size_t i = 0; i < count; ++i) {
    for (const BranchNode& node : view.branches[i].nodes) nodes.insert(node.node.digit, node.node.cells);
  }
  return nodes;
}

/// The cells of the pattern. If it takes up all open cells, only those with candidates outside the deadly pattern
/// count.
CellSet pattern_cells(const StepView& view) {
  const Evidence& evidence = view.step.evidence;
  const CellSet cells = evidence.cells() | nodes_of(view).cells();
  if (!cells.contains(view.before.empty_cells()) || evidence.deadly.empty()) return cells;
  CellSet deviating;
  for (Cell cell : cells) deviating.insert_if(evidence.deadly.digits(cell) != view.before.candidates(cell), cell);
  return deviating.empty() ? cells : deviating;
}

/// The houses that the argument starts from: without base houses those of its almost locked sets.
HouseSet starting_houses(const Evidence& evidence) {
  HouseSet houses = evidence.base | evidence.cross_lines;
  if (!houses.empty()) return houses;
  for (const Part& part : evidence.parts()) {
    if (!is_set(part.role)) continue;
    const HouseSet common = common_houses(part.cells);
    if (!common.empty()) houses.insert(common.last());
  }
  return houses;
}

HintFacts facts_of(const StepView& view, Language language) {
  const Effects& effects = view.step.effects;
  const Evidence& evidence = view.step.evidence;
  HintFacts facts;
  facts.technique = step_name(view, language);
  facts.family = family_of(view);
  facts.digits = evidence.digits | nodes_of(view).digits();
  for (const Part& part : evidence.parts()) facts.digits |= part.digits;
  // In some steps only the eliminations show the digit of the pattern, or there is no pattern at all.
  const bool is_elimination = evidence.digits.size() == 1 && effects.removes.digits() == evidence.digits;
  facts.pattern_digits = is_elimination || evidence.digits.empty() ? facts.digits : evidence.digits;
  facts.filled = filled_candidates(view.before, effects, evidence);
  facts.leading_digits = leading_digits(evidence, facts.filled);
  facts.houses = starting_houses(evidence);
  facts.cells = pattern_cells(view);
  facts.origin = beginnings_of(view.branches).cells();
  facts.path = path_of(view);
  facts.removes = effects.removes;
  facts.goal = evidence.goal;
  facts.is_hidden_single = is_hidden_single(view);
  return facts;
}

/// The part that a hint of a level, 1 to 4, reveals. Houses are named next to the place to look at only if there are
/// several.
HintSight sight_of(const HintFacts& facts, int level) {
  HintSight sight;
  if (is_about_one_digit(facts)) {
    sight.digit = facts.digits.first();
  } else {
    sight.houses = {main_house(facts)};
  }
  if (level >= 3 && facts.houses.size() > 1) sight.houses |= houses_to_name(facts);
  if (level >= 4) sight.cells = facts.cells;
  sight.roles = level >= 4 && facts.filled.empty();
  return sight;
}

/// The digit before the cell: "where can 3 go in box 1?"
Text hidden_single_text(const HintFacts& facts, int level, const Words& words) {
  return words.say(level == 3 ? "hint.one_place" : "hint.the_place", {{"place", place_to_look(facts, words)},
                                                                      {"technique", facts.technique},
                                                                      {"digit", words.digits(facts.filled.digits())},
                                                                      {"cell", words.cells(facts.filled.cells())}});
}

/// The cells of a trial do not help: it shows its beginning, its end, and the amount of reasoning between them.
Text trial_text(const HintFacts& facts, const Words& words) {
  return words.say(facts.lemma_count == 0 ? "hint.suppose" : "hint.suppose_after",
                   {{"place", place_to_look(facts, words)},
                    {"technique", facts.technique},
                    {"supposition", facts.supposition},
                    {"count", counted(facts.lemma_count)},
                    {"impossible", facts.impossible}});
}

/// The hint of a level, 1 to 4.
Text partial_hint(const HintFacts& facts, int level, const Words& words) {
  const Text place = place_to_look(facts, words);
  if (level == 1) return words.say("hint.look", {{"place", place}});
  const std::string family = "hint.family." + std::string(name(facts.family));
  if (level == 2) return words.say("hint.look_for", {{"place", place}, {"family", words.say(family)}});
  if (facts.is_hidden_single) return hidden_single_text(facts, level, words);
  if (level == 4 && !facts.supposition.empty()) return trial_text(facts, words);
  return words.say("hint.pattern", {{"place", place},
                                    {"technique", facts.technique},
                                    {"digits", words.digits(digits_to_name(facts))},
                                    {"houses", facts.houses.size() < 2 ? Value() : words.houses(houses_to_name(facts))},
                                    {"movement", facts.movement.empty() ? Value() : Value(facts.movement)},
                                    {"cells", level == 3 ? Value() : cells_in_order(facts, words)}});
}

}  // namespace

Text hint_of(const StepView& view, int level, const Words& words) {
  require(1 <= level && level <= 5, "hint_text: levels are 1..5");
  HintFacts facts = facts_of(view, words.style().language);
  if (facts.family == Family::trial && view.branches.outer_count() == 1 && !view.branches.empty()) {
    facts.supposition = assumption_text(view.branches, words);
    facts.impossible = impossible_text(view, words);
    facts.lemma_count = static_cast<int>(view.branches.size()) - 1;
  }
  if (const auto& symmetry = view.step.evidence.symmetry) facts.movement = movement_text(*symmetry, words);
  if (level < 5) return partial_hint(facts, level, words);
  return words.say("hint.whole", {{"technique", facts.technique}, {"sentence", sentence_of(view, words)}});
}

}  // namespace present

std::string hint_text(const StepView& view, int level, const TextStyle& style) {
  return present::hint_of(view, level, present::Words(style));
}

HintSight hint_sight(const StepView& view, int level) {
  require(1 <= level && level <= 5, "hint_sight: levels are 1..5");
  return present::sight_of(present::facts_of(view, Language::en), level);
}

}  // namespace deduku
