#include "src/cli/rate/rate_record.hpp"

#include <algorithm>

#include "src/cli/io/text.hpp"

namespace deduku::cli {

void RatedFigures::add(RatedFigures&& other) {
  if (other.rounds) rounds = std::move(other.rounds);
  if (other.ladder) ladder = other.ladder;
  if (other.se) se = std::move(other.se);
  if (other.hodoku) hodoku = std::move(other.hodoku);
  for (int i = 0; i < theory_scale_count; ++i) {
    if (other.theory.figures[i]) theory.figures[i] = other.theory.figures[i];
  }
  if (other.search.effort) search.effort = other.search.effort;
  if (other.search.is_minimal) search.is_minimal = other.search.is_minimal;
}

std::string n_field(const RateRecord& record) {
  return std::to_string(record.puzzle.n);
}

std::string puzzle_field(const RateRecord& record) {
  return record.puzzle.record ? puzzle_text(record.puzzle.record->board) : "";
}

std::string tail_field(const RateRecord& record) {
  return record.puzzle.record ? record.puzzle.record->tail : "";
}

std::string status_field(const RateRecord& record) {
  return std::string(name(record.status));
}

std::string givens_field(const RateRecord& record) {
  return record.puzzle.record ? std::to_string(record.puzzle.record->board.givens.size()) : "";
}

std::string error_field(const RateRecord& record) {
  return record.puzzle.record ? "" : error_text(record.puzzle.file, record.puzzle.record.error());
}

std::string file_field(const RateRecord& record) {
  return record.puzzle.file;
}

std::string line_field(const RateRecord& record) {
  const std::int64_t line = record.puzzle.line_number();
  return line > 0 ? std::to_string(line) : "";
}

std::string ended_field(const RateRecord& record) {
  return record.ended ? std::string(name(*record.ended)) : "";
}

const RateField* find_field(std::span<const RateField> fields, std::string_view name) {
  const auto found = std::ranges::find(fields, name, &RateField::name);
  return found == fields.end() ? nullptr : &*found;
}

}  // namespace deduku::cli
