#include "src/records/check_record.hpp"

#include "deduku/canonical.hpp"
#include "deduku/minimal.hpp"
#include "deduku/pattern.hpp"
#include "src/core/givens.hpp"
#include "src/records/standing_record.hpp"
#include "src/search/admission.hpp"

namespace deduku::records {

Findings examine(const Board& board, const search::Backend& backend) {
  Findings findings;
  findings.conflict = find_conflict(board);
  if (findings.conflict) return findings;
  findings.solutions = search::two_solutions(Grid(board), backend);
  const Board puzzle = givens_only(board);
  if (findings.solutions.size() == 1 && search::is_unique(Grid(puzzle), backend)) {
    findings.redundant = search::redundant_givens(puzzle, findings.solutions.front());
  }
  return findings;
}

void add_findings(Json& json, const Board& board, const Findings& findings) {
  json["givens"] = givens_of(board).size();
  json["conflict"] = findings.conflict ? conflict_json(*findings.conflict) : Json(nullptr);
  Json& solutions = json["solutions"] = Json::array();
  for (const Solution& solution : findings.solutions) solutions.push_back(solution_text(solution));
  add_dead_ends(json, board);
  json["minimal"] = findings.redundant ? Json(findings.redundant->empty()) : Json(nullptr);
  json["redundant"] = cells_json(findings.redundant.value_or(CellSet()));
  json["pattern"] = name(pattern_of(board.givens));
  json["automorphisms"] = canonical_form(board).automorphisms;
  add_standing(json, board);
}

void add_count(Json& json, const search::Result& counted, std::uint64_t limit) {
  json["count"] = counted.count;
  json["limit"] = limit == 0 ? Json(nullptr) : Json(limit);
  json["exhausted"] = counted.exhausted;
}

}  // namespace deduku::records
