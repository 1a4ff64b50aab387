#include "src/core/canonical/digit_search.hpp"

#include "src/core/canonical/least.hpp"

namespace deduku::canonical {

namespace {

class DigitSearch {
 public:
  explicit DigitSearch(const Sheets& sheets) : sheets_(sheets), found_(unlaid_arrangements()) {}

  std::vector<Arrangement> run() {
    for (int place = 0; place < 9; ++place) {
      for (const Arrangement& arrangement : found_) lay_rows(arrangement, place);
      least_.take(found_);
    }
    return std::move(found_);
  }

 private:
  /// A row as a number: nine symbols of four bits each.
  using Key = std::uint64_t;

  /// An arrangement with a row that is filled up to a place.
  struct Filling {
    Arrangement arrangement;
    int row;
    int place = 0;
    Key key = 0;

    void append(unsigned symbol) { key = key << 4 | symbol; }
  };

  void lay_rows(const Arrangement& arrangement, int place) {
    for (unsigned rows = arrangement.rows_for(place); rows != 0; rows &= rows - 1) {
      Filling filling{.arrangement = arrangement, .row = std::countr_zero(rows)};
      filling.arrangement.lay(filling.row, place);
      fill(filling);
    }
  }

  /// Fills the rest of the row, in all ways that may be least.
  void fill(Filling filling) {
    while (filling.place < 9) {
      if (!least_.may_begin(filling.key, 4 * (9 - filling.place))) return;
      if (filling.arrangement.is_settled(filling.place)) {
        fill_place(filling);
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
  std::vector<Arrangement> found_;
  Least<Key, Arrangement> least_;
};

}  // namespace

std::vector<Arrangement> min_digits(const Sheets& sheets) {
  return DigitSearch(sheets).run();
}

}  // namespace deduku::canonical
