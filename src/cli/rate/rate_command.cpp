#include <thread>

#include "deduku/scales.hpp"
#include "src/cli/command/puzzle_command.hpp"
#include "src/cli/command/step_prover.hpp"
#include "src/cli/io/failure.hpp"
#include "src/cli/io/signals.hpp"
#include "src/cli/io/text.hpp"
#include "src/cli/rate/rate_help.hpp"
#include "src/cli/rate/rate_rows.hpp"
#include "src/cli/rate/scale_options.hpp"
#include "src/core/spelling.hpp"
#include "src/ratings/scale_registry.hpp"

namespace deduku::cli {

namespace {

/// The verdict on a puzzle of which a person expects that logic alone solves it.
Verdict verdict_of(Outcome status) {
  if (status == Outcome::parse_error) return Verdict::unreadable;
  if (status == Outcome::unsound) return Verdict::unsound;
  if (status == Outcome::out_of_memory) return Verdict::out_of_memory;
  return status == Outcome::solved ? Verdict::done : Verdict::unsolved;
}

/// How many puzzles ended in which way, in the order in which the ways first came up.
class StatusTally {
 public:
  void add(Outcome status) {
    for (auto& [known, count] : counts_) {
      if (known == status) return void(++count);
    }
    counts_.emplace_back(status, 1);
  }
  /// "50 puzzles: 49 solved, 1 stuck"
  std::string text(std::uint64_t total) const {
    std::string text = counted(total, "puzzle") + ":";
    for (const auto& [status, count] : counts_) text += " " + std::to_string(count) + " " + words(status) + ",";
    text.pop_back();
    return text;
  }

 private:
  static std::string words(Outcome status) {
    if (status == Outcome::parse_error) return "unreadable";
    if (status == Outcome::out_of_memory) return "out of memory";
    return status == Outcome::out_of_budget ? "out of budget" : std::string(name(status));
  }

  std::vector<std::pair<Outcome, std::uint64_t>> counts_;
};

class Rate final : public PuzzleListCommand {
  void declare_own(Arguments& arguments) override {
    arguments.text("--format", format_,
                   "text, json, csv, or a format string: %g puzzle, %n ordinal, %i line as read,\n"
                   "%r %p %d ER, EP, ED (scale ser), %t tab, %l newline, %% percent, %{FIELD} a\n"
                   "column of the CSV, see below");
    arguments.text("--scale", scale_name_,
                   "The scale to rate on, see below; several with commas, or all. Each has\n"
                   "the budget for itself:\n" +
                       std::string(ratings::all_scales));
    arguments.flag("--trace", trace_,
                   "Every round or step of the rating as well (scales r, ser and hodoku; text or json)");
    arguments.flag("--canonical", is_canonical_,
                   "Rate the canonical form of each puzzle instead: the same for all equivalent puzzles");
    arguments.number("--spread", spread_,
                     "Rate so many random symmetries of each puzzle as well: the least and the greatest\n"
                     "of each figure, and for how many of them it is another",
                     max_spread);
    arguments.flag("--redundant", asks_redundant_,
                   "Which givens each puzzle does not need, and which of them can be left out together");
    arguments.flag("--neighbours", asks_neighbours_,
                   "Rate each puzzle also with one given less where it has one solution still, and with\n"
                   "one digit of its solution more (text or json)");
    fewest_.declare_free(arguments);
    fewest_.declare_within(arguments);
    arguments.flag("--trade-off", trade_off_,
                   "With the scale fewest: the fewest steps for each cost from R on (text or json)");
    verification_.declare(arguments);
    arguments.text("--fields", fields_, "The columns of the CSV, with commas between them; all if left out");
    arguments.text("--extra", extra_, "Fields that take time and stand in no row without this: pattern, automorphisms");
    filter_.declare(arguments);
    order_.declare(arguments);
    results_.declare(arguments);
    selection_.declare(arguments);
    arguments.number("--seed", seed_, "Which random symmetries --spread takes, and which rows --sample", max_seed);
    choices_.declare(arguments);
    choices_.declare_blind(arguments);
    arguments.number("--threads", threads_, "How many puzzles are rated at once; 0: one per processor", max_threads);
    solving_.declare(arguments);
    styles_.declare(arguments);
  }

  std::string more_help() const override { return scales_and_fields_help(); }

  void begin(Session& session) override {
    scale_name_ = lower_case(scale_name_);
    const bool is_pattern = format_.find('%') != std::string::npos;
    if (!is_pattern) format_ = lower_case(format_);
    if (trace_ && (is_pattern || format_ == "csv")) {
      throw Failure(ExitCode::usage, "--trace needs --format text or json");
    }
    if (asks_neighbours_ && (is_pattern || format_ == "csv")) {
      throw Failure(ExitCode::usage, "--neighbours needs --format text or json");
    }
    if (trade_off_ && (is_pattern || format_ == "csv")) {
      throw Failure(ExitCode::usage, "--trade-off needs --format text or json");
    }
    order_.parse(given());
    if (given().contains("--seed") && spread_ == 0 && !order_.is_sample()) {
      throw Failure(ExitCode::usage, "--seed needs --spread or --sample");
    }
    if (!fields_.empty() && format_ != "csv") throw Failure(ExitCode::usage, "--fields needs --format csv");
    filter_.parse();
    selection_.parse();
    const std::vector<const RatingScale*> scales = scales_named(scale_name_);
    scale_ = make_scale(scales, session,
                        {solving_, choices_, trace_, format_ == "json", styles_.style(),
                         filter_.asks_for_steps() || order_.asks_for_steps(),
                         verification_.is_wanted() ? &verification_ : nullptr, fewest_, trade_off_});
    refuse_unused_options(given(), scales);
    if (spread_ > 0) scale_ = make_rate_spread(std::move(scale_), spread_, seed_);
    if (!extra_.empty()) scale_ = make_rate_with_extra(std::move(scale_), extra_);
    if (asks_redundant_ || asks_neighbours_) {
      scale_ = make_rate_for_setters(std::move(scale_), {asks_redundant_, asks_neighbours_, styles_.style()});
    }
    (void)choices_.budget();  // refused before anything is written
    filter_.resolve(*scale_, scales);
    order_.resolve(*scale_, scales);
    writer_ = make_rate_writer(format_, fields_, *scale_, session.out, styles_.style());
    results_.choose_header(form_of_format(format_));
    // Nobody reads the fingerprints of a header that is not written.
    if (results_.has_header()) input_ = RateInput(files());
    results_.begin(session, input_, header(), writer_->heading());
    results_.leave_out_finished(selection_);
  }

  Json header() const {
    Json options = {{"format", format_}};
    if (!fields_.empty()) options["fields"] = fields_;
    if (!extra_.empty()) options["extra"] = extra_;
    if (!filter_.text().empty()) options["where"] = filter_.text();
    order_.add_json(options);
    if (trace_) options["trace"] = true;
    if (is_canonical_) options["canonical"] = true;
    if (asks_redundant_) options["redundant"] = true;
    if (asks_neighbours_) options["neighbours"] = true;
    format_options().add_json(options);
    return rate_header(scale_->header(), std::move(options), selection_);
  }

  void handle_all(Session& session, PuzzleStream& puzzles, Tally& tally) override {
    if (results_.is_complete()) return report_all(session, input_.changes().grown);
    rate_all(session, puzzles, tally);
    if (order_.is_asked_for()) write_kept_rows(session);
    const RateInput::Changes changes = input_.changes();
    report_all(session, changes.altered);
    if (puzzles.count() > 0 && !interrupted() && !has_fault()) results_.end(session, puzzles.count());
    report_all(session, changes.grown);
  }

  /// Reports what has become of files of the input.
  void report_all(Session& session, const std::vector<std::string>& sentences) {
    for (const std::string& sentence : sentences) report_fault(session, Failure(ExitCode::file_error, sentence));
  }

  void rate_all(Session& session, PuzzleStream& puzzles, Tally& tally) {
    puzzles.limit([this](const std::string& file) { return input_.bytes_to_read(file); });
    if (writer_->wants_lines()) puzzles.keep_lines();
    puzzles.select(selection_);
    const std::unique_ptr<RowWorkers> workers =
        make_row_workers({*scale_, *writer_, filter_, order_, results_, is_canonical_}, thread_count(), session,
                         [&](const InputPuzzle& puzzle, const RateRow& row) { write(session, puzzle, row, tally); });
    const auto finish = [&] { workers->finish(); };
    const Output::BeforeWait before_wait(session.out, finish);
    try {
      while (!interrupted()) {
        std::optional<InputPuzzle> puzzle = read_on(
            session, [&] { return puzzles.next(); }, finish);
        if (!puzzle) break;
        workers->put(std::move(*puzzle));
      }
    } catch (const OutputFailure&) {
      throw;
    } catch (...) {
      // The puzzles before the failure are still finished and written.
      const std::exception_ptr failure = std::current_exception();
      finish();
      std::rethrow_exception(failure);
    }
    finish();
    is_other_part_ = puzzles.count() > 0;
  }

  std::optional<Failure> damage_of(const std::string& operand) const override { return input_.damage_of(operand); }

  /// There may be nothing left to rate, or nothing in this part of the input.
  bool may_be_empty() const override { return results_.is_complete() || is_other_part_; }

  void end(Session& session, const Tally& tally) override { session.log.note(statuses_.text(tally.total())); }

  static constexpr std::uint64_t max_threads = 1024;
  static constexpr std::uint64_t max_spread = 1'000'000;
  static constexpr std::uint64_t max_seed = 1'000'000'000;

  std::uint64_t thread_count() const {
    return threads_ > 0 ? threads_ : std::max(1U, std::thread::hardware_concurrency());
  }

  /// A row that a signal may have cut off is not compared with what is finished either.
  void write(Session& session, const InputPuzzle& puzzle, const RateRow& row, Tally& tally) {
    if (interrupted()) return;
    if (results_.is_compared(puzzle.n)) return results_.compare(puzzle.n, row.text);
    if (puzzle.n <= results_.finished() && results_.is_finished(puzzle.n, row.text)) return;
    if (!puzzle.record) report_unreadable(session, puzzle);
    if (row.status == Outcome::out_of_memory) report_out_of_memory(session, puzzle);
    if (!order_.is_asked_for()) {
      if (!write_row(session, row.text)) return;
    } else if (!row.text.empty()) {
      order_.keep(puzzle.n, row.rank, row.text, seed_);
    }
    statuses_.add(row.status);
    tally.add(verified(session, puzzle, verdict_of(row.status)));
    session.progress.show(tally.total(), puzzle.fraction);
  }

  /// The verdict on a puzzle once its proofs are known: one that the budget did not suffice for is not done.
  Verdict verified(Session& session, const InputPuzzle& puzzle, Verdict verdict) {
    const std::optional<std::string> unanswered = verification_.take_unanswered(puzzle.n);
    if (!unanswered) return verdict;
    session.report_fault(*unanswered);
    return verdict == Verdict::done ? Verdict::unsolved : verdict;
  }

  /// None before all puzzles are rated: which rows come first is known when all are there.
  void write_kept_rows(Session& session) {
    if (interrupted()) return session.log.note("no row is written: their order is known when all puzzles are rated");
    for (const std::string& row : order_.take_rows()) {
      if (!write_row(session, row)) return;
    }
  }

  /// False where a signal came before.
  bool write_row(Session& session, const std::string& row) {
    session.out.write(row);
    if (!session.out.end_record()) return false;
    results_.add(row);
    return true;
  }

  std::string format_ = "text";
  std::string scale_name_{scales().front().name};
  bool trace_ = false;
  Verification verification_;
  bool is_canonical_ = false;
  bool asks_redundant_ = false;
  bool asks_neighbours_ = false;
  FewestChoices fewest_;
  bool trade_off_ = false;
  std::uint64_t spread_ = 0;
  std::uint64_t seed_ = 1;
  RatingChoices choices_;
  std::uint64_t threads_ = 1;
  SolvingOptions solving_;
  StyleOptions styles_;
  std::string fields_;
  std::string extra_;
  RateFilter filter_;
  RateOrder order_;
  RateInput input_;
  RateResults results_;
  Selection selection_;
  bool is_other_part_ = false;  ///< whether the input has puzzles, be they of another part
  std::unique_ptr<RateScale> scale_;
  std::unique_ptr<RateWriter> writer_;
  StatusTally statuses_;
};

}  // namespace

std::unique_ptr<Command> make_rate() {
  return std::make_unique<Rate>();
}

}  // namespace deduku::cli
