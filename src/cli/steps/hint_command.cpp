// The next step from the present board.
#include "deduku/explain.hpp"
#include "src/cli/command/board_options.hpp"
#include "src/cli/command/command.hpp"
#include "src/cli/command/fewest_choices.hpp"
#include "src/cli/command/json_records.hpp"
#include "src/cli/command/style_options.hpp"
#include "src/cli/io/signals.hpp"
#include "src/records/hint_record.hpp"

namespace deduku::cli {

namespace {

using records::HintAnswer;

/// The board with the hint, as a terminal shows it: all of the step at the last level, before that what the text says.
class HintBoard final : public records::HintObserver {
 public:
  HintBoard(const BoardOptions& options, int level, const Output& out, const TextStyle& style)
      : options_(options), level_(level), out_(out), style_(style) {}

  void on_step(const StepView& view) override { text_ = board_of(view); }
  /// "" where it is not asked for, or where there is no step.
  const std::string& text() const { return text_; }

 private:
  std::string board_of(const StepView& view) const {
    if (level_ >= 5) return options_.board(draw::picture_of(view), out_, style_);
    return options_.board(view.before, hint_sight(view, level_), out_, style_);
  }

  const BoardOptions& options_;
  int level_;
  const Output& out_;
  TextStyle style_;
  std::string text_;
};

/// Options that do nothing on the ladders of frozen scales, which have one next step.
constexpr std::array<IdleOption, 4> idle_in_hint = {{
    {"se", "--prefer", "does nothing with --ladder se, which has one next step"},
    {"hodoku", "--prefer", "does nothing with --ladder hodoku, which has one next step"},
    {"se", "--free", "belongs to --prefer progress"},
    {"hodoku", "--free", "belongs to --prefer progress"},
}};

class Hint final : public Command {
  void declare(Arguments& arguments) override {
    board_.declare(arguments, "PUZZLE", "The board: a file, - for standard input, or written out");
    arguments.choice("--level", level_word_, {"1", "2", "3", "4", "5"},
                     "From where to look (1) to the whole argument (5)");
    givens_.declare(arguments, "--givens", "The original puzzle, if the board does not show which digits are given");
    arguments.choice("--format", format_, {"text", "json"}, "The form of the output");
    arguments.choice("--prefer", preference_, {records::preferences.begin(), records::preferences.end()},
                     "The easiest step, or once the free techniques are done the one that unlocks most of\n"
                     "those that cost no more than the board needs");
    fewest_.declare_free(arguments);
    solving_.declare(arguments);
    styles_.declare(arguments);
    rating_.declare(arguments);
    view_.declare(arguments);
    formats_.declare(arguments);
  }

  ExitCode run(Session& session) override {
    given().refuse_idle(idle_on_frozen_ladders, solving_.mode());
    given().refuse_idle(idle_beside_se, solving_.mode());
    given().refuse_idle(idle_in_hint, solving_.mode());
    style_ = styles_.style();
    level_ = std::stoi(level_word_);
    const records::HintOptions options{level_, style_, step_question(solving_, rating_, session.out, style_.language),
                                       preference_ == "progress", fewest_.free()};
    view_.apply(given(), is_json(), session.out);
    if (is_json()) write_header(session, options.steps, rating_, style_);
    const std::string json_type = is_json() ? session.command : "";
    const Board board = read_board(session, board_, formats_, true, json_type);
    std::optional<Board> puzzle;
    if (givens_.is_given()) puzzle = read_board(session, givens_, formats_, true, json_type);
    HintBoard shown(view_, level_, session.out, style_);
    const HintAnswer answer = records::find_hint(board, puzzle ? &*puzzle : nullptr, options, &shown);
    if (interrupted()) return interrupted_code();
    if (is_json()) {
      write_answer(session, records::hint_json(answer, level_));
    } else {
      session.out.write(shown.text() + answer.text + "\n");
      if (!answer.note.empty()) session.out.write(answer.note + "\n");
    }
    return answer.status.as<records::HintFinding>() != nullptr ? ExitCode::done : ExitCode::unsolved;
  }

  bool is_json() const { return format_ == "json"; }

  BoardArgument board_;
  BoardArgument givens_;
  std::string level_word_ = "3";
  int level_ = 3;
  std::string preference_{records::preferences.front()};
  FewestChoices fewest_;
  std::string format_ = "text";
  FormatOptions formats_;
  SolvingOptions solving_;
  StyleOptions styles_;
  TextStyle style_;
  RatingChoices rating_;
  BoardOptions view_;
};

}  // namespace

std::unique_ptr<Command> make_hint() {
  return std::make_unique<Hint>();
}

}  // namespace deduku::cli
