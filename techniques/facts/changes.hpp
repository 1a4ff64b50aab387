// The moments when houses and digits last changed. A technique that has found nothing need not search unchanged houses
// or digits again, as long as candidates are only removed: a pattern there existed before, and eliminated no less.
#pragma once

#include "deduku/function_ref.hpp"
#include "src/core/step_sink.hpp"
#include "src/core/workspace.hpp"

namespace deduku::facts {

/// The changes from each grid to the next one given.
class Changes {
 public:
  /// Moments are counted from 1, across all puzzles.
  using Moment = std::int64_t;
  static constexpr Moment never = 0;

  void compute(const Grid& grid, Workspace&) { note(grid); }
  /// Treats everything on the next grid as new.
  void begin() { is_new_ = true; }
  /// Advances to the next moment. Everything is new on a grid that does not come from the last one by removals and
  /// placements.
  void note(const Grid& grid);

  Moment now() const { return now_; }
  /// Whether a candidate of a house or of a digit was removed after a moment.
  bool is_changed(House house, Moment since) const { return houses_[house.index()] > since; }
  bool is_changed(Digit digit, Moment since) const { return digits_[digit.index()] > since; }
  /// The houses that changed after a moment.
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

/// Calls `search(houses)` with the houses that have changed since the technique last found nothing in all of them. For
/// patterns contained in some houses: they are searched for if at least one of the houses has changed.
bool search_changed_houses(TechniqueId technique, const Grid& grid, Workspace& workspace, StepSink& sink,
                           FunctionRef<bool(HouseSet)> search);

}  // namespace deduku::facts
