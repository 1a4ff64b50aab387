// The form of files of results: a header that describes how the rows were made, the rows, and an end record. If it is
// missing, so are some rows. In JSON header and end are records like others; in every other form they are in comments:
//
//   # {"type":"header","version":"0.1.0",...}
//   n,puzzle,...
//   1,4.....8.5.3...
//   # {"type":"end","records":1,"checksum":"crc64:..."}
#pragma once

#include "src/cli/command/json_records.hpp"
#include "src/cli/io/checksum.hpp"

namespace deduku::cli {

/// The form of rows in a format of `rate`; every format string is a `pattern`.
enum class RowForm : std::uint8_t { json, csv, text, pattern };
RowForm form_of_format(std::string_view format);

/// A header or an end record as a line of a file in this form.
std::string note_line(RowForm form, const Json& note);
/// The header or end record on a line; null if the line is something else. A line that begins as one must be complete,
/// with fields of the right types. Otherwise returns an error that names the column.
Expected<Json> note_on(std::string_view line);
/// The end of the results of an input with the given number of records, including those that are not in the results.
/// `rows`: of the rows, each with its line feed.
Json end_note(std::uint64_t records, const Checksum& rows);
bool is_header(const Json& note);
/// The options in a header; an empty object if there is no header, or no options in it.
Json row_options(const Json& header);
bool is_end(const Json& note);

/// The fields of a row of CSV as they were before `without_formula`.
std::vector<std::string> csv_fields(std::string_view row);
/// A foreign text in its CSV form: with an apostrophe before it if a spreadsheet would interpret it as a formula.
std::string without_formula(std::string text);

/// How the rows of a file contain the number of their puzzle.
class RowNumbers {
 public:
  /// For rows with the options of a header that `note_on` read, or without one. Empty if rows cannot be numbered: rows
  /// without `n`, or of several lines.
  static std::optional<RowNumbers> of(const Json& options);
  /// For rows of CSV with this heading.
  static std::optional<RowNumbers> of_csv(std::string_view heading);
  RowNumbers(RowForm form, std::size_t column) : form_(form), column_(column) {}

  /// The number of the puzzle; empty for a line that is not a row, such as a heading.
  std::optional<std::uint64_t> of_row(std::string_view row) const;

 private:
  RowForm form_;
  std::size_t column_;  ///< in CSV, from 0
};

/// The first difference between two headers, as words for a sentence: `"version" is "0.1.0", here "0.2.0"`; "" if there
/// is no difference. Headers are results of `note_on`, or null. Parts may differ, as may fingerprints that are unknown
/// in one of them.
std::string difference(const Json& here, const Json& there);

}  // namespace deduku::cli
