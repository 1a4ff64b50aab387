// How much chain search a puzzle may take, counted in assumptions followed: deterministic, no clock.
#pragma once

#include <cstdint>
#include <limits>

namespace deduku::se {

class WorkBudget {
 public:
  /// 0 for no limit.
  void start(std::uint64_t amount) {
    left_ = amount == 0 ? std::numeric_limits<std::uint64_t>::max() : amount;
  }
  void spend() { left_ -= left_ > 0 ? 1 : 0; }
  /// Whatever a search finds from here on is incomplete and must not be used.
  bool is_spent() const { return left_ == 0; }

 private:
  std::uint64_t left_ = std::numeric_limits<std::uint64_t>::max();
};

}  // namespace deduku::se
