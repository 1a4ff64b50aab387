#include "src/cli/judge/euler96.hpp"
#include "src/search/admission.hpp"

#include "src/cli/command/command.hpp"
#include "src/cli/command/input.hpp"
#include "src/cli/command/solving_options.hpp"
#include "src/cli/io/failure.hpp"
#include "src/cli/io/text.hpp"

namespace deduku::cli {

int corner_number(const Solution& solution) {
  return 100 * solution[0].number() + 10 * solution[1].number() + solution[2].number();
}

namespace {

/// All puzzles of the file; an unreadable one would make the sum wrong.
std::vector<Grid> read_all(const std::string& file, const FormatOptions& formats, Output& out) {
  std::vector<Grid> puzzles;
  PuzzleStream stream({file}, formats.read_options(), out);
  while (const std::optional<InputPuzzle> puzzle = stream.next()) {
    if (!puzzle->record) {
      throw Failure(ExitCode::unreadable, error_text(puzzle->file, puzzle->record.error()));
    }
    puzzles.emplace_back(puzzle->record->board);
  }
  if (puzzles.empty()) throw Failure(ExitCode::unreadable, error_text(file, {0, 0, "expected a puzzle, found none"}));
  return puzzles;
}

int sum_of_corners(const std::vector<Grid>& puzzles) {
  int sum = 0;
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    const std::vector<Solution> solutions = search::two_solutions(puzzles[i], search::default_backend());
    if (solutions.size() != 1) {
      throw Failure(ExitCode::unsolved, "puzzle " + std::to_string(i + 1) + " has " +
                                            (solutions.empty() ? "no solution" : "several solutions"));
    }
    sum += corner_number(solutions.front());
  }
  return sum;
}

class Euler96 final : public Command {
  void declare(Arguments& arguments) override {
    arguments.text("FILE", file_, "File with the puzzles; -: standard input");
    arguments.flag("--ladder-report", reports_ladder_,
                   "Report how many puzzles each growing set of techniques solves, instead of the sum");
    arguments.method("read");
    formats_.declare(arguments);
  }

  ExitCode run(Session& session) override {
    const std::vector<Grid> puzzles = read_all(file_, formats_, session.out);
    if (reports_ladder_) {
      write_ladder_report(session.out, puzzles, default_ladder());
    } else {
      session.out.write(std::to_string(sum_of_corners(puzzles)) + "\n");
    }
    return ExitCode::done;
  }

  std::string file_ = "-";
  bool reports_ladder_ = false;
  FormatOptions formats_;
};

}  // namespace

std::unique_ptr<Command> make_euler96() {
  return std::make_unique<Euler96>();
}

}  // namespace deduku::cli
