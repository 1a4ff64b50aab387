#include "techniques/guardians/uncolourable_sets.hpp"

namespace deduku::guardians {

UncolourableSets::UncolourableSets(const Grid& grid, DigitSet digits)
    : grid_(grid), digits_(digits), floor_(cells_within(grid, digits)) {
  constexpr int least = 2;  // fewer cells are no pattern
  if (floor_.size() >= least) find_lone();
}

/// The cells in which each of the digits is a candidate.
ThreeCellSets UncolourableSets::places() const {
  ThreeCellSets places;
  std::size_t count = 0;
  for (Digit digit : digits_) places[count++] = grid_.cells(digit);
  return places;
}

/// A filling, extended by all cells that fit without a change; returns all cells that it fills.
CellSet UncolourableSets::widened(const ThreeCellSets& filling) const {
  const ThreeCellSets options = places();
  CellSet filled = filling[0] | filling[1] | filling[2];
  for (std::size_t digit = 0; digit < filling.size(); ++digit) {
    CellSet left = options[digit] - filled;
    for (Cell cell : filling[digit]) left -= peers(cell);
    for (Cell cell : left) {
      if (!left.contains(cell)) continue;
      filled.insert(cell);
      left -= peers(cell);
    }
  }
  return filled;
}

/// Notes that hosts of the same filling fit together. Returns all cells that it fills.
CellSet UncolourableSets::note(const ThreeCellSets& filling) {
  const CellSet filled = widened(filling);
  for (Cell host : (filled & hosts_)) fits_[host] |= filled;
  return filled;
}

void UncolourableSets::find_lone() {
  const ThreeCellSets options = places();
  const CellSet more = (options[0] | options[1] | options[2]) - floor_;
  const auto filling = filling_of(grid_, digits_, floor_);
  if (!filling) return;
  for (Cell cell : more) {
    const DigitSet own = grid_.candidates(cell) & digits_;
    const DigitSet extras = grid_.candidates(cell) - digits_;
    hosts_.insert_if(own.size() > 1 && extras.size() <= most_extras, cell);
  }
  CellSet fitting = note(*filling);
  for (Cell cell : more) {
    if (fitting.contains(cell)) continue;
    if (const auto with_cell = filling_of(grid_, digits_, floor_ | CellSet{cell})) {
      fitting |= note(*with_cell);
    } else {
      lone_.insert(cell);
    }
  }
}

bool is_a_subset(const Grid& grid, DigitSet digits, const CellSet& floor, const CellSet& added) {
  for (House house : common_houses(added)) {
    if (!filling_of(grid, digits, (floor & cells_of(house)) | added)) return true;
  }
  return false;
}

}  // namespace deduku::guardians
