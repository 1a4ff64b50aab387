#include "src/present/exclusion_text.hpp"

#include <algorithm>

#include "deduku/explain.hpp"
#include "src/present/phrases.hpp"

namespace deduku::present {

namespace {

/// "a", "a or b", "a, b or c"; with two or more as "neither a nor b".
std::string denied(const std::vector<std::string>& words) {
  if (words.size() == 1) return "cannot be " + words.front();
  return "can be neither " + join(words, ", ", " nor ");
}

/// What the digits put into cells do to the petals of a step.
class Assumption {
 public:
  Assumption(const Grid& grid, const Evidence& evidence) : grid_(grid), evidence_(evidence) {}

  Assumption with(Candidate candidate) const {
    Assumption more = *this;
    more.taken_.insert(candidate);
    return more;
  }
  /// Why a candidate cannot be true beside the digits put in: "r1c4 {12} would be left empty"; empty if it can.
  std::string objection(Candidate candidate) const {
    for (Cell cell : taken_.cells(candidate.digit())) {
      if (sees(cell, candidate.cell())) return cells_text({cell}) + " would have it";
    }
    const Assumption all = with(candidate);
    for (const Part& part : evidence_.parts()) {
      if (part.role == Role::petal && all.is_too_few(part)) return all.loss(part);
    }
    return "";
  }
  DigitSet candidates(Cell cell) const { return grid_.candidates(cell); }
  /// The candidates of a cell that nothing excludes.
  DigitSet open(Cell cell) const {
    DigitSet open;
    for (Digit digit : candidates(cell)) open.insert_if(objection({cell, digit}).empty(), digit);
    return open;
  }
  /// "r1c3 can be neither 2 (r1c4 {12} would be left empty) nor 6 (...)": all that are excluded.
  std::string denial(Cell cell) const {
    std::vector<std::string> words;
    for (Digit digit : candidates(cell) - open(cell)) {
      words.push_back(std::to_string(digit.number()) + " (" + objection({cell, digit}) + ")");
    }
    return words.empty() ? "" : cells_text({cell}) + " " + denied(words);
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
  std::string loss(const Part& petal) const {
    const std::string set = cells_text(petal.cells) + " {" + digits_short(petal.digits) + "} would ";
    return set + (petal.cells.size() == 1 ? "be left empty" : "lose " + digits_text(lost(petal)));
  }

  const Grid& grid_;
  const Evidence& evidence_;
  CandidateSet taken_;
};

std::string premise(Candidate candidate) {
  return cells_text({candidate.cell()}) + " is " + std::to_string(candidate.digit().number());
}

/// Two cells besides the one that has its digit: what is eliminated in each of them alone, then what is eliminated in
/// the one for each digit left of the other.
std::string two_cells_denial(const Assumption& assumption, Cell a, Cell b) {
  if (assumption.open(b).size() < assumption.open(a).size()) std::swap(a, b);
  std::string text = assumption.denial(a);
  for (Digit digit : assumption.open(a)) {
    const std::string denial = assumption.with({a, digit}).denial(b);
    text += (text.empty() ? "if " : "; if ") + premise({a, digit}) + ", " + denial;
  }
  return text;
}

std::string denial(const Assumption& assumption, const std::vector<Cell>& others) {
  if (others.size() == 1) return assumption.denial(others[0]);
  return two_cells_denial(assumption, others[0], others[1]);
}

}  // namespace

std::string exclusions_text(const Grid& before, const Effects& effects, const Evidence& evidence) {
  std::vector<std::string> sentences;
  for (Digit digit : effects.removes.digits()) {
    for (Cell cell : effects.removes.cells(digit)) {
      std::vector<Cell> others;
      for (Cell other : evidence.cells(Role::body) - CellSet{cell}) others.push_back(other);
      const Assumption assumption = Assumption(before, evidence).with({cell, digit});
      sentences.push_back("If " + premise({cell, digit}) + ", " + denial(assumption, others));
    }
  }
  return join(sentences, ". ", ". ");
}

}  // namespace deduku::present
