// What hints are made of, for steps of any scale.
#pragma once

#include <string>
#include <vector>

#include "deduku/explain.hpp"
#include "deduku/technique.hpp"
#include "src/present/words.hpp"

namespace deduku::present {

/// What a hint may say about a step, and what it must not reveal.
struct HintFacts {
  std::string technique;  ///< as people call it
  Family family = Family::singles;
  /// Every digit that the argument is about.
  DigitSet digits;
  /// Those of the pattern itself, as far as they are not what is eliminated.
  DigitSet pattern_digits;
  /// The houses it starts from.
  HouseSet houses;
  /// The cells of the pattern.
  CellSet cells;
  /// Where the argument begins, if that says more than where most of its cells are; else empty.
  CellSet origin;
  /// The cells of a chain, node by node; empty for other patterns.
  std::vector<CellSet> path;
  /// The digits that the step places, or whose cells it leaves nothing else.
  CandidateSet filled;
  CandidateSet removes;
  /// The house in which the pattern leaves the digit one place.
  HouseSet goal;
  /// Whether a house has one place for the digit without any pattern.
  bool is_hidden_single = false;
  /// Of a trial what is supposed, what is impossible then, and how many contradictions within that rests on.
  Text supposition;
  Text impossible;
  int lemma_count = 0;
  /// How a symmetry of the givens moves the cells.
  Text movement;
};

/// What a hint may tell by the effects of a step and its evidence alone; without technique and family.
HintFacts facts_of(const Grid& before, const Effects& effects, const Evidence& evidence);

/// What a hint of a level, 1 to 4, lets see.
HintSight sight_of(const HintFacts& facts, int level);

/// The hint of a level, 1 to 4.
Text hint_text(const HintFacts& facts, int level, const Words& words);

}  // namespace deduku::present
