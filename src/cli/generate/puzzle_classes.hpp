// Puzzles up to equivalence, including those of files that new puzzles must differ from.
#pragma once

#include "deduku/canonical.hpp"
#include "deduku/function_ref.hpp"
#include "src/cli/io/session.hpp"
#include "src/records/puzzle_identity.hpp"

namespace deduku::cli {

class PuzzleClasses {
 public:
  std::size_t size() const { return forms_.size(); }
  /// Whether there was no equivalent puzzle yet.
  bool insert(const Board& puzzle) { return forms_.insert(canonical_form(puzzle).board); }
  /// Whether there is an equivalent puzzle.
  bool contains(const Board& puzzle) const { return forms_.contains(canonical_form(puzzle).board); }

 private:
  records::FormSet forms_;
};

/// Calls `take` with the puzzles of a file that others must differ from. Throws `Failure` if there are no puzzles, or,
/// after a report of each, if some cannot be read, because similarity to them is unknown.
void take_puzzles(Session& session, const std::string& option, const std::string& file,
                  FunctionRef<void(const Board&)> take);

}  // namespace deduku::cli
