#include "src/core/canonical/digit_search.hpp"

#include <algorithm>

namespace deduku::canonical {

namespace {

/// Facts about a row that may come first.
struct FirstRow {
  /// The numbers of its digits in the three stacks, ascending, two bits each, the least first.
  std::uint8_t counts;
  /// The orders of the stacks that make these counts ascend, as bits.
  std::uint8_t stacks;
};

constexpr FirstRow first_row_of(unsigned filled) {
  const auto count_in = [&](int stack) { return std::popcount(filled >> 3 * stack & 7U); };
  FirstRow row{};
  for (std::size_t i = 0; i < stack_orders.size(); ++i) {
    const auto [a, b, c] = stack_orders[i];
    if (count_in(a) > count_in(b) || count_in(b) > count_in(c)) continue;
    row.counts = static_cast<std::uint8_t>(count_in(a) << 4 | count_in(b) << 2 | count_in(c));
    row.stacks |= static_cast<std::uint8_t>(1U << i);
  }
  return row;
}

/// The facts about all rows, by the columns that are filled.
constexpr auto first_rows = [] {
  std::array<FirstRow, 512> rows{};
  for (unsigned filled = 0; filled < rows.size(); ++filled) rows[filled] = first_row_of(filled);
  return rows;
}();

/// The number of leading blanks of the second row, if in each stack the columns that the first row leaves blank come
/// first.
int blanks_in_front(unsigned first, unsigned second, const StackOrder& stacks) {
  int blanks = 0;
  for (int i = 0; i < 3 && blanks == 3 * i; ++i) {
    const unsigned columns = 7U << 3 * stacks[i];
    const unsigned left_blank = columns & ~first;
    blanks += std::popcount(((left_blank & second) != 0 ? left_blank : columns) & ~second);
  }
  return blanks;
}

class DigitSearch {
 public:
  DigitSearch(const Sheets& sheets, DigitSearchMemory& memory)
      : sheets_(sheets),
        openings_(memory.openings),
        found_(memory.found),
        blankest_(memory.blankest),
        least_(memory.least) {
    openings_.clear();
    found_.clear();
    least_.clear();
  }

  void run() {
    lay_first_rows();
    least_.take(found_);
    for (int place = 1; place < 9; ++place) {
      if (found_.size() == 1 && lay_only_row(found_.front(), place)) continue;
      lay_rows(place);
      least_.take(found_);
    }
  }

 private:
  using Key = DigitSearchMemory::Key;
  using Opening = DigitSearchMemory::Opening;

  /// An arrangement with a row that is filled up to a place.
  struct Filling {
    Arrangement arrangement;
    int row;
    int place = 0;
    Key key = 0;

    void append(unsigned symbol) { key = key << 4 | symbol; }
  };

  void lay_first_rows() {
    openings_.reserve(16);
    least_.reserve(16);
    found_.reserve(16);
    if (!sheets_[0].repeats && !sheets_[1].repeats) return lay_emptiest_rows();
    for (const Arrangement& arrangement : unlaid_arrangements()) lay_each(arrangement, 0x1FF, 0, 0);
  }

  /// The first row has different digits, which get the labels 1, 2, ... from left to right: it is least if its digits
  /// are as far to the right as possible. Among such rows only those are laid after which the second has the most
  /// leading blanks: no other can be least.
  void lay_emptiest_rows() {
    unsigned least = ~0U;
    for (const Sheet& sheet : sheets_) {
      for (unsigned filled : sheet.filled) least = std::min<unsigned>(least, first_rows[filled].counts);
    }
    for (const bool transposed : {false, true}) {
      unsigned emptiest = 0;  // rows, as bits
      for (int row = 0; row < 9; ++row) {
        emptiest |= unsigned{first_rows[sheets_[transposed].filled[row]].counts == least} << row;
      }
      for (std::size_t order = 0; order < stack_orders.size(); ++order) open_with(emptiest, transposed, order);
    }
    for (const Opening& opening : openings_) {
      lay_each(Arrangement(opening.transposed, *opening.stacks), 1U << opening.row, 0, 0);
    }
  }

  /// Keeps the rows after which the second can have the most leading blanks, and drops those after which it has fewer.
  void open_with(unsigned rows, bool transposed, std::size_t order) {
    const auto& filled = sheets_[transposed].filled;
    const StackOrder& stacks = stack_orders[order];
    for (; rows != 0; rows &= rows - 1) {
      const int row = std::countr_zero(rows);
      if ((first_rows[filled[row]].stacks >> order & 1U) == 0) continue;
      const auto blanks_with = [&](int second) { return blanks_in_front(filled[row], filled[second], stacks); };
      const int band = row / 3 * 3;
      const int blanks = std::max(blanks_with(band + (row + 1) % 3), blanks_with(band + (row + 2) % 3));
      if (blanks < most_blanks_) continue;
      if (blanks > most_blanks_) openings_.clear();
      most_blanks_ = blanks;
      openings_.push_back({transposed, &stacks, row});
    }
  }

  /// Lays the next row of the only remaining arrangement, if only one row can follow and the columns are settled: then
  /// no comparison is needed.
  bool lay_only_row(Arrangement& arrangement, int place) const {
    if (!arrangement.has_settled_columns()) return false;
    unsigned rows = arrangement.rows_for(place);
    if (!std::has_single_bit(rows)) rows = blankest_rows(arrangement, place).rows;
    if (!std::has_single_bit(rows)) return false;
    arrangement.lay(std::countr_zero(rows), place);
    arrangement.label_row(sheet_of(arrangement), std::countr_zero(rows));
    return true;
  }

  /// Among all rows that can follow, fills only those with the most leading blanks: no other can be least.
  void lay_rows(int place) {
    blankest_.clear();
    int most = 0;
    for (const Arrangement& arrangement : found_) {
      blankest_.push_back(blankest_rows(arrangement, place));
      most = std::max(most, blankest_.back().blanks);
    }
    for (std::size_t i = 0; i < found_.size(); ++i) {
      if (blankest_[i].blanks == most) lay_each(found_[i], blankest_[i].rows, place, blankest_[i].filled_from);
    }
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

  /// Fills a block, or those of its places that stay blank. Returns false if its order makes a difference.
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

  /// Fills the row with each of the columns that can take the next place, one after the other.
  void fill_with_each(const Filling& filling) {
    for (unsigned columns = filling.arrangement.columns_at(filling.place); columns != 0; columns &= columns - 1) {
      Filling longer = filling;
      longer.arrangement.split(sheet_of(filling), filling.place, columns & -columns);
      fill_place(longer);
      fill(longer);
    }
  }

  const Sheet& sheet_of(const Arrangement& arrangement) const { return sheets_[arrangement.is_transposed()]; }
  const Sheet& sheet_of(const Filling& filling) const { return sheet_of(filling.arrangement); }

  const Sheets& sheets_;
  std::vector<Opening>& openings_;
  int most_blanks_ = 0;  ///< leading, of the second row
  std::vector<Arrangement>& found_;
  std::vector<BlankestRows>& blankest_;
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
