#include "src/cli/puzzle_command.hpp"

#include <numeric>

#include "src/cli/bulk.hpp"
#include "src/cli/failure.hpp"
#include "src/cli/signals.hpp"
#include "src/cli/text.hpp"

namespace deduku::cli {

int Tally::total() const {
  return std::accumulate(counts_.begin(), counts_.end(), 0);
}

ExitCode Tally::exit_code(bool strict) const {
  if (of(Verdict::unsound) > 0) return ExitCode::own_check_failed;
  const bool every_one_counts = strict || total() == 1;
  const bool nothing_was_read = of(Verdict::unreadable) == total();
  if (nothing_was_read || (every_one_counts && of(Verdict::unreadable) > 0)) return ExitCode::unreadable;
  return every_one_counts && of(Verdict::undone) > 0 ? ExitCode::undone : ExitCode::done;
}

void PuzzleListCommand::declare(Arguments& arguments) {
  arguments.texts("FILES", files_, "Files of puzzles in any format, - for standard input, or puzzles");
  declare_own(arguments);
  format_.declare(arguments);
  arguments.flag("--strict", strict_, "Exit with 1 or 3 if any puzzle of a list could not be done or read");
}

ExitCode PuzzleListCommand::run(Session& session) {
  if (files_.empty()) files_.push_back(default_file());
  PuzzleStream puzzles(files_, format_.read_options(), session.out);
  if (takes_conflicts()) puzzles.keep_conflicts();
  begin(session);
  Tally tally;
  handle_all(session, puzzles, tally);
  session.progress.clear();
  if (tally.total() > 0) end(session, tally);
  if (interrupted()) return ExitCode::interrupted;
  if (tally.total() == 0) throw Failure(ExitCode::unreadable, "no puzzle found in the input");
  return tally.exit_code(strict_);
}

void PuzzleCommand::handle_all(Session& session, PuzzleStream& puzzles, Tally& tally) {
  AnsweredPuzzles answered(puzzles, asked_ahead());
  while (const std::optional<Puzzle> puzzle = answered.next()) {
    if (interrupted()) break;
    tally.add(handle_any(session, *puzzle));
    session.out.end_record();
    session.progress.show(static_cast<std::uint64_t>(tally.total()), puzzle->fraction);
  }
}

Verdict PuzzleCommand::handle_any(Session& session, const Puzzle& puzzle) {
  if (puzzle.record) return handle(session, puzzle);
  session.complain(error_text(puzzle.file, puzzle.record.error()));
  handle_unreadable(session, puzzle);
  return Verdict::unreadable;
}

}  // namespace deduku::cli
