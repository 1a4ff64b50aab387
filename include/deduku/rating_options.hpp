// What the raters of R, of the ladder, of Sudoku Explainer and of HoDoKu take.
#pragma once

#include <functional>
#include <optional>

#include "deduku/export.h"
#include "deduku/outcome.hpp"
#include "deduku/promise.hpp"

namespace DEDUKU_API deduku {

/// How much one puzzle may take.
struct WorkLimits {
  /// Counted work, not time: the result is the same everywhere. What is counted depends on the scale. 0 for the standard
  /// bound: about five seconds, and far more than ordinary puzzles take; the greatest number there is means practically
  /// none.
  std::uint64_t budget = 0;
  /// Asked every some milliseconds whether to stop: for signals, which the library does not handle itself. Empty: never.
  std::function<bool()> stop{};
  /// Asked as often whether a budget of the caller's own is spent: a time limit, for the library asks no clock. Empty: never.
  std::function<bool()> is_late{};

  /// Whether the caller's own limits end the work now, and how: `stopped` or `out_of_budget`.
  std::optional<Outcome> ending() const {
    if (stop && stop()) return Outcome::stopped;
    return is_late && is_late() ? std::optional(Outcome::out_of_budget) : std::nullopt;
  }
};

struct RatingOptions {
  /// What techniques of uniqueness may rely on: what the caller promises, which need not hold. Empty: what the search finds to
  /// hold.
  std::optional<Promise> promise{};
  /// Whether a puzzle with several solutions is rated, too, as far as its steps lead; else its outcome is `several`,
  /// and that is all. With a promise the search need not be asked at all: the original raters do not ask it.
  bool allows_several = false;
  WorkLimits work{};
};

}  // namespace deduku
