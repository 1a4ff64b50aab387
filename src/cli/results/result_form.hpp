// The form of files of results: a header that says how the rows were made, the rows, and an end record, without which
// rows are missing. In JSON header and end are records like others; in every other form they stand in comments:
//
//   # {"type":"header","version":"0.1.0",...}
//   n,puzzle,...
//   1,4.....8.5.3...
//   # {"type":"end","records":1,"checksum":"crc64:..."}
#pragma once

#include "src/cli/command/json_records.hpp"
#include "src/cli/io/checksum.hpp"

namespace deduku::cli {

/// Which form a format of `rate` has; every format string is a `pattern`.
enum class RowForm : std::uint8_t { json, csv, text, pattern };
RowForm form_of_format(std::string_view format);

/// A header or an end record as a line of a file in this form.
std::string note_line(RowForm form, const Json& note);
/// The header or end record on a line; null where the line is something else. What begins as one must be whole, with fields of
/// the right kinds: else an error, which names the column.
Expected<Json> note_on(std::string_view line);
/// The end of results of an input with so many records, those included that are not in the results. `rows`: of the rows,
/// each with its line feed.
Json end_note(std::uint64_t records, const Checksum& rows);
bool is_header(const Json& note);
/// The options that a header names; an empty object where there is no header, or none with options.
Json row_options(const Json& header);
bool is_end(const Json& note);

/// The fields of a row of CSV as they were before `without_formula`.
std::vector<std::string> csv_fields(std::string_view row);
/// A text of somebody else as CSV has it: with an apostrophe before it where a spreadsheet would take it for a formula.
std::string without_formula(std::string text);

/// How the rows of a file say which puzzle they are about.
class RowNumbers {
 public:
  /// Of rows with the options of a header that `note_on` read, or none. Empty where nobody can tell: rows without `n`, or of several lines.
  static std::optional<RowNumbers> of(const Json& options);
  /// Of rows of CSV with this heading.
  static std::optional<RowNumbers> of_csv(std::string_view heading);
  RowNumbers(RowForm form, std::size_t column) : form_(form), column_(column) {}

  /// The number of the puzzle; empty for a line that is no row, such as a heading.
  std::optional<std::uint64_t> of_row(std::string_view row) const;

 private:
  RowForm form_;
  std::size_t column_;  ///< of CSV, from 0
};

/// What differs first between two headers, as words for a sentence: `"version" is "0.1.0", here "0.2.0"`; "" where
/// nothing differs. Headers are those that `note_on` reads, or null. Parts may differ, as may fingerprints that one of them does not know.
std::string difference(const Json& here, const Json& there);

}  // namespace deduku::cli
