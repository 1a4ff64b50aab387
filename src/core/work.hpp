// Counted work: the limits of a search. The count is the same on every machine, because no clock is read; the caller's
// stop function is called now and then.
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>

#include "deduku/rating_options.hpp"

namespace deduku {

/// An account of work, in units of about a tenth of a microsecond. All work for one question is charged to the same
/// account: finding steps, shortening paths, and proofs.
///
/// A part, such as the search of one technique, may have its own limit. Once an account or its part is exhausted, the
/// results of a search are incomplete and must not be used.
class Work {
 public:
  /// The default budget: about five seconds, and far more than ordinary puzzles take.
  static constexpr std::uint64_t standard = 50'000'000;
  /// The base cost of trying a technique: a unit of the budget of solvers.
  static constexpr std::uint64_t technique = 100;

  /// Without limits.
  Work() = default;

  /// Begins a question with limits that must outlive it. `unit`: the number of units of work in one unit of the budget.
  void start(const WorkLimits& limits, std::uint64_t unit) {
    limits_ = limits.stop || limits.is_late ? &limits : nullptr;
    end_ = limits.budget == 0 ? standard : limits.budget > endless / unit ? endless : limits.budget * unit;
    start_again();
  }
  /// Begins a question with the previous limits.
  void start_again() {
    if (account_ != nullptr) return account_->start_again();
    spent_ = 0;
    is_spent_ = false;
    ending_ = Outcome::out_of_budget;
    end_part();
  }
  /// Begins a part with this limit.
  void begin_part(std::uint64_t most) {
    if (account_ != nullptr) return account_->begin_part(most);
    end_part();
    is_in_part_ = true;
    part_end_ = most > left() ? end_ : spent_ + most;
  }
  void end_part() {
    if (account_ != nullptr) return account_->end_part();
    is_in_part_ = false;
    is_part_spent_ = false;
    part_end_ = end_;
    next_look_ = 0;
  }
  bool is_in_part() const { return account_ != nullptr ? account_->is_in_part() : is_in_part_; }

  /// Charges all work to another account, which also decides. `share`: the number of units that count as one there.
  void charge_to(Work& account, std::uint64_t share = 1) {
    account_ = &account;
    share_ = share;
  }

  /// Spends some work. Returns whether there was enough. A search that runs out returns as if it were complete; callers
  /// that need the difference check `is_over`.
  bool spend(std::uint64_t units = 1) {
    if (account_ != nullptr) return account_->spend(units / share_);
    spent_ += units;
    return spent_ < next_look_ || look();
  }
  /// Ends the current part or, if there is no part, the question: it takes too much memory.
  void give_up() {
    if (account_ != nullptr) return account_->give_up();
    (is_in_part_ ? is_part_spent_ : is_spent_) = true;
    next_look_ = 0;
  }
  /// Whether the question is over: its budget is spent, or the caller has stopped it. `ending` returns which.
  bool is_spent() const { return account_ != nullptr ? account_->is_spent() : is_spent_; }
  /// Whether the question or its part is over.
  bool is_over() const { return account_ != nullptr ? account_->is_over() : is_spent_ || is_part_spent_; }
  /// How an ended question has ended: `out_of_budget` or `stopped`.
  Outcome ending() const { return account_ != nullptr ? account_->ending() : ending_; }
  std::uint64_t spent() const { return account_ != nullptr ? account_->spent() : spent_; }
  /// The remaining work of the question.
  std::uint64_t left() const { return account_ != nullptr ? account_->left() : end_ - std::min(spent_, end_); }

 private:
  static constexpr std::uint64_t endless = std::numeric_limits<std::uint64_t>::max() / 2;
  /// About a millisecond.
  static constexpr std::uint64_t ask_every = 4'096;

  bool look() {
    if (is_spent_ || is_part_spent_) return false;
    is_spent_ = spent_ > end_ || is_ended_by_caller();
    is_part_spent_ = spent_ > part_end_;
    next_look_ = is_spent_ || is_part_spent_ ? 0 : std::min(part_end_ + 1, spent_ + ask_every);
    return next_look_ != 0;
  }

  bool is_ended_by_caller() {
    const std::optional<Outcome> ending = limits_ != nullptr ? limits_->ending() : std::nullopt;
    ending_ = ending.value_or(Outcome::out_of_budget);
    return ending.has_value();
  }

  Work* account_ = nullptr;
  std::uint64_t share_ = 1;
  std::uint64_t spent_ = 0;
  std::uint64_t next_look_ = 0;  ///< below this there is nothing to check
  std::uint64_t end_ = endless;
  std::uint64_t part_end_ = endless;  ///< at most `end_`
  bool is_in_part_ = false;
  bool is_part_spent_ = false;
  bool is_spent_ = false;
  Outcome ending_ = Outcome::out_of_budget;  ///< once it is spent
  const WorkLimits* limits_ = nullptr;       ///< if the caller has its own limits
};

}  // namespace deduku
