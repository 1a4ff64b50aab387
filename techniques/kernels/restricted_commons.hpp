// Restricted commons: digits that two almost locked sets share but cannot both hold.
//
//     A  {4 7} {7 9}  |  .         7 is restricted: each 7 of A sees each 7 of B, so one of the two does
//     .    .     .    | {7 2}  B   without it, and thereby holds all its other digits.
#pragma once

#include "techniques/kernels/almost_locked_sets.hpp"

namespace deduku {

/// A set joined to another one by restricted commons.
struct Neighbour {
  int set;         ///< its place in the catalogue
  DigitSet links;  ///< the restricted commons; in valid grids no more than two
};

/// The neighbours of the almost locked sets of a grid. Where there would be very many, as in grids full of simpler
/// steps, the larger sets are left out. Keeps its memory from grid to grid.
class RestrictedCommons {
 public:
  /// Takes up the sets of another grid.
  void fill(const Grid& grid, const AlmostLockedSets& catalogue);

  /// How many cells a set has at most that is not left out, 1 to 8.
  int most_cells() const { return most_cells_; }
  /// The neighbours of a set in the order of the catalogue.
  std::span<const Neighbour> of(int set) const {
    return std::span(neighbours_).subspan(ends_[set], ends_[set + 1] - ends_[set]);
  }

 private:
  /// A set of numbers of the catalogue, as bits.
  using Numbers = std::span<std::uint64_t>;
  Numbers row(std::size_t index) { return std::span(rows_).subspan(index * words_, words_); }
  Numbers holders(Candidate candidate) { return row(candidate.index()); }
  Numbers feeling(Digit digit) { return row(Candidate::count + digit.index()); }
  Numbers linked(Digit digit) { return row(Candidate::count + Digit::count + digit.index()); }

  static constexpr std::size_t max_neighbours = 12'000;

  bool fill_with_small(const Grid& grid, const AlmostLockedSets& catalogue);
  void note_sets(const Grid& grid, const AlmostLockedSets& catalogue);
  void find_linked(const Grid& grid, const Port& port);
  void add_neighbours(DigitSet digits);

  int most_cells_ = 8;
  std::size_t words_ = 0;
  /// Per candidate the sets in which it stands and is felt, per digit the sets in which it is felt, and per
  /// digit the sets that one set is linked to.
  std::vector<std::uint64_t> rows_;
  std::vector<Neighbour> neighbours_;
  std::vector<std::uint32_t> ends_;  ///< where in `neighbours_` those of each set end, behind a leading 0
};

}  // namespace deduku
