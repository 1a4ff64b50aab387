// The rules of a puzzle that Sudoku does not have, so that a puzzle with any is refused by naming them.
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
  /// Looks at a field of a puzzle of f-puzzles, by its name: a rule if something is in it.
  void add_field(std::string_view name, const LooseValue& value);
  /// Looks at a note of a puzzle: a rule if it has the name of one, or if the text of the rules names
  /// one in English.
  void add_note(std::string_view name, const LooseValue& value);
  /// What refuses the puzzle; empty where there are no other rules. The link begins at byte `offset`.
  std::optional<ParseError> refusal(const Line& line, std::size_t offset) const;

 private:
  void add_text(std::string_view rules);

  std::vector<Fault> rules_;
  std::string unknown_;  ///< the name of the first field that is in no table
};

}  // namespace deduku::formats
