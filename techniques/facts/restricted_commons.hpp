// Restricted commons: digits that two almost locked sets share but cannot both hold.
//
//     A  {4 7} {7 9}  |  .         7 is restricted: each 7 of A sees each 7 of B, so one of the two does
//     .    .     .    | {7 2}  B   without it, and thereby holds all its other digits.
#pragma once

#include <limits>

#include "src/core/bit_matrix.hpp"
#include "techniques/facts/almost_locked_sets.hpp"

namespace deduku::facts {

/// A set joined to another one by restricted commons.
struct Neighbour {
  int set;         ///< its index in the catalogue
  DigitSet links;  ///< the restricted commons; at most two in valid grids

  friend bool operator==(const Neighbour&, const Neighbour&) = default;
};

/// The neighbours of the almost locked sets of a grid. If there would be very many, as in grids full of simpler steps,
/// the larger sets are omitted. Keeps its memory from grid to grid.
class RestrictedCommons {
 public:
  /// The maximum number of neighbours of all sets together before the larger sets are omitted.
  static constexpr std::size_t default_max_neighbours = 12'000;
  static constexpr std::size_t unlimited = std::numeric_limits<std::size_t>::max();

  void compute(const Grid& grid, Workspace& workspace) { compute(grid, workspace, default_max_neighbours); }
  void compute(const Grid& grid, Workspace& workspace, std::size_t max_neighbours);

  /// The maximum size of the sets that are not omitted, 1 to 8 cells.
  int max_cells() const { return max_cells_; }
  /// Whether larger sets are omitted.
  bool is_cut() const { return max_cells_ < AlmostLockedSet::max_cells; }
  /// The neighbours of a set in the order of the catalogue.
  std::span<const Neighbour> of(int set) const {
    return std::span(neighbours_).subspan(ends_[set], ends_[set + 1] - ends_[set]);
  }

  /// The sets to which a set with these digit places is linked by their digit, as bits; for sets that are not omitted.
  const BitMatrix::Word* linked(int digit_places) const { return linked_.row(digit_places); }
  int words() const { return linked_.words(); }
  friend bool operator==(const RestrictedCommons& a, const RestrictedCommons& b) {
    return a.max_cells_ == b.max_cells_ && a.linked_ == b.linked_ && a.neighbours_ == b.neighbours_ &&
           a.ends_ == b.ends_;
  }

 private:
  bool fill_with_small(const Grid& grid, const AlmostLockedSets& catalogue, std::size_t max_neighbours);
  void note_sets(const Grid& grid, const AlmostLockedSets& catalogue);
  void find_linked(const Grid& grid, const AlmostLockedSets& catalogue, int digit_places);
  void add_neighbours(const AlmostLockedSet& set);

  int max_cells_ = AlmostLockedSet::max_cells;
  BitMatrix holders_;               ///< per candidate, the sets that have it as an acting digit
  BitMatrix sets_acting_by_digit_;  ///< per digit, the sets in which it acts
  BitMatrix linked_;                ///< per digit places, the sets linked to them
  std::vector<bool> linked_known_;  ///< per digit places
  std::vector<Neighbour> neighbours_;
  std::vector<std::uint32_t> ends_;  ///< per set, the end of its neighbours in `neighbours_`, after a leading 0
};

}  // namespace deduku::facts
