// How much chain search a puzzle may take, counted in assumptions followed: deterministic, without a clock. A caller
// with a clock is asked now and then whether to stop.
#pragma once

#include <limits>

#include "deduku/rating_options.hpp"

namespace deduku::se {

class WorkBudget {
 public:
  /// The limits of the puzzle, which must outlive it.
  void start(const WorkLimits& work) {
    left_ = work.budget == 0 ? std::numeric_limits<std::uint64_t>::max() : work.budget;
    stop_ = work.stop ? &work.stop : nullptr;
  }
  void spend() {
    if (left_ == 0) return;
    --left_;
    if (left_ % ask_every == 0 && stop_ != nullptr && (*stop_)()) left_ = 0;
  }
  /// Whatever a search finds from here on is incomplete and must not be used.
  bool is_spent() const { return left_ == 0; }

 private:
  static constexpr std::uint64_t ask_every = 64;

  std::uint64_t left_ = std::numeric_limits<std::uint64_t>::max();
  const std::function<bool()>* stop_ = nullptr;
};

}  // namespace deduku::se
