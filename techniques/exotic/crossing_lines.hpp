// Four or five rows that cross four or five columns: how often the digits fit into the cells there.
//
// How often a digit fits is the least number of rows and columns that hold its places there (König), or a little less, if boxes
// hold several of them. That number is computed for all choices of columns at once.
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

  /// The cells in a row and a column of these.
  CellSet cells() const;
  /// The other rows and the other columns.
  CrossingLines others() const;
};

/// With fewer cells a locked set is a few smaller ones side by side.
inline constexpr int least_locked_cells = 12;

/// The crossings of a grid that are worth counting exactly.
class CountableCrossings {
 public:
  /// Units of work that the search takes: one for each choice of rows.
  static constexpr std::uint64_t units = 252;

  void compute(const Grid& grid, Workspace& workspace);

  /// Not five rows with five columns, with at least twelve empty cells, into which all digits together fit no more often than
  /// there are cells, or once more, which boxes may save.
  std::span<const CrossingLines> locked() const { return locked_; }
  /// Four rows with four or five columns, into which all digits together fit just as often as there are cells, if each is
  /// counted there or where the other lines cross, whichever has less room for it: techniques/exotic/set_equivalence.cpp.
  /// Into the corners of a Phistomefel ring they may fit twice more, which boxes may save.
  std::span<const CrossingLines> equivalent() const { return equivalent_; }

 private:
  std::vector<CrossingLines> locked_;
  std::vector<CrossingLines> equivalent_;
};

/// How often each digit is more often where the other lines cross than where these do: as many times as rows and columns together
/// are less than nine.
inline int surplus_of_others(const CrossingLines& lines) {
  return 9 - lines.rows.size() - lines.columns.size();
}

}  // namespace deduku::exotic
