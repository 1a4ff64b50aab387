#include "src/cli/command/solutions.hpp"

namespace deduku::cli {

std::vector<Solution> two_solutions(const Grid& grid, const search::Backend& backend) {
  std::vector<Solution> solutions;
  backend.run(grid, 2, [&](const Solution& solution) {
    solutions.push_back(solution);
    return true;
  });
  return solutions;
}

Board givens_only(const Board& board) {
  Board puzzle;
  puzzle.givens = board.givens;
  for (Cell cell : board.givens) puzzle.values[cell.index()] = board.values[cell.index()];
  return puzzle;
}

}  // namespace deduku::cli
