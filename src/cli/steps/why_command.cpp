// The reason why a cell cannot contain a digit, or must contain it: the steps that this depends on, and no others.
#include "deduku/explain.hpp"
#include "src/cli/command/command.hpp"
#include "src/cli/command/given_budget.hpp"
#include "src/cli/command/json_records.hpp"
#include "src/cli/command/style_options.hpp"
#include "src/cli/io/failure.hpp"
#include "src/cli/io/signals.hpp"
#include "src/cli/io/text.hpp"
#include "src/cli/steps/move_text.hpp"
#include "src/records/puzzle_record.hpp"
#include "src/records/why_record.hpp"
#include "src/records/why_text.hpp"

namespace deduku::cli {

namespace {

/// "r3c5", or the name of a cell in the selected notation.
Cell cell_of(const std::string& word, const TextStyle& style) {
  if (const std::optional<Cell> cell = cell_of_word(word, style)) return *cell;
  const std::string example = " such as " + cells_text({Cell::at(2, 4)}, style);
  refuse_usage(word.empty() ? "CELL: expected a cell" + example
                            : "CELL: \"" + echo(word) + "\" is not a cell" + example);
}

Digit digit_of(const std::string& word) {
  if (word.size() == 1 && '1' <= word[0] && word[0] <= '9') return Digit::of(word[0] - '0');
  refuse_usage(word.empty() ? "DIGIT: expected a digit from 1 to 9"
                            : "DIGIT: \"" + echo(word) + "\" is not a digit from 1 to 9");
}

class WhyCommand final : public Command {
  void declare(Arguments& arguments) override {
    arguments.method("why");
    board_.declare(arguments, "PUZZLE", "Puzzle or board: a file, the puzzle itself, or - for standard input");
    arguments.text("CELL", cell_, "Cell, such as r3c5");
    arguments.text("DIGIT", digit_, "Digit, 1 to 9");
    arguments.format(format_);
    solving_.declare(arguments);
    solving_.declare_budget(arguments);
    styles_.declare(arguments);
    formats_.declare(arguments);
  }

  ExitCode run(Session& session) override {
    const TextStyle style = styles_.style();
    const Ladder ladder = solving_.ladder(session.out, style.language);
    SolverOptions options = solving_.solver_options();
    options.work = solving_.limits();
    const Cell cell = cell_of(cell_, style);
    const Candidate candidate(cell, digit_of(digit_));
    const bool is_json = format_ == "json";
    if (is_json) write_header(session, ladder, options, style);
    const Board board = read_board(session, board_, formats_, false, is_json ? session.command : "");
    const Why answer = why(Grid(board), candidate, ladder, options);
    if (interrupted()) return interrupted_code();
    if (is_json) {
      Json json = records::why_json(answer, style);
      records::add_standing(json, board);
      write_answer(session, json);
    } else {
      session.out.write(records::why_answer_text(answer, board, style));
    }
    if (answer.status == Outcome::unsound) return ExitCode::own_check_failed;
    return records::is_answered(answer) ? ExitCode::done : ExitCode::unsolved;
  }

  BoardArgument board_;
  std::string cell_;
  std::string digit_;
  std::string format_ = "text";
  SolvingOptions solving_;
  StyleOptions styles_;
  FormatOptions formats_;
};

}  // namespace

std::unique_ptr<Command> make_why() {
  return std::make_unique<WhyCommand>();
}

}  // namespace deduku::cli
