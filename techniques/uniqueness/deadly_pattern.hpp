// Deadly patterns: cells that could be filled in two ways with the same few digits, so that in a puzzle with one
// solution they never hold only these digits.
#pragma once

#include <optional>

#include "deduku/promise.hpp"
#include "deduku/technique.hpp"

namespace deduku::uniqueness {

/// A deadly pattern except for further candidates. One roof cell holds one of these.
struct DeadlyPattern {
  DigitSet digits;
  CellSet floor;  ///< the cells with only `digits`, at least one
  CellSet roof;   ///< the cells with further digits
  /// Some cell has lost one of `digits`, so the second filling solves the givens, not the present grid.
  bool lacks_candidates = false;
  CellSet solved{};  ///< the solved cells of the floor, which hold one of `digits`; none of them is given

  CellSet cells() const { return floor | roof; }
  /// Whether the roof is two cells that share a house.
  bool has_side_roof() const { return roof.size() == 2 && !common_houses(roof).empty(); }

  friend bool operator==(const DeadlyPattern&, const DeadlyPattern&) = default;
};

/// The digits that a cell can hold: its candidates, or its solved digit.
inline DigitSet possible_digits(const Grid& grid, Cell cell) {
  const std::optional<Digit> value = grid.value(cell);
  return value ? DigitSet{*value} : grid.candidates(cell);
}

/// The cells that a deadly pattern may have: the empty ones; also solved ones that were not given, if the givens alone
/// are promised to have one solution.
inline CellSet changeable_cells(const Grid& grid, Promise promise) {
  return promise == Promise::givens ? ~grid.givens() : grid.empty_cells();
}

/// The candidates of the pattern itself: those of the present grid if the second filling also solves it, else all that
/// the givens allow.
inline CandidateSet deadly_candidates(const Grid& grid, const DeadlyPattern& pattern) {
  CandidateSet deadly;
  for (Digit digit : pattern.digits) {
    deadly.insert(digit, pattern.lacks_candidates ? pattern.cells() : pattern.cells() & grid.cells(digit));
  }
  return deadly;
}

/// The candidates of `cells` together.
inline DigitSet candidates_of(const Grid& grid, const CellSet& cells) {
  DigitSet digits;
  for (Cell cell : cells) digits |= grid.candidates(cell);
  return digits;
}

/// The candidates of the roof beyond the digits of the pattern.
inline DigitSet extra_digits(const Grid& grid, const DeadlyPattern& pattern) {
  return candidates_of(grid, pattern.roof) - pattern.digits;
}

/// Cells that form a naked subset with some others. The others count as one cell that holds an extra digit.
struct PartnerSubset {
  CellSet partners;
  DigitSet digits;  ///< one more digit than partners; extra digits and partners take all of them
};

/// All sets of positions except the empty one, small ones first.
inline constexpr std::array<PositionSet, 511> position_sets_by_size = [] {
  std::array<PositionSet, 511> sets;
  int count = 0;
  for (int size = 1; size <= Position::count; ++size) {
    for (unsigned bits = 1; bits < 512; ++bits) {
      if (std::popcount(bits) == size) sets[count++] = PositionSet::from_bits(bits);
    }
  }
  return sets;
}();

/// The naked subsets of some of the cells `choices` of a house together with a cell that holds one of `extra`.
template <class Visit>
bool partner_subsets(const Grid& grid, House house, const CellSet& choices, DigitSet extra, Visit&& visit) {
  PositionSet positions;
  for (Cell cell : (choices & cells_of(house))) positions.insert(position_in(house, cell));
  for (PositionSet chosen : position_sets_by_size) {
    if (!positions.contains(chosen)) continue;
    const CellSet partners = cells_at(house, chosen);
    const DigitSet digits = extra | candidates_of(grid, partners);
    if (digits.size() == partners.size() + 1 && visit(PartnerSubset{partners, digits})) return true;
  }
  return false;
}

/// Visits the subsets in each house that contains `shared`; small subsets first. Subsets in both of two houses are
/// visited once.
template <class Visit>
bool shared_subsets(const Grid& grid, const CellSet& shared, const CellSet& choices, DigitSet extra, Visit&& visit) {
  const HouseSet houses = common_houses(shared);
  for (House house : houses) {
    const auto once = [&](const PartnerSubset& subset) {
      const bool came_before = house != houses.first() && cells_of(houses.first()).contains(subset.partners);
      return !came_before && visit(subset);
    };
    if (partner_subsets(grid, house, choices - shared, extra, once)) return true;
  }
  return false;
}

/// The naked subsets of a two-cell roof with cells that have none of the digits of the pattern.
template <class Visit>
bool roof_subsets(const Grid& grid, const DeadlyPattern& pattern, Visit&& visit) {
  CellSet choices = grid.empty_cells();
  for (Digit digit : pattern.digits) choices -= grid.cells(digit);
  return shared_subsets(grid, pattern.roof, choices, extra_digits(grid, pattern), visit);
}

}  // namespace deduku::uniqueness
