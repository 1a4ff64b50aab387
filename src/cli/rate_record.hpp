// What `rate` says about a puzzle, and as fields with names: the columns of CSV and what a format string can
// ask for.
#pragma once

#include <variant>
#include <vector>

#include "deduku/hodoku_rating.hpp"
#include "deduku/rating.hpp"
#include "deduku/se_rating.hpp"
#include "src/cli/input.hpp"

namespace deduku::cli {

struct LadderRecord {
  SolveResult result;
  LadderRating rating;
};

struct SeRecord {
  SeRating rating;
  /// The first step that is as hard as the puzzle, and its ordinal from 1; only if the output wants it.
  std::optional<SeStep> hardest;
  int hardest_ordinal = 0;
  /// Every step, if the user wants them.
  std::vector<SeStep> trace;
};

struct HodokuRecord {
  HodokuRating rating;
  /// The first of the dearest steps, and its ordinal from 1; only if the output wants it.
  std::optional<HodokuStep> hardest;
  int hardest_ordinal = 0;
  /// Every step, if the user wants them.
  std::vector<HodokuStep> trace;
};

struct RateRecord {
  const Puzzle& puzzle;
  /// "solved", "stuck", "parse_error", ...
  std::string_view status;
  /// Nothing for a puzzle that could not be read or that the scale has nothing to say about.
  std::variant<std::monostate, LadderRecord, SeRecord, HodokuRecord> rated;

  const LadderRecord* ladder() const { return std::get_if<LadderRecord>(&rated); }
  const SeRecord* se() const { return std::get_if<SeRecord>(&rated); }
  const HodokuRecord* hodoku() const { return std::get_if<HodokuRecord>(&rated); }
};

struct RateField {
  std::string_view name;
  /// The field as text, "" where it has no value.
  std::string (*text)(const RateRecord& record);
};

// The fields that every scale has.
std::string n_field(const RateRecord& record);
std::string puzzle_field(const RateRecord& record);
std::string tail_field(const RateRecord& record);
std::string status_field(const RateRecord& record);
std::string givens_field(const RateRecord& record);
std::string error_field(const RateRecord& record);

/// The field with this name; null when there is none.
const RateField* find_field(std::span<const RateField> fields, std::string_view name);

}  // namespace deduku::cli
