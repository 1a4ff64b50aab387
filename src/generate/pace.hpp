// Work that is counted and checked periodically.
#pragma once

#include <cstdint>

#include "deduku/function_ref.hpp"

namespace deduku::generate {

/// Receives the amount of work since the last call, in steps of a few nanoseconds, and returns whether to continue.
using GoesOn = FunctionRef<bool(std::uint64_t steps)>;

/// Adds up work and checks whether to continue, every tenth of a millisecond or so.
class Pace {
 public:
  /// `goes_on` must outlive it.
  explicit Pace(GoesOn goes_on) : goes_on_(goes_on) {}

  /// Adds work; returns whether to continue.
  bool spend(std::uint64_t steps) {
    open_ += steps;
    if (open_ >= steps_between) settle();
    return !is_over_;
  }
  /// Once this is true, the current result is incomplete.
  bool is_over() const { return is_over_; }
  /// Reports the work since the last check.
  void settle() {
    if (!goes_on_(open_)) is_over_ = true;
    open_ = 0;
  }

 private:
  static constexpr std::uint64_t steps_between = 16'384;

  GoesOn goes_on_;
  std::uint64_t open_ = 0;
  bool is_over_ = false;
};

}  // namespace deduku::generate
