// The order of the rows, columns and digits of a puzzle in its canonical form.
#pragma once

#include <bit>
#include <vector>

#include "deduku/symmetry.hpp"

namespace deduku::canonical {

using Line = std::array<std::uint8_t, 9>;

/// A puzzle by rows.
struct Sheet {
  /// The digits 1..9, 0 if a cell is empty.
  std::array<Line, 9> digits{};
  /// The columns that have a digit in a row, as bits.
  std::array<unsigned, 9> filled{};
  /// Whether some row has a digit twice.
  bool repeats = false;
};

/// A puzzle as given and transposed.
using Sheets = std::array<Sheet, 2>;
Sheets sheets_of(const Board& board);

/// The three stacks, first to last.
using StackOrder = std::array<int, 3>;
inline constexpr std::array<StackOrder, 6> stack_orders{
    {{0, 1, 2}, {0, 2, 1}, {1, 2, 0}, {1, 0, 2}, {2, 0, 1}, {2, 1, 0}}};

/// Rows with the most leading blanks.
struct BlankestRows {
  unsigned rows;    ///< as bits
  int blanks;       ///< the number of leading blanks
  int filled_from;  ///< the start of the block with the first digit; 9 if the row is blank
};

/// The rows, columns and digits of a sheet in a new order, as far as it is settled.
///
/// Choices that make no difference so far stay open. Columns of a stack that look alike in all rows laid form a block
/// and share their places. They look alike if they are empty, except that in one row they may have digits without a
/// label: in any order of the columns, these are labelled from left to right. Their labels are `pending`: they are
/// assigned to the digits when the columns are settled.
///
///     row 0    . . .   . . .   . 1 2       In the middle stack row 1 has settled one column, the others are
///     row 1    . . .   . . 3   . . .       empty. In the right one it is open which digit is 1 and which is 2.
class Arrangement {
 public:
  Arrangement(bool transposed, const StackOrder& stacks);

  bool is_transposed() const { return transposed_; }
  /// The row of the sheet that is laid at a place.
  int row_at(int place) const { return rows_[place]; }
  /// The columns that can take a place, as bits.
  unsigned columns_at(int place) const { return columns_[place]; }
  bool is_settled(int place) const { return std::has_single_bit(columns_at(place)); }
  bool has_settled_columns() const;
  /// The column of a place that is settled.
  int column_at(int place) const { return std::countr_zero(columns_at(place)); }
  /// The rows among some that have, or can have, the most leading blanks; `columns` is the sheet transposed.
  BlankestRows blankest_of(unsigned rows, const Sheet& columns) const;
  /// The number of ways to settle the columns.
  std::uint64_t orders() const;
  /// The label of a digit 1..9; 0 while it has none or its label is pending.
  int label(int digit) const { return labels_[digit] < pending ? labels_[digit] : 0; }

  /// The rows that may be laid at a place, as bits: any row to begin a band, then its other rows. Rows laid already
  /// stay.
  unsigned rows_for(int place) const;
  void lay(int row, int place);

  /// The symbol of a settled place in a row: a digit gets the least possible label.
  unsigned symbol(const Sheet& sheet, int row, int place);
  /// Labels the digits of a row from left to right; all columns are settled.
  void label_row(const Sheet& sheet, int row);
  /// Labels the digits of a row in the block that begins at a place from left to right, without assigning the labels to
  /// the digits. Returns the number of labels; 0 if this is impossible: a digit has a label or occurs twice, or the
  /// block has such labels from another row.
  int label_block(const Sheet& sheet, int row, int first);
  /// The last assigned label.
  unsigned last_label() const { return last_label_; }
  /// Puts some columns of the block that begins at a place before the others.
  void split(const Sheet& sheet, int first, unsigned columns);

 private:
  static constexpr std::uint8_t pending = 16;  ///< plus the row: a label that is not settled
  static constexpr std::uint8_t no_row = 9;

  /// A label that the digit of a row at a place will have.
  struct PlaceLabel {
    std::uint8_t row = no_row;
    std::uint8_t label = 0;
  };

  /// Whether the digits of a row in these columns are different and have no label, pending or not.
  bool are_new(const Sheet& sheet, int row, unsigned columns) const;
  void settle_label(const Sheet& sheet, int digit);
  void set_block(const Sheet& sheet, int first, unsigned columns);

  bool transposed_;
  std::uint8_t last_label_ = 0;
  std::uint16_t free_rows_ = 0x1FF;
  Line rows_{};
  std::array<std::uint16_t, 9> columns_;
  std::array<PlaceLabel, 9> place_labels_;
  std::array<std::uint8_t, 10> labels_{};
};

/// Both sheets with their stacks in any order, no row laid.
std::vector<Arrangement> unlaid_arrangements();

/// The first of `settled`.
Arrangement first_settled(Arrangement arrangement, const Sheets& sheets);

/// All orders of the columns of each block.
std::vector<Arrangement> settled(const Arrangement& arrangement, const Sheets& sheets);

}  // namespace deduku::canonical
