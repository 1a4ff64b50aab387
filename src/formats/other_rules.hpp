// The rules of a puzzle that Sudoku does not have. A puzzle with such rules is refused with an error that names them.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "src/formats/loose_json.hpp"
#include "src/formats/source.hpp"

namespace deduku::formats {

class OtherRules {
 public:
  /// `rule` is a row of `faults.def` whose key begins with `rule_`.
  void add(Fault rule);
  /// Checks a field of an f-puzzles puzzle, by its name: adds a rule if the field has content.
  void add_field(std::string_view name, const LooseValue& value);
  /// Checks a note of a puzzle: adds a rule if the note has the name of one, or if its text names one in English.
  void add_note(std::string_view name, const LooseValue& value);
  /// The error that refuses the puzzle; empty if there are no other rules. The link begins at byte `offset`.
  std::optional<ParseError> refusal(const Line& line, std::size_t offset) const;

 private:
  void add_text(std::string_view rules);

  std::vector<Fault> rules_;
  std::string unknown_;  ///< the name of the first field that is in no table
};

}  // namespace deduku::formats
