#include "src/cli/rate/finished_rows.hpp"

#include <algorithm>

namespace deduku::cli {

namespace {

constexpr std::string_view puzzle_name = "puzzle";

}  // namespace

bool FinishedRows::tell_puzzles(const Json& options) {
  const RowForm form = form_of_format(options.value("format", "text"));
  if (form != RowForm::csv) return form == RowForm::json;
  return !options.contains("fields") || std::ranges::count(csv_fields(options.value("fields", "")), puzzle_name) > 0;
}

FinishedRows::FinishedRows(const std::string& path, Output& out)
    : rows_(path, out),
      column_(static_cast<std::size_t>(std::ranges::find(rows_.names(), puzzle_name) - rows_.names().begin())) {}

bool FinishedRows::agree(std::uint64_t n, const std::string& puzzle) {
  while (rows_.n() < n && rows_.next()) continue;
  if (rows_.n() != n) return true;
  return column_ < rows_.texts().size() ? rows_.texts()[column_] == puzzle : puzzle.empty();
}

}  // namespace deduku::cli
