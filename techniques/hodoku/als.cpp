#include "techniques/hodoku/als.hpp"

namespace deduku::hodoku {

void AlsList::know(const Grid& grid) {
  if (known_) return;
  known_ = true;
  sets_.clear();
  for (House house : House::all()) {
    house_ = house;
    extend(grid, {}, {}, cells_of(house) & grid.empty_cells());
  }
  list_commons();
}

/// Adds cells in lexicographic order.
void AlsList::extend(const Grid& grid, const CellSet& cells, DigitSet digits, CellSet choices) {
  for (Cell cell : choices) {
    choices.erase(cell);
    const CellSet larger = cells | CellSet{cell};
    const DigitSet all = digits | grid.candidates(cell);
    if (all.size() == larger.size() + 1) add(grid, larger, all);
    extend(grid, larger, all, choices);
  }
}

void AlsList::add(const Grid& grid, const CellSet& cells, DigitSet digits) {
  if (common_houses(cells).first() != house_) return;
  Als& set = sets_.emplace_back(Als{cells, digits, {}, {}, {}});
  for (Digit digit : digits) {
    set.places[digit.index()] = grid.cells(digit) & cells;
    set.seen[digit.index()] = grid.cells(digit) & common_peers(set.places_of(digit));
    set.seen_at_all |= set.seen_by(digit);
  }
}

void AlsList::add_common(const RestrictedCommon& common) {
  const int place = static_cast<int>(commons_.size());
  at_[static_cast<std::size_t>(common.from)].push_back(place);
  at_[static_cast<std::size_t>(common.to)].push_back(place);
  commons_.push_back(common);
}

void AlsList::list_commons() {
  commons_.clear();
  first_common_.clear();
  if (at_.size() < sets_.size()) at_.resize(sets_.size());
  for (auto& places : at_) places.clear();
  for (int i = 0; i < static_cast<int>(sets_.size()); ++i) {
    first_common_.push_back(static_cast<int>(commons_.size()));
    const Als& from = (*this)[i];
    for (int j = i + 1; j < static_cast<int>(sets_.size()); ++j) {
      const Als& to = (*this)[j];
      if (!from.seen_at_all.intersects(to.cells) || from.cells.intersects(to.cells)) continue;
      DigitSet digits;
      for (Digit digit : from.digits& to.digits) {
        if (digits.size() < 2 && from.seen_by(digit).contains(to.places_of(digit))) digits.insert(digit);
      }
      if (!digits.empty()) add_common({i, j, digits});
    }
  }
  first_common_.push_back(static_cast<int>(commons_.size()));
}

}  // namespace deduku::hodoku
