#include "techniques/facts/restricted_commons.hpp"

namespace deduku::facts {

void RestrictedCommons::compute(const Grid& grid, Workspace& workspace, std::size_t max_neighbours) {
  const AlmostLockedSets& catalogue = workspace.get<AlmostLockedSets>(grid);
  max_cells_ = AlmostLockedSet::max_cells;
  while (!fill_with_small(grid, catalogue, max_neighbours)) --max_cells_;
}

/// Adds the sets with few cells. False if they have too many neighbours and there are smaller sets.
bool RestrictedCommons::fill_with_small(const Grid& grid, const AlmostLockedSets& catalogue,
                                        std::size_t max_neighbours) {
  note_sets(grid, catalogue);
  neighbours_.clear();
  ends_.assign(1, 0);
  for (const AlmostLockedSet& set : catalogue) {
    if (set.cells.size() <= max_cells_) {
      for (Digit digit : set.acting_digits) find_linked(grid, catalogue, set.digit_places[digit]);
      add_neighbours(set);
    }
    ends_.push_back(static_cast<std::uint32_t>(neighbours_.size()));
    if (neighbours_.size() > max_neighbours && max_cells_ > 1) return false;
  }
  return true;
}

void RestrictedCommons::note_sets(const Grid& grid, const AlmostLockedSets& catalogue) {
  holders_.reset(Candidate::count, catalogue.size());
  sets_acting_by_digit_.reset(Digit::count, catalogue.size());
  linked_.reset(static_cast<int>(catalogue.all_digit_places().size()), catalogue.size());
  linked_known_.assign(catalogue.all_digit_places().size(), false);
  int number = -1;
  for (const AlmostLockedSet& set : catalogue) {
    ++number;
    if (set.cells.size() > max_cells_) continue;
    for (Digit digit : set.acting_digits) {
      sets_acting_by_digit_.insert(digit.index(), number);
      for (Cell cell : set.cells& grid.cells(digit)) holders_.insert(Candidate(cell, digit).index(), number);
    }
  }
}

/// The sets whose cells with the digit all see all of these places: those without any other cell with the digit.
void RestrictedCommons::find_linked(const Grid& grid, const AlmostLockedSets& catalogue, int digit_places) {
  const auto place = static_cast<std::size_t>(digit_places);
  if (linked_known_[place]) return;
  linked_known_[place] = true;
  const auto& [digit, cells, seen_by_all] = catalogue.all_digit_places()[place];
  BitMatrix::Word* found = linked_.row(digit_places);
  unite(found, sets_acting_by_digit_.row(digit.index()), words());
  for (Cell cell : grid.cells(digit) - seen_by_all) {
    const BitMatrix::Word* with_cell = holders_.row(Candidate(cell, digit).index());
    for (int i = 0; i < words(); ++i) found[i] &= ~with_cell[i];
  }
}

/// The neighbours of one set.
void RestrictedCommons::add_neighbours(const AlmostLockedSet& set) {
  for (int word = 0; word < words(); ++word) {
    const auto links_of = [&](Digit digit) { return linked(set.digit_places[digit])[word]; };
    BitMatrix::Word any = 0;
    for (Digit digit : set.acting_digits) any |= links_of(digit);
    for (; any != 0; any &= any - 1) {
      const int place = std::countr_zero(any);
      DigitSet links;
      for (Digit digit : set.acting_digits) {
        if ((links_of(digit) >> place & 1) != 0) links.insert(digit);
      }
      neighbours_.push_back({BitMatrix::word_bits * word + place, links});
    }
  }
}

}  // namespace deduku::facts
