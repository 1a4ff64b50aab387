#include "deduku/solver.hpp"
#include "src/cli/command/solving_options.hpp"
#include "src/cli/io/text.hpp"
#include "src/cli/judge/euler96.hpp"

namespace deduku::cli {

namespace {

/// Sets of techniques whose results on these puzzles are well known. A full house is a single.
struct TechniqueSet {
  std::string_view name;
  std::string_view list;
};
constexpr std::array<TechniqueSet, 5> well_known = {{
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

}  // namespace

void write_ladder_report(Output& out, const std::vector<Grid>& puzzles, const Ladder& ladder) {
  out.write("solved  of " + counted(puzzles.size(), "puzzle") + " with these techniques\n");
  for (const TechniqueSet& set : well_known) {
    write_line(out, puzzles, *records::select_techniques(ladder, std::string(set.list)), std::string(set.name));
  }
  out.write("\nsolved  of " + counted(puzzles.size(), "puzzle") + " with the ladder " + ladder.name + " up to\n");
  Ladder growing{ladder.name, {}};
  for (const Rung& rung : ladder.rungs) {
    growing.rungs.push_back(rung);
    write_line(out, puzzles, growing, std::string(key(rung.technique)));
  }
}

}  // namespace deduku::cli
