#include "techniques/kernels/restricted_commons.hpp"

#include <algorithm>
#include <bit>

namespace deduku {

void RestrictedCommons::fill(const Grid& grid, const AlmostLockedSets& catalogue) {
  most_cells_ = 8;
  while (!fill_with_small(grid, catalogue)) --most_cells_;
}

/// Takes up the sets with few cells. False if they have too many neighbours and there are smaller sets.
bool RestrictedCommons::fill_with_small(const Grid& grid, const AlmostLockedSets& catalogue) {
  note_sets(grid, catalogue);
  neighbours_.clear();
  ends_.assign(1, 0);
  for (const AlmostLockedSet& set : catalogue) {
    if (set.cells.size() <= most_cells_) {
      for (Digit digit : set.felt) find_linked(grid, catalogue.port(set, digit));
      add_neighbours(set.felt);
    }
    ends_.push_back(static_cast<std::uint32_t>(neighbours_.size()));
    if (neighbours_.size() > max_neighbours && most_cells_ > 1) return false;
  }
  return true;
}

void RestrictedCommons::note_sets(const Grid& grid, const AlmostLockedSets& catalogue) {
  words_ = (static_cast<std::size_t>(catalogue.size()) + 63) / 64;
  rows_.assign((Candidate::count + 2 * Digit::count) * words_, 0);
  std::size_t number = 0;
  for (const AlmostLockedSet& set : catalogue) {
    const std::size_t word = number / 64;
    const std::uint64_t bit = std::uint64_t{1} << number++ % 64;
    if (set.cells.size() > most_cells_) continue;
    for (Digit digit : set.felt) {
      feeling(digit)[word] |= bit;
      for (Cell cell : set.cells& grid.cells(digit)) holders({cell, digit})[word] |= bit;
    }
  }
}

/// The sets all of whose cells with the digit of a port are buddies of the port: those that have no other.
void RestrictedCommons::find_linked(const Grid& grid, const Port& port) {
  const Numbers found = linked(port.digit);
  std::ranges::copy(feeling(port.digit), found.begin());
  for (Cell cell : grid.cells(port.digit) - port.buddies) {
    const Numbers with_cell = holders({cell, port.digit});
    for (std::size_t i = 0; i < words_; ++i) found[i] &= ~with_cell[i];
  }
}

/// The neighbours of one set, which is linked by these digits.
void RestrictedCommons::add_neighbours(DigitSet digits) {
  for (std::size_t word = 0; word < words_; ++word) {
    std::uint64_t any = 0;
    for (Digit digit : digits) any |= linked(digit)[word];
    for (; any != 0; any &= any - 1) {
      const int place = std::countr_zero(any);
      DigitSet links;
      for (Digit digit : digits) {
        if ((linked(digit)[word] >> place & 1) != 0) links.insert(digit);
      }
      neighbours_.push_back({static_cast<int>(64 * word) + place, links});
    }
  }
}

}  // namespace deduku
