#include "src/present/exclusion_text.hpp"

#include <algorithm>

#include "src/present/phrases.hpp"

namespace deduku::present {

namespace {

/// What the digits put into cells do to the petals of a step.
class Assumption {
 public:
  Assumption(const Grid& grid, const Evidence& evidence, const Words& words)
      : grid_(grid), evidence_(evidence), words_(words) {}

  Assumption with(Candidate candidate) const {
    Assumption more = *this;
    more.taken_.insert(candidate);
    return more;
  }
  /// Why a candidate cannot be true together with the digits put in: "r1c4 {12} would be left empty"; empty if it can.
  Text objection(Candidate candidate) const {
    for (Cell cell : taken_.cells(candidate.digit())) {
      if (sees(cell, candidate.cell())) return words_.say("exclusion.taken", {{"cell", words_.cells({cell})}});
    }
    const Assumption all = with(candidate);
    for (const Part& part : evidence_.parts()) {
      if (part.role == Role::petal && all.is_too_few(part)) return all.loss(part);
    }
    return {};
  }
  DigitSet candidates(Cell cell) const { return grid_.candidates(cell); }
  /// The candidates of a cell that nothing excludes.
  DigitSet open(Cell cell) const {
    DigitSet open;
    for (Digit digit : candidates(cell)) open.insert_if(objection({cell, digit}).empty(), digit);
    return open;
  }
  /// "r1c3 can be neither 2 (r1c4 {12} would be left empty) nor 6 (...)": all that are excluded; empty for none.
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
    const Text set = part_text(petal, words_.style().notation);
    if (petal.cells.size() == 1) return words_.say("exclusion.left_empty", {{"set", set}});
    return words_.say("exclusion.loses", {{"set", set}, {"digits", words_.digits(lost(petal))}});
  }

  const Grid& grid_;
  const Evidence& evidence_;
  const Words& words_;
  CandidateSet taken_;
};

/// "if r2c1 is 6, r6c9 cannot be 4 (...)"
Text condition(Candidate candidate, const Text& denial, const Words& words) {
  return words.say(
      "exclusion.if",
      {{"cell", words.cells({candidate.cell()})}, {"digit", words.digits({candidate.digit()})}, {"denial", denial}});
}

/// Two cells other than the one that has its digit: what is eliminated in each of them alone, then what is eliminated in
/// the one for each digit left of the other.
Text two_cells_denial(const Assumption& assumption, Cell a, Cell b, const Words& words) {
  if (assumption.open(b).size() < assumption.open(a).size()) std::swap(a, b);
  std::vector<Text> denials;
  if (const Text alone = assumption.denial(a); !alone.empty()) denials.push_back(alone);
  for (Digit digit : assumption.open(a)) {
    denials.push_back(condition({a, digit}, assumption.with({a, digit}).denial(b), words));
  }
  return words.in_turn(denials, "semicolon");
}

Text denial(const Assumption& assumption, const std::vector<Cell>& others, const Words& words) {
  if (others.size() == 1) return assumption.denial(others[0]);
  return two_cells_denial(assumption, others[0], others[1], words);
}

}  // namespace

Text exclusions_text(const Grid& before, const Effects& effects, const Evidence& evidence, const Words& words) {
  std::vector<Text> sentences;
  for (Digit digit : effects.removes.digits()) {
    for (Cell cell : effects.removes.cells(digit)) {
      std::vector<Cell> others;
      for (Cell other : evidence.cells(Role::body) - CellSet{cell}) others.push_back(other);
      const Assumption assumption = Assumption(before, evidence, words).with({cell, digit});
      const Text text = condition({cell, digit}, denial(assumption, others, words), words);
      sentences.push_back(words.say("exclusion.sentence", {{"text", text}}));
    }
  }
  return words.in_turn(sentences, "sentence");
}

}  // namespace deduku::present
