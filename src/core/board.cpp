#include "deduku/board.hpp"

namespace deduku {

std::optional<Conflict> find_conflict(const Board& board) {
  for (House house : House::all()) {
    std::array<std::optional<Cell>, Digit::count> seen;
    for (Cell cell : cells_of(house)) {
      const int value = board.values[cell.index()];
      if (value == 0) continue;
      const Digit digit = Digit::of(value);
      std::optional<Cell>& first = seen[digit.index()];
      if (first) return Conflict{house, digit, *first, cell};
      first = cell;
    }
  }
  return std::nullopt;
}

}  // namespace deduku
