#include "src/scales/hodoku/hodoku_state.hpp"

#include <algorithm>

#include "src/core/grid_access.hpp"
#include "src/scales/hodoku/opening.hpp"

namespace deduku::hodoku {

namespace {

/// The grid with every candidate that its digits leave.
Grid with_all_candidates(const Grid& grid) {
  Board board;
  for (Cell cell : ~grid.empty_cells()) {
    board.values[cell] = static_cast<std::uint8_t>(grid.value(cell)->number());
  }
  board.givens = grid.givens();
  return Grid(board);
}

}  // namespace

HodokuState::HodokuState(const Grid& grid) : grid_(with_all_candidates(grid)) {
  Opening opening(grid_);
  opening.naked_singles([this](Candidate single) { naked_.push(single); });
  opening.hidden_singles([this](Candidate single) { hidden_.push(single); });
  for (Candidate single : naked_) {
    for (House house : single.cell().houses()) note_last_cell(house);
  }
  for (Cell cell : grid.empty_cells()) {
    for (Digit digit : grid_.candidates(cell) - grid.candidates(cell)) remove({cell, digit});
  }
}

void HodokuState::push_naked(Cell cell) {
  const DigitSet left = grid_.candidates(cell);
  const int first = std::min(std::countr_zero(left.bits()), Digit::count - 1);
  naked_.push_if(is_single(left), {cell, Digit(first)});
}

/// The hidden singles that `cell` leaves when it loses a digit. Checks all houses at once: usually none has one.
void HodokuState::push_hidden(Cell cell, Digit digit) {
  int singles = 0;
  for (House house : cell.houses()) singles += is_single(grid_.positions(house, digit)) ? 1 : 0;
  if (singles == 0) return;
  for (House house : cell.houses()) {
    const PositionSet left = grid_.positions(house, digit);
    if (is_single(left)) hidden_.push({cell_at(house, left.first()), digit});
  }
}

/// The hidden singles of some houses, in the order in which the last of `affected_peers` in them lost the digit.
void HodokuState::push_hidden(Digit digit, HouseSet houses, const CellSet& affected_peers) {
  Turns turns;
  for (House house : houses) {
    const int last = (affected_peers & cells_of(house)).last().index();
    const Cell single = cell_at(house, grid_.positions(house, digit).first());
    turns.add(last << 2 | static_cast<int>(house.kind()), {single, digit});
  }
  turns.visit_in_order([this](Candidate single) { hidden_.push(single); });
}

void HodokuState::remove(Candidate candidate) {
  if (grid_.eliminate(candidate) == Status::nothing) return;
  push_naked(candidate.cell());
  push_hidden(candidate.cell(), candidate.digit());
}

/// The digit is removed from its peers cell by cell; a house has its single once the last of them in it has lost it.
/// Then the other digits are removed from the cell itself.
void HodokuState::place(Candidate candidate) {
  const Cell cell = candidate.cell();
  const Digit digit = candidate.digit();
  last_cells_.erase(cell);
  if (!grid_.has(candidate)) return;
  const CellSet affected_peers = grid_.cells(digit) & peers(cell);
  const DigitSet displaced = grid_.candidates(cell) - DigitSet{digit};
  const GridAccess::HousePositions before = GridAccess::positions(grid_, digit);
  GridAccess::fill(grid_, cell, digit, [this](Cell peer) { push_naked(peer); });
  const HouseSet houses = houses_with_new_single(before, GridAccess::positions(grid_, digit));
  if (!houses.empty()) push_hidden(digit, houses, affected_peers);
  for (Digit other : displaced) push_hidden(cell, other);
  for (House house : cell.houses()) note_last_cell(house);
}

void HodokuState::note_last_cell(House house) {
  if (is_single(~grid_.solved_digits(house))) last_cells_ |= cells_of(house) & grid_.empty_cells();
}

std::optional<Candidate> HodokuState::full_house() {
  if (last_cells_.empty()) return std::nullopt;
  while (!naked_.empty() && grid_.is_solved(naked_.begin()->cell())) naked_.pop();
  for (Candidate single : naked_) {
    if (last_cells_.contains(single.cell())) return single;
  }
  return std::nullopt;
}

std::optional<Candidate> HodokuState::naked_single() {
  while (!naked_.empty()) {
    const Candidate single = naked_.pop();
    if (!grid_.is_solved(single.cell())) return single;
  }
  return std::nullopt;
}

bool HodokuState::is_hidden_single(Candidate candidate) const {
  return std::ranges::any_of(candidate.cell().houses(),
                             [&](House house) { return grid_.positions(house, candidate.digit()).size() == 1; });
}

std::optional<Candidate> HodokuState::hidden_single() {
  while (!hidden_.empty()) {
    const Candidate single = hidden_.pop();
    if (grid_.is_solved(single.cell())) continue;
    return grid_.has(single) && is_hidden_single(single) ? std::optional(single) : std::nullopt;
  }
  return std::nullopt;
}

}  // namespace deduku::hodoku
