#include "src/cli/results/result_reader.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "src/cli/io/failure.hpp"
#include "src/cli/io/text.hpp"
#include "src/cli/results/result_file.hpp"
#include "src/formats/csv_row.hpp"
#include "src/records/json_reader.hpp"
#include "src/records/texts.hpp"

namespace deduku::cli {

ResultReader::ResultReader(const std::string& path, Output& out) : path_(path), lines_(path, out) {
  read_begin();
  numbers_ = find_numbers();
  if (form_ == RowForm::csv) columns_ = formats::count_csv_fields(heading_);
}

void ResultReader::fail(const std::string& sentence, int column) const {
  throw Failure(ExitCode::unreadable, error_text(path_, {line_number_, column, sentence}));
}

/// The next line that is not empty; an incomplete one does not count.
bool ResultReader::read_line() {
  do {
    if (!lines_.next(row_) || !lines_.was_ended()) return false;
    ++line_number_;
  } while (row_.empty());
  return true;
}

/// The header or end record on the last line read; null if it is something else.
Json ResultReader::note() const {
  Expected<Json> note = note_on(row_);
  if (!note) fail(note.error().message, note.error().column);
  return *std::move(note);
}

/// Reads the lines before the rows, and detects the form of the rows.
void ResultReader::read_begin() {
  if (!read_line()) fail("expected results, found none");
  if (Json first = note(); is_header(first)) {
    header_ = std::move(first);
    form_ = form_of_format(records::ObjectReader(row_options(header_)).text("format", "json"));
    if (form_ == RowForm::json || form_ == RowForm::pattern) return;
    if (!read_line()) return;
  } else if (row_.starts_with('{')) {
    is_ahead_ = true;
    return read_meta_file();
  } else {
    form_ = RowNumbers::of_csv(row_)                          ? RowForm::csv
            : row_.find_first_not_of(' ') == row_.find("n  ") ? RowForm::text
                                                              : RowForm::pattern;
    is_ahead_ = form_ == RowForm::pattern;
  }
  if (!is_ahead_) heading_ = row_;
  if (form_ == RowForm::csv && header_.is_null()) read_meta_file();
}

/// Results in CSV, and examples, have their header and end in a file beside them.
void ResultReader::read_meta_file() {
  if (path_ == "-") return;
  MetaFile meta = MetaFile::of(path_);
  if (!meta.exists()) return;
  meta.read();
  has_meta_file_ = true;
  header_ = meta.header();
  end_ = meta.end();
}

RowNumbers ResultReader::find_numbers() const {
  auto numbers = form_ == RowForm::csv ? RowNumbers::of_csv(heading_)
                 : header_.is_null()   ? RowNumbers(form_, 0)
                                       : RowNumbers::of(row_options(header_));
  if (!numbers) fail("the rows have no numbers (field n), or take several lines");
  return *numbers;
}

/// A row may have been damaged: it may lack a part or contain foreign text.
void ResultReader::refuse_torn_row() const {
  if (form_ == RowForm::json && !row_.ends_with('}')) {
    fail("expected a record in JSON, found \"" + echo(row_) + "\"");
  }
  const std::size_t cells = form_ == RowForm::csv ? formats::count_csv_fields(row_) : columns_;
  if (cells != columns_) {
    fail("the row has " + counted(cells, "cell") + ", its heading " + std::to_string(columns_) + ": \"" + echo(row_) +
         "\"");
  }
}

bool ResultReader::next() {
  if (!is_ahead_ && !read_line()) return end_with(end_);
  is_ahead_ = false;
  if (const Json end = note(); is_end(end)) {
    end_with(end);
    if (read_line()) fail("expected nothing after the end record");
    return false;
  }
  refuse_torn_row();
  const auto n = numbers_->of_row(row_);
  if (!n) fail("expected a row with the number of its puzzle, found \"" + echo(row_) + "\"");
  if (*n <= n_) fail("puzzle " + std::to_string(*n) + " comes after puzzle " + std::to_string(n_));
  n_ = *n;
  sum_.add(row_);
  sum_.add("\n");
  return true;
}

/// Stores the data of an end record, if it is one; returns false because no row follows.
bool ResultReader::end_with(const Json& end) {
  if (!is_end(end)) return false;
  records_ = end["records"].get<std::uint64_t>();
  are_altered_ = records::ObjectReader(end).text("checksum", sum_.text()) != sum_.text();
  return false;
}

std::string lacking_header(const ResultReader& results) {
  if (results.form() != RowForm::csv || !results.header().is_null() || results.path() == "-") return "";
  return results.path() + ": there is no header in it, nor in " + MetaFile::default_path(results.path()) +
         ", the only name that is tried; missing rows cannot be detected";
}

std::string altered_rows(const std::string& path) {
  return path + ": its rows are not those that were written: one was changed, lost or added; make it again";
}

namespace {

/// The fields that CSV writes as points with two decimals, and JSON as numbers of points.
constexpr std::array<std::string_view, 4> fields_in_points = {"r", "effort", "work", "ladder_score"};

/// The maximal figure of any scale.
constexpr double most_points = 1e12;

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

/// A value of JSON as its text in CSV; for a step, its technique.
std::string column_text(const std::string& field, const Json& value, const Json& record) {
  if (value.is_null()) return "";
  if (value.is_string()) return value.get<std::string>();
  if (value.is_object() && value.contains("technique")) return column_text(field, value["technique"], record);
  if (value.is_object() && field == "tally") return tally_text(value);
  // The score of our ladder has two decimals; that of HoDoKu's, which has no tally, is whole.
  const bool is_points = is_in_points(field) || (field == "score" && record.contains("tally"));
  if (value.is_number() && is_points && std::abs(value.get<double>()) < most_points) {
    return records::points(std::llround(value.get<double>() * 100));
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

/// In JSON the first row of a readable puzzle has all fields.
void FieldReader::find_names() {
  bool is_found = false;
  if (rows_.form() != RowForm::json) {
    throw Failure(ExitCode::unreadable, path() + ": expected results in CSV or JSON");
  }
  while (!is_found && rows_.next()) {
    ahead_.push_back({rows_.n(), rows_.line(), rows_.row()});
    const Json json = json_of(ahead_.back());
    names_.clear();
    for (const auto& [key, ignored] : json.items()) names_.push_back(key);
    is_found = records::ObjectReader(json).text("status") != name(Outcome::parse_error);
  }
}

/// The record in a row.
Json FieldReader::json_of(const Row& row) const {
  const auto fail = [&](int column, const std::string& sentence) {
    throw Failure(ExitCode::unreadable, error_text(path(), {row.line, column, sentence}));
  };
  Expected<Json> json = records::read_json(row.text);
  if (!json) fail(json.error().column, json.error().message);
  records::ObjectReader reader(*json);
  (void)reader.text("status");
  if (!reader.fault().empty()) fail(0, reader.fault());
  return *std::move(json);
}

bool FieldReader::next() {
  if (ahead_.empty() && !rows_.next()) return false;
  const Row row = next_row();
  n_ = row.n;
  texts_ = texts_of(row);
  return true;
}

FieldReader::Row FieldReader::next_row() {
  if (ahead_.empty()) return {rows_.n(), rows_.line(), rows_.row()};
  Row row = std::move(ahead_.front());
  ahead_.pop_front();
  return row;
}

void FieldReader::note_what_is_wrong(Log& log) const {
  if (!rows_.header().is_null() && !rows_.records()) log.note(path() + ": the end is missing; these are not all rows");
  if (rows_.are_altered()) log.note(altered_rows(path()));
  if (const std::string sentence = lacking_header(rows_); !sentence.empty()) log.note(sentence);
}

std::vector<std::string> FieldReader::texts_of(const Row& row) const {
  std::vector<std::string> texts;
  if (rows_.form() == RowForm::csv) {
    texts = csv_fields(row.text);
  } else {
    const Json json = json_of(row);
    for (const std::string& name : names_) texts.push_back(column_text(name, json.value(name, Json()), json));
  }
  texts.resize(names_.size());
  return texts;
}

}  // namespace deduku::cli
