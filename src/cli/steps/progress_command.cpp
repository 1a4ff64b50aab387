// A board in progress: which entries are wrong and why, which pencil marks are missing, which could go.
#include "deduku/explain.hpp"
#include "deduku/json.hpp"
#include "src/cli/command/command.hpp"
#include "src/cli/command/solutions.hpp"
#include "src/cli/command/style_options.hpp"
#include "src/cli/io/signals.hpp"
#include "src/cli/io/text.hpp"
#include "src/cli/steps/board_faults.hpp"
#include "src/cli/steps/why_text.hpp"
#include "src/present/words.hpp"

namespace deduku::cli {

namespace {

class CheckProgress final : public Command {
  void declare(Arguments& arguments) override {
    board_.declare(arguments, "PUZZLE", "The board: a file, - for standard input, or written out");
    givens_.declare(arguments, "--givens", "The original puzzle, if the board does not show which digits are given");
    arguments.choice("--format", format_, {"text", "json"}, "The form of the output");
    solving_.declare(arguments);
    styles_.declare(arguments);
    formats_.declare(arguments);
  }

  ExitCode run(Session& session) override {
    style_ = styles_.style();
    const Ladder ladder = solving_.ladder(session.out);
    const SolverOptions options = solving_.solver_options();
    const std::string json_type = format_ == "json" ? session.command : "";
    if (!json_type.empty()) write_header(session, ladder, options, style_);
    Board board = read_board(session, board_, formats_, true, json_type);
    const Board puzzle =
        givens_.is_given() ? read_board(session, givens_, formats_, true, json_type) : givens_only(board);

    if (const int lost = claim_givens(board, puzzle)) {
      return report(session, "mismatch", mismatch_text(puzzle, lost, style_) + "\n", {}, board);
    }
    if (const auto conflict = find_conflict(puzzle)) {
      return report(session, name(ProgressStatus::none), conflict_text(*conflict, style_) + ".\n", {}, board);
    }
    const BoardProgress progress = check_progress(board, ladder, options);
    if (interrupted()) return interrupted_code();
    return report(session, name(progress.status), progress_text(progress, board), progress, board);
  }

  ExitCode report(Session& session, std::string_view status, const std::string& text, const BoardProgress& progress,
                  const Board& board) const {
    if (format_ == "json") {
      write_record(session, status, text, progress, board);
    } else {
      session.out.write(text);
    }
    return progress.status == ProgressStatus::right ? ExitCode::done : ExitCode::unsolved;
  }

  std::string progress_text(const BoardProgress& progress, const Board& board) const {
    if (progress.status == ProgressStatus::none) return no_solution_text(board, givens_.is_given(), style_) + "\n";
    const present::Words words(style_);
    std::string text;
    if (progress.status == ProgressStatus::several) {
      text = words.say("cli.progress.several") + "\n";
    } else if (progress.status == ProgressStatus::right) {
      text = right_text(entries_of(board).size(), words) + "\n";
    }
    for (const Why& refutation : progress.refutations) {
      const std::string why = why_text(refutation, board_without(board, progress.faults.wrong.cells()), style_);
      text += words.say("cli.progress.wrong", {{"cell", words.cells({refutation.candidate.cell()})},
                                               {"digit", words.digits({refutation.candidate.digit()})}}) +
              "\n" + why;
    }
    if (!progress.faults.missing.empty()) text += missing_marks_text(progress.faults.missing, style_) + "\n";
    if (!progress.faults.stale.empty()) text += stale_text(board, progress.faults.stale, 5, style_) + "\n";
    return text;
  }

  static std::string right_text(int entries, const present::Words& words) {
    if (entries == 0) return words.say("cli.progress.untouched");
    return words.say("cli.progress.right", {{"entries", present::counted(entries)}});
  }

  /// The cells that the player filled.
  static CellSet entries_of(const Board& board) { return cells_with_digit(board) - board.givens; }

  /// The board as the refutations see it.
  static Board board_without(Board board, const CellSet& wrong) {
    for (Cell cell : wrong) board.values[cell.index()] = 0;
    return board;
  }

  void write_record(Session& session, std::string_view status, const std::string& text, const BoardProgress& progress,
                    const Board& board) const {
    Json refutations = Json::array();
    for (const Why& refutation : progress.refutations) refutations.push_back(why_json(refutation, style_));
    write_json(session.out, {{"type", session.command},
                             {"status", status},
                             {"entries", entries_of(board).size()},
                             {"text", text},
                             {"wrong", candidates_json(progress.faults.wrong)},
                             {"refutations", refutations},
                             {"missing", candidates_json(progress.faults.missing)},
                             {"stale", candidates_json(progress.faults.stale)}});
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
