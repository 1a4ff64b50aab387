// The moments when houses and digits last changed, and the only answer to the question whether a grid is an earlier one
// with some candidates gone.
#pragma once

#include <array>
#include <cstdint>

#include "deduku/grid.hpp"
#include "deduku/per.hpp"

namespace deduku {

/// The changes from each grid to the next one given.
class Changes {
 public:
  /// Moments are counted from 1, across all puzzles.
  using Moment = std::int64_t;
  static constexpr Moment never = 0;

  /// Treats the next grid as one of another puzzle.
  void begin() { is_new_ = true; }
  /// Advances to the next moment. A grid that does not come from the last one by removals and placements is one of
  /// another puzzle; then everything is new.
  void note(const Grid& grid);

  Moment now() const { return now_; }
  /// Whether all grids since a moment were of the same puzzle, so that since then candidates were only removed.
  bool is_same_puzzle_since(Moment moment) const { return moment >= begun_; }
  /// Whether a candidate of a house or of a digit was removed after a moment.
  bool is_changed(House house, Moment since) const { return houses_[house] > since; }
  bool is_changed(Digit digit, Moment since) const { return digits_[digit] > since; }
  /// The houses that changed after a moment.
  HouseSet changed_houses(Moment since) const;

 private:
  bool comes_from_last(const Grid& grid) const;

  Moment now_ = never;
  Moment begun_ = never + 1;  ///< the first moment of the present puzzle
  bool is_new_ = true;
  PerDigit<CellSet> places_;
  PerDigit<CellSet> solved_;
  PerDigit<Moment> digits_{};
  PerHouse<Moment> houses_{};
};

/// The grid on which a history was last brought up to date, seen from the present one.
struct Past {
  const Changes& changes;
  Changes::Moment moment;

  /// Whether the present grid comes from that one by removals and placements.
  bool is_same_puzzle() const { return changes.is_same_puzzle_since(moment); }
  HouseSet changed_houses() const { return changes.changed_houses(moment); }
};

}  // namespace deduku
