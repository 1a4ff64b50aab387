#include "src/cli/results/result_reader.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "src/cli/io/failure.hpp"
#include "src/cli/io/text.hpp"
#include "src/present/json_events.hpp"
#include "src/records/status.hpp"
#include "src/records/texts.hpp"

namespace deduku::cli {

ResultReader::ResultReader(const std::string& path, Output& out) : path_(path), lines_(path, out) {
  read_begin();
  numbers_ = find_numbers();
  if (form_ == RowForm::csv) columns_ = count_csv_fields(heading_);
}

void ResultReader::fail(const std::string& sentence) const {
  throw Failure(ExitCode::unreadable, error_text(path_, {static_cast<std::int64_t>(line_number_), 0, sentence}));
}

/// The next line that is not empty; one that is torn off is none.
bool ResultReader::read_line() {
  do {
    if (!lines_.next(row_) || !lines_.was_ended()) return false;
    ++line_number_;
  } while (row_.empty());
  return true;
}

/// Reads what stands before the rows, and sees from it in which form they are.
void ResultReader::read_begin() {
  if (!read_line()) fail("expected results, found none");
  if (const Json note = note_on(row_); is_header(note)) {
    header_ = note;
    form_ = form_of_format(header_.value("/options/format"_json_pointer, "json"));
    if (form_ == RowForm::json || form_ == RowForm::pattern) return;
    if (!read_line()) return;
  } else if (row_.starts_with('{')) {
    is_ahead_ = true;
    return;
  } else {
    form_ = RowNumbers::of_csv(row_)                          ? RowForm::csv
            : row_.find_first_not_of(' ') == row_.find("n  ") ? RowForm::text
                                                              : RowForm::pattern;
    is_ahead_ = form_ == RowForm::pattern;
  }
  if (!is_ahead_) heading_ = row_;
}

RowNumbers ResultReader::find_numbers() const {
  auto numbers = form_ == RowForm::csv ? RowNumbers::of_csv(heading_)
                 : header_.is_null()   ? RowNumbers(form_, 0)
                                       : RowNumbers::of(header_.value("options", Json::object()));
  if (!numbers) fail("the rows do not tell the numbers of their puzzles, or take several lines");
  return *numbers;
}

/// A row may have lost something on its way, or have got something that is not its own.
void ResultReader::refuse_torn_row() const {
  if (form_ == RowForm::json && !row_.ends_with('}')) {
    fail("expected a record in JSON, found \"" + echo(row_) + "\"");
  }
  const std::size_t cells = form_ == RowForm::csv ? count_csv_fields(row_) : columns_;
  if (cells != columns_) {
    fail("the row has " + counted(cells, "cell") + ", its heading " + std::to_string(columns_) + ": \"" + echo(row_) +
         "\"");
  }
}

bool ResultReader::next() {
  if (!is_ahead_ && !read_line()) return false;
  is_ahead_ = false;
  if (const Json note = note_on(row_); is_end(note)) {
    records_ = note["records"].get<std::uint64_t>();
    are_altered_ = note.value("checksum", Json(sum_.text())) != Json(sum_.text());
    if (read_line()) fail("expected nothing after the end record");
    return false;
  }
  refuse_torn_row();
  const auto n = numbers_->of_row(row_);
  if (!n) fail("expected a row that tells the number of its puzzle, found \"" + echo(row_) + "\"");
  if (*n <= n_) fail("puzzle " + std::to_string(*n) + " comes behind puzzle " + std::to_string(n_));
  n_ = *n;
  sum_.add(row_);
  sum_.add("\n");
  return true;
}

std::string altered_rows(const std::string& path) {
  return path + ": its rows are not those that were written: one was changed, lost or added; make it again";
}

namespace {

/// The fields that CSV writes as points with two decimals, and JSON as numbers of points.
constexpr std::array<std::string_view, 4> fields_in_points = {"r", "effort", "work", "ladder_score"};

bool is_in_points(std::string_view field) {
  for (std::string_view end : {"_least", "_greatest"}) {
    if (field.ends_with(end)) field.remove_suffix(end.size());
  }
  return std::ranges::count(fields_in_points, field) > 0;
}

/// "full_house=9 hidden_single=40".
std::string tally_text(const Json& tally) {
  std::string text;
  for (const auto& [technique, times] : tally.items()) text += " " + technique + "=" + times.dump();
  return text.empty() ? "" : text.substr(1);
}

/// A value of JSON as the text that CSV has for it; of a step the technique.
std::string column_text(const std::string& field, const Json& value, const Json& record) {
  if (value.is_null()) return "";
  if (value.is_string()) return value.get<std::string>();
  if (value.is_object() && value.contains("technique")) return column_text(field, value["technique"], record);
  if (value.is_object() && field == "tally") return tally_text(value);
  if (value.is_number() && is_in_points(field)) return records::points(std::llround(value.get<double>() * 100));
  // Of the scale ladder alone the score is in hundredths; of HoDoKu's, which has no tally, in points of its own.
  if (value.is_number_integer() && field == "score" && record.contains("tally")) {
    return records::points(value.get<std::int64_t>());
  }
  return value.dump();
}

}  // namespace

FieldReader::FieldReader(const std::string& path, Output& out) : rows_(path, out) {
  if (rows_.form() == RowForm::csv) {
    names_ = csv_fields(rows_.heading());
  } else {
    find_names();
  }
}

/// In JSON the first row of a puzzle that could be read has all fields.
void FieldReader::find_names() {
  bool is_found = false;
  while (!is_found && rows_.next()) {
    const Json json = rows_.form() == RowForm::json ? present::parsed<Json>(rows_.row()) : Json();
    if (!json.is_object()) throw Failure(ExitCode::unreadable, path() + ": expected results in CSV or JSON");
    names_.clear();
    for (const auto& [key, ignored] : json.items()) names_.push_back(key);
    ahead_.push_back({rows_.n(), rows_.row()});
    is_found = json.value("status", "") != name(Outcome::parse_error);
  }
}

bool FieldReader::next() {
  if (ahead_.empty() && !rows_.next()) return false;
  n_ = ahead_.empty() ? rows_.n() : ahead_.front().n;
  texts_ = texts_of(ahead_.empty() ? rows_.row() : ahead_.front().text);
  if (!ahead_.empty()) ahead_.pop_front();
  return true;
}

void FieldReader::note_what_is_wrong(Log& log) const {
  if (!rows_.header().is_null() && !rows_.records()) log.note(path() + ": the end is missing; these are not all rows");
  if (rows_.are_altered()) log.note(altered_rows(path()));
}

std::vector<std::string> FieldReader::texts_of(const std::string& row) const {
  std::vector<std::string> texts;
  if (rows_.form() == RowForm::csv) {
    texts = csv_fields(row);
  } else if (const Json json = present::parsed<Json>(row); json.is_object()) {
    for (const std::string& name : names_) texts.push_back(column_text(name, json.value(name, Json()), json));
  }
  texts.resize(names_.size());
  return texts;
}

}  // namespace deduku::cli
