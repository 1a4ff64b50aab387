// Options of the raters of R, of the ladder, of Sudoku Explainer and of HoDoKu.
#pragma once

#include <functional>
#include <optional>

#include "deduku/export.h"
#include "deduku/outcome.hpp"
#include "deduku/promise.hpp"

namespace DEDUKU_API deduku {

/// The work allowed for one puzzle.
struct WorkLimits {
  /// Counted work, not time: the result is the same on every machine. The unit depends on the scale. 0 for the default:
  /// about five seconds, and far more than ordinary puzzles take; the maximum value is practically unlimited.
  std::uint64_t budget = 0;
  /// Called every few milliseconds; true stops the work: for signals, which the library does not handle itself. Empty:
  /// never.
  std::function<bool()> stop{};
  /// Called equally often; true means that the caller's own budget is spent: for time limits, because the library reads
  /// no clock. Empty: never.
  std::function<bool()> is_late{};

  /// Whether the caller's own limits end the work now, and how: `stopped` or `out_of_budget`.
  std::optional<Outcome> ending() const {
    if (stop && stop()) return Outcome::stopped;
    return is_late && is_late() ? std::optional(Outcome::out_of_budget) : std::nullopt;
  }
};

struct RatingOptions {
  /// The only result for a refused puzzle is its outcome, `none` or `several`. Any other puzzle is rated as far as its
  /// steps lead. The original raters assume one solution.
  Uniqueness uniqueness = Uniqueness::required;
  /// Whether techniques of uniqueness are used at all.
  bool uses_uniqueness = true;
  WorkLimits work{};
};

}  // namespace deduku
