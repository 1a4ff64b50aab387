#include "src/cli/generate/puzzle_classes.hpp"

#include "src/cli/command/input.hpp"
#include "src/cli/io/signals.hpp"
#include "src/cli/io/text.hpp"
#include "src/core/givens.hpp"

namespace deduku::cli {

void take_puzzles(Session& session, const std::string& option, const std::string& file,
                  FunctionRef<void(const Board&)> take) {
  PuzzleStream puzzles({file}, {}, session.out);
  std::uint64_t unreadable = 0;
  while (!interrupted()) {
    const auto puzzle = puzzles.next();
    if (!puzzle) break;
    if (puzzle->record) {
      take(givens_only(puzzle->record->board));
    } else {
      ++unreadable;
      session.report_fault(error_text(puzzle->file, puzzle->record.error()));
    }
  }
  if (unreadable > 0) {
    throw Failure(ExitCode::unreadable, option + ": " + file + " has " + counted(unreadable, "record") +
                                            " that cannot be read, so equivalence cannot be checked against " +
                                            (unreadable == 1 ? "it" : "them"));
  }
  if (puzzles.count() == 0 && !interrupted()) {
    throw Failure(ExitCode::unreadable, option + ": " + file + " has no puzzle");
  }
}

}  // namespace deduku::cli
