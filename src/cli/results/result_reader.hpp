// Files of results, row by row, whatever their form, with a header or without.
#pragma once

#include "src/cli/io/line_source.hpp"
#include "src/cli/results/result_form.hpp"

namespace deduku::cli {

/// A file that is no result, or whose rows do not tell their numbers, throws `Failure`; so does one that cannot be
/// read.
class ResultReader {
 public:
  ResultReader(const std::string& path, Output& out);

  const std::string& path() const { return path_; }
  RowForm form() const { return form_; }
  /// Null without one.
  const Json& header() const { return header_; }
  /// The names of the columns as the line before the rows; "" for none.
  const std::string& heading() const { return heading_; }

  /// Goes on to the next row, which must have a greater number than the one before; false at the end. Half a line at
  /// the end of a file that a run left behind is no row.
  bool next();
  /// The row, and the number of its puzzle.
  const std::string& row() const { return row_; }
  std::uint64_t n() const { return n_; }
  /// How many records the input had; empty where the end of the results is missing. Known at the end.
  std::optional<std::uint64_t> records() const { return records_; }
  /// How many bytes of the file have been read.
  std::uint64_t consumed() const { return lines_.consumed(); }

 private:
  bool read_line();
  void read_begin();
  RowNumbers find_numbers() const;
  [[noreturn]] void fail(const std::string& sentence) const;

  std::string path_;
  LineSource lines_;
  std::uint64_t line_number_ = 0;
  std::string row_;
  bool is_ahead_ = false;  ///< the row was read, but not yet handed out
  RowForm form_ = RowForm::json;
  Json header_;
  std::string heading_;
  std::optional<RowNumbers> numbers_;
  std::uint64_t n_ = 0;
  std::optional<std::uint64_t> records_;
};

/// The fields of rows of CSV or JSON, by their places among `names`.
class RowFields {
 public:
  /// `first_row` names the fields of JSON. Throws `Failure` for other forms.
  RowFields(const ResultReader& reader, const std::string& first_row);

  const std::vector<std::string>& names() const { return names_; }
  /// The texts of all fields of a row; "" where one has no value.
  std::vector<std::string> of_row(const std::string& row) const;

 private:
  RowForm form_;
  std::vector<std::string> names_;
};

}  // namespace deduku::cli
