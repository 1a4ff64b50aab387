// A proof by contradiction from a few statements "at least one": unit propagation, and if that is not enough, the
// candidates of a statement one after another. It keeps the reason of every candidate that it takes for true or false,
// so that it can list the grounds of a contradiction.
#pragma once

#include <bitset>
#include <optional>
#include <vector>

#include "deduku/houses.hpp"
#include "deduku/per.hpp"
#include "deduku/premises.hpp"
#include "deduku/variable.hpp"
#include "src/core/budget.hpp"

namespace deduku::checking {

// The statements "at least one" that a proof may use, by number: those of the variables, then the deadly pattern.

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

/// The grounds of a contradiction.
struct Grounds {
  StatementSet statements;
  CandidateSet absent;
  CandidateSet choices;  ///< the successively chosen candidates that it depends on

  Grounds& operator|=(const Grounds& other) {
    statements |= other.statements;
    absent |= other.absent;
    choices |= other.choices;
    return *this;
  }
};

class Refutation {
 public:
  /// `extra`: relevant candidates in addition to those of the statements. `left`: the candidates that the givens leave.
  /// The premises provide the absent candidates and the symmetry. The work is also charged to `account`.
  Refutation(const Statements& statements, const CandidateSet& extra, const CandidateSet& left,
             const Premises& premises, std::uint64_t budget, Budget& account);

  /// The grounds of the contradiction that follows from taking a candidate for true or for false; empty if there is no
  /// contradiction, or if the budget is used up.
  std::optional<Grounds> refute(Candidate candidate, bool is_true);

  /// If there was no contradiction: the candidates that are then true. Each statement has one of these, and none
  /// excludes another.
  const CandidateSet& model() const { return model_; }
  std::uint64_t work() const { return work_; }
  bool is_out_of_budget() const { return work_ > budget_ || account_.is_over(); }

 private:
  enum class State : std::uint8_t { open, is_true, is_false };
  /// Why a candidate is true or false.
  struct Reason {
    enum class Kind : std::uint8_t {
      start,      ///< a given, or the candidate to refute
      absent,     ///< the premises state it
      choice,     ///< one of the candidates of a statement, which are tried one after another
      candidate,  ///< another candidate excludes it, or the symmetry derives it from that; `number` is that candidate
      statement,  ///< it is the last candidate of a statement; `number` is that statement
    };
    Kind kind = Kind::start;
    std::size_t number = 0;
  };

  State state(Candidate candidate) const { return states_[candidate]; }
  bool may_go_on();
  void set_true(Candidate candidate, Reason reason);
  void set_false(Candidate candidate, Reason reason);
  void settle(std::size_t statement);
  void exclude_rivals(Candidate candidate);
  void carry(Candidate candidate);
  bool propagate();
  void undo(std::size_t length);
  std::optional<std::size_t> smallest_open_statement() const;
  std::optional<Grounds> refute_present();
  std::optional<Grounds> refute_all_of(std::size_t statement);
  Grounds grounds_of(const CandidateSet& facts) const;

  const Statements& statements_;
  const std::optional<Symmetry>& symmetry_;
  std::vector<std::size_t> allowed_;  ///< the numbers of the statements, ascending
  CandidateSet scope_;
  CandidateSet model_;
  std::uint64_t budget_;
  std::uint64_t work_ = 0;
  Budget& account_;
  std::uint64_t accounted_ = 0;  ///< the part of the work already charged
  PerCandidate<State> states_{};
  PerCandidate<Reason> reasons_{};
  std::array<int, statement_count> left_{};  ///< by statement: the number of candidates that are not false
  std::array<int, statement_count> true_{};  ///< and the number that are true
  std::vector<Candidate> trail_;             ///< the true and false candidates, in the order of the proof
  std::size_t done_ = 0;                     ///< the propagated part of the trail
  std::optional<Grounds> conflict_;          ///< of two true candidates, or of a statement without candidates
};

}  // namespace deduku::checking
