#include "techniques/hodoku/state.hpp"

#include <algorithm>
#include <bit>

namespace deduku::hodoku {

namespace {

/// The first element, and number 0 for the empty set.
template <class T>
T first_or_zero(Set<T> set) {
  return T(set.empty() ? 0 : set.first().index());
}

}  // namespace

State::State(const Board& board) {
  for (Cell cell : Cell::all()) {
    const int value = board.values[cell.index()];
    if (value != 0) fill({cell, Digit::of(value)}, board.givens.contains(cell));
  }
  if (!board.marks) return;
  for (Cell cell : Cell::all()) {
    for (Digit digit : ~(*board.marks)[cell.index()]) remove({cell, digit});
  }
}

void State::push_naked(Cell cell) {
  const DigitSet left = grid_.candidates(cell);
  naked_.push_if(left.size() == 1, {cell, first_or_zero(left)});
}

/// What a digit that has left a cell leaves in the houses of the cell.
void State::push_hidden(Cell cell, Digit digit) {
  for (House house : cell.houses()) {
    const PositionSet left = grid_.positions(house, digit);
    hidden_.push_if(left.size() == 1, {cell_at(house, first_or_zero(left)), digit});
  }
}

void State::remove(Candidate candidate) {
  if (grid_.eliminate(candidate) == Status::nothing) return;
  push_naked(candidate.cell());
  push_hidden(candidate.cell(), candidate.digit());
}

namespace {

/// A house in which the peers of a placed digit have left one position.
struct NewSingle {
  int turn;  ///< singles come in the order in which the peers lose the digit: cell by cell, then row, column, box
  Candidate single;
};

using Flags = std::array<std::uint8_t, std::tuple_size_v<Grid::HousePositions>>;

/// Flags of 0 or 1 as bits: the product moves eight of them into its highest byte, the first one lowest.
unsigned bits_of(const Flags& flags) {
  const auto words = std::bit_cast<std::array<std::uint64_t, sizeof(Flags) / 8>>(flags);
  unsigned bits = 0;
  for (std::size_t i = 0; i < words.size(); ++i) {
    bits |= static_cast<unsigned>(words[i] * 0x0102'0408'1020'4080 >> 56) << 8 * i;
  }
  return bits;
}

/// The houses that have one position now and had another set of them before.
HouseSet new_singles(const Grid::HousePositions& before, const Grid::HousePositions& after) {
  Flags is_new;
  for (std::size_t i = 0; i < is_new.size(); ++i) {
    const unsigned left = after[i].bits();
    const auto is_one = static_cast<unsigned>(left != 0) & static_cast<unsigned>((left & (left - 1)) == 0);
    is_new[i] = static_cast<std::uint8_t>(is_one & static_cast<unsigned>(left != before[i].bits()));
  }
  return HouseSet::from_bits(bits_of(is_new));
}

}  // namespace

/// What a placed digit leaves in all houses but those of its cell, in which nothing is left.
void State::push_hidden(Digit digit, const Grid::HousePositions& before) {
  const HouseSet singles = new_singles(before, grid_.positions(digit));
  if (singles.empty()) return;
  std::array<NewSingle, House::count> list;
  int count = 0;
  for (House house : singles) {
    const PositionSet left = grid_.positions(house, digit);
    const Cell last_removed = cell_at(house, (before[house.index()] - left).last());
    list[count++] = {3 * last_removed.index() + static_cast<int>(house.kind()),
                     {cell_at(house, left.first()), digit}};
  }
  std::ranges::sort(list.begin(), list.begin() + count, {}, &NewSingle::turn);
  for (int i = 0; i < count; ++i) hidden_.push(list[i].single);
}

void State::fill(Candidate candidate, bool is_given) {
  const auto [cell, digit] = std::pair(candidate.cell(), candidate.digit());
  const DigitSet displaced = grid_.candidates(cell) - DigitSet{digit};
  const CellSet affected = grid_.cells(digit) & peers(cell);
  const Grid::HousePositions before = grid_.positions(digit);
  (void)(is_given ? grid_.give(cell, digit) : grid_.place(cell, digit));
  note_last_cells(cell);
  for (Cell peer : affected) push_naked(peer);
  push_hidden(digit, before);
  for (Digit each : displaced) push_hidden(cell, each);
}

void State::note_last_cells(Cell filled) {
  last_cells_.erase(filled);
  for (House house : filled.houses()) {
    if (grid_.empty_count(house) == 1) last_cells_ |= cells_of(house) & grid_.empty_cells();
  }
}

std::optional<Candidate> State::full_house() {
  if (last_cells_.empty()) return std::nullopt;
  for (Candidate single : naked_) {
    if (last_cells_.contains(single.cell())) return single;
  }
  return std::nullopt;
}

std::optional<Candidate> State::naked_single() {
  while (!naked_.empty()) {
    const Candidate single = naked_.pop();
    if (!grid_.is_solved(single.cell())) return single;
  }
  return std::nullopt;
}

bool State::is_hidden_single(Candidate candidate) const {
  return std::ranges::any_of(candidate.cell().houses(), [&](House house) {
    return grid_.positions(house, candidate.digit()).size() == 1;
  });
}

std::optional<Candidate> State::hidden_single() {
  while (!hidden_.empty()) {
    const Candidate single = hidden_.pop();
    if (grid_.is_solved(single.cell())) continue;
    return grid_.has(single) && is_hidden_single(single) ? std::optional(single) : std::nullopt;
  }
  return std::nullopt;
}

}  // namespace deduku::hodoku
