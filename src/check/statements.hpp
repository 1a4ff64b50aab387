// The statements "at least one" that a proof may use, by number: 81 cells, then a digit in a house, then the deadly
// pattern.
#pragma once

#include <bitset>

#include "deduku/houses.hpp"
#include "deduku/premises.hpp"

namespace deduku::checking {

inline constexpr int deadly_statement = Cell::count + House::count * Digit::count;
inline constexpr int statement_count = deadly_statement + 1;
using StatementSet = std::bitset<statement_count>;

constexpr int statement_of(Cell cell) {
  return cell.index();
}
constexpr int statement_of(House house, Digit digit) {
  return Cell::count + house.index() * Digit::count + digit.index();
}

/// Where the statement stands in a set or an array.
constexpr std::size_t at(int statement) {
  return static_cast<std::size_t>(statement);
}

/// The statements that some premises allow, and what each of them is about.
class Statements {
 public:
  explicit Statements(const Premises& premises) {
    for (Cell cell : premises.cells) allowed_.set(statement_of(cell));
    for (House house : House::all()) {
      for (Digit digit : premises.places[house.index()]) allowed_.set(statement_of(house, digit));
    }
    for (Cell cell : premises.deadly.cells()) {
      outside_pattern_.insert(cell, ~premises.deadly.digits(cell));
    }
    allowed_.set(deadly_statement, !outside_pattern_.empty());
  }

  const StatementSet& allowed() const { return allowed_; }
  /// All candidates that some of them is about.
  CandidateSet scope() const {
    CandidateSet scope;
    for (int statement = 0; statement < statement_count; ++statement) {
      if (allowed_.test(at(statement))) for_each_candidate(statement, [&](Candidate each) { scope.insert(each); });
    }
    return scope;
  }

  /// Calls `visit` with each candidate of which at least one is true.
  template <class Visit>
  void for_each_candidate(int statement, Visit&& visit) const {
    if (statement < Cell::count) {
      for (Digit digit : Digit::all()) visit(Candidate(Cell(statement), digit));
    } else if (statement < deadly_statement) {
      const int place = statement - Cell::count;
      const House house(place / Digit::count);
      for (Position position : Position::all()) {
        visit(Candidate(cell_at(house, position), Digit(place % Digit::count)));
      }
    } else {
      for (Candidate candidate : outside_pattern_) visit(candidate);
    }
  }

  /// Calls `visit` with each allowed statement about a candidate.
  template <class Visit>
  void for_each_about(Candidate candidate, Visit&& visit) const {
    const auto visit_allowed = [&](int statement) {
      if (allowed_.test(at(statement))) visit(statement);
    };
    visit_allowed(statement_of(candidate.cell()));
    for (House house : candidate.cell().houses()) visit_allowed(statement_of(house, candidate.digit()));
    if (outside_pattern_.contains(candidate)) visit_allowed(deadly_statement);
  }

 private:
  StatementSet allowed_;
  CandidateSet outside_pattern_;
};

/// Those of some premises that a set of statements names, with what they find absent.
inline Premises premises_among(const StatementSet& statements, const Premises& all, const CandidateSet& absent) {
  Premises some;
  for (Cell cell : all.cells) {
    if (statements.test(at(statement_of(cell)))) some.cells.insert(cell);
  }
  for (House house : House::all()) {
    for (Digit digit : all.places[house.index()]) {
      if (statements.test(at(statement_of(house, digit)))) {
        some.places[house.index()].insert(digit);
      }
    }
  }
  if (statements.test(deadly_statement)) some.deadly = all.deadly;
  some.absent = absent;
  return some;
}

}  // namespace deduku::checking
