#include "src/core/dead_ends.hpp"

#include "deduku/moves.hpp"

namespace deduku {

namespace {

/// The possible cells of each digit: the cells that contain it, and the empty ones with the candidate.
CandidateSet places_on(const Board& board) {
  const Marks allowed = allowed_marks(board);
  CandidateSet places;
  for (Cell cell : Cell::all()) {
    const int value = board.values[cell];
    DigitSet digits = allowed[cell];
    if (board.marks) digits &= (*board.marks)[cell];
    if (value != 0) digits = {Digit::of(value)};
    places.insert(cell, digits);
  }
  return places;
}

}  // namespace

DeadEnds dead_ends_of(const Board& board) {
  const CandidateSet places = places_on(board);
  DeadEnds ends;
  for (Cell cell : Cell::all()) {
    if (places.digits(cell).empty()) ends.cells.insert(cell);
  }
  for (House house : House::all()) {
    for (Digit digit : Digit::all()) {
      if (!places.cells(digit).intersects(cells_of(house))) ends.digits.push_back({digit, house});
    }
  }
  return ends;
}

}  // namespace deduku
