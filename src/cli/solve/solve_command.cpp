#include "deduku/explain.hpp"
#include "deduku/path.hpp"
#include "src/cli/command/board_options.hpp"
#include "src/cli/command/json_records.hpp"
#include "src/cli/command/logging_observer.hpp"
#include "src/cli/command/puzzle_command.hpp"
#include "src/cli/command/scale_path.hpp"
#include "src/cli/command/step_prover.hpp"
#include "src/cli/command/style_options.hpp"
#include "src/cli/io/signals.hpp"
#include "src/cli/io/text.hpp"
#include "src/core/work.hpp"
#include "src/present/words.hpp"
#include "src/records/solve_record.hpp"
#include "src/records/status.hpp"

namespace deduku::cli {

namespace {

/// Writes each step as a numbered sentence.
class PathPrinter : public Observer {
 public:
  PathPrinter(Output& out, const TextStyle& style, const BoardOptions& board)
      : out_(out), style_(style), board_(board) {}
  void on_step(const StepEvent& event) override {
    if (board_.shows_board()) out_.write(board_.board(draw::picture_of(event), out_, style_));
    out_.write(numbered_sentence(event.ordinal, painted_sentence(event, {}, style_, out_)));
  }

 private:
  Output& out_;
  TextStyle style_;
  const BoardOptions& board_;
};

/// A puzzle is done when its only solution is there, by whatever means.
Verdict verdict_of(Outcome outcome) {
  if (outcome == Outcome::unsound) return Verdict::unsound;
  if (outcome == Outcome::stopped) return Verdict::stopped;
  return outcome == Outcome::solved || outcome == Outcome::stuck ? Verdict::done : Verdict::unsolved;
}

/// The text after the path, without the grid.
std::string ending(const SolveResult& result, const present::Words& words) {
  const present::Value steps = present::counted(result.step_count);
  switch (result.outcome) {
    case Outcome::solved:
      return words.say("cli.solved", {{"steps", steps}});
    case Outcome::stuck:
      return words.say("cli.stuck", {{"steps", steps}}) + "\n" + candidates_text(result.logical) +
             words.say("cli.searched", {{"guesses", present::counted(result.effort.guesses)},
                                        {"nodes", present::counted(result.effort.nodes)}});
    case Outcome::several:
      return words.say("cli.several");
    case Outcome::none:
      return words.say("cli.none");
    case Outcome::out_of_budget:
      return words.say("cli.out_of_budget");
    case Outcome::stopped:
      return words.say("cli.stopped");
    default:
      return words.say("cli.unsound");
  }
}

/// Options that do nothing in a mode: "fast" with --fast, else those of `SolvingOptions::mode`.
constexpr std::array<IdleOption, 19> idle_in_solve = {{
    {"fast", "--short", "does nothing with --fast, which shows no path"},
    {"se", "--short", "does nothing with --ladder se, whose path is part of the rating"},
    {"hodoku", "--short", "does nothing with --ladder hodoku, whose path is part of the rating"},
    {"hodoku", "--techniques", "does nothing with --ladder hodoku, of which no part can be left out"},
    {"hodoku", "--se-mode", "belongs to --ladder se"},
    {"fast", "--lang", "does nothing with --fast, which writes no words"},
    {"fast", "--notation", "does nothing with --fast, which names no cell"},
    {"fast", "--ladder", "does nothing with --fast, which climbs no ladder"},
    {"fast", "--techniques", "does nothing with --fast, which uses no technique"},
    {"fast", "--uniqueness", "does nothing with --fast, which uses no technique"},
    {"fast", "--se-mode", "does nothing with --fast, which rates nothing"},
    {"fast", "--budget", "does nothing with --fast, which rates nothing"},
    {"fast", "--blind", "does nothing with --fast, which rates nothing"},
    {"fast", "--board", "does nothing with --fast, which shows no step"},
    {"fast", "--color", "does nothing with --fast, which shows no step"},
    {"fast", "--verify", "does nothing with --fast, which takes no steps"},
    {"se", "--techniques", "does nothing with --ladder se, of which no part can be left out"},
    {"path", "--se-mode", "belongs to --ladder se"},
    {"path", "--blind", "belongs to --ladder se and hodoku"},
}};

class Solve final : public PuzzleCommand {
  void declare_own(Arguments& arguments) override {
    arguments.flag("--fast", fast_, "Only the solution, by search, one line per puzzle");
    arguments.flag("--short", short_, "Without the steps that nothing rests on");
    declare_verify(arguments, verifies_);
    arguments.choice("--format", format_, {"text", "json"}, "The form of the output");
    solving_.declare(arguments);
    styles_.declare(arguments);
    rating_.declare(arguments);
    rating_.declare_blind(arguments);
    view_.declare(arguments);
  }

  void begin(Session& session) override {
    given().refuse_idle(idle_in_solve, fast_ ? "fast" : solving_.mode());
    options_ = solving_.solver_options();
    options_.work = clock_.emplace(rating_.budget()).limits();
    style_ = styles_.style();
    collector_ = records::StepCollector(work_, style_);
    view_.apply(given(), is_json(), session.out);
    if (const std::optional<FrozenScale> scale = solving_.frozen()) {
      scale_path_.emplace(*scale, rating_, solving_, is_json(), verifies_, style_, view_);
      if (is_json()) write_json(session.out, scale_path_->header());
      return;
    }
    if (!fast_) solver_.emplace(solving_.ladder(session.out), options_, work_);
    if (is_json()) {
      if (fast_) return write_header(session, {.search = options_.search->name});
      write_header(session, solver_->ladder(), options_, style_);
    }
  }

  Verdict handle(Session& session, const InputPuzzle& puzzle) override {
    if (scale_path_) return scale_path_->report(session, puzzle);
    const SolveResult result = fast_ ? search_only(puzzle) : solve_by_ladder(session, puzzle);
    if (is_json()) {
      write_record(session, puzzle, result);
    } else if (fast_) {
      session.out.write(fast_text(result) + "\n");
    } else {
      write_ending(session, result);
    }
    return verdict_of(result.outcome);
  }

  void handle_unreadable(Session& session, const InputPuzzle& puzzle) override {
    if (is_json()) return write_unreadable(session, puzzle);
    session.out.write("parse_error\n");
  }

  void end(Session&, const Tally&) override {}

  bool is_json() const { return format_ == "json"; }

  std::uint64_t prefetch_limit() const override {
    return fast_ && options_.search == &search::default_backend() ? 2 : 0;
  }

  SolveResult search_only(const InputPuzzle& puzzle) const {
    SolveResult result;
    if (puzzle.answer && puzzle.answer->count < 2) {
      if (puzzle.answer->count == 1) result.solution = puzzle.answer->solution;
      result.outcome = result.solution ? Outcome::solved : Outcome::none;
      return result;
    }
    return records::solved_by_search(puzzle.record->board, *options_.search);
  }

  SolveResult solve_by_ladder(Session& session, const InputPuzzle& puzzle) {
    LoggingObserver logging(session.log, puzzle.n);
    PathPrinter printer(session.out, style_, view_);
    Observer* const path = is_json() ? static_cast<Observer*>(&collector_) : &printer;
    if (!is_json()) session.out.write(puzzle_heading(puzzle.n, style_));
    PathRecorder recorder;
    const Grid start(puzzle.record->board);
    std::vector<Observer*> observers = {&logging};
    std::optional<StepProver> prover;
    if (verifies_) observers.push_back(&prover.emplace(puzzle.n, start, options_.promise));
    observers.push_back(short_ ? &recorder : path);
    clock_->start();
    work_.start(options_.work, Work::technique);
    const SolveResult result = solver_->solve(start, observers);
    if (short_) show_short(recorder.path(), *path);
    return result;
  }

  /// Shows an observer the steps of a path that others or its digits rest on.
  void show_short(const Path& path, Observer& observer) {
    const Slice slice = records::short_path(work_, path, *solver_, options_);
    for (std::size_t i = 0; i < slice.path.size(); ++i) observer.on_step(slice.path[i]);
    left_out_ = static_cast<int>(path.size() - slice.path.size());
    is_cut_ = slice.is_cut;
  }

  static std::string fast_text(const SolveResult& result) {
    const bool is_unique = result.outcome == Outcome::solved;
    return is_unique ? solution_text(*result.solution) : std::string(name(result.outcome));
  }

  void write_ending(Session& session, const SolveResult& result) const {
    const present::Words words(style_);
    session.out.write(ending(result, words) + "\n");
    if (left_out_) {
      session.out.write(words.say("cli.kept", {{"kept", present::counted(result.step_count - *left_out_)}}) + "\n");
    }
    if (is_cut_) session.out.write(words.say("cli.cut") + "\n");
    if (result.solution) session.out.write(grid_text(*result.solution));
    if (result.second_solution) session.out.write("\n" + grid_text(*result.second_solution));
    session.out.write("\n");
  }

  void write_record(Session& session, const InputPuzzle& puzzle, const SolveResult& result) {
    Json json = puzzle_json(session.command, puzzle, name(result.outcome));
    if (fast_) {
      records::add_search(json, result);
    } else {
      records::add_solve(json, result, collector_.take(), left_out_);
      if (is_cut_) json["cut"] = true;
    }
    write_json(session.out, json);
  }

  bool fast_ = false;
  bool short_ = false;
  bool verifies_ = false;
  std::optional<int> left_out_;  ///< of the last puzzle with --short: how many steps are not shown
  bool is_cut_ = false;          ///< of the last puzzle with --short: whether a limit kept steps from being left out
  std::string format_ = "text";
  SolvingOptions solving_;
  StyleOptions styles_;
  TextStyle style_;
  SolverOptions options_;
  std::optional<BudgetClock> clock_;
  Work work_;
  std::optional<Solver> solver_;
  RatingChoices rating_;
  std::optional<ScalePath> scale_path_;
  records::StepCollector collector_{work_};
  BoardOptions view_;
};

}  // namespace

std::unique_ptr<Command> make_solve() {
  return std::make_unique<Solve>();
}

}  // namespace deduku::cli
