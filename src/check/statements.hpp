// The statements "at least one" that a proof may use, by number: 81 cells, then a digit in a house, then the deadly
// pattern.
#pragma once

#include <bitset>

#include "deduku/houses.hpp"
#include "deduku/premises.hpp"

namespace deduku::checking {

inline constexpr std::size_t deadly_statement = Cell::count + House::count * Digit::count;
inline constexpr std::size_t statement_count = deadly_statement + 1;
using StatementSet = std::bitset<statement_count>;

constexpr std::size_t statement_of(Cell cell) {
  return static_cast<std::size_t>(cell.index());
}
constexpr std::size_t statement_of(House house, Digit digit) {
  return static_cast<std::size_t>(Cell::count + house.index() * Digit::count + digit.index());
}

/// The statements that some premises allow, and what each of them is about.
class Statements {
 public:
  explicit Statements(const Premises& premises) {
    for (Cell cell : premises.cells) allowed_[statement_of(cell)] = true;
    for (House house : House::all()) {
      for (Digit digit : premises.places[house.index()]) allowed_[statement_of(house, digit)] = true;
    }
    for (Cell cell : premises.deadly.cells()) outside_pattern_.insert(cell, ~premises.deadly.digits(cell));
    allowed_.set(deadly_statement, !outside_pattern_.empty());
  }

  const StatementSet& allowed() const { return allowed_; }

  /// Calls `visit` with each of the candidates of which at least one is true.
  template <class Visit>
  void for_each_candidate(std::size_t statement, Visit&& visit) const {
    const int number = static_cast<int>(statement);
    if (statement == deadly_statement) {
      for (Candidate candidate : outside_pattern_) visit(candidate);
    } else if (number < Cell::count) {
      for (Digit digit : Digit::all()) visit(Candidate(Cell(number), digit));
    } else {
      const Digit digit((number - Cell::count) % Digit::count);
      for (Cell cell : cells_of(House((number - Cell::count) / Digit::count))) visit(Candidate(cell, digit));
    }
  }
  CandidateSet candidates(std::size_t statement) const {
    CandidateSet candidates;
    for_each_candidate(statement, [&](Candidate candidate) { candidates.insert(candidate); });
    return candidates;
  }

  /// Calls `visit` with each allowed statement about a candidate.
  template <class Visit>
  void for_each_about(Candidate candidate, Visit&& visit) const {
    const auto visit_allowed = [&](std::size_t statement) {
      if (allowed_.test(statement)) visit(statement);
    };
    visit_allowed(statement_of(candidate.cell()));
    for (House house : candidate.cell().houses()) visit_allowed(statement_of(house, candidate.digit()));
    if (outside_pattern_.contains(candidate)) visit_allowed(deadly_statement);
  }

 private:
  StatementSet allowed_;
  CandidateSet outside_pattern_;
};

}  // namespace deduku::checking
