// Puzzles with a known solution become sparser: givens are left out, in an order, as long as no second solution comes up.
//
// Where a second solution is found, the cells in which it differs are remembered: every puzzle with the known solution gives
// one of them at least. These unavoidable sets answer most questions without any search: a given that is the last one in
// such a set is needed. They are kept side by side, as bits: for each cell the sets that it is in, and for all sets
// together, plane by plane, how many of their cells are still given.
#pragma once

#include <span>
#include <vector>

#include "deduku/minimal.hpp"

namespace deduku::generate {

/// The puzzles of one full grid. Its answers do not depend on which unavoidable sets it has come across.
class Thinner {
 public:
  explicit Thinner(const Solution& solution);

  /// Leaves groups of givens out, one after the other, wherever what is left has only one solution and no fewer than `least`
  /// givens. `givens` must have only one solution; groups do not overlap.
  CellSet thinned(const CellSet& givens, std::span<const CellSet> groups, int least = 0);
  /// The givens that can be left out, each alone. `givens` must have only one solution.
  CellSet redundant(const CellSet& givens);
  /// Whether there is none; as soon as one is found it says no.
  bool is_minimal(const CellSet& givens);
  /// Whether the givens have no other solution.
  bool is_unique(const CellSet& givens);

  const Solution& solution() const { return solution_; }
  /// How often the search was asked.
  std::uint64_t questions() const { return questions_; }

 private:
  static constexpr int words = 6;
  static constexpr int capacity = 64 * words;
  static constexpr int planes = 7;  ///< numbers up to 81

  using Bits = std::array<std::uint64_t, words>;
  /// For each set how many of its cells are given, as binary numbers of which each plane has one digit.
  using Counts = std::array<Bits, planes>;

  Counts counts_of(const CellSet& givens) const;
  int count_of(const Counts& counts, int set) const;
  void set_count(Counts& counts, int set, int count) const;
  /// Whether a set has nothing left but cells of the group.
  bool is_needed(const Counts& counts, const CellSet& group) const;
  void leave_out(Counts& counts, const CellSet& group) const;
  void remember(const CellSet& set);
  /// Where a second solution of the givens differs; remembers it. Empty where there is none.
  CellSet difference(const CellSet& givens);

  Solution solution_;
  std::array<char, Cell::count> digits_;  ///< of the solution
  std::array<Bits, Cell::count> sets_of_{};
  std::vector<CellSet> sets_;
  int next_ = 0;   ///< which set gives way to the next one
  int pairs_ = 0;  ///< the first sets, of two digits, never give way
  std::uint64_t questions_ = 0;
};

}  // namespace deduku::generate
