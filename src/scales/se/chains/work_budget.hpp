// How much chain search a puzzle may take, counted in assumptions followed: deterministic, without a clock. A caller
// with a clock is asked now and then whether to stop.
#pragma once

#include <cstdint>
#include <functional>
#include <limits>

namespace deduku::se {

class WorkBudget {
 public:
  /// 0 for no limit. `stop`, unless empty, may end the budget early; it must outlive the puzzle.
  void start(std::uint64_t amount, const std::function<bool()>& stop) {
    left_ = amount == 0 ? std::numeric_limits<std::uint64_t>::max() : amount;
    stop_ = stop ? &stop : nullptr;
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
