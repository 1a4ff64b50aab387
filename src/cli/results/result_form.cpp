#include "src/cli/results/result_form.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>

#include "src/cli/command/selection.hpp"
#include "src/formats/csv_row.hpp"
#include "src/records/json_reader.hpp"

namespace deduku::cli {

namespace {

constexpr std::string_view comment_mark = "# ";
constexpr std::string_view header_begin = R"({"type":"header")";
constexpr std::string_view end_begin = R"({"type":"end")";

/// The number that the text begins with, after blanks.
std::optional<std::uint64_t> leading_number(std::string_view text) {
  text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
  std::uint64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc() ? std::optional(number) : std::nullopt;
}

/// Whether a spreadsheet would interpret a text as a formula and calculate it. A number is not a formula, nor is a lone
/// sign. Some spreadsheets also accept the wide signs of Chinese and Japanese keyboards.
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

/// Whether a format string begins with the number of the puzzle, followed by something that cannot belong to it, and
/// gives one line per puzzle.
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

/// Whether two values describe the same input, as far as both are known.
bool is_same_input(const Json& here, const Json& there) {
  if (!here.is_array() || !there.is_array() || here.size() != there.size()) return here == there;
  for (std::size_t i = 0; i < here.size(); ++i) {
    const bool is_known = !here[i]["checksum"].is_null() && !there[i]["checksum"].is_null();
    if (is_known ? here[i] != there[i] : here[i]["file"] != there[i]["file"]) return false;
  }
  return true;
}

constexpr std::uint64_t greatest_size = std::numeric_limits<std::uint64_t>::max();

/// The fault of a header; "" if it has no fault. Values that are only compared with other headers are not checked.
std::string fault_of_header(const Json& header) {
  records::ObjectReader reader(header);
  if (const Json* const options = reader.object("options")) {
    records::ObjectReader option(*options, "options.");
    for (const char* name : {"format", "fields", "where"}) (void)option.text(name);
    (void)option.flag("trace");
    if (!option.fault().empty()) return option.fault();
  }
  if (const std::string shard = reader.text("shard"); !shard.empty() && !shard_in(shard)) {
    reader.refuse("shard", "I/N, the I-th of N shares");
  }
  (void)reader.text("records");
  const Json* const input = reader.array("input");
  for (std::size_t i = 0; input != nullptr && i < input->size(); ++i) {
    records::ObjectReader file((*input)[i], "input[" + std::to_string(i) + "].");
    file.require({"file"});
    (void)file.text("file");
    (void)file.number("bytes", 0, 0, greatest_size);
    (void)file.text("checksum");
    if (!file.fault().empty()) return file.fault();
    if (!(*input)[i].contains("checksum")) return "the field \"input[" + std::to_string(i) + "].checksum\" is missing";
  }
  return reader.fault();
}

/// The fault of an end record.
std::string fault_of_end(const Json& end) {
  records::ObjectReader reader(end);
  reader.require({"records"});
  (void)reader.number("records", 0, 0, greatest_size);
  (void)reader.text("checksum");
  return reader.fault();
}

/// A value for a sentence; a long one is omitted.
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

Expected<Json> note_on(std::string_view line) {
  const std::size_t begin = line.starts_with(comment_mark) ? comment_mark.size() : 0;
  line.remove_prefix(begin);
  if (!line.starts_with(header_begin) && !line.starts_with(end_begin)) return Json(nullptr);
  Expected<Json> note = records::read_json(line);
  if (!note) return ParseError{0, note.error().column + static_cast<int>(begin), note.error().message};
  std::string fault = is_header(*note) ? fault_of_header(*note) : fault_of_end(*note);
  if (!fault.empty()) return ParseError{0, 0, std::move(fault)};
  return note;
}

Json end_note(std::uint64_t records, const Checksum& rows) {
  return {{"type", "end"}, {"records", records}, {"checksum", rows.text()}};
}

bool is_header(const Json& note) {
  return note.is_object() && note.value("type", Json()) == "header";
}

Json row_options(const Json& header) {
  records::ObjectReader reader(header);
  const Json* const options = reader.object("options");
  return options == nullptr ? Json::object() : *options;
}

bool is_end(const Json& note) {
  return note.is_object() && note.value("type", Json()) == "end";
}

std::vector<std::string> csv_fields(std::string_view row) {
  std::vector<std::string> fields = formats::csv_texts(row);
  for (std::string& field : fields) {
    if (field.starts_with('\'') && hides_formula(field)) field.erase(0, 1);
  }
  return fields;
}

std::string without_formula(std::string text) {
  if (hides_formula(text)) text.insert(0, 1, '\'');
  return text;
}

std::optional<RowNumbers> RowNumbers::of(const Json& options) {
  records::ObjectReader reader(options);
  const std::string format = reader.text("format", "json");
  const RowForm form = form_of_format(format);
  if (form == RowForm::csv) return of_csv(reader.text("fields", "n"));
  if (form == RowForm::text && reader.flag("trace")) return std::nullopt;
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
  return leading_number(row.substr(formats::csv_field_of(row, column_).begin));
}

std::string difference(const Json& here, const Json& there) {
  Json all = Json::object();
  if (here.is_object()) all.update(here);
  if (there.is_object()) all.update(there);
  for (const auto& [key, ignored] : all.items()) {
    const Json mine = here.is_object() ? here.value(key, Json()) : Json();
    const Json other = there.is_object() ? there.value(key, Json()) : Json();
    const bool is_same = key == "input" ? is_same_input(mine, other) : mine == other;
    // A ladder is identified by its checksum, because not every form contains it in full.
    if (key == "shard" || key == "records" || key == "ladder" || is_same) continue;
    return "\"" + key + "\" is " + in_words(mine) + ", here " + in_words(other);
  }
  return "";
}

}  // namespace deduku::cli
