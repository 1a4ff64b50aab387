#include "src/core/canonical/digit_search.hpp"

#include <algorithm>

#include "src/core/canonical/least.hpp"

namespace deduku::canonical {

namespace {

using Sheets = std::array<Sheet, 2>;

Sheets sheets_of(const Board& board) {
  Sheets sheets;
  for (Cell cell : Cell::all()) {
    const std::uint8_t value = board.values[cell.index()];
    if (value == 0) continue;
    const int row = cell.index() / 9;
    const int column = cell.index() % 9;
    sheets[0].digits[row][column] = sheets[1].digits[column][row] = value;
    sheets[0].filled[row] |= 1U << column;
    sheets[1].filled[column] |= 1U << row;
  }
  return sheets;
}

/// What a row does in the open columns of a stack.
struct Settling {
  int first_column;         ///< of the stack, on the sheet
  int still_open = 0;       ///< how many columns are empty in this row, too
  unsigned known = 0;       ///< the labels of the digits that have one, as bits
  unsigned unlabelled = 0;  ///< the columns with a digit that has none, as three bits
};

/// Lays the rows so that the digits are least.
class DigitSearch {
 public:
  explicit DigitSearch(const Board& board) : sheets_(sheets_of(board)), found_(unlaid_arrangements()) {}

  std::vector<Labelled> run() {
    for (int place = 0; place < 9; ++place) lay_row(place);
    return std::move(found_);
  }

 private:
  /// A row as a number: nine symbols of four bits each.
  using Key = std::uint64_t;

  void lay_row(int place) {
    for (const Labelled& labelled : found_) {
      for (unsigned rows = labelled.arrangement.rows_for(place); rows != 0; rows &= rows - 1) {
        const int row = std::countr_zero(rows);
        if (!least_.admits(key_of(labelled, row))) continue;
        Labelled longer = labelled;
        longer.arrangement.lay(row, place);
        settle_stacks(longer, row, 0);
      }
    }
    least_.take(found_);
  }

  /// The row as it will look, however the columns are settled.
  Key key_of(const Labelled& labelled, int row) const {
    const Line& digits = sheets_[labelled.arrangement.transposed].digits[row];
    Key key = 0;
    unsigned last_label = labelled.last_label;
    for (int stack = 0; stack < 3; ++stack) {
      Settling settling = settling_of(labelled, row, stack);
      key <<= 4 * settling.still_open;
      for (; settling.known != 0; settling.known &= settling.known - 1) {
        key = key << 4 | static_cast<unsigned>(std::countr_zero(settling.known));
      }
      for (int left = std::popcount(settling.unlabelled); left > 0; --left) key = key << 4 | ++last_label;
      for (int place = labelled.arrangement.first_settled(stack); place < 3 * stack + 3; ++place) {
        const int digit = digits[labelled.arrangement.columns[place]];
        const unsigned label = labelled.labels[digit];
        key = key << 4 | (digit != 0 && label == 0 ? ++last_label : label);
      }
    }
    return key;
  }

  Settling settling_of(const Labelled& labelled, int row, int stack) const {
    const Arrangement& arrangement = labelled.arrangement;
    const Sheet& sheet = sheets_[arrangement.transposed];
    Settling settling{.first_column = 3 * arrangement.stacks[stack]};
    const unsigned open = arrangement.open_in(stack);
    const unsigned filled = open & sheet.filled[row] >> settling.first_column;
    settling.still_open = std::popcount(open ^ filled);
    for (unsigned columns = filled; columns != 0; columns &= columns - 1) {
      const int column = settling.first_column + std::countr_zero(columns);
      const unsigned label = labelled.labels[sheet.digits[row][column]];
      if (label == 0) {
        settling.unlabelled |= columns & -columns;
      } else {
        settling.known |= 1U << label;
      }
    }
    return settling;
  }

  /// Settles columns and labels digits as the row asks, from a stack on, in all ways that look alike.
  void settle_stacks(const Labelled& labelled, int row, int stack) {
    if (stack == 3) return least_.keep(labelled);
    const Line& digits = sheets_[labelled.arrangement.transposed].digits[row];
    const Settling settling = settling_of(labelled, row, stack);
    const int end = 3 * stack + 3;
    for (const Order& order : orders_of(settling.unlabelled)) {
      Labelled settled = labelled;
      int place = 3 * stack + settling.still_open;
      for (unsigned known = settling.known; known != 0; known &= known - 1) {
        settled.arrangement.settle(column_of(std::countr_zero(known), labelled, digits), place++);
      }
      for (int i = 0; i < std::popcount(settling.unlabelled); ++i) {
        settled.arrangement.settle(settling.first_column + order[i], place++);
      }
      for (place = 3 * stack + settling.still_open; place < end; ++place) {
        settled.label(digits[settled.arrangement.columns[place]]);
      }
      settle_stacks(settled, row, stack + 1);
    }
  }

  /// The column of the only digit in a row with a label.
  static int column_of(int label, const Labelled& labelled, const Line& digits) {
    int column = 0;
    while (labelled.labels[digits[column]] != label) ++column;
    return column;
  }

  Sheets sheets_;
  std::vector<Labelled> found_;
  Least<Key, Labelled> least_;
};

}  // namespace

std::vector<Labelled> unlaid_arrangements() {
  std::vector<Labelled> all;
  for (const bool transposed : {false, true}) {
    for (const Order& stacks : orders_of(7)) {
      Arrangement& arrangement = all.emplace_back().arrangement;
      arrangement.transposed = transposed;
      arrangement.stacks = stacks;
    }
  }
  return all;
}

std::vector<Labelled> least_digits(const Board& board) {
  return DigitSearch(board).run();
}

}  // namespace deduku::canonical
