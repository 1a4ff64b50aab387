#include "deduku/canonical.hpp"

#include "src/core/canonical/relabelling.hpp"
#include "src/core/contract.hpp"

namespace deduku {

namespace {

using namespace canonical;

/// Among the arrangements of a puzzle with the least digits, finds those in which all other properties of the cells,
/// the digits of the player and the pencil marks, are least, compared cell by cell. The columns of the given
/// arrangements are settled, and either all rows are laid or no row is.
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

/// A board without meaningless content: givens without a digit, pencil marks of solved cells.
Board tidied(Board board) {
  const CellSet filled = cells_with_digit(board);
  board.givens &= filled;
  if (board.marks) {
    for (Cell cell : filled) (*board.marks)[cell] = {};
  }
  return board;
}

/// The digits that occur as pencil marks.
DigitSet marked_digits(const Board& board) {
  DigitSet digits;
  if (!board.marks) return digits;
  for (DigitSet marks : *board.marks) digits |= marks;
  return digits;
}

/// Whether the pencil marks, if any, do not distinguish the arrangements with the least digits: they are the same in
/// all empty cells, and either all nine or there is no digit to compare them with.
bool has_plain_marks(const Board& board) {
  if (!board.marks) return true;
  const CellSet empty = ~cells_with_digit(board);
  if (empty.empty()) return true;
  const DigitSet first = (*board.marks)[empty.first()];
  for (Cell cell : empty) {
    if ((*board.marks)[cell] != first) return false;
  }
  return first == DigitSet::all() || empty == CellSet::all();
}

/// Whether the arrangements with the least digits differ in other properties.
bool has_details(const Board& board) {
  return board.givens != cells_with_digit(board) || !has_plain_marks(board);
}

/// The least arrangements with all properties. Without digits all are equal, and there are too many to list.
std::vector<Detailed> least_arrangements(const Board& board, const Sheets& sheets) {
  const bool is_blank = cells_with_digit(board).empty();
  std::vector<Arrangement> all;
  for (const Arrangement& arrangement : is_blank ? unlaid_arrangements() : min_digits(sheets)) {
    const std::vector<Arrangement> orders = settled(arrangement, sheets);
    all.insert(all.end(), orders.begin(), orders.end());
  }
  return DetailSearch(board, all).run();
}

/// The form of a least arrangement; `arrangements` is the number of least ones.
CanonicalForm form_of(const Board& board, const Detailed& least, std::uint64_t arrangements) {
  const Symmetry symmetry = symmetry_of(least);
  return {symmetry(board), symmetry, arrangements * least.relabelling.ways(marked_digits(board))};
}

}  // namespace

CanonicalForm canonical_form(const Board& given) {
  require_digits(given);
  const Board board = tidied(given);
  const Sheets sheets = sheets_of(board);
  if (has_details(board)) {
    const std::vector<Detailed> least = least_arrangements(board, sheets);
    return form_of(board, least.front(), least.size());
  }
  const std::vector<Arrangement> least = min_digits(sheets);
  const Arrangement first = first_settled(least.front(), sheets);
  const Detailed detailed = board.marks ? DetailSearch(board, {first}).run().front() : Detailed(first);
  return form_of(board, detailed, least.size() * least.front().orders());
}

}  // namespace deduku
