#include "src/core/canonical/detail_search.hpp"

namespace deduku::canonical {

namespace {

/// Lays the rows, or takes them as laid, so that the properties of the cells besides their digits are least.
class DetailSearch {
 public:
  DetailSearch(const Board& board, const std::vector<Arrangement>& arrangements)
      : board_(board), filled_(cells_with_digit(board)) {
    for (const Arrangement& each : arrangements) found_.emplace_back(each);
  }

  std::vector<Detailed> run() {
    for (int place = 0; place < 9; ++place) {
      for (const Detailed& detailed : found_) offer_rows(detailed, place);
      least_.take(found_);
    }
    return std::move(found_);
  }

 private:
  /// The properties of each cell of a row.
  using Key = std::array<std::uint16_t, 9>;

  void offer_rows(const Detailed& detailed, int place) {
    for (unsigned rows = detailed.arrangement.rows_for(place); rows != 0; rows &= rows - 1) {
      Detailed longer = detailed;
      longer.arrangement.lay(std::countr_zero(rows), place);
      offer(longer, std::countr_zero(rows));
    }
  }

  void offer(Detailed detailed, int row) {
    Key key{};
    for (int place = 0; place < 9; ++place) {
      key[place] = symbol_of(detailed, cell_of(detailed.arrangement, row, place));
      if (!least_.may_begin(key, place)) return;
    }
    if (least_.admits(key)) least_.keep(detailed);
  }

  static Cell cell_of(const Arrangement& arrangement, int row, int place) {
    const int column = arrangement.column_at(place);
    return arrangement.is_transposed() ? Cell::at(column, row) : Cell::at(row, column);
  }

  std::uint16_t symbol_of(Detailed& detailed, Cell cell) const {
    if (filled_.contains(cell)) return board_.givens.contains(cell) ? 0 : 1;
    if (!board_.marks) return 0;
    return static_cast<std::uint16_t>(detailed.relabelling.put((*board_.marks)[cell]));
  }

  const Board& board_;
  CellSet filled_;
  std::vector<Detailed> found_;
  Least<Key, Detailed> least_;
};

}  // namespace

Symmetry symmetry_of(const Detailed& detailed) {
  Symmetry symmetry;
  symmetry.transposes = detailed.arrangement.is_transposed();
  for (std::uint8_t place = 0; place < 9; ++place) {
    symmetry.rows[detailed.arrangement.row_at(place)] = place;
    symmetry.columns[detailed.arrangement.column_at(place)] = place;
  }
  symmetry.digits = detailed.relabelling.places();
  return symmetry;
}

std::vector<Detailed> least_details(const Board& board, const std::vector<Arrangement>& arrangements) {
  return DetailSearch(board, arrangements).run();
}

}  // namespace deduku::canonical
