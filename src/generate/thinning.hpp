// Puzzles with a known solution become sparser: givens are removed, in an order, as long as there is no second
// solution.
//
// If a second solution is found, the cells in which it differs are remembered: every puzzle with the known solution
// gives at least one of them. These unavoidable sets answer most questions without any search: a given that is the last
// one in such a set is needed. They are kept side by side, as bits: for each cell the sets that contain it, and for all
// sets together, plane by plane, the number of their cells that are still given.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "deduku/minimal.hpp"
#include "src/generate/other_solutions.hpp"

namespace deduku::generate {

/// The puzzles of one full grid. Its results do not depend on the unavoidable sets that it has found.
class Thinner {
 public:
  explicit Thinner(const Solution& solution);
  /// If some unavoidable sets are known, those of two digits are not searched, so it starts faster.
  Thinner(const Solution& solution, std::span<const CellSet> known);

  /// Removes groups of givens, one after another, whenever the rest has only one solution and at least `least` givens.
  /// `givens` must have only one solution; groups do not overlap.
  CellSet thinned(const CellSet& givens, std::span<const CellSet> groups, int least = 0);
  /// The givens that can be removed, each alone; the first `most` of them. `givens` must have only one solution.
  CellSet redundant(const CellSet& givens, int most = Cell::count);
  /// Whether no given can be removed; stops at the first that can.
  bool is_minimal(const CellSet& givens) { return redundant(givens, 1).empty(); }

  /// Second solutions found are added to `others`, which must outlive this; null: nowhere.
  void collect(std::vector<Solution>* others) { others_ = others; }

  const Solution& solution() const { return asked_.solution(); }

 private:
  // A block has 256 sets: four words, which a processor handles at once. With planes for seven binary digits there are
  // numbers up to 81.
  static constexpr int words = 4;
  static constexpr int planes = 7;
  static constexpr int most_blocks = 6;
  static constexpr int capacity = 64 * words * most_blocks;

  using Bits = std::array<std::uint64_t, words>;
  using Planes = std::array<Bits, planes>;
  /// For each set the number of its cells that are given.
  using Counts = std::array<Planes, most_blocks>;

  void count(const CellSet& givens, Counts& counts) const;
  void set_count(Counts& counts, int set, int count) const;
  static void subtract(Planes& counts, Bits borrow);
  void leave_out(Counts& counts, Cell cell) const;
  /// Whether some set has only cells of the group left, all of which are still given.
  bool is_needed(const Counts& counts, const CellSet& group) const;
  bool is_last(const Counts& counts, Cell cell) const;
  /// Remembers a set; returns its index.
  int remember(const CellSet& set);
  /// The index of a newly remembered set that has no cell left in the givens, as a second solution shows; -1 if there
  /// is no such solution. If only one given has just been removed, its cell may be passed: then any second solution
  /// differs there.
  int find_avoided(const CellSet& givens, const Cell* left_out = nullptr);

  OtherSolutions asked_;
  PerCell<std::array<Bits, most_blocks>> sets_of_{};
  std::vector<CellSet> sets_;
  int blocks_ = 1;   ///< the number of blocks with sets
  int next_ = 0;     ///< the next set to be replaced
  int lasting_ = 0;  ///< the number of first sets that are never replaced
  std::vector<Solution>* others_ = nullptr;
};

}  // namespace deduku::generate
