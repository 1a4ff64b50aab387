// Why a cell cannot hold a digit, or must hold it: the steps that this rests on, and no others.
#include "deduku/explain.hpp"
#include "src/cli/command/budget.hpp"
#include "src/cli/command/command.hpp"
#include "src/cli/command/json_records.hpp"
#include "src/cli/command/style_options.hpp"
#include "src/cli/io/failure.hpp"
#include "src/cli/io/signals.hpp"
#include "src/cli/io/text.hpp"
#include "src/records/standing.hpp"
#include "src/records/why_text.hpp"

namespace deduku::cli {

namespace {

/// Whether a character is a digit from 1 to 9.
bool is_digit(char symbol) {
  return '1' <= symbol && symbol <= '9';
}

/// "r3c5", however it is capitalised, or the name of a cell in the notation that is asked for.
Cell cell_of(const std::string& word, const TextStyle& style) {
  const std::string text = lower_case(word);
  if (text.size() == 4 && text[0] == 'r' && is_digit(text[1]) && text[2] == 'c' && is_digit(text[3])) {
    return Cell::at(text[1] - '1', text[3] - '1');
  }
  for (Cell cell : Cell::all()) {
    if (lower_case(cells_text({cell}, style)) == text) return cell;
  }
  const std::string example = " such as " + cells_text({Cell::at(2, 4)}, style);
  throw Failure(ExitCode::usage, word.empty() ? "CELL: expected a cell" + example
                                              : "CELL: \"" + echo(word) + "\" is not a cell" + example);
}

Digit digit_of(const std::string& word) {
  if (word.size() == 1 && is_digit(word[0])) return Digit::of(word[0] - '0');
  throw Failure(ExitCode::usage, word.empty() ? "DIGIT: expected a digit from 1 to 9"
                                              : "DIGIT: \"" + echo(word) + "\" is not a digit from 1 to 9");
}

class WhyCommand final : public Command {
  void declare(Arguments& arguments) override {
    board_.declare(arguments, "PUZZLE", "The puzzle or board: a file, - for standard input, or written out");
    arguments.text("CELL", cell_, "The cell, such as r3c5");
    arguments.text("DIGIT", digit_, "The digit in question, 1 to 9");
    arguments.choice("--format", format_, {"text", "json"}, "The form of the output");
    solving_.declare(arguments);
    declare_budget(arguments, budget_);
    styles_.declare(arguments);
    formats_.declare(arguments);
  }

  ExitCode run(Session& session) override {
    const TextStyle style = styles_.style();
    const Ladder ladder = solving_.ladder(session.out, style.language);
    SolverOptions options = solving_.solver_options();
    options.work = limits_of(budget_);
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
  std::string budget_{default_budget};
  StyleOptions styles_;
  FormatOptions formats_;
};

}  // namespace

std::unique_ptr<Command> make_why() {
  return std::make_unique<WhyCommand>();
}

}  // namespace deduku::cli
