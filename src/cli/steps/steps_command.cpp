#include "deduku/explain.hpp"
#include "deduku/json.hpp"
#include "src/cli/command/board_options.hpp"
#include "src/cli/command/command.hpp"
#include "src/cli/command/json_records.hpp"
#include "src/cli/command/logging_observer.hpp"
#include "src/cli/command/scale_path.hpp"
#include "src/cli/command/step_prover.hpp"
#include "src/cli/command/style_options.hpp"
#include "src/cli/io/failure.hpp"
#include "src/cli/io/signals.hpp"
#include "src/cli/io/text.hpp"
#include "src/cli/steps/scale_steps.hpp"
#include "src/cli/steps/step_writer.hpp"
#include "src/present/words.hpp"
#include "src/records/all_steps.hpp"
#include "src/records/status.hpp"

namespace deduku::cli {

namespace {

/// Writes each step of a solve, as it is found.
class StepObserver : public Observer {
 public:
  explicit StepObserver(StepWriter& writer) : writer_(writer) {}
  void on_step(const StepEvent& event) override {
    writer_.write(event, event.ordinal, &event.rung, std::to_string(event.ordinal), {});
  }

 private:
  StepWriter& writer_;
};

/// Options that do nothing in a mode: "all" with --all, else those of `SolvingOptions::mode`.
constexpr std::array<IdleOption, 8> idle_in_steps = {{
    {"path", "--technique", "belongs to --all"},
    {"path", "--se-mode", "belongs to --ladder se"},
    {"se", "--technique", "belongs to --all"},
    {"se", "--techniques", "does nothing with --ladder se, of which no part can be left out"},
    {"hodoku", "--technique", "belongs to --all"},
    {"hodoku", "--techniques", "does nothing with --ladder hodoku, of which no part can be left out"},
    {"hodoku", "--se-mode", "belongs to --ladder se"},
    {"all", "--se-mode", "belongs to --ladder se"},
}};

/// The lines of notation are the same in all styles.
constexpr std::array<IdleOption, 2> style_options = {{
    {"text", "--lang", "does nothing with --format text, which has no sentences; --format sentences has"},
    {"text", "--notation", "does nothing with --format text, whose lines are for comparing; see --format sentences"},
}};

class Steps final : public Command {
  void declare(Arguments& arguments) override {
    board_.declare(arguments, "PUZZLE", "The puzzle: a file, - for standard input, or written out");
    arguments.choice("--format", format_, {"text", "sentences", "json"},
                     "The form of the output: lines of notation, why each step follows, or records");
    declare_verify(arguments, verifies_);
    arguments.flag("--all", all_, "Every step that applies to the grid, cheapest first");
    arguments.text("--technique", technique_, "With --all: only the steps of this technique or family");
    solving_.declare(arguments);
    styles_.declare(arguments);
    rating_.declare(arguments);
    view_.declare(arguments);
    formats_.declare(arguments);
  }

  ExitCode run(Session& session) override {
    SolverOptions options = solving_.solver_options();
    options.work = rating_.limits();
    const std::string_view mode = all_ ? "all" : solving_.mode();
    given().refuse_idle(idle_in_steps, mode);
    view_.apply(given(), format_ == "json", session.out);
    given().refuse_idle(style_options, format_);
    style_ = styles_.style();
    form_ = step_form(format_);
    if (all_) return list_all(session, options);
    if (solving_.frozen()) return follow_scale(session, options, *solving_.frozen());
    Work work;
    work.start(options.work, Work::technique);
    Solver solver(solving_.ladder(session.out), options, work);
    const bool is_json = form_ == StepForm::json;
    if (is_json) write_header(session, solver.ladder(), options, style_);
    const Board board = read_board(session, board_, formats_, false, is_json ? "end" : "");

    StepWriter writer(session, form_, style_, view_, work);
    StepObserver written(writer);
    LoggingObserver logging(session.log, 1);
    const Grid start(board);
    std::vector<Observer*> observers = {&logging};
    std::optional<StepProver> prover = make_prover(start, options);
    if (prover) observers.push_back(&*prover);
    observers.push_back(&written);
    const SolveResult result = solver.solve(start, observers);
    if (interrupted()) return interrupted_code();
    if (is_json) {
      write_end(session, result);
    } else {
      session.out.write(end_line(form_, status_name(result.outcome), result.step_count, style_));
    }
    if (result.outcome == Outcome::unsound) return ExitCode::own_check_failed;
    return result.outcome == Outcome::solved ? ExitCode::done : ExitCode::unsolved;
  }

  ExitCode follow_scale(Session& session, const SolverOptions& options, FrozenScale scale) {
    const bool is_json = form_ == StepForm::json;
    if (is_json) write_json(session.out, scale_header_json(session.command, scale, rating_, options, style_));
    const Grid grid(read_board(session, board_, formats_, false, is_json ? "end" : ""));
    std::optional<StepProver> prover = make_prover(grid, options);
    return write_scale_steps(session, grid, scale, rating_, options, form_, prover ? &*prover : nullptr, style_, view_);
  }

  std::optional<StepProver> make_prover(const Grid& start, const SolverOptions& options) const {
    return verifies_ ? std::optional<StepProver>(std::in_place, 1, start, options.promise) : std::nullopt;
  }

  ExitCode list_all(Session& session, const SolverOptions& options) {
    if (solving_.frozen()) {
      throw Failure(ExitCode::usage, "--all: the ladder " + std::string(solving_.mode()) +
                                         " has a next step only, not all that are possible");
    }
    const Ladder whole = solving_.ladder(session.out);
    const Ladder ladder = technique_.empty() ? whole : select_technique(whole, technique_);
    const bool is_json = form_ == StepForm::json;
    if (is_json) write_header(session, ladder, options, style_);
    const Grid grid(read_board(session, board_, formats_, false, is_json ? "end" : ""));
    const std::uint64_t solutions = search::count(grid, 2, *options.search);
    if (solutions == 0) {
      write_end_of_all(session, solutions, 0, {}, false);
      return ExitCode::unsolved;
    }
    Work work;
    work.start(options.work, Work::technique);
    const records::AllSteps all(grid, ladder, promise_of(grid, options.promise, *options.search), work,
                                options.work.stop);
    if (interrupted()) return interrupted_code();
    const std::vector<StepEvent> events = all.events();
    StepWriter writer(session, form_, style_, view_, work);
    std::optional<StepProver> prover = make_prover(grid, options);
    for (const StepEvent& event : events) {
      if (interrupted()) return interrupted_code();
      if (prover) prover->on_step(event);
      // Its cost takes the place of its ordinal in the notation.
      const std::string cost = points(cost_of(event.rung, event.step));
      writer.write(event, event.ordinal, &event.rung, cost, cost);
    }
    write_end_of_all(session, solutions, events.size(), all.cut(), all.is_broken_off() || work.is_spent());
    return ExitCode::done;
  }

  /// `cut`: the techniques whose search a limit has cut. `is_broken_off`: some were not searched at all.
  void write_end_of_all(Session& session, std::uint64_t solutions, std::size_t count,
                        const std::vector<TechniqueId>& cut, bool is_broken_off) const {
    const records::Validity validity = records::validity_of(solutions);
    if (form_ == StepForm::json) {
      const std::string_view status = is_broken_off ? name(records::PuzzleStatus::out_of_budget) : name(validity);
      write_json(session.out, {{"type", "end"}, {"status", status}, {"steps", count}, {"cut", keys_json(cut)}});
    } else if (solutions == 0) {
      session.out.write(end_line(form_, name(validity), 0, style_));
    } else {
      const std::string text = form_ == StepForm::sentences
                                   ? present::Words(style_).say("cli.possible", {{"steps", present::counted(count)}})
                                   : counted(count, "step");
      session.out.write(text + cut_text(cut) + (is_broken_off ? "; out of budget" : "") + "\n");
    }
  }

  static std::string_view status_name(Outcome outcome) { return name(records::status_of_rating(outcome)); }

  static Json keys_json(const std::vector<TechniqueId>& techniques) {
    Json keys = Json::array();
    for (TechniqueId technique : techniques) keys.push_back(key(technique));
    return keys;
  }

  /// "; there may be more, for limits cut the search of als_xz, als_chain"
  static std::string cut_text(const std::vector<TechniqueId>& cut) {
    std::string text;
    for (TechniqueId technique : cut) {
      text += text.empty() ? "; there may be more, for limits cut the search of " : ", ";
      text += key(technique);
    }
    return text;
  }

  static void write_end(Session& session, const SolveResult& result) {
    write_json(session.out, {{"type", "end"},
                             {"status", status_name(result.outcome)},
                             {"steps", result.step_count},
                             {"grid", grid_json(result.logical)}});
  }

  BoardArgument board_;
  std::string format_ = "text";
  StepForm form_ = StepForm::notation;
  bool all_ = false;
  bool verifies_ = false;
  std::string technique_;
  FormatOptions formats_;
  SolvingOptions solving_;
  StyleOptions styles_;
  TextStyle style_;
  RatingChoices rating_;
  BoardOptions view_;
};

}  // namespace

std::unique_ptr<Command> make_steps() {
  return std::make_unique<Steps>();
}

}  // namespace deduku::cli
