// Proves the guarantees of puzzles again.
#pragma once

#include "src/cli/generate/constraint_options.hpp"
#include "src/cli/generate/puzzle_classes.hpp"
#include "src/cli/io/session.hpp"

namespace deduku::cli {

/// The task of `generate --check`.
struct PromiseQuestion {
  std::string file;
  /// For all puzzles of the file; empty: the records in it contain their constraints.
  std::optional<generate::PuzzleConstraints> constraints{};
  /// No two puzzles of the file may be equivalent.
  bool is_distinct = false;
  /// Nor may any be equivalent to one of these.
  std::optional<PuzzleClasses> others{};
  /// The same puzzles: if constraints limit similarity, no puzzle may be similar to one of them.
  std::vector<Board> not_in{};
};

/// Checks the records of `generate` in a file, or the puzzles of any list against constraints. Reports each puzzle that
/// breaks a promise and each line that cannot be read. Both are counted, and affect the exit code.
ExitCode check_promises(Session& session, PromiseQuestion question);

}  // namespace deduku::cli
