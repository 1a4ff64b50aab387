// The puzzles next to one: with a given less, or with one more of its solution.
#pragma once

#include <optional>
#include <vector>

#include "deduku/board.hpp"
#include "src/ratings/rating_value.hpp"

namespace deduku::ratings {

struct Neighbour {
  Board board;
  Cell cell;
  Digit digit;
  bool is_added = false;  ///< else it is taken away
};

/// Those with one of the givens taken away that have one solution still, then those with a digit of the solution added, by
/// their cells. Digits and pencil marks of a player do not count. Empty where the givens do not have exactly one solution.
std::optional<std::vector<Neighbour>> neighbours_of(const Board& board);

/// What JSON calls a neighbour by: its cell and its digit.
Json change_json(const Neighbour& neighbour);
/// The records of neighbours, in their order, as JSON: those with a given less, and those with one more.
Json neighbours_json(const std::vector<Neighbour>& neighbours, std::vector<Json> records);

}  // namespace deduku::ratings
