// The material of hints, for steps of any scale.
#pragma once

#include <string>
#include <vector>

#include "deduku/explain.hpp"
#include "deduku/technique.hpp"
#include "src/present/words.hpp"

namespace deduku::present {

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

/// The facts that a hint may reveal from the effects of a step and its evidence alone; without technique and family.
HintFacts facts_of(const Grid& before, const Effects& effects, const Evidence& evidence);

/// The part that a hint of a level, 1 to 4, reveals.
HintSight sight_of(const HintFacts& facts, int level);

/// The hint of a level, 1 to 4.
Text hint_text(const HintFacts& facts, int level, const Words& words);

}  // namespace deduku::present
