// The statements "at least one" that a proof may use, by number: those of the variables, then the deadly pattern.
#pragma once

#include <bitset>

#include "deduku/houses.hpp"
#include "deduku/premises.hpp"
#include "deduku/variable.hpp"

namespace deduku::checking {

inline constexpr std::size_t deadly_statement = Variable::count;
inline constexpr std::size_t statement_count = deadly_statement + 1;
/// Not a statement: whether the rule of the symmetry is used.
inline constexpr std::size_t symmetry_rule = statement_count;
using StatementSet = std::bitset<statement_count + 1>;

/// The statements that some premises allow, and their candidates.
class Statements {
 public:
  explicit Statements(const Premises& premises) {
    for (Cell cell : premises.cells) allowed_.set(Variable(cell).slot());
    for (House house : House::all()) {
      for (Digit digit : premises.places[house]) allowed_.set(Variable(house, digit).slot());
    }
    for (Cell cell : premises.deadly.cells()) outside_pattern_.insert(cell, ~premises.deadly.digits(cell));
    allowed_.set(deadly_statement, !outside_pattern_.empty());
    allowed_.set(symmetry_rule, premises.symmetry.has_value());
  }

  const StatementSet& allowed() const { return allowed_; }

  /// The candidates of which at least one is true.
  CandidateSet candidates(std::size_t statement) const {
    if (statement == deadly_statement) return outside_pattern_;
    const Variable variable(static_cast<int>(statement));
    if (variable.is_cell()) return {variable.cell(), DigitSet::all()};
    return {variable.digit(), cells_of(variable.house())};
  }

  /// Calls `visit` with each allowed statement about a candidate.
  template <class Visit>
  void for_each_about(Candidate candidate, Visit&& visit) const {
    const auto visit_allowed = [&](std::size_t statement) {
      if (allowed_.test(statement)) visit(statement);
    };
    visit_allowed(Variable(candidate.cell()).slot());
    for (House house : candidate.cell().houses()) visit_allowed(Variable(house, candidate.digit()).slot());
    if (outside_pattern_.contains(candidate)) visit_allowed(deadly_statement);
  }

 private:
  StatementSet allowed_;
  CandidateSet outside_pattern_;
};

}  // namespace deduku::checking
