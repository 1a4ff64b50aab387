// Puts the results of several machines together: in the order of the input, each record once. Missing and repeated
// records are named, with the way to get the missing ones. The parts are read side by side, row by row.
#include <queue>
#include <set>
#include <span>

#include "src/cli/command/command.hpp"
#include "src/cli/io/failure.hpp"
#include "src/cli/io/signals.hpp"
#include "src/cli/io/text.hpp"
#include "src/cli/results/result_file.hpp"
#include "src/cli/results/result_reader.hpp"
#include "src/platform/process.hpp"
#include "src/records/json_reader.hpp"

namespace deduku::cli {

namespace {

/// The numbers named in a message: the first ranges of them.
class NumberList {
 public:
  /// Numbers come in ascending order.
  void add(std::uint64_t first, std::uint64_t last) {
    count_ += last - first + 1;
    if (!ranges_.empty() && is_whole_ && first == ranges_.back().last + 1) {
      ranges_.back().last = last;
    } else if (ranges_.size() < most_ranges) {
      ranges_.push_back({first, last});
    } else {
      is_whole_ = false;
    }
  }
  std::uint64_t count() const { return count_; }
  /// Whether all of them are named.
  bool is_whole() const { return is_whole_; }
  /// "65-128,200"
  std::string text() const { return text_of(ranges_) + (is_whole_ ? "" : ",..."); }

 private:
  static constexpr std::size_t most_ranges = 20;

  std::vector<NumberRange> ranges_;
  std::uint64_t count_ = 0;
  bool is_whole_ = true;
};

/// The headers of the parts: whether they belong together, and which shares they cover.
class PartHeaders {
 public:
  void add(const ResultReader& part) {
    if (first_ == nullptr) first_ = &part;
    refuse_lacking_header(part);
    const bool have_headers = !part.header().is_null() && !first_->header().is_null();
    std::string different = have_headers ? difference(first_->header(), part.header()) : "";
    const bool is_like_first = part.header().is_null() == first_->header().is_null() && part.form() == first_->form() &&
                               part.heading() == first_->heading();
    if (different.empty() && !is_like_first) different = "only one of them has a header, or their columns differ";
    if (!different.empty()) {
      throw Failure(ExitCode::unreadable,
                    part.path() + ": it was made in another way than " + first_->path() + ": " + different);
    }
    note_shard(part.header());
  }

  /// The header of the whole.
  Json whole() const {
    Json header = first_->header();
    if (!header.is_null()) header["shard"] = header["records"] = nullptr;
    return header;
  }
  /// Whether some puzzles have no row: those that a filter excludes, and those that are not examples.
  bool are_filtered() const {
    return row_options(whole()).contains("where") || records::ObjectReader(whole()).text("command") == "export";
  }

  /// The missing shares: "2/8", "5/8"; empty if the parts are not shares of the same division.
  std::vector<std::string> missing_shards() const {
    std::vector<std::string> missing;
    if (!is_division_) return missing;
    for (std::uint64_t i = 1; i <= shard_count_; ++i) {
      if (!shards_.contains(i)) missing.push_back(Shard{i, shard_count_}.text());
    }
    return missing;
  }

 private:
  /// Either all parts in CSV have a header, or no part has one.
  void refuse_lacking_header(const ResultReader& part) const {
    if (part.header().is_null() == first_->header().is_null()) return;
    const std::string sentence = lacking_header(part.header().is_null() ? part : *first_);
    if (!sentence.empty()) throw Failure(ExitCode::unreadable, sentence);
  }

  void note_shard(const Json& header) {
    const auto shard = shard_in(records::ObjectReader(header).text("shard"));
    if (!shard) return;
    is_division_ = (shards_.empty() || (is_division_ && shard->count == shard_count_)) && shard->count <= most_shards;
    shard_count_ = shard->count;
    if (is_division_) shards_.insert(shard->number);
  }

  static constexpr std::uint64_t most_shards = 1'000'000;

  const ResultReader* first_ = nullptr;
  bool is_division_ = false;  ///< the shares are of one division
  std::uint64_t shard_count_ = 0;
  std::set<std::uint64_t> shards_;
};

class Merge final : public Command {
  void declare(Arguments& arguments) override {
    arguments.texts("PARTS", paths_, "Results of deduku rate, compressed or not, in any order");
    arguments.group(OptionGroup::output);
    arguments.output("-o,--output", output_, "Write to this file, which must be new or empty");
  }

  ExitCode run(Session& session) override {
    if (paths_.empty()) refuse_usage("expected files of results, such as part1.csv part2.csv");
    platform::allow_many_files();
    open_parts(session);
    if (!output_.empty()) open_output(session);
    const Json header = headers_.whole();
    const bool has_notes = !header.is_null() && !parts_.front()->has_meta_file();
    MetaFile meta(MetaFile::default_path(output_));
    const bool has_meta_file = parts_.front()->has_meta_file() && !output_.empty();
    if (has_notes) session.out.write(note_line(parts_.front()->form(), header));
    if (has_meta_file) meta.write_header(header);
    if (!parts_.front()->heading().empty()) session.out.write(parts_.front()->heading() + "\n");
    session.out.end_record();
    merge_rows(session);
    session.progress.clear();
    if (interrupted()) return interrupted_code();
    look_for_end();
    const bool is_complete = report(session);
    if (has_notes && is_complete) session.out.write(note_line(parts_.front()->form(), end_note(*records_, sum_)));
    if (has_meta_file && is_complete) {
      session.out.finish();
      meta.write_end(end_note(*records_, sum_));
    }
    return is_complete && twice_.count() == 0 ? ExitCode::done : ExitCode::unsolved;
  }

  void open_parts(Session& session) {
    for (const std::string& path : paths_) {
      parts_.push_back(std::make_unique<ResultReader>(path, session.out));
      headers_.add(*parts_.back());
    }
  }

  void open_output(Session& session) const {
    ResultFile file(output_);
    if (!file.is_empty()) throw Failure(ExitCode::file_error, output_ + ": it is not empty; remove it first");
    session.out.send_to(file.release(), output_);
  }

  /// The next row of a part: its number, and the part.
  using Turn = std::pair<std::uint64_t, std::size_t>;
  using Turns = std::priority_queue<Turn, std::vector<Turn>, std::greater<>>;

  void merge_rows(Session& session) {
    Turns turns;
    for (std::size_t i = 0; i < parts_.size(); ++i) queue_next(turns, i);
    while (!turns.empty() && !interrupted()) {
      const auto [n, i] = turns.top();
      turns.pop();
      take_row(session, n, *parts_[i]);
      queue_next(turns, i);
    }
  }

  void queue_next(Turns& turns, std::size_t i) {
    if (parts_[i]->next()) turns.emplace(parts_[i]->n(), i);
  }

  void take_row(Session& session, std::uint64_t n, const ResultReader& part) {
    if (n == last_) {
      if (part.row() != last_row_) {
        throw Failure(ExitCode::unreadable, part.path() + ": the row of puzzle " + std::to_string(n) +
                                                " is not the one that another part has");
      }
      return twice_.add(n, n);
    }
    if (n > last_ + 1 && !headers_.are_filtered()) missing_.add(last_ + 1, n - 1);
    last_ = n;
    last_row_ = part.row();
    const std::string line = last_row_ + "\n";
    session.out.write(line);
    session.out.end_record();
    sum_.add(line);
    session.progress.show(++rows_, -1);
  }

  /// Reads the length of the input from the end records.
  void look_for_end() {
    for (const auto& part : parts_) {
      if (part->are_altered()) altered_.push_back(part->path());
      if (!part->records()) {
        unfinished_.push_back(part->path());
      } else if (records_ && *records_ != *part->records()) {
        throw Failure(ExitCode::unreadable, part->path() + ": its input had " + counted(*part->records(), "record") +
                                                ", that of other parts " + std::to_string(*records_));
      } else {
        records_ = part->records();
      }
    }
    if (records_ && last_ < *records_ && !headers_.are_filtered()) missing_.add(last_ + 1, *records_);
  }

  /// Whether all records are there; names the missing ones.
  bool report(Session& session) const {
    const bool has_header = !headers_.whole().is_null();
    const std::vector<std::string> shards = headers_.missing_shards();
    if (missing_.count() > 0) {
      session.report_error("missing: " + missing_.text() + " (" + counted(missing_.count(), "record") + ")");
    }
    if (twice_.count() > 0) {
      session.report_error("twice: " + twice_.text() + " (" + counted(twice_.count(), "record") + ")");
    }
    for (const std::string& path : altered_) session.report_error(altered_rows(path));
    if (has_header) report_unfinished(session);
    if (!shards.empty()) session.report_error("no part has these shares; rate them with --shard " + listed(shards));
    const bool is_explained = !shards.empty() || !altered_.empty() || (has_header && !unfinished_.empty());
    if (missing_.count() > 0 && missing_.is_whole() && !is_explained) {
      session.report_error("to rate the missing puzzles, add to the command of the parts: --records " +
                           missing_.text());
    }
    if (!has_header) note_lacking_headers(session.log);
    return missing_.count() == 0 && shards.empty() && altered_.empty() && (!has_header || unfinished_.empty());
  }

  void note_lacking_headers(Log& log) const {
    const std::string sentence = lacking_header(*parts_.front());
    log.note(sentence.empty() ? "without headers, missing records at the end cannot be detected" : sentence);
  }

  void report_unfinished(Session& session) const {
    for (const std::string& path : unfinished_) {
      session.report_error(path + ": the end is missing; run its command again with --resume");
    }
  }

  /// "2/8, 5/8"; only the first words.
  static std::string listed(const std::vector<std::string>& words) {
    constexpr std::size_t most = 20;
    return words.size() > most ? joined(std::span(words).first(most)) + ", ..." : joined(words);
  }

  std::vector<std::string> paths_;
  std::string output_;
  std::vector<std::unique_ptr<ResultReader>> parts_;
  PartHeaders headers_;
  std::uint64_t last_ = 0;
  std::string last_row_;
  std::uint64_t rows_ = 0;
  NumberList missing_;
  NumberList twice_;
  std::vector<std::string> unfinished_;  ///< parts without an end record
  std::vector<std::string> altered_;     ///< parts whose rows were changed
  Checksum sum_;                         ///< of the rows
  std::optional<std::uint64_t> records_;
};

}  // namespace

std::unique_ptr<Command> make_merge() {
  return std::make_unique<Merge>();
}

}  // namespace deduku::cli
