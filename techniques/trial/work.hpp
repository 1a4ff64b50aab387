// Counted work: how much a rating may take.
#pragma once

#include <utility>

#include "deduku/rating_options.hpp"

namespace deduku::theory {

/// Counts assumptions and states looked at; after the budget nothing is granted.
class Work {
 public:
  explicit Work(WorkLimits limits)
      : budget_(limits.budget == 0 ? ~std::uint64_t{0} : limits.budget), stop_(std::move(limits.stop)) {}

  void start_again() {
    spent_ = 0;
    is_spent_ = false;
  }

  /// Whether another unit may be spent.
  bool spend() {
    if (is_spent_) return false;
    ++spent_;
    is_spent_ = spent_ > budget_ || (spent_ % question_interval == 0 && stop_ && stop_());
    return !is_spent_;
  }
  bool is_spent() const { return is_spent_; }

 private:
  static constexpr std::uint64_t question_interval = 1024;

  std::uint64_t budget_;
  std::function<bool()> stop_;
  std::uint64_t spent_ = 0;
  bool is_spent_ = false;
};

}  // namespace deduku::theory
