#include "techniques/hodoku/state.hpp"

#include <algorithm>

namespace deduku::hodoku {

namespace {

/// The houses of each cell (row, column, box) and its place in them, and the cells of each house.
struct Geometry {
  std::uint8_t house_of[81][3];
  Mask place_of[81][3];
  std::uint8_t cell_at[27][9];
};

constexpr Geometry make_state_geometry() {
  Geometry geometry{};
  for (House house : House::all()) {
    for (Position position : Position::all()) {
      const int cell = cell_at(house, position).index();
      const int kind = static_cast<int>(house.kind());
      geometry.cell_at[house.index()][position.index()] = static_cast<std::uint8_t>(cell);
      geometry.house_of[cell][kind] = static_cast<std::uint8_t>(house.index());
      geometry.place_of[cell][kind] = static_cast<Mask>(1U << position.index());
    }
  }
  return geometry;
}

constexpr Geometry geometry = make_state_geometry();

}  // namespace

State::State(const Board& board) : givens_(board.givens) {
  std::ranges::fill(cell_, Mask{0x1FF});
  std::ranges::fill(cells_, CellSet::all());
  for (auto& house : place_) std::ranges::fill(house, Mask{0x1FF});
  std::ranges::fill(open_in_, std::uint8_t{9});
  for (Cell cell : Cell::all()) {
    const int value = board.values[cell.index()];
    if (value != 0) place({cell, Digit::of(value)});
  }
  if (!board.marks) return;
  for (Cell cell : Cell::all()) {
    for (Digit digit : ~(*board.marks)[cell.index()]) remove({cell, digit});
  }
}

/// Takes a candidate from the three houses of its cell.
void State::forget(Cell cell, int digit) {
  const auto& houses = geometry.house_of[cell.index()];
  const auto& places = geometry.place_of[cell.index()];
  for (int kind = 0; kind < 3; ++kind) {
    const int house = houses[kind];
    const unsigned left = place_[house][digit] &= static_cast<Mask>(~places[kind]);
    if (!is_single(left)) continue;
    hidden_.push({Cell(geometry.cell_at[house][std::countr_zero(left)]), Digit(digit)});
  }
}

void State::remove(Candidate candidate) {
  if (!has(candidate)) return;
  has_marks_ = true;
  cells_[candidate.digit().index()].erase(candidate.cell());
  const Cell cell = candidate.cell();
  const unsigned left = cell_[cell.index()] &= static_cast<Mask>(~(1U << candidate.digit().index()));
  if (is_single(left)) naked_.push({cell, Digit(std::countr_zero(left))});
  forget(cell, candidate.digit().index());
}

void State::place(Candidate candidate) {
  const Cell cell = candidate.cell();
  const int digit = candidate.digit().index();
  const unsigned own = cell_[cell.index()];
  cell_[cell.index()] = 0;
  values_[cell.index()] = static_cast<std::uint8_t>(digit + 1);
  --open_count_;
  for (const int house : geometry.house_of[cell.index()]) {
    const int open = --open_in_[house];
    houses_with_last_cell_ += open == 1 ? 1 : open == 0 ? -1 : 0;
  }
  const CellSet affected = cells_[digit] & peers(cell);
  cells_[digit] -= affected;
  for (Cell peer : affected) {
    Mask& mask = cell_[peer.index()];
    mask &= static_cast<Mask>(~(1U << digit));
    if (is_single(mask)) naked_.push({peer, Digit(std::countr_zero(static_cast<unsigned>(mask)))});
    forget(peer, digit);
  }
  for (unsigned rest = own; rest != 0; rest &= rest - 1) {
    cells_[std::countr_zero(rest)].erase(cell);
    forget(cell, std::countr_zero(rest));
  }
}

bool State::has_last_cell(Cell cell) const {
  return std::ranges::any_of(geometry.house_of[cell.index()],
                             [this](int house) { return open_in_[house] == 1; });
}

std::optional<Candidate> State::full_house() {
  if (houses_with_last_cell_ == 0) return std::nullopt;
  for (Candidate single : naked_) {
    if (is_open(single.cell()) && has_last_cell(single.cell())) return single;
  }
  return std::nullopt;
}

std::optional<Candidate> State::naked_single() {
  while (!naked_.empty()) {
    const Candidate single = naked_.pop();
    if (is_open(single.cell())) return single;
  }
  return std::nullopt;
}

bool State::is_hidden_single(Candidate candidate) const {
  return std::ranges::any_of(geometry.house_of[candidate.cell().index()],
                             [&](int house) { return is_single(place_[house][candidate.digit().index()]); });
}

std::optional<Candidate> State::hidden_single() {
  while (!hidden_.empty()) {
    const Candidate single = hidden_.pop();
    if (!is_open(single.cell())) continue;
    return has(single) && is_hidden_single(single) ? std::optional(single) : std::nullopt;
  }
  return std::nullopt;
}

Grid State::grid() const {
  Board board;
  std::ranges::copy(values_, board.values.begin());
  board.givens = givens_;
  if (has_marks_) {
    auto& marks = board.marks.emplace();
    for (Cell cell : Cell::all()) marks[cell.index()] = DigitSet::from_bits(cell_[cell.index()]);
  }
  return Grid(board);
}

}  // namespace deduku::hodoku
