#include "deduku/grid.hpp"

#include <algorithm>

#include "deduku/effects.hpp"
#include "src/core/contract.hpp"
#include "src/core/grid_access.hpp"

namespace deduku {

namespace {

using HousePositions = GridAccess::HousePositions;

/// A house of a cell, and all positions in it except that of the cell.
struct Surroundings {
  House house;
  PositionSet others;
};

constexpr PerCell<std::array<Surroundings, 3>> surroundings = [] {
  PerCell<std::array<Surroundings, 3>> table{};
  for (Cell cell : Cell::all()) {
    for (House house : cell.houses()) {
      table[cell][static_cast<std::size_t>(house.kind())] = {house, ~PositionSet{position_in(house, cell)}};
    }
  }
  return table;
}();

/// For each cell and house, the positions that a digit in the cell leaves to the same digit.
constexpr PerCell<HousePositions> positions_left_by = [] {
  PerCell<HousePositions> table{};
  for (Cell cell : Cell::all()) {
    HousePositions& left = table[cell];
    std::fill_n(left.begin(), House::count, PositionSet::all());
    for (Cell lost : peers(cell) | CellSet{cell}) {
      for (House house : lost.houses()) left[house].erase(position_in(house, lost));
    }
  }
  return table;
}();

constexpr HousePositions all_positions = [] {
  HousePositions positions{};
  std::fill_n(positions.begin(), House::count, PositionSet::all());
  return positions;
}();

void intersect(HousePositions& positions, const HousePositions& others) {
  for (std::size_t i = 0; i < positions.size(); ++i) positions[i] &= others[i];
}

}  // namespace

Grid::Grid() {
  candidates_.fill(DigitSet::all());
  cells_.fill(CellSet::all());
  positions_.fill(all_positions);
}

Grid::Grid(const Board& board) : values_(board.values), empty_cells_(~cells_with_digit(board)) {
  require(!find_conflict(board), "Grid: digits of the board conflict");
  givens_ = givens_of(board) - empty_cells_;
  cells_.fill(empty_cells_);
  positions_.fill(all_positions);
  HousePositions empty = all_positions;
  for (Cell cell : ~empty_cells_) {
    const Digit digit = Digit::of(values_[cell]);
    hold(cell, digit);
    exclude(cell, digit);
    for (const auto& [house, others] : surroundings[cell]) empty[house] &= others;
  }
  for (HousePositions& positions : positions_) intersect(positions, empty);
  for (Cell cell : empty_cells_) {
    DigitSet& digits = candidates_[cell] = DigitSet::all();
    for (House house : cell.houses()) digits -= solved_digits(house);
  }
  if (board.marks) keep_marked(*board.marks);
  assert(is_ok());
}

std::optional<Grid> Grid::checked(const Board& board) {
  const bool has_values = std::ranges::all_of(board.values, [](int value) { return value <= Digit::count; });
  return has_values && !find_conflict(board) ? std::optional<Grid>(board) : std::nullopt;
}

/// Removes the candidates that are not among the pencil marks.
void Grid::keep_marked(const PerCell<DigitSet>& marks) {
  for (Cell cell : empty_cells_) {
    for (Digit digit : candidates(cell) - marks[cell]) forget(cell, digit);
  }
}

/// Stores the digit of a cell.
void Grid::hold(Cell cell, Digit digit) {
  values_[cell] = static_cast<std::uint8_t>(digit.number());
  solved_cells_[digit].insert(cell);
  for (House house : cell.houses()) solved_digits_[house].insert(digit);
}

/// Removes the digit from the per-digit views of its peers; the caller updates the cells.
void Grid::exclude(Cell cell, Digit digit) {
  cells_[digit] -= peers(cell);
  cells_[digit].erase(cell);
  intersect(positions_[digit], positions_left_by[cell]);
}

CellSet Grid::cells_with_count(int count) const {
  CellSet cells;
  for (Cell cell : empty_cells_) {
    if (candidates(cell).size() == count) cells.insert(cell);
  }
  return cells;
}

CandidateSet Grid::all_candidates() const {
  CandidateSet all;
  for (Digit digit : Digit::all()) all.insert(digit, cells(digit));
  return all;
}

bool Grid::has_contradiction() const {
  for (Cell cell : Cell::all()) {
    if (!is_solved(cell) && candidates(cell).empty()) return true;
  }
  for (House house : House::all()) {
    for (Digit digit : ~solved_digits(house)) {
      if (positions(house, digit).empty()) return true;
    }
  }
  return false;
}

/// Removes a candidate.
void Grid::forget(Cell cell, Digit digit) {
  candidates_[cell].erase(digit);
  cells_[digit].erase(cell);
  for (const auto& [house, others] : surroundings[cell]) {
    positions_[digit][house] &= others;
  }
}

/// Whether a cell is empty and has no candidate left, or one of its houses has no cell left for a digit.
bool Grid::is_wiped_out(Cell cell, Digit digit) const {
  bool wiped_out = candidates(cell).empty() && !is_solved(cell);
  for (House house : cell.houses()) {
    wiped_out |= positions(house, digit).empty() && !solved_digits(house).contains(digit);
  }
  return wiped_out;
}

/// Whether some house has neither the digit nor a cell for it. Counting all houses is faster than checking a few.
bool Grid::is_wiped_out(Digit digit) const {
  constexpr int not_houses = static_cast<int>(HousePositions().size()) - House::count;
  std::uint16_t without_place = 0;
  for (PositionSet positions : positions_[digit]) {
    without_place = static_cast<std::uint16_t>(without_place + (positions.bits() == 0 ? 1 : 0));
  }
  return without_place != not_houses + 3 * solved_cells(digit).size();
}

Status Grid::place(Cell cell, Digit digit) {
  if (!has(cell, digit)) return Status::contradiction;
  const DigitSet displaced = candidates(cell) - DigitSet{digit};
  bool wiped_out = false;
  fill(cell, digit, [&](Cell peer) { wiped_out |= candidates(peer).empty(); });
  for (Digit other : displaced) wiped_out |= is_wiped_out(cell, other);
  return wiped_out || is_wiped_out(digit) ? Status::contradiction : Status::progress;
}

Status Grid::give(Cell cell, Digit digit) {
  const bool possible = has(cell, digit);
  const Status status = place(cell, digit);
  if (possible) givens_.insert(cell);
  return status;
}

Status Grid::eliminate(Candidate candidate) {
  if (!has(candidate)) return Status::nothing;
  forget(candidate.cell(), candidate.digit());
  assert(is_ok());
  return is_wiped_out(candidate.cell(), candidate.digit()) ? Status::contradiction : Status::progress;
}

Status Grid::eliminate(const CandidateSet& candidates) {
  Status status = Status::nothing;
  for (Digit digit : candidates.digits()) {
    for (Cell cell : candidates.cells(digit)) {
      status = std::max(status, eliminate(Candidate(cell, digit)));
    }
  }
  return status;
}

Status Grid::apply(const Effects& effects) {
  Status status = eliminate(effects.removes);
  for (Candidate candidate : effects.places) {
    status = std::max(status, place(candidate.cell(), candidate.digit()));
  }
  return status;
}

// Recomputes and compares everything that the values and the candidates of the cells imply: tests call it after each
// change, and there are far fewer candidates than cells times digits.
bool Grid::is_ok() const {
  CellSet empty_cells;
  PerDigit<CellSet> cells{};
  PerDigit<HousePositions> positions{};
  PerDigit<CellSet> solved_cells{};
  PerHouse<DigitSet> solved_digits{};
  for (Cell cell : Cell::all()) {
    if (const auto digit = value(cell)) {
      if (!candidates(cell).empty()) return false;
      solved_cells[*digit].insert(cell);
      for (House house : cell.houses()) solved_digits[house].insert(*digit);
      continue;
    }
    empty_cells.insert(cell);
    for (Digit digit : candidates(cell)) {
      cells[digit].insert(cell);
      for (House house : cell.houses()) positions[digit][house].insert(position_in(house, cell));
    }
  }
  for (House house : House::all()) {
    for (Digit digit : solved_digits[house]) {
      if (!positions[digit][house].empty()) return false;
    }
  }
  return empty_cells_ == empty_cells && cells_ == cells && positions_ == positions && solved_cells_ == solved_cells &&
         solved_digits_ == solved_digits && (givens_ & empty_cells).empty();
}

}  // namespace deduku
