// Proves anew what is guaranteed of puzzles.
#pragma once

#include "src/cli/generate/puzzle_classes.hpp"
#include "src/cli/generate/wish_options.hpp"
#include "src/cli/io/session.hpp"

namespace deduku::cli {

/// What the options of `generate --check` ask for.
struct PromiseQuestion {
  std::string file;
  /// Of all puzzles of the file; empty: the records in it say what they promise.
  std::optional<generate::Wishes> wishes{};
  /// No two puzzles of the file may be equivalent.
  bool is_distinct = false;
  /// Nor may any be equivalent to one of these,
  std::optional<PuzzleClasses> others{};
  /// or, where wishes keep puzzles unlike, be like one; they are the same.
  std::vector<Board> not_in{};
};

/// Checks the records of `generate` in a file, or the puzzles of any list against wishes. Reports each puzzle that does not keep
/// a promise, and each line that cannot be read; both are counted, and in the exit code.
ExitCode check_promises(Session& session, PromiseQuestion question);

}  // namespace deduku::cli
