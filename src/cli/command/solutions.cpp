#include "src/cli/command/solutions.hpp"

namespace deduku::cli {

Board givens_only(const Board& board) {
  Board puzzle;
  puzzle.givens = board.givens;
  for (Cell cell : board.givens) puzzle.values[cell.index()] = board.values[cell.index()];
  return puzzle;
}

}  // namespace deduku::cli
