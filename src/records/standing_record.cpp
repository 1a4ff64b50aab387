#include "src/records/standing_record.hpp"

#include "deduku/explain.hpp"
#include "src/core/dead_ends.hpp"
#include "src/present/phrases.hpp"
#include "src/records/standing.hpp"
#include "src/records/status.hpp"

namespace deduku::records {

namespace {

/// The outcome of the givens, `invalid`, `none`, `several` or `solved`, in the word for a puzzle.
std::string_view puzzle_word(const std::optional<BoardProgress>& progress) {
  return validity_word(progress ? progress->puzzle : Outcome::invalid);
}

Json standing_json(const Board& board, const BoardStanding& standing) {
  const std::optional<BoardProgress> progress = progress_of(board);
  const BoardFaults faults = progress ? progress->faults : BoardFaults();
  return {{"status", progress ? name(progress->status) : name(Outcome::none)},
          {"entries", standing.entries},
          {"struck", standing.struck},
          {"puzzle", puzzle_word(progress)},
          {"solutions", standing.solutions},
          {"exhausted", standing.solutions < BoardStanding::most_solutions},
          {"wrong", candidates_json(faults.wrong)},
          {"clash", candidates_json(faults.clash)},
          {"missing", candidates_json(faults.missing)},
          {"lacking", cells_json(faults.lacking)}};
}

}  // namespace

void add_standing(Json& json, const Board& board) {
  const BoardStanding standing = standing_of(board);
  if (!standing.is_puzzle()) json["in_progress"] = standing_json(board, standing);
}

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

}  // namespace deduku::records
