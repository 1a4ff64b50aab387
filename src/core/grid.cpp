#include "deduku/grid.hpp"

#include <algorithm>

#include "deduku/step.hpp"

namespace deduku {

namespace {

/// The cells of a row as nine bits.
unsigned row_bits(const CellSet& cells, int row) {
  const auto& [low, high] = cells.words;
  const std::uint64_t bits = row < 7 ? low >> 9 * row : row == 7 ? low >> 63 | high << 1 : high >> 8;
  return static_cast<unsigned>(bits & 0x1ff);
}

}  // namespace

Grid::Grid() {
  candidates_.fill(DigitSet::all());
  cells_.fill(CellSet::all());
  for (auto& house : positions_) house.fill(PositionSet::all());
}

Grid::Grid(const Board& board) : values_(board.values), empty_cells_() {
  assert(!find_conflict(board));
  for (Cell cell : Cell::all()) {
    const int value = values_[cell.index()];
    if (value == 0) {
      empty_cells_.insert(cell);
      continue;
    }
    for (House house : cell.houses()) solved_digits_[house.index()].insert(Digit::of(value));
  }
  givens_ = board.givens - empty_cells_;
  for (CellSet& cells : cells_) cells = empty_cells_;
  for (Cell cell : ~empty_cells_) cells_[values_[cell.index()] - 1] -= peers(cell);
  for (Cell cell : empty_cells_) {
    DigitSet& digits = candidates_[cell.index()] = DigitSet::all();
    for (House house : cell.houses()) digits -= solved_digits(house);
    if (!board.marks) continue;
    for (Digit digit : digits - (*board.marks)[cell.index()]) cells_[digit.index()].erase(cell);
    digits &= (*board.marks)[cell.index()];
  }
  for (Digit digit : Digit::all()) set_positions(digit);
  assert(is_ok());
}

/// Reads the positions of a digit from its cells, row by row.
void Grid::set_positions(Digit digit) {
  std::array<unsigned, House::count> positions{};
  for (int row = 0; row < 9; ++row) {
    const unsigned bits = row_bits(cells(digit), row);
    positions[row] = bits;
    for (unsigned rest = bits; rest != 0; rest &= rest - 1) positions[9 + std::countr_zero(rest)] |= 1U << row;
    for (int box = 0; box < 3; ++box) {
      positions[18 + row / 3 * 3 + box] |= (bits >> 3 * box & 0b111) << 3 * (row % 3);
    }
  }
  for (House house : House::all()) {
    positions_[house.index()][digit.index()] = PositionSet::from_bits(positions[house.index()]);
  }
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

bool Grid::is_starved(Cell cell, Digit digit) const {
  if (!is_solved(cell) && candidates(cell).empty()) return true;
  for (House house : cell.houses()) {
    if (positions(house, digit).empty() && !solved_digits(house).contains(digit)) return true;
  }
  return false;
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

void Grid::forget(Cell cell, Digit digit) {
  candidates_[cell.index()].erase(digit);
  cells_[digit.index()].erase(cell);
  for (House house : cell.houses()) {
    positions_[house.index()][digit.index()].erase(position_in(house, cell));
  }
}

Status Grid::place(Cell cell, Digit digit) {
  if (!has(cell, digit)) return Status::contradiction;
  const DigitSet displaced = candidates(cell) - DigitSet{digit};
  const CellSet affected = cells(digit) & peers(cell);

  values_[cell.index()] = static_cast<std::uint8_t>(digit.number());
  empty_cells_.erase(cell);
  for (House house : cell.houses()) solved_digits_[house.index()].insert(digit);
  for (Digit each : candidates(cell)) forget(cell, each);
  for (Cell peer : affected) forget(peer, digit);
  assert(is_ok());

  for (Digit each : displaced) {
    if (is_starved(cell, each)) return Status::contradiction;
  }
  for (Cell peer : affected) {
    if (is_starved(peer, digit)) return Status::contradiction;
  }
  return Status::progress;
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
  return is_starved(candidate.cell(), candidate.digit()) ? Status::contradiction : Status::progress;
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

Status Grid::apply(const Step& step) {
  Status status = eliminate(step.removes);
  for (Candidate candidate : step.places) {
    status = std::max(status, place(candidate.cell(), candidate.digit()));
  }
  return status;
}

bool Grid::is_ok() const {
  for (Cell cell : Cell::all()) {
    if (empty_cells_.contains(cell) == is_solved(cell)) return false;
    if (is_solved(cell) && !candidates(cell).empty()) return false;
    for (Digit digit : Digit::all()) {
      if (cells(digit).contains(cell) != has(cell, digit)) return false;
      for (House house : cell.houses()) {
        if (positions(house, digit).contains(position_in(house, cell)) != has(cell, digit)) return false;
      }
    }
  }
  for (House house : House::all()) {
    DigitSet solved;
    for (Cell cell : cells_of(house)) {
      if (const auto digit = value(cell)) solved.insert(*digit);
    }
    if (solved != solved_digits(house)) return false;
    for (Digit digit : solved) {
      if (!positions(house, digit).empty()) return false;
    }
  }
  return givens_ == (givens_ - empty_cells_);
}

}  // namespace deduku
