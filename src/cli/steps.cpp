#include "deduku/explain.hpp"
#include "deduku/json.hpp"
#include "src/cli/command.hpp"
#include "src/cli/json_records.hpp"
#include "src/cli/logging_observer.hpp"
#include "src/cli/text.hpp"

namespace deduku::cli {

namespace {

/// Writes each step as a line of notation or as a record, as it is found.
class StepWriter : public Observer {
 public:
  StepWriter(Session& session, bool is_json) : session_(session), is_json_(is_json) {}

  void on_step(const StepEvent& event) override {
    if (is_json_) {
      Json record = {{"type", "step"}, {"n", event.ordinal}};
      record.update(step_json(event, event.rung));
      write_json(session_.out, record);
    } else {
      session_.out.write(std::to_string(event.ordinal) + "\t" + step_line(event) + "\n");
    }
    session_.out.end_record();
  }

 private:
  Session& session_;
  bool is_json_;
};

class Steps final : public Command {
  void declare(Arguments& arguments) override {
    board_.declare(arguments, "PUZZLE", "The puzzle: a file, - for standard input, or written out");
    arguments.choice("--format", format_, {"text", "json"}, "The form of the output");
    solving_.declare(arguments);
    formats_.declare(arguments);
  }

  ExitCode run(Session& session) override {
    const Board board = board_.read(formats_, false, session.out).board;
    const bool is_json = format_ == "json";
    const SolverOptions options = solving_.solver_options();
    Solver solver(solving_.ladder(session.out), options);
    if (is_json) write_header(session, solver.ladder(), options);

    StepWriter writer(session, is_json);
    LoggingObserver logging(session.log, 1);
    Observer* const observers[] = {&writer, &logging};
    const SolveResult result = solver.solve(Grid(board), observers);
    if (is_json) {
      write_end(session, result);
    } else {
      session.out.write(std::string(name(result.outcome)) + "\n");
    }
    if (result.outcome == Outcome::unsound) return ExitCode::own_check_failed;
    return result.outcome == Outcome::solved ? ExitCode::done : ExitCode::undone;
  }

  static void write_end(Session& session, const SolveResult& result) {
    write_json(session.out, {{"type", "end"},
                             {"status", name(result.outcome)},
                             {"steps", result.step_count},
                             {"grid", grid_json(result.logical)}});
  }

  BoardArgument board_;
  std::string format_ = "text";
  FormatOptions formats_;
  SolvingOptions solving_;
};

}  // namespace

std::unique_ptr<Command> make_steps() {
  return std::make_unique<Steps>();
}

}  // namespace deduku::cli
