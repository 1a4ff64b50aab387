// Files of results, row by row, in any form, with or without a header.
#pragma once

#include <deque>

#include "src/cli/io/line_source.hpp"
#include "src/cli/io/log.hpp"
#include "src/cli/results/result_form.hpp"

namespace deduku::cli {

/// Throws `Failure` if a file is not a result, its rows do not contain their numbers, or it cannot be read.
class ResultReader {
 public:
  ResultReader(const std::string& path, Output& out);

  const std::string& path() const { return path_; }
  RowForm form() const { return form_; }
  /// Null if there is no header.
  const Json& header() const { return header_; }
  /// Whether header and end record are in a file of their own.
  bool has_meta_file() const { return has_meta_file_; }
  /// The names of the columns as the line before the rows; "" for none.
  const std::string& heading() const { return heading_; }

  /// Moves to the next row, which must have a greater number than the one before; false at the end. An incomplete line
  /// at the end of a file, left by a run, is not a row.
  bool next();
  /// The row, and the number of its puzzle.
  const std::string& row() const { return row_; }
  std::uint64_t n() const { return n_; }
  /// The line number of the row in the file, from 1.
  std::int64_t line() const { return line_number_; }
  /// The number of records in the input; empty if the end of the results is missing. Set at the end.
  std::optional<std::uint64_t> records() const { return records_; }
  /// Whether the rows differ from those that the end record was written for. Set at the end.
  bool are_altered() const { return are_altered_; }
  /// The number of bytes of the file read so far.
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
  bool is_ahead_ = false;  ///< the row was read, but not yet returned
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

/// The message for results in CSV without a header; "" if there is one, or no place for it.
std::string lacking_header(const ResultReader& results);
/// The message for results whose rows are altered.
std::string altered_rows(const std::string& path);

/// Files of results in CSV or JSON, row by row, as the texts of their fields.
class FieldReader {
 public:
  /// Throws `Failure` for other forms, and like `ResultReader`; `next` throws it for a line that is not a row.
  FieldReader(const std::string& path, Output& out);

  const std::string& path() const { return rows_.path(); }
  const std::vector<std::string>& names() const { return names_; }
  /// Moves to the next row; false at the end.
  bool next();
  std::uint64_t n() const { return n_; }
  /// In the order of `names`, in the form of CSV; "" if a field has no value.
  const std::vector<std::string>& texts() const { return texts_; }
  /// Called at the end. Reports a CSV without a header, or a file with a header but without its end record or with
  /// altered rows.
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
  std::deque<Row> ahead_;  ///< read to find the names, but not yet returned
  std::uint64_t n_ = 0;
  std::vector<std::string> texts_;
};

}  // namespace deduku::cli
