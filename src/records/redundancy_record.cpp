#include "src/records/redundancy_record.hpp"

#include "src/core/givens.hpp"
#include "src/search/admission.hpp"

namespace deduku::records {

std::optional<Redundancy> redundancy_of(const Board& board) {
  const Board puzzle = givens_only(board);
  if (find_conflict(puzzle)) return std::nullopt;
  const std::vector<Solution> solutions = search::two_solutions(Grid(puzzle));
  if (solutions.size() != 1) return std::nullopt;
  return Redundancy{search::redundant_givens(puzzle, solutions.front()),
                    search::removable_sets(puzzle, solutions.front())};
}

void add_redundancy(Json& json, const std::optional<Redundancy>& redundancy) {
  json["redundant"] = json["removable"] = json["removable_complete"] = nullptr;
  if (!redundancy) return;
  json["redundant"] = cells_json(redundancy->redundant);
  Json sets = Json::array();
  for (const CellSet& set : redundancy->removable.sets) sets.push_back(cells_json(set));
  json["removable"] = std::move(sets);
  json["removable_complete"] = redundancy->removable.is_complete;
}

}  // namespace deduku::records
