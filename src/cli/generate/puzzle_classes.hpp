// Puzzles up to equivalence, among them those of files that new puzzles must differ from.
#pragma once

#include "deduku/canonical.hpp"
#include "src/cli/io/session.hpp"
#include "src/records/form_set.hpp"

namespace deduku::cli {

class PuzzleClasses {
 public:
  /// Adds the puzzles of a file. Throws `Failure` after a report of each one that cannot be read, since what is equivalent to it
  /// cannot be told; also where there is none.
  void add_file(Session& session, const std::string& option, const std::string& file);
  /// Whether no equivalent puzzle was among them.
  bool insert(const Board& puzzle) { return forms_.insert(canonical_form(puzzle).board); }
  /// Whether an equivalent puzzle is among them.
  bool contains(const Board& puzzle) const { return forms_.contains(canonical_form(puzzle).board); }

 private:
  records::FormSet forms_;
};

}  // namespace deduku::cli
