// The next step from the current board.
#include "deduku/explain.hpp"
#include "src/cli/command/board_options.hpp"
#include "src/cli/command/command.hpp"
#include "src/cli/command/json_records.hpp"
#include "src/cli/command/style_options.hpp"
#include "src/cli/io/signals.hpp"
#include "src/records/hint_finder.hpp"
#include "src/records/progress_record.hpp"

namespace deduku::cli {

namespace {

/// Options without effect on the ladders of frozen scales, which have one next step.
constexpr std::array<IneffectiveOptions, 2> idle_in_hint = {{
    {"se hodoku", "--prefer", "does nothing with --ladder *, which has one next step"},
    {"se hodoku", "--free", "needs --prefer progress"},
}};

class Hint final : public Command {
  void declare(Arguments& arguments) override {
    arguments.method("hint");
    board_.declare(arguments, "PUZZLE", "Puzzle or board: a file, the puzzle itself, or - for standard input");
    arguments.option("level", level_);
    givens_.declare(arguments, "givens");
    arguments.format(format_);
    arguments.option("prefer", preference_);
    solving_.declare_free(arguments);
    solving_.declare(arguments);
    styles_.declare(arguments);
    solving_.declare_scales(arguments);
    view_.declare(arguments);
    formats_.declare(arguments);
  }

  ExitCode run(Session& session) override {
    SolvingOptions::refuse_idle(given(), solving_.mode());
    given().refuse_idle(idle_in_hint, solving_.mode());
    style_ = styles_.style();
    const int level = static_cast<int>(level_);
    const records::HintOptions options{level, style_, solving_.question(session.out, style_.language),
                                       preference_ == "progress", solving_.free()};
    view_.apply(given(), is_json(), session.out);
    if (is_json()) write_header(session, options.steps, solving_, style_);
    const std::string json_type = is_json() ? session.command : "";
    const Board board = read_board(session, board_, formats_, true, json_type);
    std::optional<Board> puzzle;
    if (givens_.is_given()) puzzle = read_board(session, givens_, formats_, true, json_type);
    const deduku::Hint answer = records::find_hint(board, puzzle ? &*puzzle : nullptr, options);
    if (interrupted()) return interrupted_code();
    if (is_json()) {
      write_answer(session, records::hint_json(answer, level, style_));
    } else {
      session.out.write((answer.step ? shown_board(*answer.step, session.out) : "") + answer.text + "\n");
      if (!answer.note.empty()) session.out.write(answer.note + "\n");
    }
    return answer.status.as<HintFinding>() != nullptr ? ExitCode::done : ExitCode::unsolved;
  }

  bool is_json() const { return format_ == "json"; }

  /// The board at a terminal: with the whole step at the last level, before that only with the parts in the text; "" if
  /// it is not requested.
  std::string shown_board(const StepView& view, const Output& out) const {
    if (level_ >= 5) return view_.board(draw::picture_of(view), out, style_);
    return view_.board(view.before, hint_sight(view, static_cast<int>(level_)), out, style_);
  }

  BoardArgument board_;
  BoardArgument givens_;
  std::uint64_t level_ = 0;
  std::string preference_;
  std::string format_ = "text";
  FormatOptions formats_;
  SolvingOptions solving_;
  StyleOptions styles_;
  TextStyle style_;
  BoardOptions view_;
};

}  // namespace

std::unique_ptr<Command> make_hint() {
  return std::make_unique<Hint>();
}

}  // namespace deduku::cli
