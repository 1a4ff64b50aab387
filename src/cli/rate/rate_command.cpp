#include "deduku/scales.hpp"
#include "src/cli/command/step_prover.hpp"
#include "src/cli/io/failure.hpp"
#include "src/cli/io/signals.hpp"
#include "src/cli/io/text.hpp"
#include "src/cli/rate/rate_help.hpp"
#include "src/cli/rate/rows_command.hpp"
#include "src/cli/rate/scale_options.hpp"
#include "src/ratings/scale_registry.hpp"

namespace deduku::cli {

namespace {

class Rate final : public RowsCommand {
  void declare_own(Arguments& arguments) override {
    arguments.method("rate");
    arguments.group(OptionGroup::output);
    arguments.text(
        "--format", format_,
        "Output format: text, json, csv, or a format string with %g puzzle, %n number, %i line as read, %r %p %d "
        "ER, EP and ED (scale ser), %t tab, %l newline, %% per cent, %{FIELD} any field below");
    arguments.group(OptionGroup::task);
    arguments.text("--scale", scale_name_,
                   "Scale of the rating; one of those below, several with commas between them, or all. The budget "
                   "applies to each scale");
    arguments.option("trace", trace_);
    arguments.flag("--canonical", is_canonical_,
                   "Rate the canonical form of each puzzle, which equivalent puzzles share");
    arguments.number(
        "--spread", spread_,
        "Rate N random equivalents of each puzzle as well; report the minimum, the maximum, and how many differ",
        max_spread);
    arguments.flag(
        "--spread-ladders", spreads_ladders_,
        "Rate each puzzle also without each family, each technique of its rounds, and uniqueness; report the "
        "least R and the omitted part (scale r)");
    arguments.option("redundant", asks_redundant_);
    arguments.option("neighbours", asks_neighbours_);
    solving_.declare_counting(arguments);
    arguments.group(OptionGroup::task);
    arguments.option("trade_off", trade_off_);
    verification_.declare(arguments);
    arguments.group(OptionGroup::output);
    arguments.text("--fields", fields_, "Columns of the CSV, with commas between them; default: all");
    arguments.text("--extra", extra_, "Add fields that are slow and therefore off by default: pattern, automorphisms");
    against_.declare(arguments);
    filter_.declare(arguments);
    order_.declare(arguments);
    results_.declare(arguments);
    selection_.declare(arguments);
    arguments.group(OptionGroup::task);
    arguments.number("--seed", seed_, "Seed of the random choices of --spread and --sample", max_seed);
    solving_.declare_scales(arguments);
    solving_.declare_blind(arguments);
    declare_threads(arguments);
    solving_.declare(arguments);
    styles_.declare(arguments);
  }

  std::string default_file() const override { return against_.is_asked_for() ? against_.file() : "-"; }

  std::vector<HelpSection> help_sections() const override { return scales_and_fields_help(); }

  void begin(Session& session) override {
    scale_name_ = lower_case(scale_name_);
    const bool is_pattern = format_.find('%') != std::string::npos;
    if (!is_pattern) format_ = lower_case(format_);
    given().refuse_idle({"csv pattern", "--trace --neighbours --trade-off", "needs --format text or json"},
                        is_pattern ? "pattern" : format_);
    order_.parse(given());
    if (given().contains("--seed") && spread_ == 0 && !order_.is_sample()) {
      throw Failure(ExitCode::usage, "--seed needs --spread or --sample");
    }
    against_.check(given(), files(), format_);
    if (!fields_.empty() && format_ != "csv") throw Failure(ExitCode::usage, "--fields needs --format csv");
    filter_.parse();
    selection_.parse();
    const ScaleList scales = scales_named(scale_name_);
    make_table(session, scales,
               {.trace = trace_,
                .hardest_step = format_ == "json",
                .counts_steps = filter_.asks_for_steps() || order_.asks_for_steps(),
                .style = styles_.style(),
                .trade_off = trade_off_},
               verification_.is_wanted() ? &verification_ : nullptr);
    refuse_unused_options(given(), scales);
    add_columns();
    filter_.resolve(*table_);
    order_.resolve(*table_);
    if (against_.is_asked_for()) return begin_comparison(session);
    writer_ = make_rate_writer(format_, fields_, *table_, session.out, styles_.style());
    results_.choose_header(form_of_format(format_));
    begin_rows(session, header());
  }

  /// The columns of neighbours and images include those before them.
  void add_columns() {
    if (spreads_ladders_) {
      SolverOptions options = solving_.solver_options();
      options.uniqueness = solving_.rated_uniqueness();
      table_->add(shorter_ladder_columns(*table_->ladder(), options, solving_.budget()));
    }
    if (spread_ > 0) table_->add(spread_columns(*table_, spread_, seed_));
    if (!extra_.empty()) table_->add(extra_columns(extra_));
    if (asks_redundant_ || asks_neighbours_) {
      table_->add(setter_columns(*table_, {asks_redundant_, asks_neighbours_, styles_.style()}));
    }
  }

  void begin_comparison(Session& session) {
    against_.read_heading(session.out);
    against_.resolve(*table_);
    writer_ = make_rate_writer("text", "", *table_, session.out, styles_.style());
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
    return rate_header(table_->header(), std::move(options), selection_);
  }

  bool wants_lines() const override { return against_.is_asked_for() || RowsCommand::wants_lines(); }
  bool is_canonical() const override { return is_canonical_; }

  void note(const RateRecord& record, RateRow& row) const override {
    row.rank = order_.rank_of(record);
    if (against_.is_asked_for()) row.figures = against_.figures_of(record);
  }

  std::optional<Outcome> take_row(Session& session, const InputPuzzle& puzzle, const RateRow& row) override {
    if (against_.is_asked_for()) return compared(session, puzzle, row);
    if (!order_.is_asked_for()) return RowsCommand::take_row(session, puzzle, row);
    if (!row.text.empty()) order_.keep(puzzle.n, row.rank, row.text, seed_);
    return row.status;
  }

  /// Stores the figures of a puzzle with its time. An excluded puzzle has no figures.
  Outcome compared(Session& session, const InputPuzzle& puzzle, const RateRow& row) {
    if (row.figures.empty() || !puzzle.record) return row.status;
    const std::optional<ParseError> error = against_.add(puzzle, row.figures);
    if (!error) return row.status;
    InputPuzzle faulty = puzzle;
    faulty.record = *error;
    report_unreadable(session, faulty);
    return Outcome::parse_error;
  }

  bool finish_rows(Session& session) override {
    if (against_.is_asked_for()) write_comparison(session);
    if (order_.is_asked_for()) write_kept_rows(session);
    return !against_.is_asked_for();
  }

  void write_comparison(Session& session) {
    if (interrupted()) return session.log.note("nothing is written: the figures are ranked when all puzzles are rated");
    session.out.write(against_.report(format_));
    if (const std::string note = against_.note(); !note.empty()) session.log.note(note);
  }

  /// Called when the proofs are known: a puzzle whose budget did not suffice is not done.
  Verdict verdict(Session& session, const InputPuzzle& puzzle, Outcome status) override {
    const Verdict verdict = RowsCommand::verdict(session, puzzle, status);
    const std::optional<std::string> unanswered = verification_.take_unanswered(puzzle.n);
    if (!unanswered) return verdict;
    session.report_fault(*unanswered);
    return verdict == Verdict::done ? Verdict::unsolved : verdict;
  }

  /// Writes no row before all puzzles are rated, because the order of the rows is not known before.
  void write_kept_rows(Session& session) {
    if (interrupted()) return session.log.note("no row is written: their order is known when all puzzles are rated");
    for (const std::string& row : order_.take_rows()) {
      if (!write_row(session, row)) return;
    }
  }

  static constexpr std::uint64_t max_spread = 1'000'000;
  static constexpr std::uint64_t max_seed = 1'000'000'000;

  std::string format_ = "text";
  std::string scale_name_{scales().front().name};
  bool trace_ = false;
  Verification verification_;
  bool is_canonical_ = false;
  bool asks_redundant_ = false;
  bool asks_neighbours_ = false;
  bool trade_off_ = false;
  std::uint64_t spread_ = 0;
  bool spreads_ladders_ = false;
  std::uint64_t seed_ = 1;
  std::string fields_;
  std::string extra_;
  RateAgainst against_;
  RateOrder order_;
};

}  // namespace

std::unique_ptr<Command> make_rate() {
  return std::make_unique<Rate>();
}

}  // namespace deduku::cli
