#include "src/ratings/neighbours.hpp"

#include "deduku/minimal.hpp"
#include "src/core/givens.hpp"
#include "src/records/fields.hpp"
#include "src/search/admission.hpp"

namespace deduku::ratings {

std::optional<std::vector<Neighbour>> neighbours_of(const Board& board) {
  const Board puzzle = givens_only(board);
  if (find_conflict(puzzle)) return std::nullopt;
  const std::vector<Solution> solutions = search::two_solutions(Grid(puzzle));
  if (solutions.size() != 1) return std::nullopt;
  const Solution& solution = solutions.front();
  std::vector<Neighbour> neighbours;
  for (Cell cell : search::redundant_givens(puzzle, solution)) {
    Neighbour without{puzzle, cell, solution[cell], false};
    without.board.values[cell] = 0;
    without.board.givens.erase(cell);
    neighbours.push_back(without);
  }
  for (Cell cell : Cell::all()) {
    if (puzzle.givens.contains(cell)) continue;
    Neighbour with{puzzle, cell, solution[cell], true};
    with.board.values[cell] = static_cast<std::uint8_t>(with.digit.number());
    with.board.givens.insert(cell);
    neighbours.push_back(with);
  }
  return neighbours;
}

Json change_json(const Neighbour& neighbour) {
  return {{"cell", records::cell_json(neighbour.cell)}, {"digit", neighbour.digit.number()}};
}

Json neighbours_json(const std::vector<Neighbour>& neighbours, std::vector<Json> records) {
  Json json = {{"removed", Json::array()}, {"added", Json::array()}};
  for (std::size_t i = 0; i < neighbours.size(); ++i) {
    json[neighbours[i].is_added ? "added" : "removed"].push_back(std::move(records[i]));
  }
  return json;
}

}  // namespace deduku::ratings
