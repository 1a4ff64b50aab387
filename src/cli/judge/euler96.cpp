// Project Euler 96: the sum of the corner numbers, or how far each set of techniques gets with the puzzles.
#include "src/cli/judge/euler96.hpp"

#include "deduku/solver.hpp"
#include "src/cli/command/command.hpp"
#include "src/cli/command/input.hpp"
#include "src/cli/command/solving_options.hpp"
#include "src/cli/io/failure.hpp"
#include "src/cli/io/text.hpp"
#include "src/search/admission.hpp"

namespace deduku::cli {

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

/// Sets of techniques whose results on these puzzles are well known. A full house is a single.
struct KnownSet {
  std::string_view name;
  std::string_view list;
};
constexpr std::array<KnownSet, 5> well_known = {{
    {"singles", "full_house,naked_single,hidden_single"},
    {"singles, pointing", "full_house,naked_single,hidden_single,pointing"},
    {"singles, pointing, hidden pairs", "full_house,naked_single,hidden_single,pointing,hidden_pair"},
    {"singles, pointing, claiming, naked pairs", "full_house,naked_single,hidden_single,pointing,claiming,naked_pair"},
    {"singles, pointing, claiming, naked and hidden pairs",
     "full_house,naked_single,hidden_single,pointing,claiming,naked_pair,hidden_pair"},
}};

/// A longer list of numbers is of no use to a person.
constexpr std::size_t longest_list = 12;

/// One line: how many puzzles the ladder solves alone, and which ones it does not solve.
void write_line(Output& out, const std::vector<Grid>& puzzles, const Ladder& ladder, const std::string& label) {
  Solver solver(ladder);
  std::vector<std::size_t> left;
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    if (solver.solve(puzzles[i]).outcome != Outcome::solved) left.push_back(i + 1);
  }
  std::string line = padded(std::to_string(puzzles.size() - left.size()), -6) + "  " + label;
  if (!left.empty() && left.size() <= longest_list) {
    line += "  (leaves";
    for (std::size_t puzzle : left) line += " " + std::to_string(puzzle);
    line += ")";
  }
  out.write(line + "\n");
}

/// Writes the number of puzzles solved by some well-known sets of techniques, then by the ladder up to each of its
/// rungs.
void write_ladder_report(Output& out, const std::vector<Grid>& puzzles, const Ladder& ladder) {
  out.write("solved  of " + counted(puzzles.size(), "puzzle") + " with these techniques\n");
  for (const KnownSet& set : well_known) {
    write_line(out, puzzles, *records::select_techniques(ladder, std::string(set.list)), std::string(set.name));
  }
  out.write("\nsolved  of " + counted(puzzles.size(), "puzzle") + " with the ladder " + ladder.name + " up to\n");
  Ladder growing{ladder.name, {}};
  for (const Rung& rung : ladder.rungs) {
    growing.rungs.push_back(rung);
    write_line(out, puzzles, growing, std::string(key(rung.technique)));
  }
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
