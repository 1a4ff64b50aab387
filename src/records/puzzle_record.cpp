#include "src/records/puzzle_record.hpp"

#include "deduku/explain.hpp"
#include "deduku/pattern.hpp"
#include "src/core/dead_ends.hpp"
#include "src/core/givens.hpp"
#include "src/present/phrases.hpp"
#include "src/records/standing.hpp"
#include "src/search/admission.hpp"

namespace deduku::records {

namespace {

void add_dead_ends(Json& json, const Board& board) {
  const DeadEnds ends = dead_ends_of(board);
  json["without_candidate"] = cells_json(ends.cells);
  Json& digits = json["without_place"] = Json::array();
  for (const PlacelessDigit& digit : ends.digits) {
    digits.push_back({{"digit", digit.digit.number()},
                      {"house", houses_text({digit.house})},
                      {"kind", present::kind_name(digit.house)},
                      {"number", digit.house.number()}});
  }
}

}  // namespace

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

std::optional<Redundancy> redundancy_of(const Board& board) {
  const Board puzzle = givens_only(board);
  if (find_conflict(puzzle)) return std::nullopt;
  const std::vector<Solution> solutions = search::two_solutions(Grid(puzzle));
  if (solutions.size() != 1) return std::nullopt;
  return Redundancy{search::redundant_givens(puzzle, solutions.front()),
                    search::removable_sets(puzzle, solutions.front())};
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

void add_redundancy(Json& json, const std::optional<Redundancy>& redundancy) {
  json["redundant"] = json["removable"] = json["removable_complete"] = nullptr;
  if (!redundancy) return;
  json["redundant"] = cells_json(redundancy->redundant);
  Json sets = Json::array();
  for (const CellSet& set : redundancy->removable.sets) sets.push_back(cells_json(set));
  json["removable"] = std::move(sets);
  json["removable_complete"] = redundancy->removable.is_complete;
}

void add_canonical(Json& json, const CanonicalForm& form) {
  json["form"] = puzzle_text(form.board);
  json["symmetry"] = present::symmetry_json(form.symmetry);
  json["automorphisms"] = form.automorphisms;
}

void add_standing(Json& json, const Board& board) {
  const BoardStanding standing = standing_of(board);
  if (standing.is_puzzle()) return;
  const std::optional<BoardProgress> progress = progress_of(board);
  Json& in_progress = json["in_progress"];
  in_progress = {{"status", progress ? name(progress->status) : name(Outcome::none)},
                 {"entries", standing.entries},
                 {"struck", standing.struck},
                 {"puzzle", validity_word(progress ? progress->puzzle : Outcome::invalid)},
                 {"solutions", standing.solutions},
                 {"exhausted", standing.solutions < BoardStanding::most_solutions}};
  in_progress.update(faults_json(progress ? progress->faults : BoardFaults()));
}

}  // namespace deduku::records
