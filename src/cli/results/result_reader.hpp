// Files of results, row by row, whatever their form, with a header or without.
#pragma once

#include <deque>

#include "src/cli/io/line_source.hpp"
#include "src/cli/io/log.hpp"
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
  /// Whether header and end record are in a file of their own.
  bool has_meta_file() const { return has_meta_file_; }
  /// The names of the columns as the line before the rows; "" for none.
  const std::string& heading() const { return heading_; }

  /// Goes on to the next row, which must have a greater number than the one before; false at the end. Half a line at
  /// the end of a file that a run left behind is no row.
  bool next();
  /// The row, and the number of its puzzle.
  const std::string& row() const { return row_; }
  std::uint64_t n() const { return n_; }
  /// The line of the file that it is on, from 1.
  std::int64_t line() const { return line_number_; }
  /// How many records the input had; empty where the end of the results is missing. Known at the end.
  std::optional<std::uint64_t> records() const { return records_; }
  /// Whether the rows are not those that the end record was written for. Known at the end.
  bool are_altered() const { return are_altered_; }
  /// How many bytes of the file have been read.
  std::uint64_t consumed() const { return lines_.consumed(); }

 private:
  bool read_line();
  void read_begin();
  void read_meta_file();
  bool end_with(const Json& end);
  Json note() const;
  RowNumbers find_numbers() const;
  void refuse_torn_row() const;
  [[noreturn]] void fail(const std::string& sentence, int column = 0) const;

  std::string path_;
  LineSource lines_;
  std::int64_t line_number_ = 0;
  std::string row_;
  bool is_ahead_ = false;  ///< the row was read, but not yet handed out
  RowForm form_ = RowForm::json;
  Json header_;
  Json end_;  ///< from a file of its own
  bool has_meta_file_ = false;
  std::string heading_;
  std::size_t columns_ = 0;  ///< of CSV
  std::optional<RowNumbers> numbers_;
  std::uint64_t n_ = 0;
  std::optional<std::uint64_t> records_;
  Checksum sum_;  ///< of the rows so far
  bool are_altered_ = false;
};

/// What is to be said of results in CSV without a header; "" where there is one, or no place for it.
std::string lacking_header(const ResultReader& results);
/// What is to be said of results whose rows are altered.
std::string altered_rows(const std::string& path);

/// Files of results in CSV or JSON, row by row, as the texts of their fields.
class FieldReader {
 public:
  /// Throws `Failure` for other forms, and as `ResultReader` does; so does `next` for a row that is none.
  FieldReader(const std::string& path, Output& out);

  const std::string& path() const { return rows_.path(); }
  const std::vector<std::string>& names() const { return names_; }
  /// Goes on to the next row; false at the end.
  bool next();
  std::uint64_t n() const { return n_; }
  /// By their places among `names`, as CSV has them; "" where a field has no value.
  const std::vector<std::string>& texts() const { return texts_; }
  /// Says so, at the end, where a CSV has no header; or where a file has one, but not the end record that belongs to it, or
  /// other rows than that.
  void note_what_is_wrong(Log& log) const;

 private:
  struct Row {
    std::uint64_t n;
    std::int64_t line;
    std::string text;
  };

  void find_names();
  Row next_row();
  Json json_of(const Row& row) const;
  std::vector<std::string> texts_of(const Row& row) const;

  ResultReader rows_;
  std::vector<std::string> names_;
  std::deque<Row> ahead_;  ///< read to find the names, but not yet handed out
  std::uint64_t n_ = 0;
  std::vector<std::string> texts_;
};

}  // namespace deduku::cli
