#include "src/core/canonical/digit_search.hpp"

#include <algorithm>

namespace deduku::canonical {

namespace {

/// For each stack and each number of digits the rows that have so many there, as bits.
using RowsByCount = std::array<std::array<std::uint16_t, 4>, 3>;

unsigned count_in_stack(unsigned filled, int stack) {
  return static_cast<unsigned>(std::popcount(filled >> 3 * stack & 7U));
}

RowsByCount rows_by_count(const Sheet& sheet) {
  RowsByCount rows{};
  for (int row = 0; row < 9; ++row) {
    for (int stack = 0; stack < 3; ++stack) {
      rows[stack][count_in_stack(sheet.filled[row], stack)] |= static_cast<std::uint16_t>(1U << row);
    }
  }
  return rows;
}

/// How many digits a row has in its three stacks, ascending: two bits each, the least in front.
unsigned counts_in_order(unsigned filled) {
  const unsigned a = count_in_stack(filled, 0);
  const unsigned b = count_in_stack(filled, 1);
  const unsigned c = count_in_stack(filled, 2);
  const unsigned least = std::min({a, b, c});
  const unsigned most = std::max({a, b, c});
  return least << 4 | (a + b + c - least - most) << 2 | most;
}

class DigitSearch {
 public:
  DigitSearch(const Sheets& sheets, DigitSearchMemory& memory)
      : sheets_(sheets), found_(memory.found), least_(memory.least) {
    found_.clear();
    least_.clear();
  }

  void run() {
    lay_first_rows();
    for (int place = 1; place < 9; ++place) {
      least_.take(found_);
      lay_rows(place);
    }
    least_.take(found_);
  }

 private:
  using Key = DigitSearchMemory::Key;

  /// An arrangement with a row that is filled up to a place.
  struct Filling {
    Arrangement arrangement;
    int row;
    int place = 0;
    Key key = 0;

    void append(unsigned symbol) { key = key << 4 | symbol; }
  };

  void lay_first_rows() {
    least_.reserve(16);
    found_.reserve(16);
    if (!sheets_[0].repeats && !sheets_[1].repeats) return lay_emptiest_rows();
    for (const Arrangement& arrangement : unlaid_arrangements()) lay_each(arrangement, 0x1FF, 0, 0);
  }

  /// The first row has different digits, which get the labels 1, 2, ... from left to right: it is least where its
  /// digits are as far to the right as can be.
  void lay_emptiest_rows() {
    unsigned least = ~0U;
    for (const Sheet& sheet : sheets_) {
      for (unsigned filled : sheet.filled) least = std::min(least, counts_in_order(filled));
    }
    const std::array<RowsByCount, 2> by_count{rows_by_count(sheets_[0]), rows_by_count(sheets_[1])};
    for (const bool transposed : {false, true}) {
      const RowsByCount& rows_with = by_count[transposed];
      for (const StackOrder& stacks : stack_orders) {
        const unsigned rows =
            rows_with[stacks[0]][least >> 4] & rows_with[stacks[1]][least >> 2 & 3U] & rows_with[stacks[2]][least & 3U];
        if (rows != 0) lay_each(Arrangement(transposed, stacks), rows, 0, 0);
      }
    }
  }

  /// Of all rows that can follow only those are filled that have most blanks in front: no other can be least.
  void lay_rows(int place) {
    if (found_.size() == 1) return lay_blankest(found_.front(), place);
    int most = 0;
    for (const Arrangement& arrangement : found_) most = std::max(most, blankest_rows(arrangement, place).blanks);
    for (const Arrangement& arrangement : found_) {
      const BlankestRows blankest = blankest_rows(arrangement, place);
      if (blankest.blanks == most) lay_each(arrangement, blankest.rows, place, blankest.filled_from);
    }
  }

  void lay_blankest(const Arrangement& arrangement, int place) {
    const BlankestRows blankest = blankest_rows(arrangement, place);
    lay_each(arrangement, blankest.rows, place, blankest.filled_from);
  }

  BlankestRows blankest_rows(const Arrangement& arrangement, int place) const {
    return arrangement.blankest_of(arrangement.rows_for(place), sheets_[!arrangement.is_transposed()]);
  }

  /// Before the place `filled_from` the rows are blank.
  void lay_each(const Arrangement& arrangement, unsigned rows, int place, int filled_from) {
    for (; rows != 0; rows &= rows - 1) {
      Filling filling{.arrangement = arrangement, .row = std::countr_zero(rows), .place = filled_from};
      filling.arrangement.lay(filling.row, place);
      fill(filling);
    }
  }

  /// Fills the rest of the row, in all ways that may be least.
  void fill(Filling& filling) {
    while (filling.place < 9) {
      if (filling.arrangement.is_settled(filling.place)) {
        do fill_place(filling);
        while (filling.place < 9 && filling.arrangement.is_settled(filling.place));
        if (!least_.may_begin(filling.key, 4 * (9 - filling.place))) return;
      } else if (!fill_block(filling)) {
        return fill_with_each(filling);
      }
    }
    if (least_.admits(filling.key)) least_.keep(filling.arrangement);
  }

  void fill_place(Filling& filling) const {
    filling.append(filling.arrangement.symbol(sheet_of(filling), filling.row, filling.place));
    ++filling.place;
  }

  /// Fills a block, or those of its places that stay blank. False if its order makes a difference.
  bool fill_block(Filling& filling) const {
    Arrangement& arrangement = filling.arrangement;
    const Sheet& sheet = sheet_of(filling);
    const unsigned block = arrangement.columns_at(filling.place);
    const unsigned blank = block & ~sheet.filled[filling.row];
    if (blank != 0) {
      if (blank != block) arrangement.split(sheet, filling.place, blank);
      filling.key <<= 4 * std::popcount(blank);
      filling.place += std::popcount(blank);
      return true;
    }
    unsigned label = arrangement.last_label();
    const int labelled = arrangement.label_block(sheet, filling.row, filling.place);
    for (int i = 0; i < labelled; ++i) filling.append(++label);
    filling.place += labelled;
    return labelled > 0;
  }

  /// Fills the row with each of the columns in turn that can take the next place.
  void fill_with_each(const Filling& filling) {
    for (unsigned columns = filling.arrangement.columns_at(filling.place); columns != 0; columns &= columns - 1) {
      Filling longer = filling;
      longer.arrangement.split(sheet_of(filling), filling.place, columns & -columns);
      fill_place(longer);
      fill(longer);
    }
  }

  const Sheet& sheet_of(const Filling& filling) const { return sheets_[filling.arrangement.is_transposed()]; }

  const Sheets& sheets_;
  std::vector<Arrangement>& found_;
  Least<Key, Arrangement>& least_;
};

}  // namespace

std::vector<Arrangement> min_digits(const Sheets& sheets) {
  DigitSearchMemory memory;
  DigitSearch(sheets, memory).run();
  return std::move(memory.found);
}

const std::vector<Arrangement>& min_digits(const Sheets& sheets, DigitSearchMemory& memory) {
  DigitSearch(sheets, memory).run();
  return memory.found;
}

}  // namespace deduku::canonical
