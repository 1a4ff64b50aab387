// Puzzles up to equivalence, among them those of files that new puzzles must differ from.
#pragma once

#include "deduku/canonical.hpp"
#include "src/cli/io/session.hpp"
#include "src/records/form_set.hpp"

namespace deduku::cli {

class PuzzleClasses {
 public:
  /// Adds the puzzles of a file. Throws `Failure` if there is none, or, after a report of each, if some cannot be read: nobody
  /// knows what is equivalent to them.
  void add_file(Session& session, const std::string& option, const std::string& file);
  std::size_t size() const { return forms_.size(); }
  /// Whether no equivalent puzzle was among them.
  bool insert(const Board& puzzle) { return forms_.insert(canonical_form(puzzle).board); }
  /// Whether an equivalent puzzle is among them.
  bool contains(const Board& puzzle) const { return forms_.contains(canonical_form(puzzle).board); }

 private:
  records::FormSet forms_;
};

}  // namespace deduku::cli
