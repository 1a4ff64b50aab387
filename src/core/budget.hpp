// Counted work: budgets, and scopes of them. The count is the same on every machine, because no clock is read; the
// caller's stop function is called now and then.
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>

#include "deduku/rating_options.hpp"

namespace deduku {

/// The limits of a question, and the work spent on it in units of about a tenth of a microsecond. All work for one
/// question is charged to the same budget: finding steps, shortening paths, and proofs.
///
/// Once a budget or a scope of it is over, the results of a search are incomplete and must not be used. A search that
/// visits its results then ends as if a visit had returned true, "stop"; a search that answers a question does not
/// answer it (`trial::Answer::cut`), or its callers check `is_over` before they use the answer.
class Budget {
 public:
  /// The default: about five seconds, and far more than ordinary puzzles take.
  static constexpr std::uint64_t standard = 50'000'000;
  /// The base cost of trying a technique: a unit of the budget of solvers.
  static constexpr std::uint64_t technique = 100;

  /// Without limits.
  Budget() = default;
  /// Begins a question with limits that must outlive it. `unit`: the number of units of work in one unit of the limits.
  Budget(const WorkLimits& limits, std::uint64_t unit)
      : end_(limits.budget == 0               ? standard
             : limits.budget > endless / unit ? endless
                                              : limits.budget * unit),
        scope_end_(end_),
        limits_(limits.stop || limits.is_late ? &limits : nullptr) {}
  Budget(WorkLimits&& limits, std::uint64_t unit) = delete;

  /// Spends some work. Returns whether there was enough.
  bool spend(std::uint64_t units = 1) {
    spent_ += units;
    return spent_ < next_look_ || check_limits();
  }
  /// Ends all current scopes or, without a scope, the question: it takes too much memory.
  void mark_exhausted() {
    (is_in_scope_ ? has_given_up_ : is_spent_) = true;
    is_scope_over_ = is_in_scope_;
    next_look_ = 0;
  }

  /// Whether the question is over: the budget is spent, or the caller has stopped it. `ending` returns which.
  bool is_spent() const { return is_spent_; }
  /// Whether the question or a current scope is over.
  bool is_over() const { return is_spent_ || is_scope_over_; }
  /// How an ended question has ended: `out_of_budget` or `stopped`.
  Outcome ending() const { return ending_; }
  std::uint64_t spent() const { return spent_; }
  /// The remaining work of the question.
  std::uint64_t left() const { return end_ - std::min(spent_, end_); }

 private:
  friend class BudgetScope;
  static constexpr std::uint64_t endless = std::numeric_limits<std::uint64_t>::max() / 2;
  /// About a millisecond.
  static constexpr std::uint64_t ask_every = 4'096;

  bool check_limits() {
    if (is_over()) return false;
    is_spent_ = spent_ > end_ || is_ended_by_caller();
    is_scope_over_ = spent_ > scope_end_;
    next_look_ = is_over() ? 0 : std::min(scope_end_ + 1, spent_ + ask_every);
    return next_look_ != 0;
  }

  bool is_ended_by_caller() {
    const std::optional<Outcome> ending = limits_ != nullptr ? limits_->ending() : std::nullopt;
    ending_ = ending.value_or(Outcome::out_of_budget);
    return ending.has_value();
  }

  std::uint64_t spent_ = 0;
  std::uint64_t next_look_ = 0;  ///< below this there is nothing to check
  std::uint64_t end_ = endless;
  std::uint64_t scope_end_ = endless;  ///< of the innermost scope; at most `end_`
  bool is_in_scope_ = false;
  bool is_scope_over_ = false;
  bool has_given_up_ = false;  ///< the current scopes are over before their ends
  bool is_spent_ = false;
  Outcome ending_ = Outcome::out_of_budget;  ///< once it is spent
  const WorkLimits* limits_ = nullptr;       ///< if the caller has its own limits
};

/// A part of a question with its own limit, such as the search of one technique. It ends with this object. Scopes nest:
/// an inner one ends no later than the outer one.
class [[nodiscard]] BudgetScope {
 public:
  /// Grants at most the given number of units, and no more than the budget has left.
  explicit BudgetScope(Budget& budget, std::uint64_t most = Budget::endless)
      : budget_(budget), outer_end_(budget.scope_end_), is_inner_(budget.is_in_scope_) {
    if (most <= budget.left()) budget.scope_end_ = std::min(outer_end_, budget.spent_ + most);
    budget.is_in_scope_ = true;
    budget.next_look_ = 0;
  }
  ~BudgetScope() {
    budget_.scope_end_ = outer_end_;
    budget_.is_in_scope_ = is_inner_;
    budget_.has_given_up_ &= is_inner_;
    budget_.is_scope_over_ = is_inner_ && (budget_.has_given_up_ || budget_.spent_ > outer_end_);
    budget_.next_look_ = 0;
  }
  BudgetScope(const BudgetScope&) = delete;
  BudgetScope& operator=(const BudgetScope&) = delete;

 private:
  Budget& budget_;
  std::uint64_t outer_end_;
  bool is_inner_;
};

}  // namespace deduku
