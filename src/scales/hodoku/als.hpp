// Almost locked sets of a grid in HoDoKu's order, and the digits that restrict two of them to each other.
#pragma once

#include <span>
#include <vector>

#include "deduku/grid.hpp"

namespace deduku::hodoku {

/// Cells of one house with one digit more than cells.
struct Als {
  CellSet cells;
  DigitSet digits;
  /// For each digit the candidates that see all places of it in the set.
  std::array<CellSet, Digit::count> seen;

  const CellSet& seen_by(Digit digit) const { return seen[digit.index()]; }
};

/// Two sets that cannot both hold a digit, or either of two.
struct RestrictedCommon {
  int from = 0;
  int to = 0;
  DigitSet digits;
};

class AlsList {
 public:
  void grid_changed() { known_ = false; }
  /// Lists sets and restricted commons, unless they are known.
  void update(const Grid& grid);

  std::span<const Als> sets() const { return sets_; }
  const Als& operator[](int index) const { return sets_[static_cast<std::size_t>(index)]; }
  /// Of every pair of sets that do not overlap; ordered by the first, which is the earlier one, then the second.
  std::span<const RestrictedCommon> commons() const { return commons_; }
  /// Those of them whose first is this set.
  std::span<const RestrictedCommon> commons_from(int index) const {
    const auto first = static_cast<std::size_t>(first_common_[static_cast<std::size_t>(index)]);
    const auto end = static_cast<std::size_t>(first_common_[static_cast<std::size_t>(index) + 1]);
    return std::span(commons_).subspan(first, end - first);
  }
  /// The places in `commons` of those a set takes part in, ascending.
  std::span<const int> commons_at(int index) const { return at_[static_cast<std::size_t>(index)]; }

 private:
  void extend(const Grid& grid, const CellSet& cells, DigitSet digits, CellSet choices);
  /// Adds a set unless an earlier house has it.
  void add(const Grid& grid, const CellSet& cells, DigitSet digits);
  void list_holders(const Grid& grid);
  void link(const Grid& grid, int from);
  void find_linked(const Grid& grid, const Als& from, Digit digit, int word);
  void add_commons(int from);
  void add_common(const RestrictedCommon& common);

  /// Sets of almost locked sets, in words of 64.
  std::uint64_t* holders(Candidate candidate) { return holders_.data() + words_ * candidate.index(); }
  std::uint64_t* linked(Digit digit) { return linked_.data() + words_ * digit.index(); }

  std::vector<Als> sets_;
  House house_;  ///< the one searched; sets that lie in an earlier one are in the list
  int words_ = 0;
  std::vector<std::uint64_t> holders_;  ///< for each candidate the sets that it is in
  std::vector<std::uint64_t> linked_;   ///< for each digit the sets that it links to the one at hand
  std::vector<RestrictedCommon> commons_;
  std::vector<int> first_common_;
  std::vector<std::vector<int>> at_;
  bool known_ = false;
};

}  // namespace deduku::hodoku
