#include "src/formats/csv_row.hpp"

#include <algorithm>

#include "src/formats/symbols.hpp"

namespace deduku::formats {

namespace {

/// The byte after the quoted field that begins at `begin`; npos without a closing quote.
std::size_t end_of_quoted(std::string_view text, std::size_t begin) {
  std::size_t end = text.find('"', begin + 1);
  while (end != std::string_view::npos && text.substr(end + 1, 1) == "\"") end = text.find('"', end + 2);
  return end == std::string_view::npos ? end : end + 1;
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

}  // namespace

CsvField csv_field_at(std::string_view text, std::size_t begin, char separator) {
  const std::size_t first = text.find_first_not_of(' ', begin);
  const bool quoted = first < text.size() && text[first] == '"';
  const std::size_t behind = quoted ? end_of_quoted(text, first) : begin;
  if (behind == std::string_view::npos) return {begin, text.size(), true, false};
  return {begin, std::min(text.find(separator, behind), text.size())};
}

CsvField next_csv_field(std::string_view text, const CsvField& field, char separator) {
  if (field.end == text.size()) return {text.size(), text.size(), false};
  return csv_field_at(text, field.end + 1, separator);
}

CsvField csv_field_of(std::string_view text, std::size_t column, char separator) {
  CsvField field = csv_field_at(text, 0, separator);
  for (; field.is_there && column > 0; --column) field = next_csv_field(text, field, separator);
  return field;
}

std::string_view csv_content(std::string_view text, const CsvField& field) {
  const std::string_view inside = trimmed(text.substr(field.begin, field.end - field.begin));
  const bool quoted = inside.size() >= 2 && inside.front() == '"' && inside.back() == '"';
  return quoted ? trimmed(inside.substr(1, inside.size() - 2)) : inside;
}

CsvQuoting csv_quoting_of(std::string_view text, char separator) {
  CsvField field = csv_field_at(text, 0, separator);
  for (; field.is_there && field.is_closed; field = next_csv_field(text, field, separator)) {
    const std::string_view inside = trimmed(text.substr(field.begin, field.end - field.begin));
    if (inside.starts_with('"') && end_of_quoted(inside, 0) != inside.size()) return CsvQuoting::broken;
  }
  return field.is_closed ? CsvQuoting::closed : CsvQuoting::open;
}

std::vector<std::string> csv_texts(std::string_view row) {
  std::vector<std::string> texts;
  for (CsvField field = csv_field_at(row, 0); field.is_there; field = next_csv_field(row, field)) {
    texts.push_back(without_quotes(row.substr(field.begin, field.end - field.begin)));
  }
  return texts;
}

std::size_t count_csv_fields(std::string_view row) {
  std::size_t count = 0;
  for (CsvField field = csv_field_at(row, 0); field.is_there; field = next_csv_field(row, field)) ++count;
  return count;
}

std::string csv_text(const std::string& text) {
  if (text.find_first_of(",\"\n\r") == std::string::npos) return text;
  std::string quoted = "\"";
  for (char symbol : text) quoted += symbol == '"' ? std::string("\"\"") : std::string(1, symbol);
  return quoted + "\"";
}

std::string csv_row(const std::vector<std::string>& texts) {
  std::string row;
  for (const std::string& text : texts) row += csv_text(text) + ",";
  if (!row.empty()) row.pop_back();
  return row + "\n";
}

}  // namespace deduku::formats
