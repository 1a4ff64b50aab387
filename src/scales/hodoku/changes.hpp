// When something last changed where: an entry that has searched without result need not search again what is still as
// it was. What a subset of a house or a pattern of a digit removes only ever becomes less.
#pragma once

#include "deduku/grid.hpp"

namespace deduku::hodoku {

class Changes {
 public:
  /// Moments are counted from 1 on, through all puzzles.
  using Moment = std::int64_t;
  static constexpr Moment never = 0;

  /// Another puzzle: everything is new.
  void begin() { is_new_ = true; }
  /// The next moment, with a grid that differs from that of the last one by removals and placements.
  void note(const Grid& grid) {
    ++now_;
    CellSet changed = is_new_ ? CellSet::all() : CellSet();
    for (Digit digit : Digit::all()) {
      CellSet& places = places_[digit.index()];
      const CellSet removed = places ^ grid.cells(digit);
      if (is_new_ || !removed.empty()) digits_[digit.index()] = now_;
      changed |= removed;
      places = grid.cells(digit);
    }
    for (House house : House::all()) {
      if (changed.intersects(cells_of(house))) houses_[house.index()] = now_;
    }
    is_new_ = false;
  }

  Moment now() const { return now_; }
  /// Whether a candidate of a house or of a digit has gone after a moment.
  bool is_changed(House house, Moment since) const { return houses_[house.index()] > since; }
  bool is_changed(Digit digit, Moment since) const { return digits_[digit.index()] > since; }

 private:
  Moment now_ = never;
  bool is_new_ = true;
  std::array<CellSet, Digit::count> places_;
  std::array<Moment, Digit::count> digits_{};
  std::array<Moment, House::count> houses_{};
};

}  // namespace deduku::hodoku
