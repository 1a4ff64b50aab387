#include <array>

#include "src/cli/command/command.hpp"

namespace deduku::cli {

std::span<const CommandEntry> commands() {
  static constexpr auto table = std::to_array<CommandEntry>({
      {"rate", "Rate puzzles: R, ER, level and score of HoDoKu, W, B and others",
       "deduku rate puzzles/er-2.5.txt --format csv", make_rate},
      {"solve", "Solve puzzles: the path of reasons, then the grid", "deduku solve puzzles/top95.txt --fast",
       make_solve},
      {"hint", "The next step from the present board, from vague to exact",
       "deduku hint board.txt --givens puzzle.txt --level 3", make_hint},
      {"steps", "Every step of the solution of a puzzle, one per line",
       "deduku steps puzzle.txt --format json > plan.ndjson", make_steps},
      {"explain", "Explain a puzzle from its givens to its solution, as a page or as Markdown",
       "deduku explain puzzle.txt -o walk.html", make_explain},
      {"draw", "Draw steps of the solution of a puzzle, or its board, as pictures",
       "deduku draw puzzle.txt --technique w_wing -o w_wing.svg", make_draw},
      {"sheet", "Print puzzles of lists, some on each page, with their solutions on the last ones",
       "deduku sheet puzzles/er-2.5.txt --title Sunday -o sunday.pdf", make_sheet},
      {"book", "Make a book of new puzzles: pages, a table of them, and a record that makes it again",
       "deduku book --level easy:24 --level medium:36 --paper 6x9in -o book.pdf", make_book},
      {"why", "Why a cell cannot hold a digit, or must: the steps this rests on", "deduku why puzzle.txt r3c5 7",
       make_why},
      {"verify", "Prove each step of paths that were written as JSON, from its premises alone",
       "deduku solve puzzle.txt --format json | deduku verify", make_verify},
      {"prove", "Write the path of a puzzle as a proof that other programs check",
       "deduku prove puzzle.txt --cnf puzzle.cnf --lrat puzzle.lrat --unique", make_prove},
      {"check-progress", "What is wrong with the present board, and why",
       "deduku check-progress board.txt --givens puzzle.txt", make_check_progress},
      {"check", "Say whether puzzles are valid, unique and minimal", "deduku check puzzles/top95.txt", make_check},
      {"count", "Count solutions", "deduku count puzzle.txt --limit 1000", make_count},
      {"convert", "Write puzzles in another format", "deduku convert puzzles/project_euler_096.txt --to line",
       make_convert},
      {"canon", "Write puzzles in their canonical form, the same for all equivalent puzzles",
       "deduku canon puzzles/top95.txt --dedupe", make_canon},
      {"minimise", "Leave out givens until the puzzle would have several solutions",
       "deduku minimise puzzle.txt --seed 7", make_minimise},
      {"generate", "Make puzzles that meet wishes, and say what is guaranteed",
       "deduku generate --count 10 --symmetry half_turn --minimal --seed 7", make_generate},
      {"random", "Make random minimal puzzles", "deduku random --count 100 --seed 7 > puzzles.txt", make_random},
      {"merge", "Put the results of several machines together, and name what is missing",
       "deduku merge part1.csv part2.csv > all.csv", make_merge},
      {"stats", "Count the classes, ratings and techniques of results, and name the rare ones",
       "deduku stats ratings.csv --format svg > ratings.svg", make_stats},
      {"compare", "Say what differs between two results of the same list", "deduku compare old.csv new.csv",
       make_compare},
      {"techniques", "List the techniques of a ladder, or say all about one", "deduku techniques \"hidden pair\"",
       make_techniques},
      {"serve", "Answer the questions of another program, a JSON object on each line",
       "echo '{\"id\": 1, \"method\": \"random\"}' | deduku serve --stdio", make_serve},
      {"euler96", "Solve Project Euler 96: the sum of the numbers in the top left corners",
       "deduku euler96 puzzles/project_euler_096.txt", make_euler96},
      {"judge", "Solve a judge problem, standard input to standard output",
       "printf '%081d\\nend\\n' | tr 0 . | deduku judge poj3074", make_judge},
      {"bench", "Hash every step of a collection into one signature", "deduku bench bench/puzzles.txt", make_bench},
      {"cases", "Check technique case files, or propose what they should expect",
       "deduku cases tests/techniques/fish/x_wing.txt --propose", make_cases},
      {"help", "Show the manual page of a subcommand", "deduku help rate", make_help},
  });
  return table;
}

}  // namespace deduku::cli
