// How the rows and columns of a puzzle are put in order, row by row, on the way to its canonical form.
#pragma once

#include <bit>
#include <span>

#include "deduku/symmetry.hpp"

namespace deduku::canonical {

using Line = std::array<std::uint8_t, 9>;

/// A puzzle as it stands or transposed, by rows.
struct Sheet {
  /// The digits, 0 where a cell is empty.
  std::array<Line, 9> digits{};
  /// The columns that have a digit in a row, as bits.
  std::array<unsigned, 9> filled{};
};

/// The rows and columns of a sheet in a new order, as far as it is settled. Columns are settled late: as long
/// as columns of a stack are empty in all rows, it makes no difference which is which. These are `open` and
/// take the first places of their stack, for an empty cell is the least that there is.
///
///     places      0 1 2   3 4 5   6 7 8       The left and the middle stack have two open columns each, the
///     row 0       . . .   . . .   . . 1       right one none. A row that has digits in open columns settles
///     row 1       . . 2   . . 3   4 . .       them: they come behind those that stay open.
struct Arrangement {
  bool transposed = false;  ///< which sheet
  Line rows{};                  ///< the row of the sheet at each place, as far as rows are laid
  Line columns{};               ///< the column of the sheet at each place, where settled
  std::array<std::uint8_t, 3> stacks{};
  std::uint16_t open = 0x1FF;       ///< the columns of the sheet that are not settled
  std::uint16_t free_rows = 0x1FF;  ///< the rows of the sheet that are not laid

  /// The open columns of the stack at a place 0..2, as three bits.
  unsigned open_in(int place) const { return open >> 3 * stacks[place] & 7U; }

  /// The first settled place of the stack at a place 0..2.
  int first_settled(int place) const { return 3 * place + std::popcount(open_in(place)); }

  /// The rows that may be laid at a place: any to begin a band, then its others.
  unsigned rows_for(int place) const {
    if (place % 3 == 0) return free_rows;
    return free_rows & 7U << rows[place - 1] / 3 * 3;
  }

  void lay(int row, int place) {
    rows[place] = static_cast<std::uint8_t>(row);
    free_rows &= static_cast<std::uint16_t>(~(1U << row));
  }

  void settle(int column, int place) {
    columns[place] = static_cast<std::uint8_t>(column);
    open &= static_cast<std::uint16_t>(~(1U << column));
  }
};

/// A way to put columns of a stack in order: their numbers 0..2, as many as there are.
using Order = std::array<std::uint8_t, 3>;

/// All orders of the columns of a stack that three bits name; one for none.
std::span<const Order> orders_of(unsigned columns);

}  // namespace deduku::canonical
