// Minimal puzzles with a known bias: "controlled bias" (D. Berthier, 2009).
//
// From a full grid the givens are left out in random order until the next one would leave a second solution. If what is left is
// minimal, it is a hit; else nothing is. A minimal puzzle with n givens is hit exactly when its givens come last in the order,
// which has the probability 1 / C(81, n), whatever the puzzle. So a hit with the weight C(81, n) stands for all minimal puzzles:
// weighted means over hits are means over all minimal puzzles of the grids, and of all grids where these are uniform.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "deduku/minimal.hpp"
#include "src/generate/random.hpp"

namespace deduku::generate {

/// Tries with one full grid. Which of them are hits does not depend on the tries before.
class BiasedTries {
 public:
  explicit BiasedTries(const Solution& solution);

  /// One try; the givens where it is a hit. There are some 200,000 tries to a hit.
  std::optional<CellSet> attempt(Random& random);

 private:
  // Unavoidable sets of the grid, as far as they are known, side by side: for each cell those that it is in, as bits.
  static constexpr int words = 8;
  static constexpr int capacity = 64 * words;
  using Bits = std::array<std::uint64_t, words>;

  /// Givens as they are drawn, from the last that would be left out on.
  struct Drawn {
    int count = 0;
    CellSet givens;
    Bits once{};   ///< the sets with a given
    Bits twice{};  ///< the sets with several

    void add(Cell cell, const Bits& sets);
    /// Whether one of these sets has only one given.
    bool is_needed(const Bits& sets) const;
  };

  void draw_until_sets_are_met(Drawn& drawn, Random& random);
  /// A given that is not known to be needed.
  std::optional<Cell> perhaps_redundant(const Drawn& drawn) const;
  /// Takes note of a set of which at most one cell is given.
  void learn(const CellSet& set, Drawn& drawn);
  void remember(const CellSet& set);
  /// Where another solution of the givens differs.
  std::optional<CellSet> find_other(const CellSet& givens) const;

  Solution solution_;
  std::array<Cell, Cell::count> order_;
  std::array<Bits, Cell::count> sets_of_{};
  std::vector<CellSet> sets_;
  Bits known_{};
  int pairs_ = 0;  ///< the first sets, of two digits, never give way
  int next_ = 0;   ///< which one gives way
};

}  // namespace deduku::generate
