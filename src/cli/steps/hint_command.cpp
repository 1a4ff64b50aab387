// The next step from the present board. A mistake is reported before any hint, and level by level, too: no step follows
// from a wrong board.
#include "deduku/explain.hpp"
#include "deduku/json.hpp"
#include "src/cli/command/command.hpp"
#include "src/cli/command/json_records.hpp"
#include "src/cli/command/se_path.hpp"
#include "src/cli/command/solutions.hpp"
#include "src/cli/command/style_options.hpp"
#include "src/cli/io/signals.hpp"
#include "src/cli/io/text.hpp"
#include "src/cli/steps/board_faults.hpp"
#include "src/present/words.hpp"

namespace deduku::cli {

namespace {

enum class HintStatus : std::uint8_t {
  found,          ///< a step
  complete,       ///< the grid is full
  stale,          ///< marks that placed digits exclude
  wrong,          ///< digits or missing marks that contradict the solution
  mismatch,       ///< the board does not belong to the puzzle
  none,           ///< there is no solution
  several,        ///< there are several
  stuck,          ///< no technique applies
  out_of_budget,  ///< the search for a step was broken off
};

/// The word in the record.
std::string_view name(HintStatus status) {
  static constexpr std::array<std::string_view, 9> names = {"found", "complete", "stale", "wrong",        "mismatch",
                                                            "none",  "several",  "stuck", "out_of_budget"};
  return names[static_cast<std::size_t>(status)];
}

/// What there is to say about a board.
struct HintAnswer {
  HintStatus status;
  std::string text;
  std::string note{};    ///< what a hint depends on; "" for nothing
  std::string ladder{};  ///< the one of the step; "" without a step
  BoardFaults faults{};
  Json step = nullptr;
  std::string board{};  ///< as a terminal shows it; "" where it is not asked for
};

Json candidates_json(const CandidateSet& candidates) {
  Json list = Json::array();
  for (Candidate candidate : candidates) {
    list.push_back({{"cell", cell_json(candidate.cell())},
                    {"row", candidate.cell().row().number()},
                    {"column", candidate.cell().column().number()},
                    {"digit", candidate.digit().number()}});
  }
  return list;
}

Json cells_json(const CellSet& cells) {
  Json list = Json::array();
  for (Cell cell : cells) list.push_back(cell_json(cell));
  return list;
}

Json or_null(const std::string& text) {
  return text.empty() ? Json(nullptr) : Json(text);
}

/// Options that do nothing in a mode: "se" with --ladder se, "path" otherwise.
constexpr std::array<IdleOption, 3> idle_options = {{
    {"path", "--se-mode", "belongs to --ladder se"},
    {"path", "--budget", "belongs to --ladder se"},
    {"se", "--techniques", "does nothing with --ladder se, of which no part can be left out"},
}};

class Hint final : public Command {
  void declare(Arguments& arguments) override {
    board_.declare(arguments, "PUZZLE", "The board: a file, - for standard input, or written out");
    arguments.choice("--level", level_word_, {"1", "2", "3", "4", "5"},
                     "From where to look (1) to the whole argument (5)");
    givens_.declare(arguments, "--givens", "The original puzzle, if the board does not show which digits are given");
    arguments.choice("--format", format_, {"text", "json"}, "The form of the output");
    solving_.declare(arguments);
    styles_.declare(arguments);
    rating_.declare(arguments);
    view_.declare(arguments);
    formats_.declare(arguments);
  }

  ExitCode run(Session& session) override {
    given().refuse_idle(idle_options, solving_.is_se() ? "se" : "path");
    if (!solving_.is_se()) ladder_ = solving_.ladder(session.out);
    options_ = solving_.solver_options();
    style_ = styles_.style();
    level_ = std::stoi(level_word_);
    view_.apply(given(), is_json(), session.out);
    out_ = &session.out;
    if (is_json()) write_head(session);
    const std::string json_type = is_json() ? session.command : "";
    Board board = read_board(session, board_, formats_, true, json_type);
    const Board puzzle =
        givens_.is_given() ? read_board(session, givens_, formats_, true, json_type) : givens_only(board);
    const HintAnswer answer = answer_for(std::move(board), puzzle);
    if (interrupted()) return interrupted_code();
    if (is_json()) {
      write_record(session, answer);
    } else {
      session.out.write(answer.board + answer.text + "\n");
      if (!answer.note.empty()) session.out.write(answer.note + "\n");
    }
    const bool is_done = answer.status == HintStatus::found || answer.status == HintStatus::stale ||
                         answer.status == HintStatus::complete;
    return is_done ? ExitCode::done : ExitCode::unsolved;
  }

  HintAnswer answer_for(Board board, const Board& puzzle) const {
    if (const int lost = claim_givens(board, puzzle)) return {HintStatus::mismatch, mismatch_text(puzzle, lost)};
    if (const auto conflict = find_conflict(puzzle))
      return {HintStatus::none, conflict_hint(*conflict, level_, style_)};
    const std::vector<Solution> solutions = two_solutions(Grid(puzzle), *options_.search);
    if (solutions.empty()) return {HintStatus::none, no_solution_text(board)};
    if (solutions.size() == 1) return check_and_step(board, solutions.front());
    return answer_for_several(board);
  }

  std::string say(std::string_view key) const { return present::Words(style_).say(key); }

  std::string mismatch_text(const Board& puzzle, int lost) const {
    return present::Words(style_).say(
        "cli.hint.mismatch", {{"lost", present::counted(lost)}, {"givens", present::counted(puzzle.givens.size())}});
  }

  std::string no_solution_text(const Board& board) const {
    if (givens_.is_given() || givens_only(board) != board) return say("cli.hint.none");
    return say("cli.hint.wrong_board");
  }

  /// Where the pencil marks belong to the puzzle, its digits alone may leave several solutions; and what the player
  /// placed may leave one of them.
  HintAnswer answer_for_several(const Board& board) const {
    if (const auto conflict = find_conflict(board)) return {HintStatus::none, conflict_hint(*conflict, level_, style_)};
    const std::vector<Solution> solutions = two_solutions(Grid(board), *options_.search);
    if (solutions.empty()) {
      return {HintStatus::none, say("cli.hint.wrong_entry")};
    }
    if (solutions.size() == 1) return check_and_step(board, solutions.front());
    if (options_.promise != Promise::none) {
      return {HintStatus::several, say("cli.hint.several")};
    }
    HintAnswer answer = stale_or_step(board);
    answer.note = say("cli.hint.several_note");
    return answer;
  }

  HintAnswer check_and_step(const Board& board, const Solution& solution) const {
    const BoardFaults faults = faults_of(board, solution);
    if (!faults.has_mistake()) return stale_or_step(board);
    HintAnswer answer{HintStatus::wrong, mistakes_text(faults, level_, style_)};
    answer.faults = faults;
    return answer;
  }

  /// Marks that placed digits exclude come first: the steps do not see them any more.
  HintAnswer stale_or_step(const Board& board) const {
    const CandidateSet stale = formats::stale_marks(board);
    if (stale.empty()) return next_step(Grid(board));
    HintAnswer answer{HintStatus::stale, stale_text(board, stale, level_, style_)};
    answer.faults.stale = stale;
    return answer;
  }

  /// The hint for a board without mistakes.
  HintAnswer next_step(const Grid& grid) const {
    if (grid.is_complete()) return {HintStatus::complete, say("cli.hint.complete")};
    if (solving_.is_se()) return next_se_step(grid);
    Solver solver(ladder_, options_);
    const std::optional<StepEvent> event = solver.next_step(grid, promise_of(grid, options_.promise, *options_.search));
    if (event) {
      return {HintStatus::found,
              hint_text(*event, level_, style_),
              "",
              ladder_.name,
              {},
              step_json(*event, event->rung, style_),
              board_of(*event)};
    }
    return stuck();
  }

  HintAnswer next_se_step(const Grid& grid) const {
    HintAnswer answer = stuck();
    const SeRating rating = BudgetedRater(rating_, options_.promise).explain_next(grid, [&](const SeStepView& view) {
      answer = {HintStatus::found, hint_text(view, level_, style_), "", "se", {}, se_step_json(view, style_),
                board_of(view)};
    });
    if (rating.outcome == Outcome::broken_off) {
      return {HintStatus::out_of_budget, say("cli.hint.broken_off")};
    }
    return answer;
  }

  /// The board beside the hint: all of the step at the last level, before that what the text tells. `View` is that of a
  /// step of either ladder.
  template <class View>
  std::string board_of(const View& view) const {
    if (level_ >= 5) return view_.board(draw::picture_of(view), *out_, style_);
    return view_.board(view.before, hint_sight(view, level_), *out_, style_);
  }

  HintAnswer stuck() const { return {HintStatus::stuck, say("cli.hint.stuck")}; }

  bool is_json() const { return format_ == "json"; }

  void write_head(Session& session) const {
    if (!solving_.is_se()) return write_header(session, ladder_, options_, style_);
    write_json(session.out, se_header_json(session.command, rating_, options_, style_));
  }

  void write_record(Session& session, const HintAnswer& answer) const {
    write_json(session.out, {{"type", session.command},
                             {"status", name(answer.status)},
                             {"level", level_},
                             {"text", answer.text},
                             {"note", or_null(answer.note)},
                             {"wrong", candidates_json(answer.faults.wrong)},
                             {"missing", cells_json(answer.faults.missing.cells())},
                             {"stale", candidates_json(answer.faults.stale)},
                             {"ladder", or_null(answer.ladder)},
                             {"step", answer.step}});
  }

  BoardArgument board_;
  BoardArgument givens_;
  std::string level_word_ = "3";
  int level_ = 3;
  std::string format_ = "text";
  FormatOptions formats_;
  SolvingOptions solving_;
  StyleOptions styles_;
  TextStyle style_;
  RatingChoices rating_;
  BoardOptions view_;
  const Output* out_ = nullptr;
  Ladder ladder_;
  SolverOptions options_;
};

}  // namespace

std::unique_ptr<Command> make_hint() {
  return std::make_unique<Hint>();
}

}  // namespace deduku::cli
