// The destination of the rows of `rate`, and the notes around them: before them how they were made, after them that
// they are complete. A file of rows can be continued after an earlier run ended in any way.
#pragma once

#include "src/cli/command/selection.hpp"
#include "src/cli/io/session.hpp"
#include "src/cli/rate/finished_rows.hpp"
#include "src/cli/rate/rate_input.hpp"
#include "src/cli/results/result_file.hpp"

namespace deduku::cli {

class RateResults {
 public:
  /// --output, --resume, --header, --no-header and --meta.
  void declare(Arguments& arguments);
  /// Decides whether there are header and end. Unless the user overrides it, they are written in JSON and with rows
  /// that are kept in a file. For tables they are in a separate file, beside the rows unless the user chooses another.
  void choose_header(RowForm form) { choose_header(form, form == RowForm::csv); }
  /// The same, but `is_table` decides whether the rows are read as a table, in which header and end would not be rows.
  void choose_header(RowForm form, bool is_table);
  bool has_header() const { return notes_ != Notes::none; }
  /// Sends the output to the file, if there is one, and writes the lines before the rows: the header, which gets the
  /// input, and the heading. Throws `Failure` if the file cannot be continued. If a list has grown since an earlier run
  /// recorded it, uses only the part that was there then.
  void begin(Session& session, RateInput& input, Json header, const std::string& heading);

  /// The number of the last puzzle whose row is in the file; 0 without one.
  std::uint64_t finished() const { return finished_; }
  /// Whether an earlier run has finished everything.
  bool is_complete() const { return is_complete_; }
  /// Selects the remaining puzzles. If no checksum proves that the input is the same, the finished ones are compared;
  /// if their rows do not contain their puzzles, the last one is rated again.
  void leave_out_finished(Selection& selection) const;
  /// Whether a puzzle is not rated but compared.
  bool is_compared(std::uint64_t n) const { return finished_rows_ && n <= finished_; }
  /// Throws `Failure` if the row in the file is about another puzzle. The numbers must ascend.
  void compare(std::uint64_t n, const std::string& puzzle);
  /// Whether a row is already in the file. Throws `Failure` if another one is there.
  bool is_finished(std::uint64_t n, const std::string& row) const;
  /// Counts the next written row; it may be empty or have several lines.
  void add(std::string_view row) { sum_.add(row); }
  /// Ends the rows, of an input with the given number of records. Throws `Failure` if more of them were finished
  /// before.
  void end(Session& session, std::uint64_t records);

 private:
  /// The place of header and end.
  enum class Notes : std::uint8_t { none, among_rows, in_file };

  void open_file(Session& session, RateInput& input, const Json& header, const std::string& heading);
  std::string noted_header(const ResultFile& file);
  void forget_false_end(const ResultFile& file, std::size_t heading);
  Json note_of(std::string_view line) const;
  std::uint64_t number_of(const RowNumbers& numbers, const std::string& row) const;
  void go_on(Session& session, RateInput& input, Json header, const std::string& heading, std::string_view first_line,
             const std::string& last_line);
  [[noreturn]] void refuse(const std::string& sentence) const;

  std::string path_;
  bool resumes_ = false;
  bool asks_for_header_ = false;
  bool refuses_header_ = false;
  std::string meta_path_;
  Notes notes_ = Notes::none;
  std::unique_ptr<MetaFile> meta_;
  RowForm form_ = RowForm::text;
  bool is_input_known_ = true;
  std::uint64_t finished_ = 0;
  std::string last_row_;
  std::unique_ptr<FinishedRows> finished_rows_;  ///< to compare with
  bool is_complete_ = false;
  Checksum sum_;  ///< of the rows so far
};

/// The header of a scale with all the data needed to repeat the rows: the options that shape them, and the selected
/// part of the input.
Json rate_header(Json scale_header, Json options, const Selection& selection);

}  // namespace deduku::cli
