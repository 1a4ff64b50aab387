#include "src/records/standing.hpp"

#include "deduku/explain.hpp"
#include "src/core/dead_ends.hpp"
#include "src/core/givens.hpp"
#include "src/present/phrases.hpp"
#include "src/present/words.hpp"
#include "src/records/board_faults.hpp"
#include "src/records/status.hpp"

namespace deduku::records {

namespace {

using present::Value;
using present::Words;

/// "7 solutions", "more than 10000 solutions".
std::string solutions_text(std::uint64_t count, const Words& words) {
  if (count == 0) return words.say("cli.board.no_solution");
  const bool is_cut = count == BoardStanding::most_solutions;
  return words.say(is_cut ? "cli.board.many_solutions" : "cli.board.solutions", {{"count", present::counted(count)}});
}

/// A number of things as a phrase; nothing for none.
Value some(std::string_view key, std::string_view placeholder, int count, const Words& words) {
  if (count == 0) return {};
  return present::Text(words.say(key, {{placeholder, present::counted(count)}}));
}

/// Givens that contradict each other have no solutions, but nothing to compare a board with.
std::optional<BoardProgress> progress_of(const Board& board) {
  if (find_conflict(givens_only(board))) return std::nullopt;
  return find_faults(board);
}

/// Of the givens `invalid`, `none`, `several` or `solved`, in the word for a puzzle.
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

std::string standing_text(const Board& board, const TextStyle& style) {
  const Words words(style);
  const BoardStanding standing = standing_of(board);
  const std::string givens = words.say("cli.check.givens", {{"givens", present::counted(standing.givens)}});
  if (standing.is_puzzle()) return givens;
  return words.say("cli.board", {{"givens", present::Text(givens)},
                                 {"solutions", present::Text(solutions_text(standing.solutions, words))},
                                 {"entries", some("cli.board.entries", "entries", standing.entries, words)},
                                 {"struck", some("cli.board.struck", "struck", standing.struck, words)}});
}

std::string no_solution_reason(const Board& board, const TextStyle& style) {
  std::optional<BoardProgress> progress = progress_of(board);
  if (progress && progress->status == ProgressFinding::wrong) {
    CandidateSet& clash = progress->faults.clash;
    if (find_conflict(board_with(board, clash.cells()))) clash = {};
    return mistakes_text(board, *progress, 5, style);
  }
  if (find_conflict(board)) return "";
  return dead_end_text(board, style);
}

std::string standing_note(const Board& board, Outcome outcome, const TextStyle& style) {
  const std::string reason = outcome == Outcome::none ? no_solution_reason(board, style) : "";
  if (standing_of(board).is_puzzle()) return reason;
  const Words words(style);
  const std::string about = words.say("cli.board.about", {{"board", present::Text(standing_text(board, style))}});
  return joined(about, reason, words);
}

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
