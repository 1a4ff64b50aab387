#include "techniques/guardians/fillings.hpp"

#include <algorithm>

namespace deduku::guardians {

namespace {

/// Fills the cells that are still open; `options` are the cells that may hold each digit.
class Filler {
 public:
  explicit Filler(const ThreeCellSets& options) : options_(options), open_(options[0] | options[1] | options[2]) {}

  bool run() {
    while (true) {
      const auto& [a, b, c] = options_;
      const CellSet two = (a & b) | (a & c) | (b & c);
      const CellSet any = a | b | c;
      if (any != open_) return false;
      if (any == two) break;
      if (!fill_forced(any - two)) return false;
    }
    return open_.empty() || try_all();
  }
  const ThreeCellSets& filling() const { return filling_; }

 private:
  void fill(Cell cell, std::size_t digit) {
    open_.erase(cell);
    for (CellSet& cells : options_) cells.erase(cell);
    options_[digit] -= peers(cell);
    filling_[digit].insert(cell);
  }

  /// Fills cells with one option each; false if two of them exclude each other.
  bool fill_forced(const CellSet& forced) {
    for (std::size_t digit = 0; digit < options_.size(); ++digit) {
      for (Cell cell : (forced & options_[digit])) {
        if (!options_[digit].contains(cell)) return false;
        fill(cell, digit);
      }
    }
    return true;
  }

  /// Tries the options of a cell with the fewest options, one after the other.
  bool try_all() {
    const CellSet pairs = open_ - (options_[0] & options_[1] & options_[2]);
    const Cell cell = pairs.empty() ? open_.first() : pairs.first();
    for (std::size_t digit = 0; digit < options_.size(); ++digit) {
      if (!options_[digit].contains(cell)) continue;
      Filler next = *this;
      next.fill(cell, digit);
      if (!next.run()) continue;
      filling_ = next.filling_;
      return true;
    }
    return false;
  }

  ThreeCellSets options_;
  CellSet open_;
  ThreeCellSets filling_{};
};

/// Removes the cells that can always be filled last: they see fewer cells than they have options.
CellSet without_loose_cells(const Grid& grid, DigitSet digits, CellSet floor, const CellSet& added) {
  for (bool again = true; again;) {
    again = false;
    for (Cell cell : floor) {
      const int options = (grid.candidates(cell) & digits).size();
      if ((peers(cell) & (floor | added)).size() >= options) continue;
      floor.erase(cell);
      again = true;
    }
  }
  return floor;
}

}  // namespace

std::optional<ThreeCellSets> filling_of(const Grid& grid, DigitSet digits, const CellSet& cells) {
  ThreeCellSets options;
  std::size_t count = 0;
  for (Digit digit : digits) options[count++] = grid.cells(digit) & cells;
  Filler filler(options);
  return filler.run() ? std::optional(filler.filling()) : std::nullopt;
}

CellSet smallest_floor(const Grid& grid, DigitSet digits, CellSet floor, const CellSet& added) {
  floor = without_loose_cells(grid, digits, floor, added);
  std::array<Cell, Cell::count> order;
  std::size_t count = 0;
  for (Cell cell : floor) order[count++] = cell;
  constexpr std::size_t orders = 6;
  CellSet smallest = floor;
  for (std::size_t i = 0; i < orders; ++i) {
    CellSet left = floor;
    for (std::size_t k = 0; k < count; ++k) {
      const std::size_t place = (k + i * count / orders) % count;
      const Cell cell = order[i % 2 == 0 ? place : count - 1 - place];
      if (!left.contains(cell)) continue;
      CellSet fewer = left;
      fewer.erase(cell);
      if (!filling_of(grid, digits, fewer | added)) left = without_loose_cells(grid, digits, fewer, added);
    }
    if (left.size() < smallest.size()) smallest = left;
  }
  return smallest;
}

}  // namespace deduku::guardians
