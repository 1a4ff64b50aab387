#include <algorithm>

#include "deduku/canonical.hpp"
#include "deduku/scales.hpp"
#include "src/cli/command/puzzle_command.hpp"
#include "src/cli/command/step_prover.hpp"
#include "src/cli/io/failure.hpp"
#include "src/cli/io/memory_reserve.hpp"
#include "src/cli/io/ordered_workers.hpp"
#include "src/cli/io/signals.hpp"
#include "src/cli/io/text.hpp"
#include "src/cli/rate/rate_filter.hpp"
#include "src/cli/rate/rate_help.hpp"
#include "src/cli/rate/rate_order.hpp"
#include "src/cli/rate/rate_results.hpp"
#include "src/cli/rate/rate_writer.hpp"
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

/// An option that some scales alone use.
struct ScaleOption {
  std::string_view option;
  bool ratings::Uses::*use;
  std::string_view reason;  ///< how the sentence ends after the names of these scales
};

constexpr std::array<ScaleOption, 8> scale_options = {{
    {"--lang", &ratings::Uses::language, "; the others write no sentences"},
    {"--notation", &ratings::Uses::notation, "; the others name no cells"},
    {"--trace", &ratings::Uses::trace, "; deduku steps lists the steps of a ladder"},
    {"--verify", &ratings::Uses::proofs, "; the others have no steps with evidence"},
    {"--se-mode", &ratings::Uses::se_mode, ""},
    {"--ladder", &ratings::Uses::ladder, "; ser and hodoku have ladders of their own"},
    {"--techniques", &ratings::Uses::ladder, "; ser and hodoku have ladders of their own"},
    {"--search", &ratings::Uses::ladder, ""},
}};

/// "scale ser", "scales r, ladder and ser"
std::string scales_text(std::span<const std::string_view> keys) {
  std::string text = keys.size() == 1 ? "scale" : "scales";
  for (std::size_t i = 0; i < keys.size(); ++i) {
    text += i == 0 ? " " : i + 1 == keys.size() ? " and " : ", ";
    text += keys[i];
  }
  return text;
}

/// What becomes of a puzzle on the way to the output.
struct RatedPuzzle {
  Outcome status;
  std::string text;        ///< "" for a row that the user does not want
  RateOrder::Rank rank{};  ///< where rows are kept and sorted
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
    declare_verify(arguments, verifies_);
    arguments.text("--fields", fields_, "The columns of the CSV, with commas between them; all if left out");
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
                         filter_.asks_for_steps() || order_.asks_for_steps(), verifies_});
    refuse_unused_options(scales);
    if (spread_ > 0) scale_ = make_rate_spread(std::move(scale_), spread_, seed_);
    (void)choices_.budget();  // refused before anything is written
    filter_.resolve(*scale_, scales);
    order_.resolve(*scale_, scales);
    writer_ = make_rate_writer(format_, fields_, *scale_, session.out);
    results_.choose_header(form_of_format(format_));
    // Nobody reads the fingerprints of a header that is not written.
    if (results_.has_header()) input_ = RateInput(files());
    results_.begin(session, input_, header(), writer_->heading());
    results_.leave_out_finished(selection_);
  }

  Json header() const {
    Json options = {{"format", format_}};
    if (!fields_.empty()) options["fields"] = fields_;
    if (!filter_.text().empty()) options["where"] = filter_.text();
    order_.add_json(options);
    if (trace_) options["trace"] = true;
    if (is_canonical_) options["canonical"] = true;
    format_options().add_json(options);
    return rate_header(scale_->header(), std::move(options), selection_);
  }

  /// Throws `Failure` where an option has no effect on any of the scales.
  void refuse_unused_options(ScaleList scales) const {
    for (const ScaleOption& option : scale_options) {
      const auto uses_it = [&](const RatingScale* scale) { return scale->uses.*option.use; };
      if (!given().contains(option.option) || std::ranges::any_of(scales, uses_it)) continue;
      throw Failure(ExitCode::usage, std::string(option.option) + " belongs to the " +
                                         scales_text(ratings::scales_with(option.use)) + std::string(option.reason));
    }
  }

  void handle_all(Session& session, PuzzleStream& puzzles, Tally& tally) override {
    if (results_.is_complete()) return report_all(session, input_.changes().grown);
    rate_all(session, puzzles, tally);
    for (const std::string& row : order_.take_rows()) write_row(session, row);
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
    const std::unique_ptr<Workers> workers = make_workers(session, tally);
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
  using Workers = OrderedWorkers<InputPuzzle, RatedPuzzle>;

  std::uint64_t thread_count() const {
    return threads_ > 0 ? threads_ : std::max(1U, std::thread::hardware_concurrency());
  }

  std::unique_ptr<Workers> make_workers(Session& session, Tally& tally) {
    const std::uint64_t wanted = thread_count();
    std::vector<Workers::Job> jobs;
    for (std::uint64_t i = 0; i < wanted; ++i) jobs.push_back(make_job(session));
    const platform::SignalsToThisThread guard;
    auto workers = std::make_unique<Workers>(
        std::move(jobs),
        [&](const InputPuzzle& puzzle, const RatedPuzzle& rated) { write(session, puzzle, rated, tally); },
        interrupted);
    if (workers->size() < wanted) {
      session.log.note("only " + counted(workers->size(), "thread") + " instead of " + std::to_string(wanted) +
                       ": the system gives no more");
    }
    return workers;
  }

  /// A puzzle for which the memory does not suffice is given up, and with it the rater, which may be left half changed.
  Workers::Job make_job(Session& session) const {
    const auto make = [&log = session.log, this] { return std::shared_ptr(scale_->make_rater(log)); };
    return [rater = make(), make, this](const InputPuzzle& puzzle) mutable {
      try {
        if (is_canonical_ && puzzle.record) return rated(*rater, canonical(puzzle));
        return rated(*rater, puzzle);
      } catch (const std::bad_alloc&) {
        rater.reset();
        set_memory_aside();
        rater = make();
        return RatedPuzzle{Outcome::out_of_memory, writer_->text(RateRecord{puzzle, Outcome::out_of_memory})};
      }
    };
  }

  /// A puzzle that an earlier run has rated gives its text instead of a row.
  RatedPuzzle rated(PuzzleRater& rater, const InputPuzzle& puzzle) const {
    if (results_.is_compared(puzzle.n)) return {Outcome::solved, puzzle_field(puzzle)};
    const RateRecord record = puzzle.record ? rater.rate(puzzle) : RateRecord{puzzle, Outcome::parse_error};
    if (!filter_.lets_through(record)) return {record.status, ""};
    return {record.status, writer_->text(record), order_.rank_of(record)};
  }

  static InputPuzzle canonical(const InputPuzzle& puzzle) {
    return with_board(puzzle, canonical_form(puzzle.record->board).board);
  }

  /// A rating that a signal stopped is no rating, and nothing that comes after it is written.
  void write(Session& session, const InputPuzzle& puzzle, const RatedPuzzle& rated, Tally& tally) {
    is_stopped_ |= rated.status == Outcome::stopped;
    if (is_stopped_) return;
    if (results_.is_compared(puzzle.n)) return results_.compare(puzzle.n, rated.text);
    if (puzzle.n <= results_.finished() && results_.is_finished(puzzle.n, rated.text)) return;
    if (!puzzle.record) report_unreadable(session, puzzle);
    if (rated.status == Outcome::out_of_memory) report_out_of_memory(session, puzzle);
    if (!order_.is_asked_for()) {
      write_row(session, rated.text);
    } else if (!rated.text.empty()) {
      order_.keep(puzzle.n, rated.rank, rated.text, seed_);
    }
    statuses_.add(rated.status);
    tally.add(verdict_of(rated.status));
    session.progress.show(tally.total(), puzzle.fraction);
  }

  void write_row(Session& session, const std::string& row) {
    session.out.write(row);
    session.out.end_record();
    results_.add(row);
  }

  std::string format_ = "text";
  std::string scale_name_{scales().front().name};
  bool trace_ = false;
  bool verifies_ = false;
  bool is_canonical_ = false;
  std::uint64_t spread_ = 0;
  std::uint64_t seed_ = 1;
  RatingChoices choices_;
  std::uint64_t threads_ = 1;
  SolvingOptions solving_;
  StyleOptions styles_;
  std::string fields_;
  RateFilter filter_;
  RateOrder order_;
  RateInput input_;
  RateResults results_;
  Selection selection_;
  bool is_other_part_ = false;  ///< whether the input has puzzles, be they of another part
  std::unique_ptr<RateScale> scale_;
  std::unique_ptr<RateWriter> writer_;
  StatusTally statuses_;
  bool is_stopped_ = false;
};

}  // namespace

Json rate_header_json(const ScaleRequest& request, Provenance provenance) {
  provenance.uniqueness = uniqueness_word(request.promise());
  provenance.is_blind = request.choices.is_blind();
  Json json = header_json("rate", provenance);
  request.choices.add_json(json, provenance.scale);
  return json;
}

namespace {

[[noreturn]] void refuse_scale(const std::string& name) {
  if (name == "all") throw Failure(ExitCode::usage, "--scale: \"all\" stands alone, without other scales");
  std::string refusal = "--scale: this version has no scale \"" + name;
  std::string_view separator = "\", but: ";
  for (const Scale& scale : scales()) {
    refusal += separator;
    refusal += scale.name;
    separator = ", ";
  }
  throw Failure(ExitCode::usage, refusal);
}

}  // namespace

std::vector<const RatingScale*> scales_named(const std::string& names) {
  std::vector<const RatingScale*> scales;
  for (const std::string& word : between_commas(names == "all" ? std::string(ratings::all_scales) : names)) {
    const RatingScale* scale = ratings::find_scale(word);
    if (scale == nullptr) refuse_scale(word);
    if (std::ranges::count(scales, scale) > 0) {
      throw Failure(ExitCode::usage, "--scale: \"" + word + "\" stands there twice");
    }
    scales.push_back(scale);
  }
  return scales;
}

std::string names_of(ScaleList scales) {
  std::string names;
  for (const RatingScale* scale : scales) names += (names.empty() ? "" : ",") + std::string(scale->key);
  return names;
}

RateField field_of(const ratings::Field& field, std::string_view name, std::size_t place) {
  const auto value = [of = field.value, place](const RateRecord& record) {
    return place < record.ratings.size() ? of(*record.ratings[place]) : Value();
  };
  return {std::string(name), value, field.meaning, field.is_number};
}

std::unique_ptr<RateScale> make_scale(ScaleList scales, Session& session, const ScaleRequest& request) {
  if (scales.size() == 1) return make_rate_one(*scales.front(), session, request);
  if (request.trace) throw Failure(ExitCode::usage, "--trace belongs to one scale; --scale names several");
  return make_rate_several(scales, session, request);
}

std::unique_ptr<RateWriter> make_rate_writer(const std::string& format, const std::string& fields,
                                             const RateScale& scale, const Output& out) {
  if (format == "text") return make_rate_text(scale, out);
  if (format == "csv") return make_rate_csv(scale, fields, out);
  if (format == "json") return make_rate_json(scale);
  if (format.find('%') != std::string::npos) return make_rate_pattern(format, scale, out);
  throw Failure(ExitCode::usage,
                "--format: expected text, json, csv or a format string with %, found \"" + format + "\"");
}

std::unique_ptr<Command> make_rate() {
  return std::make_unique<Rate>();
}

}  // namespace deduku::cli
