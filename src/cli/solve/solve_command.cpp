#include "deduku/explain.hpp"
#include "src/cli/command/board_options.hpp"
#include "src/cli/command/json_records.hpp"
#include "src/cli/command/logging_observer.hpp"
#include "src/cli/command/puzzle_command.hpp"
#include "src/cli/command/step_prover.hpp"
#include "src/cli/command/style_options.hpp"
#include "src/cli/io/signals.hpp"
#include "src/cli/io/text.hpp"
#include "src/cli/solve/path_end.hpp"
#include "src/cli/steps/step_writer.hpp"
#include "src/records/fewest_record.hpp"
#include "src/records/puzzle_record.hpp"
#include "src/records/standing.hpp"

namespace deduku::cli {

namespace {

using records::PathAnswer;
using records::PathFinder;
using records::PathQuestion;

/// Writes each step as a numbered sentence.
class PathPrinter : public Observer {
 public:
  PathPrinter(Output& out, const TextStyle& style, const BoardOptions& board)
      : out_(out), style_(style), board_(board) {}
  void on_step(const StepEvent& event) override {
    out_.write(step_in_words(event, rating_of(event), style_, board_, out_));
  }

 private:
  Output& out_;
  TextStyle style_;
  const BoardOptions& board_;
};

/// A puzzle is done when its only solution is found by any means.
Verdict verdict_on(Outcome outcome) {
  if (outcome == Outcome::unsound) return Verdict::unsound;
  return outcome == Outcome::solved || outcome == Outcome::stuck ? Verdict::done : Verdict::unsolved;
}
/// The verdict on a path; on a frozen scale its ending is part of the rating.
Verdict verdict_on(const PathAnswer& answer) {
  return verdict_on(answer.scale ? answer.result.outcome : answer.ending());
}

/// Options without effect in a mode: "fast" with --fast, "fewest" with --fewest on a ladder of ours, else those of
/// `SolvingOptions::mode`.
constexpr std::array<IneffectiveOptions, 12> idle_in_solve = {{
    {"fast", "--short --fewest", "does nothing with --fast, which shows no path"},
    {"se hodoku", "--short --fewest", "does nothing with --ladder *, whose path is part of the rating"},
    {"fast", "--lang", "does nothing with --fast, which writes no words"},
    {"fast", "--notation", "does nothing with --fast, which names no cell"},
    {"fast", "--ladder", "does nothing with --fast, which climbs no ladder"},
    {"fast", "--techniques --uniqueness", "does nothing with --fast, which uses no technique"},
    {"fast", "--se-mode --budget --blind", "does nothing with --fast, which rates nothing"},
    {"fast", "--board --color", "does nothing with --fast, which shows no step"},
    {"fast", "--verify", "does nothing with --fast, which takes no steps"},
    {"path fewest", "--blind", "needs --ladder se and hodoku"},
    {"path", "--free --within", "needs --fewest"},
    {"fewest", "--short", "does nothing with --fewest, whose path has no needless steps"},
}};

class Solve final : public PuzzleCommand {
  void declare_own(Arguments& arguments) override {
    arguments.flag("--fast", fast_, "Write only the solution, found by search, one line per puzzle");
    arguments.method("path");
    arguments.option("short", short_);
    arguments.option("fewest", fewest_);
    solving_.declare_counting(arguments);
    verification_.declare(arguments);
    arguments.format(format_);
    solving_.declare(arguments);
    styles_.declare(arguments);
    solving_.declare_scales(arguments);
    arguments.method("rate");
    solving_.declare_blind(arguments);
    view_.declare(arguments);
  }

  void begin(Session& session) override {
    given().refuse_idle(idle_in_solve, mode());
    SolvingOptions::refuse_idle(given(), fast_ ? "fast" : solving_.mode());
    options_ = solving_.solver_options();
    style_ = styles_.style();
    view_.apply(given(), is_json(), session.out);
    if (fast_) {
      if (is_json()) write_header(session, {.search = options_.search->name});
      return;
    }
    records::StepQuestion question = solving_.question(session.out, style_.language);
    question.solver.work = clock_.emplace(solving_.budget()).limits();
    if (fewest_) {
      const Ladder& ladder = question.ladder.ladder;
      fewest_finder_ = std::make_unique<FewestFinder>(
          ladder, FewestOptions{.free = solving_.free(), .within = solving_.within(ladder), .solver = question.solver});
    }
    if (is_json()) write_header(session, question, solving_, style_);
    question.set_uniqueness_on_scale(solving_.rated_uniqueness());
    finder_ = std::make_unique<PathFinder>(PathQuestion{std::move(question), short_});
  }

  Verdict handle(Session& session, const InputPuzzle& puzzle) override {
    if (fast_) return search_only(session, puzzle);
    const Verdict verdict = fewest_ ? find_fewest(session, puzzle) : find_path(session, puzzle);
    const std::optional<std::string> unanswered = verification_.take_unanswered(puzzle.n);
    if (!unanswered || interrupted()) return verdict;
    session.report_fault(*unanswered);
    return verdict == Verdict::done ? Verdict::unsolved : verdict;
  }

  void handle_unreadable(Session& session, const InputPuzzle& puzzle) override {
    if (is_json()) return write_unreadable(session, puzzle);
    session.out.write("parse_error\n");
  }

  void end(Session&, const Tally&) override {}

  bool is_json() const { return format_ == "json"; }
  std::string_view mode() const { return fast_ ? "fast" : fewest_ && !solving_.frozen() ? "fewest" : solving_.mode(); }

  std::uint64_t prefetch_limit() const override {
    return fast_ && options_.search == &search::default_backend() ? 2 : 0;
  }

  Verdict search_only(Session& session, const InputPuzzle& puzzle) const {
    const SolveResult result = found_by_search(puzzle);
    if (is_json()) {
      Json json = puzzle_json(session.command, puzzle, name(result.outcome));
      records::add_search(json, result);
      records::add_standing(json, puzzle.record->board);
      write_json(session.out, json);
    } else {
      const bool is_unique = result.outcome == Outcome::solved;
      session.out.write((is_unique ? solution_text(*result.solution) : std::string(name(result.outcome))) + "\n");
    }
    return verdict_on(result.outcome);
  }

  SolveResult found_by_search(const InputPuzzle& puzzle) const {
    SolveResult result;
    if (puzzle.answer && puzzle.answer->count < 2) {
      if (puzzle.answer->count == 1) result.solution = puzzle.answer->solution;
      result.outcome = result.solution ? Outcome::solved : Outcome::none;
      return result;
    }
    return records::solved_by_search(Grid(puzzle.record->board), *options_.search);
  }

  Verdict find_path(Session& session, const InputPuzzle& puzzle) {
    const Grid start(puzzle.record->board);
    LoggingObserver logging(session.log, puzzle.n);
    std::vector<Observer*> watching = {&logging};
    std::optional<StepProver> prover;
    if (verification_.is_wanted()) {
      watching.push_back(&prover.emplace(verification_, puzzle.n, promise_of(start, options_), clock_->limits()));
    }
    clock_->start();
    if (is_json()) {
      records::StepRecords steps(finder_->proofs(), style_);
      const PathAnswer answer = finder_->find(start, steps, watching);
      Json json = puzzle_json(session.command, puzzle, name(answer.outcome));
      records::add_path(json, answer, steps.take());
      records::add_standing(json, puzzle.record->board);
      write_json(session.out, json);
      return verdict_on(answer);
    }
    session.out.write(puzzle_heading(puzzle.n, style_));
    PathPrinter printer(session.out, style_, view_);
    const PathAnswer answer = finder_->find(start, printer, watching);
    session.out.write(path_end_text(answer, puzzle.record->board, style_));
    return verdict_on(answer);
  }

  Verdict find_fewest(Session& session, const InputPuzzle& puzzle) {
    const Grid start(puzzle.record->board);
    clock_->start();
    const Fewest fewest = fewest_finder_->find(start);
    if (verification_.is_wanted() && fewest.path) prove(puzzle, *fewest.path);
    if (is_json()) {
      write_fewest_json(session, puzzle, fewest);
    } else {
      session.out.write(puzzle_heading(puzzle.n, style_));
      if (fewest.path) print_counted(session.out, fewest);
      session.out.write(records::fewest_text(fewest, style_));
      const std::optional<Solution> solution = fewest.path ? search::solve(start) : std::nullopt;
      const std::string note = records::standing_note(puzzle.record->board, fewest.outcome, style_);
      session.out.write((solution ? grid_text(*solution) : "") + (note.empty() ? "" : note + "\n") + "\n");
    }
    return verdict_on(records::status_of(fewest));
  }

  void prove(const InputPuzzle& puzzle, const Path& path) {
    StepProver prover(verification_, puzzle.n, promise_of(path.start(), options_), clock_->limits());
    for (std::size_t i = 0; i < path.size(); ++i) prover.on_step(path[i]);
  }

  void write_fewest_json(Session& session, const InputPuzzle& puzzle, const Fewest& fewest) {
    const WorkLimits limits = clock_->limits();
    Budget proofs(limits, Budget::technique);
    records::StepRecords steps(proofs, style_);
    for (std::size_t i = 0; fewest.path && i < fewest.path->size(); ++i) steps.on_step((*fewest.path)[i]);
    Json json = puzzle_json(session.command, puzzle, name(records::status_of(fewest)));
    const Grid start(puzzle.record->board);
    records::add_fewest_path(json, fewest, records::solved_by_search(start, *options_.search), steps.take());
    records::add_standing(json, puzzle.record->board);
    write_json(session.out, json);
  }

  /// Writes the steps that count as numbered sentences; for the free steps between them only their number.
  void print_counted(Output& out, const Fewest& fewest) const {
    PathPrinter printer(out, style_, view_);
    int ordinal = 0;
    int free = 0;
    const auto end_run = [&] {
      if (free > 0) out.write("     " + records::free_run_text(free, fewest.free, style_));
      free = 0;
    };
    for (std::size_t i = 0; i < fewest.path->size(); ++i) {
      StepEvent event = (*fewest.path)[i];
      if (is_free(fewest.free, event.view.step.technique)) {
        ++free;
        continue;
      }
      end_run();
      event.ordinal = ++ordinal;
      printer.on_step(event);
    }
    end_run();
  }

  bool fast_ = false;
  bool fewest_ = false;
  std::unique_ptr<FewestFinder> fewest_finder_;  ///< with --fewest
  bool short_ = false;
  Verification verification_;
  std::string format_ = "text";
  SolvingOptions solving_;
  StyleOptions styles_;
  TextStyle style_;
  SolverOptions options_;
  std::optional<BudgetClock> clock_;
  std::unique_ptr<PathFinder> finder_;  ///< without --fast
  BoardOptions view_;
};

}  // namespace

std::unique_ptr<Command> make_solve() {
  return std::make_unique<Solve>();
}

}  // namespace deduku::cli
