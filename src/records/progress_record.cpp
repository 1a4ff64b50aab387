#include "src/records/progress_record.hpp"

#include "deduku/json.hpp"
#include "src/core/givens.hpp"
#include "src/present/words.hpp"
#include "src/records/board_faults.hpp"
#include "src/records/why_record.hpp"
#include "src/records/why_text.hpp"

namespace deduku::records {

namespace {

/// The cells that the player filled.
CellSet entries_of(const Board& board) {
  return cells_with_digit(board) - board.givens;
}

std::string right_text(int entries, Outcome puzzle, const present::Words& words) {
  if (entries == 0) return words.say("cli.progress.untouched");
  return words.say(puzzle == Outcome::several ? "cli.progress.right_of_several" : "cli.progress.right",
                   {{"entries", present::counted(entries)}});
}

/// States that an entry is wrong, and the reason if it is known.
std::string wrong_text(Candidate wrong, const Why* refutation, const Board& board, const present::Words& words) {
  return words.say("cli.progress.wrong",
                   {{"cell", words.cells({wrong.cell()})}, {"digit", words.digits({wrong.digit()})}}) +
         "\n" + (refutation == nullptr ? "" : why_text(*refutation, board, words.style()));
}

std::string wrong_texts(const BoardProgress& progress, const Board& sound, const present::Words& words) {
  std::string text;
  for (const Why& refutation : progress.refutations)
    text += wrong_text(refutation.candidate, &refutation, sound, words);
  if (!progress.refutations.empty()) return text;
  for (Cell cell : progress.faults.wrong.cells()) {
    text += wrong_text({cell, progress.faults.wrong.digits(cell).first()}, nullptr, sound, words);
  }
  return text;
}

std::string progress_text(const BoardProgress& progress, const Board& board, bool knows_puzzle,
                          const TextStyle& style) {
  if (progress.status == Outcome::none) return no_solution_text(board, knows_puzzle, style) + "\n";
  const present::Words words(style);
  std::string text;
  if (progress.status == Outcome::several) text = words.say("cli.progress.several") + "\n";
  if (progress.status == ProgressFinding::right) {
    text = right_text(entries_of(board).size(), progress.puzzle, words) + "\n";
  }
  text += wrong_texts(progress, board_without(board, progress.faults.wrong.cells()), words);
  const std::string other = other_mistakes_text(board, progress.faults, 5, style);
  if (!other.empty()) text += other + "\n";
  if (!progress.faults.stale.empty()) text += stale_text(board, progress.faults.stale, 5, style) + "\n";
  return text;
}

/// `look(board)` is the result of the library for a board whose givens are known.
template <class Look>
ProgressAnswer answer_about(Board board, const Board* puzzle, const TextStyle& style, const Look& look) {
  const Board start = puzzle == nullptr ? givens_only(board) : *puzzle;
  const int lost = claim_givens(board, start);
  const int entries = entries_of(board).size();
  if (lost > 0) return {Mismatch::mismatch, mismatch_text(start, lost, style) + "\n", {}, entries};
  if (const auto conflict = find_conflict(start)) {
    return {Outcome::none, conflict_text(*conflict, style) + ".\n", {}, entries};
  }
  BoardProgress progress = look(board);
  std::string text = progress_text(progress, board, puzzle != nullptr, style);
  const ProgressStatus status = progress.status;
  return {status, std::move(text), std::move(progress), entries};
}

}  // namespace

ProgressAnswer find_progress(Board board, const Board* puzzle, const Ladder& ladder, const SolverOptions& options,
                             const TextStyle& style) {
  return answer_about(std::move(board), puzzle, style,
                      [&](const Board& known) { return check_progress(known, ladder, options); });
}

ProgressAnswer find_faults(Board board, const Board* puzzle, const SolverOptions& options, const TextStyle& style) {
  return answer_about(std::move(board), puzzle, style,
                      [&](const Board& known) { return deduku::find_faults(known, *options.search); });
}

Json progress_json(const ProgressAnswer& answer, const TextStyle& style) {
  const BoardProgress& progress = answer.progress;
  Json refutations = Json::array();
  for (const Why& refutation : progress.refutations) refutations.push_back(why_json(refutation, style));
  return {{"status", name(answer.status)},
          {"entries", answer.entries},
          {"text", answer.text},
          {"wrong", candidates_json(progress.faults.wrong)},
          {"refutations", refutations},
          {"clash", candidates_json(progress.faults.clash)},
          {"missing", candidates_json(progress.faults.missing)},
          {"lacking", cells_json(progress.faults.lacking)},
          {"stale", candidates_json(progress.faults.stale)}};
}

Json hint_json(const Hint& hint, int level, const TextStyle& style) {
  const Rung* const rung = hint.rung ? &*hint.rung : nullptr;
  return {{"status", name(hint.status)},
          {"level", level},
          {"text", hint.text},
          {"note", text_or_null(hint.note)},
          {"wrong", candidates_json(hint.faults.wrong)},
          {"clash", candidates_json(hint.faults.clash)},
          {"missing", cells_json(hint.faults.missing.cells())},
          {"lacking", cells_json(hint.faults.lacking)},
          {"stale", candidates_json(hint.faults.stale)},
          {"ladder", text_or_null(hint.ladder)},
          {"step", hint.step ? step_json(hint.step->view(), rung, style) : Json(nullptr)}};
}

}  // namespace deduku::records
