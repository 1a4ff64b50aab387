// What `rate` says about a puzzle, and as fields with names: the columns of CSV and what a format string can ask for.
#pragma once

#include <algorithm>
#include <array>
#include <variant>
#include <vector>

#include "deduku/hodoku_rating.hpp"
#include "deduku/rating.hpp"
#include "deduku/se_rating.hpp"
#include "src/cli/command/input.hpp"
#include "src/cli/command/status.hpp"

namespace deduku::cli {

struct LadderRecord {
  LadderRating rating;
};

/// A rating on a scale with steps of its own.
template <class Rating, class Step>
struct TracedRating {
  Rating rating;
  /// The first of the hardest steps, and its ordinal from 1; only if the output wants it.
  std::optional<Step> hardest;
  int hardest_ordinal = 0;
  /// Every step, if the user wants them.
  std::vector<Step> trace;
};
using SeRecord = TracedRating<SeRating, SeStep>;
using HodokuRecord = TracedRating<HodokuRating, HodokuStep>;

struct RateRecord {
  const InputPuzzle& puzzle;
  PuzzleStatus status;
  /// Of the scale in use; nothing for a puzzle that could not be read.
  std::variant<std::monostate, LadderRecord, SeRecord, HodokuRecord> rated{};
  /// How the steps of a rating ended: solved, stuck, out of budget; empty where the puzzle is not rated. With one
  /// solution it is the status.
  std::optional<PuzzleStatus> ended{};

  const LadderRecord* ladder() const { return std::get_if<LadderRecord>(&rated); }
  const SeRecord* se() const { return std::get_if<SeRecord>(&rated); }
  const HodokuRecord* hodoku() const { return std::get_if<HodokuRecord>(&rated); }
};

struct RateField {
  std::string_view name;
  /// The field as text, "" where it has no value.
  std::string (*text)(const RateRecord& record);
  /// A few words for the help.
  std::string_view meaning;
};

// The fields that every scale has.
std::string n_field(const RateRecord& record);
std::string puzzle_field(const RateRecord& record);
std::string tail_field(const RateRecord& record);
std::string status_field(const RateRecord& record);
std::string givens_field(const RateRecord& record);
std::string error_field(const RateRecord& record);
std::string file_field(const RateRecord& record);
std::string line_field(const RateRecord& record);
std::string ended_field(const RateRecord& record);

// The same as columns: those before the columns of a scale, and those after them.
inline constexpr std::array<RateField, 5> first_fields = {{
    {"n", n_field, "the place of the puzzle in the input, from 1"},
    {"puzzle", puzzle_field, "the puzzle in 81 characters, or 729 with pencil marks"},
    {"tail", tail_field, "the rest of the line after the puzzle"},
    {"status", status_field, "solved, stuck, several, none, parse_error, ..."},
    {"givens", givens_field, "the number of givens"},
}};
inline constexpr std::array<RateField, 4> last_fields = {{
    {"error", error_field, "why the puzzle could not be read"},
    {"file", file_field, "where it comes from; -: standard input"},
    {"line", line_field, "the line on which it begins, from 1"},
    {"ended", ended_field, "how the rating ended: solved, stuck, out_of_budget"},
}};

/// All columns of a scale, in their order.
template <std::size_t count>
constexpr auto all_fields_with(const std::array<RateField, count>& own) {
  std::array<RateField, first_fields.size() + count + last_fields.size()> all{};
  auto* end = std::ranges::copy(first_fields, all.begin()).out;
  end = std::ranges::copy(own, end).out;
  std::ranges::copy(last_fields, end);
  return all;
}

/// The field with this name; null when there is none.
const RateField* find_field(std::span<const RateField> fields, std::string_view name);

}  // namespace deduku::cli
