#include "techniques/facts/almost_locked_sets.hpp"

#include <algorithm>

#include "src/core/set_access.hpp"
#include "techniques/facts/cell_choices.hpp"

namespace deduku::facts {

namespace {

/// Whether cells of a house also lie in an earlier one: single cells of a column, cells of a box in line.
bool come_earlier(const CellSet& cells, House house) {
  const Cell first = cells.first();
  const bool are_in_row = house.index() >= 9 && cells_of(first.row()).contains(cells);
  return are_in_row || (house.is_box() && cells_of(first.column()).contains(cells));
}

}  // namespace

void AlmostLockedSets::clear() {
  sets_.clear();
  digit_places_.clear();
  if (digit_places_index_.empty()) digit_places_index_.resize(2048);
  std::ranges::fill(digit_places_index_, std::uint16_t{0});
}

void AlmostLockedSets::compute_bivalue_cells(const Grid& grid) {
  clear();
  for (Cell cell : grid.cells_with_count(2)) take(grid, cell.row(), {cell}, grid.candidates(cell));
}

void AlmostLockedSets::compute_all(const Grid& grid, Workspace& workspace) {
  clear();
  const auto& houses = workspace.history<HouseChoices>(grid);
  for (House house : House::all()) {
    const CellChoices& choices = houses[house];
    const auto all = choices.all();
    for (auto choice = choices.first(all); choice != 0; choice = choices.next(choice, all)) {
      const DigitSet digits = choices.digits(choice);
      if (digits.size() == choices.size(choice) + 1) take(grid, house, choices.cells(choice), digits);
    }
  }
}

void AlmostLockedSets::take(const Grid& grid, House house, const CellSet& cells, DigitSet digits) {
  if (come_earlier(cells, house)) return;
  AlmostLockedSet set{cells, digits, {}, house, {}};
  for (Digit digit : digits) {
    const std::uint16_t digit_places = index_of_digit_places(grid, digit, cells & grid.cells(digit));
    set.digit_places[digit] = digit_places;
    if (!digit_places_[digit_places].seen_by_all.empty()) set.acting_digits.insert(digit);
  }
  sets_.push_back(set);
}

namespace {

std::size_t hash_of_digit_places(Digit digit, const CellSet& cells) {
  std::uint64_t hash = static_cast<std::uint64_t>(digit.number()) * 0x9e3779b97f4a7c15U;
  for (std::uint64_t word : SetAccess::words(cells)) hash = (hash ^ (hash >> 29) ^ word) * 0xbf58476d1ce4e5b9U;
  return static_cast<std::size_t>(hash >> 32);
}

}  // namespace

/// The index of digit places, which are added if they are new.
std::uint16_t AlmostLockedSets::index_of_digit_places(const Grid& grid, Digit digit, const CellSet& cells) {
  const std::size_t mask = digit_places_index_.size() - 1;
  for (std::size_t i = hash_of_digit_places(digit, cells) & mask;; i = (i + 1) & mask) {
    const std::uint16_t ordinal = digit_places_index_[i];
    if (ordinal == 0) {
      digit_places_.push_back({digit, cells, grid.cells(digit) & common_peers(cells)});
      digit_places_index_[i] = static_cast<std::uint16_t>(digit_places_.size());
      if (2 * digit_places_.size() > digit_places_index_.size()) grow_index();
      return static_cast<std::uint16_t>(digit_places_.size() - 1);
    }
    const DigitPlaces& digit_places = digit_places_[ordinal - 1];
    if (digit_places.digit == digit && digit_places.cells == cells) return static_cast<std::uint16_t>(ordinal - 1);
  }
}

void AlmostLockedSets::grow_index() {
  digit_places_index_.assign(2 * digit_places_index_.size(), 0);
  const std::size_t mask = digit_places_index_.size() - 1;
  for (std::size_t ordinal = 1; ordinal <= digit_places_.size(); ++ordinal) {
    const DigitPlaces& digit_places = digit_places_[ordinal - 1];
    std::size_t i = hash_of_digit_places(digit_places.digit, digit_places.cells) & mask;
    while (digit_places_index_[i] != 0) i = (i + 1) & mask;
    digit_places_index_[i] = static_cast<std::uint16_t>(ordinal);
  }
}

}  // namespace deduku::facts
