// Counted work: how much a search may take. The count is the same everywhere, for no clock is asked; the caller is asked
// now and then whether to stop.
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>

#include "deduku/rating_options.hpp"

namespace deduku {

/// An account of work, in units of about a tenth of a microsecond. All that answers one question spends on the same
/// account: what finds steps, cuts paths down, and proves.
///
/// A part, such as the search of one technique, may have a limit of its own. Once an account or its part is exhausted, what
/// a search finds is incomplete and must not be used.
class Work {
 public:
  /// What a caller is granted that names no budget: about five seconds, and far more than ordinary puzzles take.
  static constexpr std::uint64_t standard = 50'000'000;
  /// What it costs to try a technique, before it searches for long: a unit of the budget of solvers.
  static constexpr std::uint64_t technique = 100;

  /// Without limits.
  Work() = default;

  /// Begins a question with limits that must outlive it. `unit`: how many units of work one of the budget stands for.
  void start(const WorkLimits& limits, std::uint64_t unit) {
    limits_ = limits.stop || limits.is_late ? &limits : nullptr;
    end_ = limits.budget == 0 ? standard : limits.budget > endless / unit ? endless : limits.budget * unit;
    start_again();
  }
  /// Begins a question with the limits of the one before.
  void start_again() {
    if (account_ != nullptr) return account_->start_again();
    spent_ = 0;
    is_spent_ = false;
    ending_ = Outcome::out_of_budget;
    end_part();
  }
  /// Begins a part that may take so much.
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

  /// Lets another account count what is spent here, and decide. `share`: so many units count as one there.
  void count_on(Work& account, std::uint64_t share = 1) {
    account_ = &account;
    share_ = share;
  }

  /// Spends some work. Whether there was enough. A search that has too little ends as if it had come to its end; whoever needs to
  /// know asks `is_over`.
  bool spend(std::uint64_t units = 1) {
    if (account_ != nullptr) return account_->spend(units / share_);
    spent_ += units;
    return spent_ < next_look_ || look();
  }
  /// Ends the part under way, or where there is none the question: it takes too much memory.
  void give_up() {
    if (account_ != nullptr) return account_->give_up();
    (is_in_part_ ? is_part_spent_ : is_spent_) = true;
    next_look_ = 0;
  }
  /// Whether the question is over: its budget is spent, or the caller has said stop. `ending` says which.
  bool is_spent() const { return account_ != nullptr ? account_->is_spent() : is_spent_; }
  /// Whether the question or its part is over.
  bool is_over() const { return account_ != nullptr ? account_->is_over() : is_spent_ || is_part_spent_; }
  /// How the question has ended that is over: `out_of_budget` or `stopped`.
  Outcome ending() const { return account_ != nullptr ? account_->ending() : ending_; }
  std::uint64_t spent() const { return account_ != nullptr ? account_->spent() : spent_; }
  /// How much is left of the question.
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
  std::uint64_t next_look_ = 0;  ///< before this nothing can have happened
  std::uint64_t end_ = endless;
  std::uint64_t part_end_ = endless;  ///< at most `end_`
  bool is_in_part_ = false;
  bool is_part_spent_ = false;
  bool is_spent_ = false;
  Outcome ending_ = Outcome::out_of_budget;  ///< once it is spent
  const WorkLimits* limits_ = nullptr;       ///< where the caller has limits of its own
};

}  // namespace deduku
