#include "src/cli/rate/rate_record.hpp"

#include <algorithm>

#include "deduku/canonical.hpp"
#include "deduku/pattern.hpp"
#include "src/cli/io/text.hpp"

namespace deduku::cli {

namespace {

Value n_value(const RateRecord& record) {
  return static_cast<std::int64_t>(record.puzzle.n);
}

Value puzzle_value(const RateRecord& record) {
  return ratings::word(puzzle_field(record.puzzle));
}

Value tail_value(const RateRecord& record) {
  return record.puzzle.record ? ratings::word(record.puzzle.record->tail) : Value();
}

Value status_value(const RateRecord& record) {
  return ratings::word(name(record.status));
}

Value givens_value(const RateRecord& record) {
  return record.puzzle.record ? Value(record.puzzle.record->board.givens.size()) : Value();
}

Value error_value(const RateRecord& record) {
  return record.puzzle.record ? Value() : ratings::word(error_text(record.puzzle.file, record.puzzle.record.error()));
}

Value file_value(const RateRecord& record) {
  return ratings::word(record.puzzle.file);
}

Value line_value(const RateRecord& record) {
  const std::int64_t line = record.puzzle.line_number();
  return line > 0 ? Value(line) : Value();
}

Value ended_value(const RateRecord& record) {
  return record.ended ? ratings::word(name(*record.ended)) : Value();
}

Value pattern_value(const RateRecord& record) {
  return record.puzzle.record ? ratings::word(name(pattern_of(record.puzzle.record->board.givens))) : Value();
}

Value automorphisms_value(const RateRecord& record) {
  if (!record.puzzle.record) return {};
  return static_cast<std::int64_t>(canonical_form(record.puzzle.record->board).automorphisms);
}

}  // namespace

std::span<const RateField> first_fields() {
  static const std::array<RateField, 5> fields = {{
      {"n", n_value, "the position of the puzzle in the input, from 1"},
      {"puzzle", puzzle_value, "the puzzle in 81 characters, or 729 with pencil marks"},
      {"tail", tail_value, "the rest of the line after the puzzle", false, true},
      {"status", status_value, "solved, stuck, several, none, parse_error, ..."},
      {"givens", givens_value, "the number of givens"},
  }};
  return fields;
}

std::span<const RateField> last_fields() {
  static const std::array<RateField, 4> fields = {{
      {"error", error_value, "the reason why the puzzle could not be read", false, true},
      {"file", file_value, "the file of the puzzle; -: standard input", false, true},
      {"line", line_value, "the line of the file on which it begins, from 1"},
      {"ended", ended_value, "the ending of the rating: solved, stuck, out_of_budget"},
  }};
  return fields;
}

std::span<const RateField> extra_fields() {
  static const std::array<RateField, 2> fields = {{
      {"pattern", pattern_value, "the symmetry of the givens: none, half_turn, left_right, ..."},
      {"automorphisms", automorphisms_value, "the number of symmetries that leave the puzzle unchanged", true},
  }};
  return fields;
}

std::string puzzle_field(const InputPuzzle& puzzle) {
  return puzzle.record ? puzzle_text(puzzle.record->board) : "";
}

const RateField* find_field(std::span<const RateField> fields, std::string_view name) {
  const auto found = std::ranges::find(fields, name, &RateField::name);
  return found == fields.end() ? nullptr : &*found;
}

}  // namespace deduku::cli
