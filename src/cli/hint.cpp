// The next step from the present board. An entry that contradicts the solution is reported before any hint:
// from a wrong board every step is wrong.
#include "deduku/explain.hpp"
#include "deduku/json.hpp"
#include "src/cli/command.hpp"
#include "src/cli/json_records.hpp"
#include "src/cli/solutions.hpp"
#include "src/cli/text.hpp"

namespace deduku::cli {

namespace {

/// What there is to say about a board.
struct Answer {
  std::string_view status;
  std::string text;
  CandidateSet wrong{};  ///< digits placed that contradict the solution
  CellSet missing{};     ///< cells whose pencil marks lack the digit of the solution
  Json step = nullptr;
};

/// The placed digits and the pencil marks that contradict the solution.
void find_wrong_entries(const Board& board, const Solution& solution, Answer& answer) {
  for (Cell cell : Cell::all()) {
    const Digit digit = solution[cell.index()];
    const int value = board.values[cell.index()];
    if (value != 0 && value != digit.number()) answer.wrong.insert({cell, Digit::of(value)});
    if (value == 0 && board.marks && !(*board.marks)[cell.index()].contains(digit))
      answer.missing.insert(cell);
  }
}

/// A sentence about each kind of wrong entry; empty when there are none.
std::string wrong_entries_text(const Answer& answer) {
  std::string text;
  Step entries{};
  entries.places = answer.wrong;
  if (!answer.wrong.empty()) text = "Contradicts the solution: " + effects_text(entries) + ".";
  if (answer.missing.empty()) return text;
  return text + (text.empty() ? "" : " ") + "The pencil marks lack the right digit in " +
         cells_text(answer.missing) + ".";
}

Json wrong_json(const CandidateSet& wrong) {
  Json list = Json::array();
  for (Candidate candidate : wrong) {
    list.push_back({{"cell", cell_json(candidate.cell())},
                    {"row", candidate.cell().row().number()},
                    {"column", candidate.cell().column().number()},
                    {"digit", candidate.digit().number()}});
  }
  return list;
}

Json missing_json(const CellSet& missing) {
  Json list = Json::array();
  for (Cell cell : missing) list.push_back(cell_json(cell));
  return list;
}

class Hint final : public Command {
  void declare(Arguments& arguments) override {
    board_.declare(arguments, "PUZZLE", "The board: a file, - for standard input, or written out");
    arguments.choice("--level", level_, {"1", "2", "3", "4", "5"},
                     "From where to look (1) to the whole argument (5)");
    givens_.declare(arguments, "--givens", "The puzzle the board came from, where the board does not tell");
    arguments.choice("--format", format_, {"text", "json"}, "The form of the output");
    solving_.declare(arguments);
    formats_.declare(arguments);
  }

  ExitCode run(Session& session) override {
    const Ladder ladder = solving_.ladder(session.out);
    const bool is_json = format_ == "json";
    if (is_json) write_header(session, ladder, solving_.solver_options());
    const std::string json_type = is_json ? session.command : "";
    const Board board = read_board(session, board_, formats_, true, json_type);
    const Board puzzle =
        givens_.is_given() ? read_board(session, givens_, formats_, true, json_type) : givens_only(board);
    const Answer answer = answer_for(board, puzzle, ladder);
    if (format_ == "json") {
      write_record(session, answer);
    } else {
      session.out.write(answer.text + "\n");
    }
    const bool is_done = answer.status == "found" || answer.status == "complete";
    return is_done ? ExitCode::done : ExitCode::undone;
  }

  Answer answer_for(const Board& board, const Board& puzzle, const Ladder& ladder) const {
    if (const auto conflict = find_conflict(puzzle)) {
      return {"none", conflict_text(*conflict) + ": one of them is wrong."};
    }
    const search::Backend& backend = *solving_.solver_options().search;
    std::vector<Solution> solutions = two_solutions(Grid(puzzle), backend);
    // Where the pencil marks belong to the puzzle, its digits alone may leave several solutions.
    if (solutions.size() > 1 && !find_conflict(board)) solutions = two_solutions(Grid(board), backend);
    if (solutions.empty()) return {"none", no_solution_text(board)};
    if (solutions.size() > 1) return {"several", "The puzzle has several solutions."};
    Answer answer{"wrong", ""};
    find_wrong_entries(board, solutions.front(), answer);
    answer.text = wrong_entries_text(answer);
    if (!answer.text.empty()) return answer;
    return next_step(Grid(board), ladder);
  }

  std::string no_solution_text(const Board& board) const {
    if (givens_.is_given()) return "The puzzle has no solution.";
    if (givens_only(board) == board) {
      return "The board has no solution, so some entry is wrong; with --givens PUZZLE it can be named.";
    }
    return "The puzzle has no solution.";
  }

  /// The hint for a board with one solution and without mistakes.
  Answer next_step(const Grid& grid, const Ladder& ladder) const {
    if (grid.is_complete()) return {"complete", "The grid is complete."};
    const SolverOptions options = solving_.solver_options();
    Solver solver(ladder, options);
    const std::optional<StepEvent> event =
        solver.next_step(grid, promise_of(grid, options.uniqueness, *options.search));
    if (!event) return {"stuck", "No technique of the ladder applies: logic has no next step."};
    return {"found", hint_text(*event, std::stoi(level_)), {}, {}, step_json(*event, event->rung)};
  }

  void write_record(Session& session, const Answer& answer) const {
    write_json(session.out, {{"type", session.command},
                             {"status", answer.status},
                             {"level", std::stoi(level_)},
                             {"text", answer.text},
                             {"wrong", wrong_json(answer.wrong)},
                             {"missing", missing_json(answer.missing)},
                             {"step", answer.step}});
  }

  BoardArgument board_;
  BoardArgument givens_;
  std::string level_ = "3";
  std::string format_ = "text";
  FormatOptions formats_;
  SolvingOptions solving_;
};

}  // namespace

std::unique_ptr<Command> make_hint() {
  return std::make_unique<Hint>();
}

}  // namespace deduku::cli
