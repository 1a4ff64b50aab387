// The neighbours of a puzzle: with one given removed, or with one digit of its solution added.
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
  bool is_added = false;  ///< otherwise it is removed
};

/// First the puzzles with one given removed that still have one solution, then those with a digit of the solution
/// added, by their cells. Digits and pencil marks of a player do not count. Empty if the givens do not have exactly one
/// solution.
std::optional<std::vector<Neighbour>> neighbours_of(const Board& board);

/// The identification of a neighbour in JSON: its cell and its digit.
Json change_json(const Neighbour& neighbour);
/// The records of neighbours, in their order, as JSON: those with a given removed, and those with a digit added.
Json neighbours_json(const std::vector<Neighbour>& neighbours, std::vector<Json> records);

}  // namespace deduku::ratings
