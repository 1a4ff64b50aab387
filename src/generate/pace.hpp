// Work that is counted, and asked about now and then.
#pragma once

#include <cstdint>

#include "deduku/function_ref.hpp"

namespace deduku::generate {

/// Is given how much was done since it was last asked, in steps of some nanoseconds, and returns whether to go on.
using GoesOn = FunctionRef<bool(std::uint64_t steps)>;

/// Adds up work and asks whether to go on, every tenth of a millisecond or so.
class Pace {
 public:
  /// `goes_on` must outlive it.
  explicit Pace(GoesOn goes_on) : goes_on_(goes_on) {}

  /// Whether to go on after so much more work.
  bool spend(std::uint64_t steps) {
    open_ += steps;
    if (open_ >= steps_between) settle();
    return !is_over_;
  }
  /// Once it says so, what was being done is incomplete.
  bool is_over() const { return is_over_; }
  /// Reports what was done since the last question.
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
