// The search for lemmas: unit propagation over clauses, and where that is not enough, the candidates of a variable one
// after the other; each contradiction becomes a lemma that keeps the search from it. A lemma knows its hints, the clauses
// from which it follows by unit propagation, in the order in which that goes.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "src/proof/clauses.hpp"

namespace deduku::proof {

/// Knows the rules "at most one" from the start, variables once they are added, and the lemmas that it finds.
class ClauseSearch {
 public:
  /// The number of a clause; lemmas follow the rules.
  using Clause = std::uint32_t;
  static constexpr Clause first_lemma = rule_count;

  ClauseSearch();

  /// Takes a literal for true for good. It and its contrary stand in no clause but rules and those that are forgotten.
  void know(Literal literal);
  bool is_known(Literal literal) const { return value(literal) == Value::is_true; }

  /// Adds a variable as a clause of the candidates that are not known to be false; none of them is known to be true.
  void add(Variable variable, std::span<const Literal> literals);
  bool has(Variable variable) const { return added_.contains(variable); }

  /// Derives a literal, or for none the empty clause: the lemma. Empty where the clauses do not imply it, or where `stop`,
  /// if there is one, says so; it is asked after each contradiction.
  std::optional<Clause> derive(std::optional<Literal> goal, const std::function<bool()>& stop);

  /// Behind the last lemma.
  Clause end() const { return static_cast<Clause>(clauses_.size()); }
  std::span<const Literal> literals(Clause clause) const;
  std::span<const Clause> hints(Clause lemma) const;

  /// Forgets variables and lemmas, but not what is known.
  void forget();

 private:
  enum class Value : std::uint8_t { open, is_true, is_false };
  /// Where its literals stand among all literals, and its hints among all hints.
  struct Place {
    std::uint32_t literals = 0;
    std::uint32_t literal_count = 0;
    std::uint32_t hints = 0;
    std::uint32_t hint_count = 0;
  };
  static constexpr Clause no_clause = ~Clause{0};

  Value value(Literal literal) const {
    const Value of_true = values_[literal.candidate().index()];
    if (of_true == Value::open || literal.is_true()) return of_true;
    return of_true == Value::is_true ? Value::is_false : Value::is_true;
  }
  std::size_t level() const { return levels_.size(); }
  std::span<Literal> literals_of_clause(Clause clause);

  void store(Clause clause, std::span<const Literal> literals);
  void assign(Literal literal, Clause reason);
  void open_level() { levels_.push_back(trail_.size()); }
  void go_back_to(std::size_t level);

  std::optional<Clause> contradict(std::optional<Literal> goal, const std::function<bool()>& stop);
  Clause begin(std::optional<Literal> goal);
  Clause propagate();
  bool passes_on(Clause clause, Literal denied);
  Clause propagate_from(Literal denied);
  bool decide();

  void resolve(Clause conflict, std::vector<Literal>& learned, std::vector<Clause>& hints);
  Clause add_lemma(std::span<const Literal> literals, std::span<const Clause> hints);
  void learn_from(Clause conflict);

  std::array<Value, Candidate::count> values_{};
  std::array<Clause, Candidate::count> reasons_{};
  std::array<std::uint32_t, Candidate::count> level_of_{};
  std::vector<Literal> trail_;  ///< what is taken for true beyond what is known, in the order in which it follows
  std::vector<std::size_t>
      levels_;            ///< where in the trail each level begins: the goal denied, then each candidate tried
  std::size_t done_ = 0;  ///< how much of the trail is propagated

  std::vector<Place> clauses_;
  std::vector<Literal> literals_;
  std::vector<Clause> hints_;
  std::vector<Clause> units_;  ///< clauses of one literal, or of none
  VariableSet added_;
  /// By literal: the clauses to look at when it becomes false. Of each clause its first two literals are watched, and as
  /// long as neither is false nothing follows from it.
  std::array<std::vector<Clause>, Literal::candidate_count> watchers_;
};

}  // namespace deduku::proof
