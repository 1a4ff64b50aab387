// What the raters of R, of the ladder, of Sudoku Explainer and of HoDoKu take.
#pragma once

#include <functional>
#include <optional>

#include "deduku/promise.hpp"

#pragma GCC visibility push(default)

namespace deduku {

/// How much one puzzle may take.
struct WorkLimits {
  /// Counted work, not time: the result is the same everywhere. What is counted depends on the scale. 0 for the standard
  /// bound: about five seconds, and far more than ordinary puzzles take; the greatest number there is means practically
  /// none.
  std::uint64_t budget = 0;
  /// Asked every some milliseconds whether to break off as if the budget were exhausted: for time limits and
  /// signals, which the library does not handle itself. Empty: never.
  std::function<bool()> stop{};
};

struct RatingOptions {
  /// What techniques of uniqueness may rely on: the caller's word, which need not hold. Empty: what the search finds to
  /// hold.
  std::optional<Promise> promise{};
  /// Whether a puzzle with several solutions is rated, too, as far as its steps lead; else its outcome is `several`,
  /// and that is all. With a promise the search need not be asked at all: the original raters do not ask it.
  bool allows_several = false;
  WorkLimits work{};
};

}  // namespace deduku

#pragma GCC visibility pop
