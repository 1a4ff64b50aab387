#include "src/core/canonical/automorphisms.hpp"

namespace deduku::canonical {

namespace {

/// Without 17 givens or without eight digits a puzzle has several solutions.
bool may_have_one_solution(const Board& board) {
  DigitSet digits;
  const CellSet filled = cells_with_digit(board);
  for (Cell cell : filled) digits.insert(Digit::of(board.values[cell]));
  return filled.size() >= 17 && digits.size() >= 8;
}

/// Maps the board to the least one; a digit that the board does not have gets the last label.
Symmetry symmetry_of(const Arrangement& arrangement) {
  Symmetry symmetry{.transposes = arrangement.is_transposed()};
  for (std::uint8_t place = 0; place < 9; ++place) {
    symmetry.rows[static_cast<std::size_t>(arrangement.row_at(place))] = place;
    symmetry.columns[static_cast<std::size_t>(arrangement.column_at(place))] = place;
  }
  for (Digit digit : Digit::all()) {
    const int label = arrangement.label(digit.number());
    symmetry.digits[digit.slot()] = static_cast<std::uint8_t>(label == 0 ? Digit::count - 1 : label - 1);
  }
  return symmetry;
}

}  // namespace

AutomorphismSearch::AutomorphismSearch() {
  constexpr std::size_t arrangements = 1'000;
  memory_.openings.reserve(2 * 9 * stack_orders.size());
  memory_.found.reserve(arrangements);
  memory_.least.reserve(arrangements);
}

std::span<const Symmetry> AutomorphismSearch::find(const Board& board) {
  found_.clear();
  if (!may_have_one_solution(board)) return found_;
  const std::vector<Arrangement>& least = min_digits(sheets_of(board), memory_);
  const bool has_open_orders = least.front().orders() > 1;
  if (least.size() == 1 || least.size() > most_automorphisms || has_open_orders) return found_;
  const Symmetry first = symmetry_of(least.front());
  for (const Arrangement& other : std::span(least).subspan(1)) {
    found_.push_back(first.then(symmetry_of(other).inverse()));
  }
  return found_;
}

}  // namespace deduku::canonical
