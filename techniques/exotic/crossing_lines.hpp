// Four or five rows that cross four or five columns: how often the digits fit into the cells of the crossings.
//
// The bound for a digit is the least number of rows and columns that hold its places there (König), or a little less if
// boxes hold several of them. That number is computed for all choices of columns at once.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "deduku/grid.hpp"
#include "src/core/workspace.hpp"

namespace deduku::exotic {

/// Four or five rows and four or five columns.
struct CrossingLines {
  PositionSet rows;
  PositionSet columns;

  /// The cells that are in one of the rows and one of the columns.
  CellSet cells() const;
  /// The other rows and the other columns.
  CrossingLines others() const;

  friend bool operator==(const CrossingLines&, const CrossingLines&) = default;
};

/// With fewer cells a locked set is only a few smaller ones side by side.
inline constexpr int least_locked_cells = 12;

/// The crossings of a grid that are worth counting exactly.
class CountableCrossings {
 public:
  /// Units of work of the search: one for each choice of rows.
  static constexpr std::uint64_t units = 252;

  void compute(const Grid& grid, Workspace& workspace);

  /// Crossings, except five rows with five columns, with at least twelve empty cells, into which all digits together
  /// fit no more often than there are cells, or once more, which boxes may save.
  std::span<const CrossingLines> locked() const { return locked_; }
  /// Four rows with four or five columns, into which all digits together fit exactly as often as there are cells. Each
  /// digit is counted either there or in the crossings of the other lines, whichever have less room for it:
  /// techniques/exotic/set_equivalence.cpp. Into the corners of a Phistomefel ring they may fit twice more, which boxes
  /// may save.
  std::span<const CrossingLines> equivalent() const { return equivalent_; }
  friend bool operator==(const CountableCrossings&, const CountableCrossings&) = default;

 private:
  std::vector<CrossingLines> locked_;
  std::vector<CrossingLines> equivalent_;
};

/// How much more often each digit is in the crossings of the other lines than in those of these: nine minus the number
/// of rows and columns together.
inline int surplus_of_others(const CrossingLines& lines) {
  return 9 - lines.rows.size() - lines.columns.size();
}

}  // namespace deduku::exotic
