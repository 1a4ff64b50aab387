// What `rate` says about a puzzle, and as fields with names: the columns of CSV and what a format string can ask for.
#pragma once

#include <functional>
#include <vector>

#include "src/cli/command/input.hpp"
#include "src/ratings/neighbours.hpp"
#include "src/ratings/rating_scale.hpp"
#include "src/records/redundancy_record.hpp"

namespace deduku::cli {

using ratings::Value;

/// A puzzle next to the one of a record, and what the scale in use says of it.
struct RatedNeighbour {
  ratings::Neighbour neighbour;
  Outcome status;
  std::vector<Value> figures;
  std::vector<std::string> columns;  ///< of the table
};

struct RateRecord {
  const InputPuzzle& puzzle;
  Outcome status;
  /// How the steps of a rating ended: solved, stuck, out of budget; empty where the puzzle is not rated. With one
  /// solution it is the status.
  std::optional<Outcome> ended{};
  /// What each scale in use says, in their order; nothing for a puzzle that was not given to their raters.
  std::vector<std::unique_ptr<ratings::ScaleRating>> ratings{};
  /// What `--spread` found, in the order of its fields; empty without it.
  std::vector<Value> spread{};
  /// What `--redundant` and `--neighbours` found; empty without them, and where the givens do not have exactly one solution.
  std::optional<records::Redundancy> redundancy{};
  std::optional<std::vector<RatedNeighbour>> neighbours{};
};

struct RateField {
  std::string name;
  /// Nothing where the field does not apply.
  std::function<Value(const RateRecord& record)> value;
  /// A few words for the help.
  std::string_view meaning;
  bool is_number = false;
  /// Whether it repeats what somebody else wrote.
  bool is_foreign = false;

  std::string text(const RateRecord& record) const { return ratings::text_of(value(record)); }
};

// The fields that every scale has, as columns: those before the columns of a scale, and those after them.
std::span<const RateField> first_fields();
std::span<const RateField> last_fields();
/// Fields of every puzzle that take time, so they stand in the output only where somebody asks for them by name.
std::span<const RateField> extra_fields();
/// The puzzle as a field shows it: 81 characters, or 729 with pencil marks; "" for one that could not be read.
std::string puzzle_field(const InputPuzzle& puzzle);

/// The field with this name; null where there is none.
const RateField* find_field(std::span<const RateField> fields, std::string_view name);

}  // namespace deduku::cli
