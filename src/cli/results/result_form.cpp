#include "src/cli/results/result_form.hpp"

#include <algorithm>
#include <array>
#include <charconv>

#include "src/present/json_events.hpp"

namespace deduku::cli {

namespace {

constexpr std::string_view comment_mark = "# ";

/// The number that the text begins with, after blanks.
std::optional<std::uint64_t> leading_number(std::string_view text) {
  text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
  std::uint64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc() ? std::optional(number) : std::nullopt;
}

/// The byte after the field of CSV that begins at `begin`.
std::size_t end_of_field(std::string_view row, std::size_t begin) {
  bool is_inside = false;
  for (std::size_t i = begin; i < row.size(); ++i) {
    if (row[i] == '"') is_inside = !is_inside;
    if (row[i] == ',' && !is_inside) return i;
  }
  return row.size();
}

/// Whether a spreadsheet would take a text for a formula, and work it out. A number is none, nor is a lone sign. Some take
/// the wide signs of Chinese and Japanese keyboards as well.
bool is_formula(std::string_view text) {
  static constexpr std::array<std::string_view, 10> signs = {"=", "+", "-", "@", "\t", "\r", "＝", "＋", "－", "＠"};
  const bool is_signed = text.starts_with('+') || text.starts_with('-');
  if (is_signed && text.find_first_not_of("0123456789.,", 1) == std::string_view::npos) return false;
  return std::ranges::any_of(signs, [&](std::string_view sign) { return text.starts_with(sign); });
}

/// Whether a text is a formula with apostrophes before it.
bool hides_formula(std::string_view text) {
  const std::size_t begin = text.find_first_not_of('\'');
  return begin != std::string_view::npos && is_formula(text.substr(begin));
}

std::string without_quotes(std::string_view field) {
  if (!field.starts_with('"')) return std::string(field);
  std::string text;
  for (std::size_t i = 1; i + 1 < field.size(); ++i) {
    text += field[i];
    if (field[i] == '"') ++i;
  }
  return text;
}

/// Whether a format string begins with the number of the puzzle, ended by something that cannot belong to it, and gives
/// a line for each puzzle.
bool begins_with_number(std::string_view pattern) {
  const std::size_t size = pattern.starts_with("%n") ? 2 : pattern.starts_with("%{n}") ? 4 : 0;
  const std::string_view rest = pattern.substr(size);
  const bool is_ended = rest.empty() || rest.starts_with("%t") || (rest[0] != '%' && (rest[0] < '0' || '9' < rest[0]));
  return size > 0 && is_ended && rest.find("%l") == std::string_view::npos && rest.find('\n') == std::string_view::npos;
}

std::optional<std::size_t> column_of(std::string_view name, const std::vector<std::string>& names) {
  const auto found = std::ranges::find(names, name);
  if (found == names.end()) return std::nullopt;
  return static_cast<std::size_t>(found - names.begin());
}

/// Whether two values say the same of an input, as far as both say something.
bool is_same_input(const Json& here, const Json& there) {
  if (here.size() != there.size()) return false;
  for (std::size_t i = 0; i < here.size(); ++i) {
    const bool is_known = !here[i].value("checksum", Json()).is_null() && !there[i].value("checksum", Json()).is_null();
    if (is_known ? here[i] != there[i] : here[i].value("file", "") != there[i].value("file", "")) return false;
  }
  return true;
}

/// A value for a sentence; what is long is left out.
std::string in_words(const Json& value) {
  constexpr std::size_t longest = 100;
  const std::string text = value.dump(-1, ' ', false, Json::error_handler_t::replace);
  return text.size() <= longest ? text : "another";
}

}  // namespace

RowForm form_of_format(std::string_view format) {
  if (format == "json") return RowForm::json;
  if (format == "csv") return RowForm::csv;
  return format == "text" ? RowForm::text : RowForm::pattern;
}

std::string note_line(RowForm form, const Json& note) {
  return form == RowForm::json ? json_line(note) : std::string(comment_mark) + json_line(note);
}

Json note_on(std::string_view line) {
  if (line.starts_with(comment_mark)) line.remove_prefix(comment_mark.size());
  if (!line.starts_with("{\"type\":\"header\"") && !line.starts_with("{\"type\":\"end\"")) return nullptr;
  Json note = present::parsed<Json>(line);
  return note.is_object() ? note : Json(nullptr);
}

Json end_note(std::uint64_t records, const Checksum& rows) {
  return {{"type", "end"}, {"records", records}, {"checksum", rows.text()}};
}

bool is_header(const Json& note) {
  return note.is_object() && note.value("type", "") == "header";
}

bool is_end(const Json& note) {
  return note.is_object() && note.value("type", "") == "end" && note.contains("records") &&
         note["records"].is_number_unsigned();
}

std::vector<std::string> csv_fields(std::string_view row) {
  std::vector<std::string> fields;
  for (std::size_t begin = 0; begin <= row.size();) {
    const std::size_t end = end_of_field(row, begin);
    std::string field = without_quotes(row.substr(begin, end - begin));
    if (field.starts_with('\'') && hides_formula(field)) field.erase(0, 1);
    fields.push_back(std::move(field));
    begin = end + 1;
  }
  return fields;
}

std::size_t count_csv_fields(std::string_view row) {
  std::size_t count = 1;
  for (std::size_t end = end_of_field(row, 0); end < row.size(); end = end_of_field(row, end + 1)) ++count;
  return count;
}

std::string without_formula(std::string text) {
  if (hides_formula(text)) text.insert(0, 1, '\'');
  return text;
}

std::string quoted(const std::string& text) {
  if (text.find_first_of(",\"\n\r") == std::string::npos) return text;
  std::string quoted = "\"";
  for (char symbol : text) quoted += symbol == '"' ? std::string("\"\"") : std::string(1, symbol);
  return quoted + "\"";
}

std::optional<RowNumbers> RowNumbers::of(const Json& options) {
  const std::string format = options.value("format", "text");
  const RowForm form = form_of_format(format);
  if (form == RowForm::csv) return of_csv(options.value("fields", "n"));
  if (form == RowForm::text && options.value("trace", false)) return std::nullopt;
  if (form == RowForm::pattern && !begins_with_number(format)) return std::nullopt;
  return RowNumbers(form, 0);
}

std::optional<RowNumbers> RowNumbers::of_csv(std::string_view heading) {
  const auto column = column_of("n", csv_fields(heading));
  return column ? std::optional(RowNumbers(RowForm::csv, *column)) : std::nullopt;
}

std::optional<std::uint64_t> RowNumbers::of_row(std::string_view row) const {
  if (form_ == RowForm::json) {
    constexpr std::string_view key = "\"n\":";
    const std::size_t at = row.find(key);
    return at == std::string_view::npos ? std::nullopt : leading_number(row.substr(at + key.size()));
  }
  std::size_t begin = 0;
  for (std::size_t i = 0; i < column_ && begin < row.size(); ++i) begin = end_of_field(row, begin) + 1;
  return leading_number(row.substr(std::min(begin, row.size())));
}

std::string difference(const Json& here, const Json& there) {
  Json all = Json::object();
  if (here.is_object()) all.update(here);
  if (there.is_object()) all.update(there);
  for (const auto& [key, ignored] : all.items()) {
    const Json mine = here.is_object() ? here.value(key, Json()) : Json();
    const Json other = there.is_object() ? there.value(key, Json()) : Json();
    const bool is_same = key == "input" ? is_same_input(mine, other) : mine == other;
    // A ladder is known by its checksum, as not every form writes it out.
    if (key == "shard" || key == "records" || key == "ladder" || is_same) continue;
    return "\"" + key + "\" is " + in_words(mine) + ", here " + in_words(other);
  }
  return "";
}

}  // namespace deduku::cli
