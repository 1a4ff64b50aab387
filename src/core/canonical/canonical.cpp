#include "deduku/canonical.hpp"

#include "src/core/canonical/detail_search.hpp"
#include "src/core/contract.hpp"

namespace deduku {

namespace {

using namespace canonical;

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
  return least_details(board, all);
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
  const Detailed detailed = board.marks ? least_details(board, {first}).front() : Detailed(first);
  return form_of(board, detailed, least.size() * least.front().orders());
}

}  // namespace deduku
