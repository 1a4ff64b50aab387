#include "deduku/explain.hpp"
#include "deduku/json.hpp"
#include "src/cli/command/board_options.hpp"
#include "src/cli/command/command.hpp"
#include "src/cli/command/json_records.hpp"
#include "src/cli/command/logging_observer.hpp"
#include "src/cli/command/step_prover.hpp"
#include "src/cli/command/style_options.hpp"
#include "src/cli/io/failure.hpp"
#include "src/cli/io/signals.hpp"
#include "src/cli/io/text.hpp"
#include "src/cli/steps/step_writer.hpp"
#include "src/present/words.hpp"
#include "src/records/all_steps.hpp"
#include "src/records/path_record.hpp"

namespace deduku::cli {

namespace {

/// Options without effect in a mode: "solves" with --all --solves, "all" with --all, else those of
/// `SolvingOptions::mode`.
constexpr std::array<IneffectiveOptions, 4> idle_in_steps = {{
    {"path se hodoku", "--free", "needs --all"},
    {"path se hodoku", "--within", "needs --all --solves"},
    {"all", "--within", "needs --solves"},
    {"solves", "--sort", "does nothing with --solves, whose steps all unlock the same"},
}};

/// The lines of notation are the same in all styles.
constexpr std::array<IneffectiveOptions, 2> style_options = {{
    {"text", "--lang", "does nothing with --format text, which has no sentences; --format sentences has"},
    {"text", "--notation", "does nothing with --format text, whose lines are for comparing; see --format sentences"},
}};

class Steps final : public Command {
  void declare(Arguments& arguments) override {
    board_.declare(arguments, "PUZZLE", "Puzzle: a file, the puzzle itself, or - for standard input");
    arguments.format(format_, {"text", "sentences", "json"},
                     "Output format; lines of notation, sentences with the reasons, or records");
    verification_.declare(arguments);
    arguments.group(OptionGroup::task);
    arguments.flag(
        "--all", all_,
        "List every step that applies to the grid, cheapest first; --technique, --sort and --solves need it");
    arguments.method("steps");
    arguments.option("technique", technique_);
    arguments.option("sort", sort_);
    arguments.option("solves", solves_);
    arguments.method("path");
    solving_.declare_counting(arguments);
    solving_.declare(arguments);
    styles_.declare(arguments);
    solving_.declare_scales(arguments);
    view_.declare(arguments);
    formats_.declare(arguments);
  }

  ExitCode run(Session& session) override {
    const std::string_view mode = all_ ? "all" : solving_.mode();
    all_ ? given().refuse_others("steps", "path", "needs --ladder se")
         : given().refuse_others("path", "steps", "needs --all");
    given().refuse_idle(idle_in_steps, all_ && solves_ ? "solves" : mode);
    SolvingOptions::refuse_idle(given(), mode);
    view_.apply(given(), format_ == "json", session.out);
    given().refuse_idle(style_options, format_);
    style_ = styles_.style();
    form_ = step_form(format_);
    if (all_ && solving_.frozen()) {
      refuse_usage("--all: the ladder " + std::string(solving_.mode()) +
                   " has a next step only, not all that are possible");
    }
    records::StepQuestion question = solving_.question(session.out, style_.language);
    if (all_ && !technique_.empty()) {
      question.ladder.ladder = select_technique(question.ladder.ladder, technique_, style_.language);
    }
    if (is_json()) write_header(session, question, solving_, style_);
    const Grid grid(read_board(session, board_, formats_, false, is_json() ? "end" : ""));
    const ExitCode code = !all_     ? list_path(session, grid, std::move(question))
                          : solves_ ? list_one_steps(session, grid, question)
                                    : list_all(session, grid, question);
    const std::optional<std::string> unanswered = verification_.take_unanswered(1);
    if (!unanswered || interrupted()) return code;
    session.report_fault(*unanswered);
    return code == ExitCode::done ? ExitCode::unsolved : code;
  }

  bool is_json() const { return form_ == StepForm::json; }

  /// Null if steps are not proved.
  std::unique_ptr<StepProver> make_prover(const Grid& start, const WorkLimits& limits) {
    if (!verification_.is_wanted()) return nullptr;
    const Promise promise = promise_of(start, solving_.solver_options());
    return std::make_unique<StepProver>(verification_, 1, promise, limits);
  }

  ExitCode list_path(Session& session, const Grid& start, records::StepQuestion question) {
    const std::unique_ptr<StepProver> prover = make_prover(start, question.solver.work);
    question.set_uniqueness_on_scale(question.uniqueness_on_scale());
    records::PathFinder finder({std::move(question)});
    StepWriter writer(session, form_, style_, view_, finder.proofs());
    LoggingObserver logging(session.log, 1);
    std::vector<Observer*> watching = {&logging};
    if (prover) watching.push_back(&*prover);
    const records::PathAnswer answer = finder.find(start, writer, watching);
    if (interrupted()) return interrupted_code();
    if (is_json()) {
      write_json(session.out, {{"type", "end"},
                               {"status", name(answer.outcome)},
                               {"steps", answer.steps},
                               {"grid", grid_json(answer.end)}});
    } else {
      session.out.write(end_line(form_, answer.outcome, answer.steps, style_));
    }
    if (answer.outcome == Outcome::unsound) return ExitCode::own_check_failed;
    return answer.outcome == Outcome::solved ? ExitCode::done : ExitCode::unsolved;
  }

  ExitCode list_all(Session& session, const Grid& grid, const records::StepQuestion& question) {
    records::AllSteps all(grid, question);
    if (interrupted()) return interrupted_code();
    StepWriter writer(session, form_, style_, view_, all.proofs());
    const std::unique_ptr<StepProver> prover = make_prover(grid, question.solver.work);
    std::vector<StepEvent> events = all.events();
    const ProgressMeter meter(grid, solving_.free());
    if (sort_ == "progress") records::sort_by_progress(events, meter);
    for (const StepEvent& event : events) {
      if (interrupted()) return interrupted_code();
      if (prover) prover->on_step(event);
      // Its cost takes the place of its ordinal in the notation.
      const std::string cost = points(cost_of(*event.rung, event.view.step));
      writer.write(event, cost, meter.progress(event.view.step.effects), says_progress());
    }
    write_end_of_all(session, all, events.size());
    return all.solutions() == Outcome::none ? ExitCode::unsolved : ExitCode::done;
  }

  /// Whether the user requested it.
  bool says_progress() const { return sort_ == "progress" || given().contains("--free"); }

  ExitCode list_one_steps(Session& session, const Grid& grid, const records::StepQuestion& question) {
    const Ladder& ladder = question.ladder.ladder;
    FewestFinder finder(ladder,
                        {.free = solving_.free(), .within = solving_.within(ladder), .solver = question.solver});
    const SingleStepSolutions ones = finder.one_steps(grid);
    if (interrupted()) return interrupted_code();
    Budget proofs(question.solver.work, Budget::technique);
    StepWriter writer(session, form_, style_, view_, proofs);
    const ProgressMeter meter(ones.before.finish(), solving_.free());
    const std::unique_ptr<StepProver> prover = make_prover(ones.before.finish(), question.solver.work);
    for (std::size_t i = 0; i < ones.steps.size(); ++i) {
      const StepEvent event = ones.event(i);
      if (prover) prover->on_step(event);
      writer.write(event, points(cost_of(*event.rung, event.view.step)), meter.progress(event.view.step.effects),
                   false);
    }
    write_end_of_one_steps(session, ones);
    return ones.outcome == Outcome::solved ? ExitCode::done : ExitCode::unsolved;
  }

  void write_end_of_one_steps(Session& session, const SingleStepSolutions& ones) const {
    if (is_json()) {
      Json end = {{"type", "end"}, {"status", name(ones.outcome)}, {"steps", ones.steps.size()}};
      records::add_one_steps(end, ones);
      return write_json(session.out, end);
    }
    session.out.write(records::one_steps_text(ones, solving_.free(), style_));
  }

  void write_end_of_all(Session& session, const records::AllSteps& all, std::size_t count) const {
    if (is_json()) {
      write_json(session.out,
                 {{"type", "end"}, {"status", all.status()}, {"steps", count}, {"cut", records::keys_json(all.cut())}});
    } else if (all.solutions() == Outcome::none) {
      session.out.write(end_line(form_, Outcome::none, 0, style_));
    } else {
      const std::string text =
          form_ == StepForm::sentences
              ? present::Words(style_).say("cli.possible", {{"steps", present::counted(count)}}).words()
              : counted(count, "step");
      session.out.write(text + cut_text(all.cut()) + (all.ending() ? "; out of budget" : "") + "\n");
    }
  }

  /// "; there may be more, because limits cut off the search of als_xz, als_chain"
  static std::string cut_text(const std::vector<TechniqueId>& cut) {
    std::string text;
    for (TechniqueId technique : cut) {
      text += text.empty() ? "; there may be more, because limits cut off the search of " : ", ";
      text += key(technique);
    }
    return text;
  }

  BoardArgument board_;
  std::string format_ = "text";
  StepForm form_ = StepForm::notation;
  bool all_ = false;
  Verification verification_;
  std::string technique_;
  std::string sort_;
  bool solves_ = false;
  FormatOptions formats_;
  SolvingOptions solving_;
  StyleOptions styles_;
  TextStyle style_;
  BoardOptions view_;
};

}  // namespace

std::unique_ptr<Command> make_steps() {
  return std::make_unique<Steps>();
}

}  // namespace deduku::cli
