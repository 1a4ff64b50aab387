#include "techniques/se/state.hpp"

namespace deduku::se {

namespace {

State make_empty_state() {
  State state{};
  for (int cell = 0; cell < 81; ++cell) state.cell[cell] = 0x1FF;
  for (auto& digits : state.place) {
    for (Mask& positions : digits) positions = 0x1FF;
  }
  for (std::uint8_t& count : state.open) count = 9;
  state.empty_cells = 81;
  return state;
}

void restrict_cell(State& state, int cell, unsigned allowed) {
  for (int digit : elements(state.cell[cell] & ~allowed)) state.remove(cell, digit);
}

}  // namespace

void State::remove(const CandidateBits& candidates) {
  for (Candidate candidate : candidates) {
    if (has(candidate.index())) remove(candidate.cell().index(), candidate.digit().index());
  }
}

void State::fill(int target, int digit) {
  for (int other : elements(cell[target])) remove(target, other);
  value[target] = static_cast<std::uint8_t>(digit + 1);
  ++filled[digit];
  --empty_cells;
  for (int family = 0; family < 3; ++family) {
    const int house = geometry.house_of[target][family];
    --open[house];
    for (int position : elements(place[house][digit])) remove(geometry.cell_at[house][position], digit);
  }
}

CandidateBits State::candidates() const {
  CandidateBits all;
  for (int c = 0; c < 81; ++c) {
    const int first = 9 * c;
    const auto mask = static_cast<std::uint64_t>(cell[c]);
    all.words[first / 64] |= mask << (first % 64);
    if (first % 64 > 55) all.words[first / 64 + 1] |= mask >> (64 - first % 64);
  }
  return all;
}

State make_state(const Board& board) {
  State state = make_empty_state();
  for (int cell = 0; cell < 81; ++cell) {
    if (board.values[cell] != 0) state.fill(cell, board.values[cell] - 1);
  }
  if (!board.marks) return state;
  for (int cell = 0; cell < 81; ++cell) restrict_cell(state, cell, (*board.marks)[cell].bits());
  return state;
}

State make_state(const Grid& grid) {
  State state = make_empty_state();
  for (Cell cell : Cell::all()) {
    if (const auto value = grid.value(cell)) state.fill(cell.index(), value->index());
  }
  for (Cell cell : grid.empty_cells()) restrict_cell(state, cell.index(), grid.candidates(cell).bits());
  return state;
}

}  // namespace deduku::se
