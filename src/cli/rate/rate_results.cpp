#include "src/cli/rate/rate_results.hpp"

#include <filesystem>

#include "deduku/json.hpp"
#include "src/cli/command/ladder_checksum.hpp"
#include "src/cli/io/text.hpp"
#include "src/cli/results/result_file.hpp"
#include "src/platform/native_path.hpp"

namespace deduku::cli {

namespace {

/// Whether a line is a header, or the part of one that a killed run wrote.
bool may_become_header(RowForm form, std::string_view line) {
  const std::string begin = note_line(form, {{"type", "header"}});
  const std::size_t size = std::min(line.size(), begin.find('}'));
  return line.substr(0, size) == std::string_view(begin).substr(0, size);
}

/// Whether a header contains the checksums of all files of its input.
bool is_known(const Json& input) {
  return std::ranges::none_of(input, [](const Json& file) { return file["checksum"].is_null(); });
}

/// Outside of JSON the default ladder is not in the header: version and commit identify it.
Json header_in(RowForm form, Json header) {
  const bool is_default = header["ladder_checksum"] == Json(ladder_checksum(default_ladder()));
  if (form != RowForm::json && is_default) header.erase("ladder");
  return header;
}

/// Whether a path is that of a file, even one that does not exist yet; a device has nothing beside it.
bool is_to_be_file(const std::string& path) {
  std::error_code error;
  const std::filesystem::path native = platform::path_of(path);
  return !path.empty() && (!std::filesystem::exists(native, error) || std::filesystem::is_regular_file(native, error));
}

Json text_or_null(const std::string& text) {
  return text.empty() ? Json(nullptr) : Json(text);
}

}  // namespace

void RateResults::declare(Arguments& arguments) {
  arguments.group(OptionGroup::output);
  arguments.output("-o,--output", path_, "Append the rows to this file; whole records only, safe from a loss of power");
  arguments.flag("--resume", resumes_,
                 "Continue a file of --output that the same command began; without such a file, begin one");
  arguments.flag(
      "--header,--with-meta", asks_for_header_,
      "Begin with a record of the command and its input, and end with one that confirms completeness. Default "
      "for JSON and --output; in CSV they are comments, which not every program reads");
  arguments.flag("--no-header", refuses_header_, "Omit these two records");
  arguments.text("--meta", meta_path_,
                 "Write these two records to another file. Default for CSV with --output: FILE.meta");
}

void RateResults::choose_header(RowForm form, bool is_table) {
  if (asks_for_header_ && refuses_header_) throw Failure(ExitCode::usage, "--header excludes --no-header");
  if (!meta_path_.empty() && (asks_for_header_ || refuses_header_)) {
    throw Failure(ExitCode::usage, std::string("--meta excludes ") + (refuses_header_ ? "--no-header" : "--with-meta"));
  }
  if (refuses_header_) return;
  const bool is_table_file = is_table && !asks_for_header_ && is_to_be_file(path_);
  if (is_table_file && meta_path_.empty()) meta_path_ = MetaFile::default_path(path_);
  const bool is_default = !is_table && (form == RowForm::json || !path_.empty());
  if (!meta_path_.empty()) {
    notes_ = Notes::in_file;
    meta_ = std::make_unique<MetaFile>(meta_path_);
  } else if (asks_for_header_ || is_default) {
    notes_ = Notes::among_rows;
  }
}

void RateResults::refuse(const std::string& sentence) const {
  throw Failure(ExitCode::file_error, path_ + ": " + sentence);
}

void RateResults::begin(Session& session, RateInput& input, Json header, const std::string& heading) {
  form_ = form_of_format(header["options"].value("format", ""));
  if (resumes_ && path_.empty()) throw Failure(ExitCode::usage, "--resume needs --output FILE");
  if (resumes_ && !has_header()) throw Failure(ExitCode::usage, "--resume needs the header that --no-header omits");
  if (!path_.empty()) open_file(session, input, header, heading);
  if (finished_ > 0 || is_complete_) return;
  header["input"] = input.json();
  if (notes_ == Notes::among_rows) session.out.write(note_line(form_, header_in(form_, header)));
  if (notes_ == Notes::in_file) meta_->write_header(header_in(form_, header));
  session.out.write(heading);
}

/// Opens the file of the rows, and finds the results of an earlier run in it.
void RateResults::open_file(Session& session, RateInput& input, const Json& header, const std::string& heading) {
  ResultFile file(path_);
  if (!file.is_empty() && !resumes_) refuse("it is not empty; continue it with --resume, or remove it");
  // A file that was begun with its header among the rows is continued in that form.
  const bool is_begun_so =
      notes_ == Notes::in_file && !file.is_empty() && !note_on(file.first_line()).value_or(Json()).is_null();
  if (is_begun_so) notes_ = Notes::among_rows;
  if (notes_ == Notes::among_rows && !may_become_header(form_, file.first_line())) {
    refuse("it does not begin with the header of rated rows; write to another file");
  }
  file.leave_out_torn_line();
  const std::string first_line = file.is_empty() ? "" : noted_header(file);
  if (notes_ == Notes::in_file && !first_line.empty()) forget_false_end(file, heading.size());
  if (!first_line.empty()) go_on(session, input, header_in(form_, header), heading, first_line, file.last_line());
  if (finished_ == 0 && !is_complete_) file.leave_out_all();
  const std::size_t noted = notes_ == Notes::among_rows ? first_line.size() + 1 : 0;
  if (finished_ > 0) sum_ = file.checksum_behind(noted + heading.size());
  session.out.send_to(file.release(), path_);
}

/// The line with the header of the rows in a file; "" if the file contains only the names of the columns.
std::string RateResults::noted_header(const ResultFile& file) {
  if (notes_ == Notes::among_rows) return file.first_line();
  if (!meta_->exists()) refuse("the origin of its rows is unknown: there is no " + meta_->path());
  meta_->read();
  return note_line(RowForm::json, meta_->header());
}

/// An end record that does not match the rows after the heading means that some of them were lost: they are rated
/// again.
void RateResults::forget_false_end(const ResultFile& file, std::size_t heading) {
  const Json& end = meta_->end();
  const bool is_false = is_end(end) && end.value("checksum", "") != file.checksum_behind(heading).text();
  if (is_false) meta_->write_header(meta_->header());
}

/// The header or end record on a line of the file.
Json RateResults::note_of(std::string_view line) const {
  Expected<Json> note = note_on(line);
  if (!note) refuse("its header or end record is damaged: " + note.error().message);
  return *std::move(note);
}

/// The number of the puzzle of a row.
std::uint64_t RateResults::number_of(const RowNumbers& numbers, const std::string& row) const {
  const auto n = numbers.of_row(row);
  if (!n || *n == 0) refuse("it ends with a line that is not a row: \"" + echo(row) + "\"");
  return *n;
}

/// Finds the finished part of an earlier run.
void RateResults::go_on(Session& session, RateInput& input, Json header, const std::string& heading,
                        std::string_view first_line, const std::string& last_line) {
  const auto numbers = RowNumbers::of(header["options"]);
  if (!numbers) refuse("its rows have no numbers, or take several lines; it cannot be continued");
  const Json found = note_of(first_line);
  if (is_header(found)) input.go_back_to(found.value("input", Json()));
  header["input"] = input.json();
  const std::string different = difference(found, header);
  if (!different.empty()) refuse("it was made in another way: " + different);
  for (const char* part : {"shard", "records"}) {
    if (found.value(part, Json()) != header[part])
      refuse("it has another part of the input: \"" + std::string(part) + "\" differs");
  }
  const Json last = notes_ == Notes::in_file ? meta_->end() : note_of(last_line);
  is_complete_ = is_end(last);
  if (is_complete_) return session.log.note(path_ + ": everything is already rated");
  const bool has_rows = !is_header(last) && !last_line.empty() && last_line + "\n" != heading;
  if (has_rows) finished_ = number_of(*numbers, last_line);
  last_row_ = last_line + "\n";
  is_input_known_ = is_known(found.value("input", Json())) && input.is_known();
  if (finished_ > 0 && !is_input_known_ && FinishedRows::tell_puzzles(header["options"])) {
    finished_rows_ = std::make_unique<FinishedRows>(path_, session.out);
  }
  if (finished_ > 0) session.log.note(path_ + ": continues after puzzle " + std::to_string(finished_));
}

void RateResults::leave_out_finished(Selection& selection) const {
  if (finished_ == 0 || finished_rows_) return;
  selection.skip_through(is_input_known_ ? finished_ : finished_ - 1);
}

bool RateResults::is_finished(std::uint64_t n, const std::string& row) const {
  if (n > finished_) return false;
  if (n == finished_ && row == last_row_) return true;
  refuse("puzzle " + std::to_string(n) + " of the input gives a row other than its last one; start a new file");
}

void RateResults::compare(std::uint64_t n, const std::string& puzzle) {
  if (finished_rows_->agree(n, puzzle)) return;
  refuse("puzzle " + std::to_string(n) + " of the input differs from that of its row");
}

void RateResults::end(Session& session, std::uint64_t records) {
  if (records < finished_) {
    refuse("it has a row for puzzle " + std::to_string(finished_) + ", but the input ends after puzzle " +
           std::to_string(records));
  }
  if (is_complete_ || notes_ == Notes::none) return;
  if (notes_ == Notes::among_rows) return session.out.write(note_line(form_, end_note(records, sum_)));
  // Rows are made durable before the end record.
  session.out.finish();
  meta_->write_end(end_note(records, sum_));
}

Json rate_header(Json scale_header, Json options, const Selection& selection) {
  Json header = std::move(scale_header);
  const Json& ladder = header["ladder"];
  header["ladder_checksum"] = ladder.is_null() ? Json(nullptr) : Json(ladder_checksum(ladder));
  header["options"] = std::move(options);
  header["shard"] = text_or_null(selection.shard_text());
  header["records"] = text_or_null(selection.ranges());
  return header;
}

}  // namespace deduku::cli
