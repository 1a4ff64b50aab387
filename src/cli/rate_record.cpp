#include "src/cli/rate_record.hpp"

#include <algorithm>

#include "src/cli/text.hpp"

namespace deduku::cli {

namespace {

std::string n(const RateRecord& record) {
  return std::to_string(record.puzzle.n);
}

std::string puzzle(const RateRecord& record) {
  return record.puzzle.record ? puzzle_text(record.puzzle.record->board) : "";
}

std::string tail(const RateRecord& record) {
  return record.puzzle.record ? record.puzzle.record->tail : "";
}

std::string status(const RateRecord& record) {
  return record.result ? std::string(name(record.result->outcome)) : "parse_error";
}

std::string givens(const RateRecord& record) {
  return record.puzzle.record ? std::to_string(record.puzzle.record->board.givens.size()) : "";
}

std::string solution(const RateRecord& record) {
  const bool is_unique = record.result && record.result->solution && !record.result->second_solution;
  return is_unique ? solution_text(*record.result->solution) : "";
}

std::string hardest(const RateRecord& record) {
  return std::string(record.rating.hardest ? key(*record.rating.hardest) : "");
}

std::string level(const RateRecord& record) {
  return std::string(record.rating.level ? name(*record.rating.level) : "");
}

std::string score(const RateRecord& record) {
  return record.result ? points(record.rating.score) : "";
}

std::string steps(const RateRecord& record) {
  return record.result ? std::to_string(record.rating.steps) : "";
}

std::string guesses(const RateRecord& record) {
  return record.result ? std::to_string(record.result->effort.guesses) : "";
}

std::string nodes(const RateRecord& record) {
  return record.result ? std::to_string(record.result->effort.nodes) : "";
}

std::string tally(const RateRecord& record) {
  std::string text;
  for (int i = 0; i < technique_count; ++i) {
    if (record.rating.tally[i] == 0) continue;
    text += (text.empty() ? "" : " ") + std::string(technique_keys[i]) + "=" +
            std::to_string(record.rating.tally[i]);
  }
  return text;
}

std::string error(const RateRecord& record) {
  return record.puzzle.record ? "" : error_text(record.puzzle.file, record.puzzle.record.error());
}

constexpr std::array<RateField, 14> table = {{
    {"n", n},
    {"puzzle", puzzle},
    {"tail", tail},
    {"status", status},
    {"givens", givens},
    {"solution", solution},
    {"hardest", hardest},
    {"class", level},
    {"score", score},
    {"steps", steps},
    {"guesses", guesses},
    {"nodes", nodes},
    {"tally", tally},
    {"error", error},
}};

}  // namespace

std::span<const RateField> rate_fields() {
  return table;
}

const RateField* find_rate_field(std::string_view name) {
  const auto found = std::ranges::find(table, name, &RateField::name);
  return found == table.end() ? nullptr : &*found;
}

}  // namespace deduku::cli
