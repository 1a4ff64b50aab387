// A board in progress: which entries are wrong and why, which pencil marks are missing, which can be removed.
#include "src/cli/command/command.hpp"
#include "src/cli/command/given_budget.hpp"
#include "src/cli/command/json_records.hpp"
#include "src/cli/command/style_options.hpp"
#include "src/cli/io/signals.hpp"
#include "src/records/progress_record.hpp"

namespace deduku::cli {

namespace {

class CheckProgress final : public Command {
  void declare(Arguments& arguments) override {
    arguments.method("progress");
    board_.declare(arguments, "PUZZLE", "Puzzle or board: a file, the puzzle itself, or - for standard input");
    givens_.declare(arguments, "givens");
    arguments.format(format_);
    solving_.declare(arguments);
    solving_.declare_budget(arguments);
    styles_.declare(arguments);
    formats_.declare(arguments);
  }

  ExitCode run(Session& session) override {
    style_ = styles_.style();
    const Ladder ladder = solving_.ladder(session.out, style_.language);
    SolverOptions options = solving_.solver_options();
    options.work = solving_.limits();
    const std::string json_type = format_ == "json" ? session.command : "";
    if (!json_type.empty()) write_header(session, ladder, options, style_);
    const Board board = read_board(session, board_, formats_, true, json_type);
    std::optional<Board> puzzle;
    if (givens_.is_given()) puzzle = read_board(session, givens_, formats_, true, json_type);
    const records::ProgressAnswer answer =
        records::find_progress(board, puzzle ? &*puzzle : nullptr, ladder, options, style_);
    if (interrupted()) return interrupted_code();
    if (json_type.empty()) {
      session.out.write(answer.text);
    } else {
      write_answer(session, records::progress_json(answer, style_));
    }
    return answer.progress.status == ProgressFinding::right ? ExitCode::done : ExitCode::unsolved;
  }

  BoardArgument board_;
  BoardArgument givens_;
  std::string format_ = "text";
  SolvingOptions solving_;
  StyleOptions styles_;
  TextStyle style_;
  FormatOptions formats_;
};

}  // namespace

std::unique_ptr<Command> make_check_progress() {
  return std::make_unique<CheckProgress>();
}

}  // namespace deduku::cli
