#include "src/scales/se/facts/se_state.hpp"

#include "src/core/set_access.hpp"

namespace deduku::se {

namespace {

/// The state of these values (0 for none): every empty cell gets all digits except those of its peers.
template <class ValueAt>
SeState make_filled_state(ValueAt value_at) {
  SeState state{};
  Per<SeHouse, unsigned> used{};
  for (std::uint8_t& count : state.open) count = 9;
  state.empty_cells = Cell::count;
  for (Cell cell : Cell::all()) {
    const int value = value_at(cell);
    if (value == 0) continue;
    const Digit digit = Digit::of(value);
    state.value[cell] = static_cast<std::uint8_t>(value);
    ++state.filled[digit];
    --state.empty_cells;
    for (SeHouse house : houses_of(cell)) {
      --state.open[house];
      used[house] |= bit(digit);
    }
  }
  for (Cell cell : Cell::all()) {
    if (state.value[cell] != 0) continue;
    unsigned seen = 0;
    for (SeHouse house : houses_of(cell)) seen |= used[house];
    state.add(cell, ~seen & full_mask);
  }
  for (SeHouse house : SeHouse::all()) state.single_houses.insert_if(has_single(state.places[house]), house);
  return state;
}

void restrict_cell(SeState& state, Cell cell, DigitSet allowed) {
  for (Digit digit : elements<Digit>(state.digits[cell] & ~allowed.bits())) state.remove(cell, digit);
}

}  // namespace

void SeState::remove(const CandidateBits& candidates) {
  for (Candidate candidate : candidates) {
    if (has(candidate)) remove(candidate.cell(), candidate.digit());
  }
}

void SeState::fill(Cell cell, Digit digit) {
  for (Digit other : elements<Digit>(digits[cell])) remove(cell, other);
  value[cell] = static_cast<std::uint8_t>(digit.number());
  ++filled[digit];
  --empty_cells;
  for (SeHouse house : houses_of(cell)) {
    --open[house];
    for (Position position : elements<Position>(places[house][digit])) remove(cell_at(house, position), digit);
    if (!has_single(places[house])) single_houses.erase(house);
  }
}

CandidateBits SeState::candidates() const {
  CandidateBits all;
  for (Cell cell : Cell::all()) {
    const int first = Candidate(cell, Digit(0)).index();
    const auto mask = static_cast<std::uint64_t>(digits[cell]);
    SetAccess::words(all)[first / 64] |= mask << (first % 64);
    if (first % 64 > 55) SetAccess::words(all)[first / 64 + 1] |= mask >> (64 - first % 64);
  }
  return all;
}

void SeState::add(Cell cell, unsigned added) {
  digits[cell] = static_cast<Mask>(added);
  if (is_single(added)) single_cells.insert(cell);
  for (SeHouseKind kind : SeHouseKind::all()) {
    const Mask own = bit(position_of(cell, kind));
    PerDigit<Mask>& places_here = places[house_of(cell, kind)];
    // Without branches, so that it is a few vector operations.
    for (int digit = 0; digit < 9; ++digit) places_here[digit] |= (added & single_bits[digit]) != 0 ? own : Mask{0};
  }
}

SeState make_state(const Board& board) {
  SeState state = make_filled_state([&](Cell cell) { return int{board.values[cell]}; });
  if (!board.marks) return state;
  for (Cell cell : Cell::all()) restrict_cell(state, cell, (*board.marks)[cell]);
  return state;
}

SeState make_state(const Grid& grid) {
  SeState state = make_filled_state([&](Cell cell) {
    const auto value = grid.value(cell);
    return value ? value->number() : 0;
  });
  for (Cell cell : grid.empty_cells()) restrict_cell(state, cell, grid.candidates(cell));
  return state;
}

}  // namespace deduku::se
