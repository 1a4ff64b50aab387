// Puzzles with a known solution become sparser: givens are left out, in an order, as long as no second solution comes up.
//
// Where a second solution is found, the cells in which it differs are remembered: every puzzle with the known solution gives
// one of them at least. These unavoidable sets answer most questions without any search: a given that is the last one in
// such a set is needed. They are kept side by side, as bits: for each cell the sets that it is in, and for all sets
// together, plane by plane, how many of their cells are still given.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "deduku/minimal.hpp"
#include "src/generate/other_solutions.hpp"

namespace deduku::generate {

/// The puzzles of one full grid. Its answers do not depend on which unavoidable sets it has come across.
class Thinner {
 public:
  explicit Thinner(const Solution& solution);
  /// Where some unavoidable sets are known, those of two digits are not looked for: so it begins sooner.
  Thinner(const Solution& solution, std::span<const CellSet> known);

  /// Leaves groups of givens out, one after the other, wherever what is left has only one solution and no fewer than `least`
  /// givens. `givens` must have only one solution; groups do not overlap.
  CellSet thinned(const CellSet& givens, std::span<const CellSet> groups, int least = 0);
  /// The givens that can be left out, each alone. `givens` must have only one solution.
  CellSet redundant(const CellSet& givens);
  /// Whether there is none; as soon as one is found it says no.
  bool is_minimal(const CellSet& givens);

  /// Second solutions that come up are added here as long as it lives; null: nowhere.
  void collect(std::vector<Solution>* others) { others_ = others; }

  const Solution& solution() const { return asked_.solution(); }
  /// How often the search was asked.
  std::uint64_t questions() const { return questions_; }

 private:
  // A block has 256 sets: four words, which a processor handles at once. With planes for seven binary digits there are
  // numbers up to 81.
  static constexpr int words = 4;
  static constexpr int planes = 7;
  static constexpr int most_blocks = 6;
  static constexpr int capacity = 64 * words * most_blocks;

  using Bits = std::array<std::uint64_t, words>;
  using Planes = std::array<Bits, planes>;
  /// For each set how many of its cells are given.
  using Counts = std::array<Planes, most_blocks>;

  void count(const CellSet& givens, Counts& counts) const;
  void set_count(Counts& counts, int set, int count) const;
  void leave_out(Counts& counts, Cell cell) const;
  /// Whether a set has nothing left but cells of the group, of which all are still given.
  bool is_needed(const Counts& counts, const CellSet& group) const;
  bool is_last(const Counts& counts, Cell cell) const;
  /// Remembers a set; which one it is now.
  int remember(const CellSet& set);
  /// Which set, newly remembered, has nothing left in the givens, as a second solution shows; -1 where there is none. A cell
  /// whose given has just been left out may be named, where nothing else was: then any second solution differs there.
  int find_avoided(const CellSet& givens, const Cell* left_out = nullptr);

  OtherSolutions asked_;
  std::vector<std::array<Bits, most_blocks>> sets_of_{Cell::count};
  std::vector<CellSet> sets_;
  int blocks_ = 1;   ///< how many have sets
  int next_ = 0;     ///< which set gives way to the next one
  int lasting_ = 0;  ///< so many sets, the first, never give way
  std::uint64_t questions_ = 0;
  std::vector<Solution>* others_ = nullptr;
};

}  // namespace deduku::generate
