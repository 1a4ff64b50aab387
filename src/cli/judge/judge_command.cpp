// The judge problems: from standard input to standard output, byte for byte, because the judge compares bytes.
#include <algorithm>
#include <array>

#include "deduku/target.hpp"
#include "src/cli/command/command.hpp"
#include "src/cli/io/failure.hpp"
#include "src/cli/io/text.hpp"
#include "src/cli/judge/euler96.hpp"
#include "src/cli/judge/judge_input.hpp"
#include "src/search/admission.hpp"

namespace deduku::cli {

namespace {

/// The grid of a board; empty if its digits contradict each other.
std::optional<Grid> consistent_grid(const Board& board) {
  return find_conflict(board) ? std::nullopt : std::optional(Grid(board));
}

/// A solution of a puzzle that is solvable by the statement of the problem.
Solution promised_solution(const JudgeInput& input, const Board& board) {
  const std::optional<Grid> grid = consistent_grid(board);
  const std::optional<Solution> solution = grid ? search::solve(*grid) : std::nullopt;
  if (!solution) {
    throw Failure(ExitCode::unsolved, error_text("-", {input.line(), 0, "this puzzle has no solution"}));
  }
  return *solution;
}

/// The solution of a puzzle that has exactly one by the statement of the problem.
Solution only_solution(const JudgeInput& input, const Board& board) {
  const Solution solution = promised_solution(input, board);
  if (!search::is_unique(search::Puzzle(board))) {
    throw Failure(ExitCode::unsolved, error_text("-", {input.line(), 0, "this puzzle has several solutions"}));
  }
  return solution;
}

/// Nine lines of nine digits with `between` between the digits.
std::string rows_text(const Solution& solution, std::string_view between) {
  std::string text;
  for (Cell cell : Cell::all()) {
    text += static_cast<char>('0' + solution[cell].number());
    text += cell.index() % 9 == 8 ? "\n" : between;
  }
  return text;
}

/// Lines of 81 characters until "end"; each solution is one line.
void poj3074(JudgeInput& input, Output& out) {
  const std::string expected = "81 characters, or \"end\"";
  for (std::string_view word = input.expect_word(expected); word != "end"; word = input.expect_word(expected)) {
    Board board;
    input.fill(board, Cell(0), Cell::count, word, '.');
    out.write(solution_text(promised_solution(input, board)) + "\n");
    out.end_record();
  }
}

/// The number of cases, then nine lines of nine digits for each; the same form without the number.
void poj2676(JudgeInput& input, Output& out) {
  const int cases = input.expect_number(1000000, "the number of cases");
  for (int i = 0; i < cases; ++i) {
    out.write(rows_text(promised_solution(input, input.expect_rows()), ""));
    out.end_record();
  }
  input.expect_end();
}

/// Nine lines of nine numbers; the same form if there is exactly one solution. Fewer than 17 givens never have one.
void nod1211(JudgeInput& input, Output& out) {
  constexpr int fewest_givens = 17;
  const Board board = input.expect_numbers();
  input.expect_end();
  const std::optional<Grid> grid = consistent_grid(board);
  std::vector<Solution> solutions;
  if (grid && board.givens.size() >= fewest_givens) solutions = search::two_solutions(*grid, search::default_backend());
  out.write(solutions.size() == 1 ? rows_text(solutions.front(), " ") : "No Solution\n");
}

/// Target Sudoku of NOIP 2009: nine lines of nine numbers; the best score of all solutions, or -1.
void p1074(JudgeInput& input, Output& out) {
  const Board board = input.expect_numbers();
  input.expect_end();
  const std::optional<Grid> grid = consistent_grid(board);
  const std::optional<search::Target> best = grid ? search::best_target(*grid) : std::nullopt;
  out.write(std::to_string(best ? best->score : -1) + "\n");
}

/// "Grid 01" and nine lines of nine digits, repeatedly; the sum of the corner numbers.
void euler96(JudgeInput& input, Output& out) {
  int sum = 0;
  for (std::string_view word = input.next_word(); !word.empty(); word = input.next_word()) {
    if (word != "Grid") input.fail("\"Grid\" and a number");
    (void)input.expect_number(1000000, "the number of the grid");
    sum += corner_number(only_solution(input, input.expect_rows()));
  }
  out.write(std::to_string(sum) + "\n");
}

struct JudgeProblem {
  std::string_view name;
  /// The site, the input and the output.
  std::string_view meaning;
  void (*solve)(JudgeInput& input, Output& out);
};

constexpr std::array<JudgeProblem, 5> judge_problems = {{
    {"poj3074", "POJ 3074: lines of 81 characters until \"end\"; prints each solution on a line", poj3074},
    {"poj2676", "POJ 2676: the number of cases, then nine lines of nine digits each; prints the same form", poj2676},
    {"51nod1211", "51Nod 1211: nine lines of nine numbers; prints the solution, or \"No Solution\" unless it is unique",
     nod1211},
    {"p1074", "Luogu P1074, Target Sudoku of NOIP 2009: nine lines of nine numbers; prints the best score, or -1",
     p1074},
    {"euler96",
     "Project Euler 96: \"Grid 01\" and nine lines of nine digits, repeated; prints the sum of the corner "
     "numbers",
     euler96},
}};

class Judge final : public Command {
  void declare(Arguments& arguments) override {
    std::vector<std::string> names;
    for (const JudgeProblem& problem : judge_problems) names.emplace_back(problem.name);
    arguments.choice("PROBLEM", problem_, names, "Problem of the judge; see below");
  }

  std::vector<HelpSection> help_sections() const override {
    HelpSection section{"Problems, with their input and output", {}};
    for (const JudgeProblem& problem : judge_problems)
      section.rows.emplace_back(std::string(problem.name), std::string(problem.meaning));
    return {section};
  }

  ExitCode run(Session& session) override {
    JudgeInput input(session.out);
    std::ranges::find(judge_problems, problem_, &JudgeProblem::name)->solve(input, session.out);
    return ExitCode::done;
  }

  std::string problem_;
};

}  // namespace

std::unique_ptr<Command> make_judge() {
  return std::make_unique<Judge>();
}

}  // namespace deduku::cli
