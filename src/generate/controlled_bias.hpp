// Minimal puzzles with a known bias: "controlled bias" (D. Berthier, 2009).
//
// From a full grid givens are removed in random order until the next removal would allow a second solution. If the
// remaining puzzle is minimal, it is a hit; otherwise the try yields nothing. A minimal puzzle with n givens is hit
// exactly if its givens come last in the order, which has the probability 1 / C(81, n) for any puzzle. So a hit with
// the weight C(81, n) represents all minimal puzzles: weighted means over hits are means over all minimal puzzles of
// the grids, and of all grids if these are uniform.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "deduku/minimal.hpp"
#include "src/generate/random.hpp"

namespace deduku::generate {

/// Tries with one full grid. Whether a try is a hit does not depend on the earlier ones.
class BiasedTries {
 public:
  explicit BiasedTries(const Solution& solution);

  /// One try; returns the givens if it is a hit. There are about 200,000 tries to a hit.
  std::optional<CellSet> attempt(Random& random);

 private:
  // The known unavoidable sets of the grid, side by side: for each cell the sets that contain it, as bits.
  static constexpr int words = 8;
  static constexpr int capacity = 64 * words;
  using Bits = std::array<std::uint64_t, words>;

  /// Drawn givens, beginning with the one that would be removed last.
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
  /// Records a set with at most one given cell.
  void learn(const CellSet& set, Drawn& drawn);
  void remember(const CellSet& set);
  /// The cells in which another solution of the givens differs.
  std::optional<CellSet> find_other(const CellSet& givens) const;

  Solution solution_;
  std::array<Cell, Cell::count> order_;
  PerCell<Bits> sets_of_{};
  std::vector<CellSet> sets_;
  Bits known_{};
  int pairs_ = 0;  ///< the first sets, of two digits, which are never replaced
  int next_ = 0;   ///< the next one to be replaced
};

}  // namespace deduku::generate
