#include "src/core/canonical/automorphisms.hpp"

#include "src/core/canonical/relabelling.hpp"

namespace deduku::canonical {

namespace {

/// Without 17 givens or without eight digits a puzzle has several solutions.
bool may_have_one_solution(const Board& board) {
  DigitSet digits;
  const CellSet filled = cells_with_digit(board);
  for (Cell cell : filled) digits.insert(Digit::of(board.values[cell]));
  return filled.size() >= 17 && digits.size() >= 8;
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
  const Symmetry first = symmetry_of(Detailed(least.front()));
  for (const Arrangement& other : std::span(least).subspan(1)) {
    found_.push_back(first.then(symmetry_of(Detailed(other)).inverse()));
  }
  return found_;
}

}  // namespace deduku::canonical
