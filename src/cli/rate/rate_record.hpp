// The results of `rate` for a puzzle, also as fields with names: the columns of CSV and the fields of format strings.
#pragma once

#include <functional>
#include <vector>

#include "src/cli/command/input.hpp"
#include "src/ratings/rating_scale.hpp"
#include "src/records/fields.hpp"
#include "src/records/puzzle_record.hpp"
#include "src/scales/rounds/shorter_ladders.hpp"

namespace deduku::cli {

using ratings::Value;

struct RateRecord {
  const InputPuzzle& puzzle;
  Outcome status;
  /// The end of the steps of a rating: solved, stuck, out of budget; empty if the puzzle is not rated. With one
  /// solution it is the status.
  std::optional<Outcome> ended{};
  /// The rating on each scale in use, in their order; empty for a puzzle that was not passed to their raters.
  std::vector<ratings::Rating> ratings{};
  /// The results of `--spread`, in the order of its fields; empty without it.
  std::vector<Value> spread{};
  /// The result of `--spread-ladders`; empty without it, and if the puzzle is not solved.
  std::optional<rounds::LeastR> least_r{};
  /// The results of `--redundant` and `--neighbours`, the latter also as lines of the table; empty without them, and if
  /// the givens do not have exactly one solution.
  std::optional<records::Redundancy> redundancy{};
  records::Json neighbours{};
  std::string neighbour_lines{};
  /// The record of `export`; null for other commands, and for an excluded puzzle.
  records::Json example{};
};

struct RateField {
  std::string name;
  /// No value if the field does not apply.
  std::function<Value(const RateRecord& record)> value;
  /// A few words for the help.
  std::string_view meaning;
  bool is_number = false;
  /// Whether it repeats a value from the input.
  bool is_foreign = false;
  /// The width of its column in the table for people; negative: aligned to the right; 0, only for the last ones: that
  /// of the text. Empty if it has no column.
  std::optional<int> width{};

  std::string text(const RateRecord& record) const { return ratings::text_of(value(record)); }
};

// The fields that every scale has, as columns: those before the columns of a scale, and those after them.
std::span<const RateField> first_fields();
std::span<const RateField> last_fields();
/// Fields of every puzzle that take time, so they are in the output only if the user requests them by name.
std::span<const RateField> extra_fields();
/// The puzzle in its form as a field: 81 characters, or 729 with pencil marks; "" for one that could not be read.
std::string puzzle_field(const InputPuzzle& puzzle);

/// The field with this name; null if there is no such field.
const RateField* find_field(std::span<const RateField> fields, std::string_view name);

}  // namespace deduku::cli
