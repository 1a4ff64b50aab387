// When a house or a digit last changed: a technique that has found nothing need not search again what is unchanged, as
// long as candidates are only removed. A pattern there existed before, and eliminated no less.
#pragma once

#include "deduku/function_ref.hpp"
#include "src/core/step_sink.hpp"
#include "src/core/workspace.hpp"

namespace deduku::facts {

/// The changes from each grid to the next that is asked about.
class Changes {
 public:
  /// Moments are counted from 1 on, through all puzzles.
  using Moment = std::int64_t;
  static constexpr Moment never = 0;

  void compute(const Grid& grid, Workspace&) { note(grid); }
  /// Everything is new on the next grid, whatever it is.
  void begin() { is_new_ = true; }
  /// The next moment. Everything is new on a grid that does not come from the last one by removals and placements.
  void note(const Grid& grid);

  Moment now() const { return now_; }
  /// Whether a candidate of a house or of a digit has gone after a moment.
  bool is_changed(House house, Moment since) const { return houses_[house.index()] > since; }
  bool is_changed(Digit digit, Moment since) const { return digits_[digit.index()] > since; }
  /// The houses of which that is so.
  HouseSet changed_houses(Moment since) const;

 private:
  bool comes_from_last(const Grid& grid) const;

  Moment now_ = never;
  bool is_new_ = true;
  std::array<CellSet, Digit::count> places_;
  std::array<CellSet, Digit::count> solved_;
  std::array<Moment, Digit::count> digits_{};
  std::array<Moment, House::count> houses_{};
};

/// Calls `search(houses)` with the houses that have changed since the technique last found nothing in all of them.
/// For patterns that lie in some houses altogether: those are looked for where at least one of the houses has changed.
bool search_changed_houses(TechniqueId technique, const Grid& grid, Workspace& workspace, StepSink& sink,
                           FunctionRef<bool(HouseSet)> search);

}  // namespace deduku::facts
