// The search for lemmas: unit propagation over clauses, and if that is not enough, the candidates of a variable one
// after another; each contradiction becomes a lemma that the search does not repeat. A lemma has hints, the clauses
// from which it follows by unit propagation, in that order.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "src/proof/clauses.hpp"

namespace deduku::proof {

/// Contains the rules "at most one" from the start, variables once they are added, and the lemmas that it finds.
class ClauseSearch {
 public:
  /// The number of a clause; lemmas follow the rules.
  using Clause = std::uint32_t;
  static constexpr Clause first_lemma = rule_count;

  ClauseSearch();

  /// Makes a literal permanently true. Neither it nor its negation may occur in clauses other than rules and forgotten
  /// ones.
  void know(Literal literal);
  bool is_known(Literal literal) const { return value(literal) == Value::is_true; }

  /// Adds a variable as a clause of the candidates that are not known to be false; none of them may be known to be
  /// true.
  void add(Variable variable, std::span<const Literal> literals);
  bool has(Variable variable) const { return added_.contains(variable); }

  /// Derives a literal or, without a goal, the empty clause; returns the lemma. Empty if the clauses do not imply it,
  /// or if `stop` returns true; it is called after each contradiction.
  std::optional<Clause> derive(std::optional<Literal> goal, const std::function<bool()>& stop);

  /// The number after the last lemma.
  Clause end() const { return static_cast<Clause>(clauses_.size()); }
  std::span<const Literal> literals(Clause clause) const;
  std::span<const Clause> hints(Clause lemma) const;

  /// Forgets variables and lemmas, but not known literals.
  void forget();

 private:
  enum class Value : std::uint8_t { open, is_true, is_false };
  /// The positions of its literals among all literals, and of its hints among all hints.
  struct Place {
    std::uint32_t literals = 0;
    std::uint32_t literal_count = 0;
    std::uint32_t hints = 0;
    std::uint32_t hint_count = 0;
  };
  static constexpr Clause no_clause = ~Clause{0};

  Value value(Literal literal) const {
    const Value of_true = values_[literal.candidate()];
    if (of_true == Value::open || literal.is_true()) return of_true;
    return of_true == Value::is_true ? Value::is_false : Value::is_true;
  }
  std::size_t level() const { return levels_.size(); }

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

  PerCandidate<Value> values_{};
  PerCandidate<Clause> reasons_{};
  PerCandidate<std::uint32_t> level_of_{};
  std::vector<Literal> trail_;  ///< the assumed literals beyond the known ones, in the order of derivation
  std::vector<std::size_t>
      levels_;            ///< the start of each level in the trail: the denied goal, then each tried candidate
  std::size_t done_ = 0;  ///< the propagated part of the trail

  std::vector<Place> clauses_;
  std::vector<Literal> literals_;
  std::vector<Clause> hints_;
  std::vector<Clause> units_;  ///< clauses of one literal, or of none
  VariableSet added_;
  /// By literal: the clauses to examine when it becomes false. The first two literals of each clause are watched, and
  /// nothing follows from it as long as neither is false.
  Per<Literal, std::vector<Clause>, Literal::candidate_count> watchers_;
};

}  // namespace deduku::proof
