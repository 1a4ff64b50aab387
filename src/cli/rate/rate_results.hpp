// Where the rows of `rate` go, and what stands around them: before them how they were made, after them that they are
// all there. A file of rows can be gone on with where an earlier run ended, however it ended.
#pragma once

#include "src/cli/command/selection.hpp"
#include "src/cli/io/session.hpp"
#include "src/cli/rate/finished_rows.hpp"
#include "src/cli/rate/rate_input.hpp"
#include "src/cli/results/meta_file.hpp"
#include "src/cli/results/result_file.hpp"

namespace deduku::cli {

class RateResults {
 public:
  /// --output, --resume, --header, --no-header and --meta.
  void declare(Arguments& arguments);
  /// Decides whether there are header and end: unless the user says otherwise, with rows that are kept in a file, and in
  /// JSON. Those of CSV are in a file of their own, beside the rows unless the user chooses another.
  void choose_header(RowForm form);
  bool has_header() const { return notes_ != Notes::none; }
  /// Sends the output to the file, if there is to be one, and writes what stands before the rows: the header, which gets
  /// the input, and the heading. Throws `Failure` where the file cannot be gone on with. Where a list has grown since an
  /// earlier run noted it, goes on with as much of it as was there then.
  void begin(Session& session, RateInput& input, Json header, const std::string& heading);

  /// The number of the last puzzle whose row is in the file; 0 without one.
  std::uint64_t finished() const { return finished_; }
  /// Whether an earlier run has done everything.
  bool is_complete() const { return is_complete_; }
  /// The puzzles that are left. Where no checksum shows that the input is the same, the finished ones are compared; if
  /// their rows do not tell their puzzles, the last one is rated again.
  void leave_out_finished(Selection& selection) const;
  /// Whether a puzzle is not rated, but compared.
  bool is_compared(std::uint64_t n) const { return finished_rows_ && n <= finished_; }
  /// Throws `Failure` if the row in the file is about another puzzle. They come in ascending order.
  void compare(std::uint64_t n, const std::string& puzzle);
  /// Whether a row is in the file already. Throws `Failure` if another one is there.
  bool is_finished(std::uint64_t n, const std::string& row) const;
  /// The next row was written; it may be empty or have several lines.
  void add(std::string_view row) { sum_.add(row); }
  /// All rows are written, of an input with so many records. Throws `Failure` if more of them were finished before.
  void end(Session& session, std::uint64_t records);

 private:
  /// Where header and end stand.
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

/// The header of a scale with all that is needed to make the rows again: the options that shape them, which part of
/// the input they are about.
Json rate_header(Json scale_header, Json options, const Selection& selection);

}  // namespace deduku::cli
