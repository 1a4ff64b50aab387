#include "src/cli/rate/rate_against.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "deduku/types.hpp"
#include "src/cli/io/failure.hpp"
#include "src/cli/io/line_source.hpp"
#include "src/cli/io/text.hpp"
#include "src/cli/results/where_option.hpp"
#include "src/core/spelling.hpp"
#include "src/formats/csv_row.hpp"
#include "src/ratings/field_values.hpp"

namespace deduku::cli {

namespace {

/// Options for the form of rows, which are not written here.
constexpr std::array<std::string_view, 17> options_of_rows = {
    "--trace", "--redundant", "--neighbours", "--trade-off", "--spread",    "--fields", "--extra", "--sort", "--near",
    "--take",  "--sample",    "--output",     "--resume",    "--with-meta", "--header", "--meta",  "--seed"};

/// The fields of a row of a table; the words of a line without a separator.
std::vector<std::string> fields_of_row(std::string_view row) {
  const std::size_t first = row.find_first_of(",;\t");
  const char separator = first == std::string_view::npos ? ' ' : row[first];
  std::vector<std::string> fields;
  for (formats::CsvField field = formats::csv_field_at(row, 0, separator); field.is_there;
       field = formats::next_csv_field(row, field, separator)) {
    fields.emplace_back(formats::csv_content(row, field));
  }
  return fields;
}

bool is_puzzle(const std::string& field) {
  return field.size() >= Cell::count;
}

/// "0.66"
std::string two_decimals(double value) {
  std::array<char, 32> text{};
  std::snprintf(text.data(), text.size(), "%.2f", value);
  return text.data();
}

}  // namespace

void RateAgainst::declare(Arguments& arguments) {
  arguments.group(OptionGroup::task);
  arguments.text(
      "--against", file_,
      "Measure how well each rating ranks the puzzles of this table by their solving times, instead of writing "
      "rows (text or json)");
  arguments.text(
      "--times", times_name_,
      "Column with the times, by name or number; default: the first column after the puzzle that has a number");
}

void RateAgainst::check(const GivenOptions& given, const std::vector<std::string>& files,
                        const std::string& format) const {
  if (!is_asked_for()) {
    if (given.contains("--times")) throw Failure(ExitCode::usage, "--times needs --against");
    return;
  }
  if (format != "text" && format != "json") throw Failure(ExitCode::usage, "--against needs --format text or json");
  if (files != std::vector<std::string>{file_}) {
    throw Failure(ExitCode::usage, "--against: its table is the list to rate; omit other files");
  }
  if (file_ == "-") throw Failure(ExitCode::usage, "--against: expected a file, because its heading is read first");
  for (const std::string_view option : options_of_rows) {
    if (!given.contains(option)) continue;
    throw Failure(ExitCode::usage, std::string(option) + ": does nothing with --against, which writes no rows");
  }
}

void RateAgainst::read_heading(Output& out) {
  LineSource lines(file_, out);
  std::string line;
  if (lines.next(line)) heading_ = fields_of_row(line);
  if (std::ranges::any_of(heading_, is_puzzle)) heading_.clear();
  if (times_name_.empty()) return;
  const auto named = std::ranges::find(heading_, times_name_);
  if (named != heading_.end()) {
    column_ = static_cast<std::size_t>(named - heading_.begin());
    return;
  }
  const std::optional<double> number = ratings::number_in(times_name_);
  const bool is_place = number && *number >= 1 && *number <= 1'000 && *number == std::floor(*number);
  if (!is_place) refuse_field("--times", times_name_, heading_);
  column_ = static_cast<std::size_t>(*number) - 1;
}

void RateAgainst::resolve(const RateTable& table) {
  for (const RateField& field : table.figures()) {
    if (field.is_number || !ratings::levels_of_field(field.name).empty()) figures_.push_back(&field);
  }
}

RateAgainst::Figures RateAgainst::figures_of(const RateRecord& record) const {
  Figures figures;
  for (const RateField* field : figures_) {
    figures.push_back(ratings::ordinal_of_field(field->name, field->text(record)));
  }
  return figures;
}

/// The first column after the puzzle that has a number.
std::optional<std::size_t> RateAgainst::find_column(const std::vector<std::string>& fields) const {
  const auto puzzle = std::ranges::find_if(fields, is_puzzle);
  const auto time = std::find_if(puzzle, fields.end(), [](const std::string& field) {
    return !is_puzzle(field) && ratings::number_in(field).has_value();
  });
  return time == fields.end() ? std::nullopt : std::optional(static_cast<std::size_t>(time - fields.begin()));
}

std::optional<ParseError> RateAgainst::add(const InputPuzzle& puzzle, const Figures& figures) {
  const std::vector<std::string> fields = fields_of_row(puzzle.text_line);
  if (!column_) column_ = find_column(fields);
  const auto error = [&](const std::string& sentence) { return ParseError{puzzle.line_number(), 0, sentence}; };
  if (!column_) return error("expected a time after the puzzle, found none");
  const std::string text = *column_ < fields.size() ? fields[*column_] : "";
  if (text.empty()) {
    ++without_time_;
    return std::nullopt;
  }
  const std::optional<double> time = ratings::number_in(text);
  if (!time) return error("expected a number in the column " + column_name() + ", found " + in_quotes(text));
  times_.push_back(*time);
  rows_.push_back(figures);
  return std::nullopt;
}

std::string RateAgainst::column_name() const {
  if (!column_) return "";
  return *column_ < heading_.size() ? visible(heading_[*column_]) : std::to_string(*column_ + 1);
}

RateAgainst::Ranking RateAgainst::ranking_of(std::size_t figure) const {
  ratings::Numbers values;
  ratings::Numbers times;
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    if (!rows_[i][figure]) continue;
    values.push_back(*rows_[i][figure]);
    times.push_back(times_[i]);
  }
  return {values.size(), ratings::rank_correlation(values, times)};
}

std::string RateAgainst::report(const std::string& format) const {
  return format == "json" ? json_line(json()) : text();
}

std::string RateAgainst::text() const {
  std::string text = counted(times_.size(), "puzzle") + " with times in the column " + column_name() + "\n";
  text += padded("figure", 20) + padded("puzzles", -9) + padded("spearman", -10) + "\n";
  for (std::size_t i = 0; i < figures_.size(); ++i) {
    const Ranking ranking = ranking_of(i);
    const std::string correlation = ranking.correlation ? two_decimals(*ranking.correlation) : "-";
    text += padded(figures_[i]->name, 20) + padded(std::to_string(ranking.n), -9) + padded(correlation, -10) + "\n";
  }
  return text;
}

Json RateAgainst::json() const {
  Json figures = Json::array();
  for (std::size_t i = 0; i < figures_.size(); ++i) {
    const Ranking ranking = ranking_of(i);
    figures.push_back({{"figure", figures_[i]->name},
                       {"puzzles", ranking.n},
                       {"spearman", ranking.correlation ? Json(*ranking.correlation) : Json(nullptr)}});
  }
  return {{"type", "against"},
          {"file", file_},
          {"column", column_name()},
          {"puzzles", times_.size()},
          {"without_time", without_time_},
          {"figures", std::move(figures)}};
}

std::string RateAgainst::note() const {
  return without_time_ == 0 ? "" : counted(without_time_, "puzzle") + " without a time in the column " + column_name();
}

}  // namespace deduku::cli
