// Rows of CSV (RFC 4180): fields may be in quotes, with "" for a quote inside.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace deduku::formats {

/// A field of a row, from its first byte to the byte after its last one; quotes belong to it.
struct CsvField {
  std::size_t begin = 0;
  std::size_t end = 0;
  bool is_there = true;
  bool is_closed = true;  ///< false: a quote is missing at the end
};

/// The field that begins at `begin`, up to the separator after it.
CsvField csv_field_at(std::string_view row, std::size_t begin, char separator = ',');
/// The field after another one; none at the end of the row.
CsvField next_csv_field(std::string_view row, const CsvField& field, char separator = ',');
/// The field of a column, from 0; none if the row has fewer.
CsvField csv_field_of(std::string_view row, std::size_t column, char separator = ',');
/// The content of a field, without the spaces and quotes around it.
std::string_view csv_content(std::string_view row, const CsvField& field);

/// Whether all quotes of a row are closed, each at the end of its field.
enum class CsvQuoting { closed, open, broken };
CsvQuoting csv_quoting_of(std::string_view row, char separator = ',');

/// The texts of the fields of a row, as they were before `csv_text`.
std::vector<std::string> csv_texts(std::string_view row);
/// The number of fields in a row.
std::size_t count_csv_fields(std::string_view row);
/// A text as a field: in quotes if it has a special character of the format.
std::string csv_text(const std::string& text);
/// Texts as a row, with its line feed.
std::string csv_row(const std::vector<std::string>& texts);

}  // namespace deduku::formats
