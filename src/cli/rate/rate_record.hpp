// What `rate` says about a puzzle, and as fields with names: the columns of CSV and what a format string can ask for.
#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include "src/cli/command/input.hpp"
#include "src/records/rating_records.hpp"

namespace deduku::cli {

using records::HodokuRecord;
using records::LadderRecord;
using records::name;
using records::PuzzleStatus;
using records::RoundRecord;
using records::SeRecord;

/// The figures of the theory scales that were asked for, by `TheoryScale`.
struct TheoryRecord {
  std::array<std::optional<TheoryFigure>, theory_scale_count> figures{};
};

/// What the search says of a puzzle.
struct SearchRecord {
  std::optional<search::Effort> effort{};
  std::optional<bool> is_minimal{};
};

/// What the scales in use say about a puzzle.
struct RatedFigures {
  std::optional<RoundRecord> rounds{};
  std::optional<LadderRecord> ladder{};
  std::optional<SeRecord> se{};
  std::optional<HodokuRecord> hodoku{};
  TheoryRecord theory{};
  SearchRecord search{};

  RatedFigures() = default;
  // NOLINTBEGIN(google-explicit-constructor): what one scale says are figures of which only these are set
  RatedFigures(RoundRecord&& record) : rounds(std::move(record)) {}
  RatedFigures(const LadderRecord& record) : ladder(record) {}
  RatedFigures(SeRecord&& record) : se(std::move(record)) {}
  RatedFigures(HodokuRecord&& record) : hodoku(std::move(record)) {}
  RatedFigures(const TheoryRecord& record) : theory(record) {}
  RatedFigures(const SearchRecord& record) : search(record) {}
  // NOLINTEND(google-explicit-constructor)

  /// Takes over what another scale says.
  void add(RatedFigures&& other);
};

struct RateRecord {
  const InputPuzzle& puzzle;
  PuzzleStatus status;
  /// Nothing for a puzzle that could not be read.
  RatedFigures rated{};
  /// How the steps of a rating ended: solved, stuck, out of budget; empty where the puzzle is not rated. With one
  /// solution it is the status.
  std::optional<PuzzleStatus> ended{};
  /// What `--spread` found, in the order of its fields; empty without it.
  std::vector<std::string> spread{};

  // Of one scale; null where it was not asked, or where it does not rate the puzzle.
  const RoundRecord* rounds() const { return rated_or_null(rated.rounds); }
  const SeRecord* se() const { return rated_or_null(rated.se); }
  const HodokuRecord* hodoku() const { return rated_or_null(rated.hodoku); }
  /// Of the ladder; there is one of puzzles that it does not rate, too.
  const LadderRecord* ladder() const { return rated.ladder ? &*rated.ladder : nullptr; }

 private:
  template <class Record>
  static const Record* rated_or_null(const std::optional<Record>& record) {
    return record && records::is_rated(record->rating.outcome) ? &*record : nullptr;
  }
};

struct RateField {
  std::string_view name;
  /// The field as text, "" where it has no value.
  std::string (*text)(const RateRecord& record);
  /// A few words for the help.
  std::string_view meaning;
  /// Whether the text is a number.
  bool is_number = false;
  /// Whether it repeats what somebody else wrote.
  bool is_foreign = false;
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
    {"tail", tail_field, "the rest of the line after the puzzle", false, true},
    {"status", status_field, "solved, stuck, several, none, parse_error, ..."},
    {"givens", givens_field, "the number of givens"},
}};
inline constexpr std::array<RateField, 4> last_fields = {{
    {"error", error_field, "why the puzzle could not be read", false, true},
    {"file", file_field, "where it comes from; -: standard input", false, true},
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
