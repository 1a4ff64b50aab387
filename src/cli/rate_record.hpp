// What `rate` says about a puzzle, as fields with names: the columns of CSV and what a format string can ask for.
#pragma once

#include "deduku/rating.hpp"
#include "src/cli/input.hpp"

namespace deduku::cli {

struct RateRecord {
  const Puzzle& puzzle;
  /// Empty for a puzzle that could not be read.
  std::optional<SolveResult> result;
  LadderRating rating;
};

struct RateField {
  std::string_view name;
  /// The field as text, "" where it has no value.
  std::string (*text)(const RateRecord& record);
};

/// All fields, in the order of the CSV columns.
std::span<const RateField> rate_fields();
/// The field with this name; null when there is none.
const RateField* find_rate_field(std::string_view name);

}  // namespace deduku::cli
