#include "src/records/standing.hpp"

#include "deduku/explain.hpp"
#include "src/core/givens.hpp"
#include "src/present/words.hpp"
#include "src/records/board_faults.hpp"

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

/// A number of things as a phrase; empty for zero.
Value some(std::string_view key, std::string_view placeholder, int count, const Words& words) {
  if (count == 0) return {};
  return present::Text(words.say(key, {{placeholder, present::counted(count)}}));
}

}  // namespace

std::optional<BoardProgress> progress_of(const Board& board) {
  if (find_conflict(givens_only(board))) return std::nullopt;
  return find_faults(board);
}

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

}  // namespace deduku::records
