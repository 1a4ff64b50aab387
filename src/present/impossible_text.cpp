// The impossibility at the end of a branch, in words.
#include "deduku/houses.hpp"
#include "src/present/branch_text.hpp"

namespace deduku::present {

namespace {

/// "r1c7 would be both 7 and 8"; "7 would be twice in row 1, in r1c37".
Text conflict_text(const Node& a, const Node& b, const Words& words) {
  const CellSet cells = a.cells | b.cells;
  if (a.digit != b.digit) {
    return words.say("impossible.two_digits",
                     {{"cell", words.cells(cells)}, {"digits", words.digits({a.digit, b.digit})}});
  }
  return words.say("impossible.twice", {{"digit", words.digits({a.digit})},
                                        {"house", words.houses({common_houses(cells).first()})},
                                        {"cells", words.cells(cells)}});
}

/// The house in which cells are all places of a digit.
House house_filled_by(const Grid& grid, const CellSet& cells, Digit digit) {
  const HouseSet houses = common_houses(cells);
  for (House house : houses) {
    if (grid.cells(house, digit) == cells) return house;
  }
  return houses.first();
}

/// Whether candidates are all those of a cell, or all those of one digit in a house.
bool are_of_one_place(const CandidateSet& candidates) {
  const CellSet cells = candidates.cells();
  return cells.size() == 1 || (candidates.digits().size() == 1 && !common_houses(cells).empty());
}

/// The thing left without any possibility: a cell of several digits, or a house, the base of the step if that
/// identifies it; or the pattern that needs one of its guardians.
Text shortage_text(const Grid& grid, const Branch& branch, const Evidence& evidence, const Words& words) {
  CandidateSet denied;
  for (std::size_t parent : branch.parents(branch.nodes.back())) {
    denied.insert(branch.nodes[parent].node.digit, branch.nodes[parent].node.cells);
  }
  const CellSet cells = denied.cells();
  const DigitSet digits = denied.digits();
  const bool has_guardians = !cells.empty() && cells == evidence.guardians();
  if (has_guardians && (evidence.base.empty() || !are_of_one_place(denied))) {
    return words.say("impossible.no_guardian", {{"cells", words.cells(cells)}});
  }
  HouseSet base = evidence.base;
  if (cells.size() == 1) return words.say("impossible.no_candidate", {{"cell", words.cells(cells)}});
  if (base.empty()) base = {house_filled_by(grid, cells, digits.first())};
  return words.say("impossible.no_place", {{"digits", words.digits(digits)}, {"house", words.houses(base)}});
}

}  // namespace

Text impossible_text(const Grid& grid, const Branch& branch, const Evidence& evidence, const Words& words) {
  const BranchNode& end = branch.nodes.back();
  if (end.cause != Cause::contradiction) {
    return words.say(end.is_true ? "impossible.is" : "impossible.is_not",
                     {{"cell", words.cells(end.node.cells)}, {"digit", words.digits({end.node.digit})}});
  }
  const auto parents = branch.parents(end);
  const BranchNode& first = branch.nodes[parents.front()];
  if (first.is_true) return conflict_text(first.node, branch.nodes[parents.back()].node, words);
  return shortage_text(grid, branch, evidence, words);
}

Text impossible_text(const StepView& view, const Words& words) {
  if (view.branches.empty()) return {};
  return impossible_text(view.before, view.branches[0], view.step.evidence, words);
}

}  // namespace deduku::present
