#include "deduku/canonical.hpp"

#include <cassert>

#include "src/core/canonical/detail_search.hpp"

namespace deduku {

namespace {

using namespace canonical;

/// A board without what means nothing: givens without a digit, pencil marks beside one.
Board tidied(Board board) {
  const CellSet filled = cells_with_digit(board);
  board.givens &= filled;
  if (board.marks) {
    for (Cell cell : filled) (*board.marks)[cell.index()] = {};
  }
  return board;
}

/// The digits that a pencil mark names.
DigitSet marked_digits(const Board& board) {
  DigitSet digits;
  if (!board.marks) return digits;
  for (DigitSet marks : *board.marks) digits |= marks;
  return digits;
}

bool is_marked_full(const Board& board) {
  for (Cell cell : ~cells_with_digit(board)) {
    if ((*board.marks)[cell.index()] != DigitSet::all()) return false;
  }
  return true;
}

/// Whether the digits are not all that there is to say.
bool has_details(const Board& board) {
  return board.givens != cells_with_digit(board) || (board.marks && !is_marked_full(board));
}

/// The arrangements that are least. Without digits all are alike, and better not laid out.
std::vector<Detailed> least_arrangements(const Board& board) {
  const bool is_blank = cells_with_digit(board).empty();
  return least_details(board, settle_open_columns(is_blank ? unlaid_arrangements() : least_digits(board)));
}

Line inverse_of(const Line& places) {
  Line inverse{};
  for (std::uint8_t i = 0; i < 9; ++i) inverse[places[i]] = i;
  return inverse;
}

Symmetry symmetry_of(const Detailed& detailed) {
  const Arrangement& arrangement = detailed.arrangement;
  return {.transposes = arrangement.transposed,
          .rows = inverse_of(arrangement.rows),
          .columns = inverse_of(arrangement.columns),
          .digits = detailed.relabelling.places()};
}

/// The form that an arrangement leads to; so many are least.
CanonicalForm form_of(const Board& board, const Detailed& least, std::uint64_t arrangements) {
  const Symmetry symmetry = symmetry_of(least);
  return {symmetry(board), symmetry, arrangements * least.relabelling.ways(marked_digits(board))};
}

}  // namespace

CanonicalForm canonical_form(const Board& given) {
  assert(!find_conflict(given));
  const Board board = tidied(given);
  if (has_details(board)) {
    const std::vector<Detailed> least = least_arrangements(board);
    return form_of(board, least.front(), least.size());
  }
  const std::vector<Labelled> least = least_digits(board);
  const std::vector<Detailed> orders = settle_open_columns({least.front()});
  return form_of(board, orders.front(), least.size() * orders.size());
}

}  // namespace deduku
