#include "src/scales/se/facts/se_state.hpp"

namespace deduku::se {

namespace {

/// The state of these values (0 for none): every empty cell gets all digits but those of its peers.
template <class ValueAt>
SeState make_filled_state(ValueAt value_at) {
  SeState state{};
  unsigned used[27] = {};
  for (std::uint8_t& count : state.open) count = 9;
  state.empty_cells = 81;
  for (int cell = 0; cell < 81; ++cell) {
    const int value = value_at(cell);
    if (value == 0) continue;
    state.value[cell] = static_cast<std::uint8_t>(value);
    ++state.filled[value - 1];
    --state.empty_cells;
    for (const int house : geometry.house_of[cell]) {
      --state.open[house];
      used[house] |= bit(value - 1);
    }
  }
  for (int cell = 0; cell < 81; ++cell) {
    if (state.value[cell] != 0) continue;
    const auto& houses = geometry.house_of[cell];
    state.add(cell, ~(used[houses[0]] | used[houses[1]] | used[houses[2]]) & 0x1FFU);
  }
  for (int house = 0; house < 27; ++house) {
    state.single_houses |= static_cast<unsigned>(has_single(state.place[house])) << house;
  }
  return state;
}

void restrict_cell(SeState& state, int cell, unsigned allowed) {
  for (int digit : elements(state.cell[cell] & ~allowed)) state.remove(cell, digit);
}

}  // namespace

void SeState::remove(const CandidateBits& candidates) {
  for (Candidate candidate : candidates) {
    if (has(candidate.index())) remove(candidate.cell().index(), candidate.digit().index());
  }
}

void SeState::fill(int target, int digit) {
  for (int other : elements(cell[target])) remove(target, other);
  value[target] = static_cast<std::uint8_t>(digit + 1);
  ++filled[digit];
  --empty_cells;
  for (const int house : geometry.house_of[target]) {
    --open[house];
    for (int position : elements(place[house][digit])) remove(geometry.cell_at[house][position], digit);
    if (!has_single(place[house])) single_houses &= ~(1U << house);
  }
}

CandidateBits SeState::candidates() const {
  CandidateBits all;
  for (int c = 0; c < 81; ++c) {
    const int first = 9 * c;
    const auto mask = static_cast<std::uint64_t>(cell[c]);
    all.words[first / 64] |= mask << (first % 64);
    if (first % 64 > 55) all.words[first / 64 + 1] |= mask >> (64 - first % 64);
  }
  return all;
}

void SeState::add(int target, unsigned digits) {
  cell[target] = static_cast<Mask>(digits);
  if (is_single(digits)) single_cells.insert(Cell(target));
  for (int family = 0; family < 3; ++family) {
    const Mask own = bit(geometry.position_of[target][family]);
    auto& places = place[geometry.house_of[target][family]];
    // Without branches, so that it is a few vector operations.
    for (int digit = 0; digit < 9; ++digit) places[digit] |= (digits & single_bits[digit]) != 0 ? own : Mask{0};
  }
}

SeState make_state(const Board& board) {
  SeState state = make_filled_state([&](int cell) { return int{board.values[cell]}; });
  if (!board.marks) return state;
  for (int cell = 0; cell < 81; ++cell) restrict_cell(state, cell, (*board.marks)[cell].bits());
  return state;
}

SeState make_state(const Grid& grid) {
  SeState state = make_filled_state([&](int cell) {
    const auto value = grid.value(Cell(cell));
    return value ? value->index() + 1 : 0;
  });
  for (Cell cell : grid.empty_cells()) restrict_cell(state, cell.index(), grid.candidates(cell).bits());
  return state;
}

}  // namespace deduku::se
