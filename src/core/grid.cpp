#include "deduku/grid.hpp"

#include <algorithm>

#include "deduku/step.hpp"

namespace deduku {

Grid::Grid() {
  candidates_.fill(DigitSet::all());
  cells_.fill(CellSet::all());
  for (auto& house : positions_) house.fill(PositionSet::all());
}

Grid::Grid(const Board& board) : Grid() {
  assert(!find_conflict(board));
  for (Cell cell : Cell::all()) {
    const int value = board.values[cell.index()];
    if (value == 0) continue;
    // A board without a conflict never asks for a digit that a peer holds, so the status says nothing new.
    const Digit digit = Digit::of(value);
    (void)(board.givens.contains(cell) ? give(cell, digit) : place(cell, digit));
  }
  if (!board.marks) return;
  for (Cell cell : empty_cells_) {
    for (Digit digit : candidates(cell) - (*board.marks)[cell.index()]) forget(cell, digit);
  }
  assert(is_ok());
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
