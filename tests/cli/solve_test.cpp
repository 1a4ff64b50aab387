// `solve` and `steps`: the path with its reasons.
#include <fstream>
#include <nlohmann/json.hpp>

#include "tests/cli/program.hpp"

namespace deduku::testing {
namespace {

using nlohmann::json;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::StartsWith;

TEST(Solve, WritesNumberedReasonsThenTheGrid) {
  const Finished solved = run(Words{"solve", puzzle} + few_techniques);
  EXPECT_EQ(solved.code, 0);
  EXPECT_THAT(solved.out, StartsWith("Puzzle 1\n  1. Hidden Single: "));
  EXPECT_THAT(solved.out, HasSubstr("\n 67. "));
  EXPECT_THAT(solved.out, HasSubstr("Solved in 67 steps.\n"));
  EXPECT_THAT(solved.out, HasSubstr("| 5 9 2 | 8 6 7 | 3 4 1 |\n"));
}

TEST(Solve, SaysWhereItWasStuckAndWhatTheSearchHadToDo) {
  const Finished solved = run(Words{"solve", puzzle} + singles_only);
  EXPECT_EQ(solved.code, 0);
  EXPECT_THAT(solved.out, HasSubstr("no technique of the ladder applies to\n+---"));
  EXPECT_THAT(solved.out,
              ::testing::ContainsRegex("The search finished it with [0-9]+ guess(es)? \\([0-9]+ nodes?\\)"));
  EXPECT_THAT(solved.out, HasSubstr("| 5 9 2 | 8 6 7 | 3 4 1 |\n"));
}

TEST(Solve, NeverCallsAPuzzleSolvedThatHasNoneOrSeveralSolutions) {
  const Finished several = run({"solve", empty_grid});
  EXPECT_EQ(several.code, 1);
  EXPECT_THAT(several.out, HasSubstr("Not solved: there are several solutions. Two of them:"));
  const Finished none = run({"solve", unsolvable});
  EXPECT_EQ(none.code, 1);
  EXPECT_THAT(none.out, HasSubstr("Not solved: there is no solution."));
}

TEST(Solve, FastWritesOneLinePerPuzzle) {
  const std::string list = puzzle + "\n" + empty_grid + "\nx" + puzzle.substr(1) + "\n";
  for (const std::string search : {"bitmask", "dancing_links"}) {
    const Finished solved = run({"solve", "--fast", "--search", search}, list);
    EXPECT_THAT(lines_of(solved.out), ElementsAre(solution, "several", "parse_error"));
  }
}

TEST(Solve, JsonHoldsThePathAndWhereItWasStuck) {
  const json solved = json::parse(lines_of(run(Words{"solve", puzzle, "--format", "json"} + few_techniques).out).at(1));
  EXPECT_EQ(solved["status"], "solved");
  EXPECT_EQ(solved["solution"], solution);
  EXPECT_EQ(solved["steps"].size(), 67U);
  EXPECT_EQ(solved["steps"][0]["technique"], "hidden_single");
  EXPECT_EQ(solved["stuck"], nullptr);
  const json stuck = json::parse(lines_of(run(Words{"solve", puzzle, "--format", "json"} + singles_only).out).at(1));
  EXPECT_EQ(stuck["status"], "stuck");
  EXPECT_EQ(stuck["stuck"]["givens"], puzzle);
  EXPECT_GT(stuck["search"]["nodes"], 0);
}

TEST(Solve, JsonShowsTwoOfSeveralSolutions) {
  const json several = json::parse(lines_of(run({"solve", empty_grid, "--format", "json", "--fast"}).out).at(1));
  EXPECT_EQ(several["status"], "several");
  EXPECT_NE(several["solution"], several["second_solution"]);
  EXPECT_EQ(several["steps"], json::array());
}

TEST(Solve, JsonShowsWhereLogicEndedWithSeveralSolutions) {
  const json several = json::parse(lines_of(run({"solve", two_solutions, "--format", "json"}).out).at(1));
  EXPECT_EQ(several["status"], "several");
  EXPECT_EQ(several["stuck"]["line"].get<std::string>().size(), 81U);
  const json fast = json::parse(lines_of(run({"solve", two_solutions, "--format", "json", "--fast"}).out).at(1));
  EXPECT_EQ(fast["stuck"], nullptr);
}

TEST(Solve, TheHeaderOfTheSePathHasTheBudget) {
  const Words lines = lines_of(run({"solve", puzzle, "--ladder", "se", "--budget", "100", "--format", "json"}).out);
  EXPECT_EQ(json::parse(lines.at(0))["budget"], "100");
  EXPECT_EQ(json::parse(lines.at(1))["ended"], "solved");
}

TEST(Solve, TheSePathOfSeveralSolutionsIsToldOnlyBlindly) {
  for (const std::string uniqueness : {"auto", "on", "off"}) {
    const Words se = {"solve", filled_blindly, "--ladder", "se", "--uniqueness", uniqueness};
    EXPECT_THAT(run(se).out, StartsWith("Puzzle 1\nThere are several solutions."));
    EXPECT_THAT(run(se + Words{"--blind"}).out, StartsWith("Puzzle 1\n  1. "));
    const json record = json::parse(lines_of(run(se + Words{"--blind", "--format", "json"}).out).at(1));
    EXPECT_EQ(record["status"], "several");
    EXPECT_EQ(record["ended"], uniqueness == "off" ? "stuck" : "solved");
  }
}

TEST(Steps, JsonTellsABoardThatCannotBeRead) {
  for (const std::string command : {"hint", "steps"}) {
    for (const std::string& text : {std::string("nonsense\n"), "99" + puzzle.substr(2), puzzle + "\n" + puzzle}) {
      if (command == "hint" && text.starts_with("99")) continue;  // it reports the mistake
      const Finished result = run({command, "--format", "json"}, text);
      EXPECT_EQ(result.code, 3);
      const Words lines = lines_of(result.out);
      ASSERT_EQ(lines.size(), 2U) << command << text;
      EXPECT_EQ(json::parse(lines[0])["type"], "header");
      const json record = json::parse(lines[1]);
      EXPECT_EQ(record["type"], command == "hint" ? "hint" : "end");
      EXPECT_EQ(record["status"], "parse_error");
      EXPECT_EQ(record["error"]["file"], "-");
      EXPECT_GT(record["error"]["line"], 0);
    }
    const Words lines = lines_of(run({command, "/no/such/file", "--format", "json"}).out);
    ASSERT_EQ(lines.size(), 2U);
    EXPECT_THAT(json::parse(lines[1])["error"]["message"].get<std::string>(), HasSubstr("No such file"));
  }
}

TEST(Steps, AreOneLineEach) {
  const Finished steps = run(Words{"steps", puzzle} + few_techniques);
  EXPECT_EQ(steps.code, 0);
  const Words lines = lines_of(steps.out);
  ASSERT_EQ(lines.size(), 68U);
  EXPECT_EQ(lines[0], "1\thidden_single  {4} base b6 body r5c9  =>  r5c9=4");
  EXPECT_EQ(lines.back(), "solved");
}

TEST(Steps, AsJsonAreAPlanThatLeadsToTheSolution) {
  const Words lines = lines_of(run(Words{"steps", "--format", "json"} + few_techniques, puzzle).out);
  ASSERT_EQ(lines.size(), 69U);
  EXPECT_EQ(json::parse(lines[0])["type"], "header");
  std::string grid = puzzle;
  for (std::size_t i = 1; i + 1 < lines.size(); ++i) {
    const json step = json::parse(lines[i]);
    EXPECT_EQ(step["type"], "step");
    EXPECT_EQ(step["n"], i);
    EXPECT_EQ(step["grid"]["line"], grid);
    for (const json& place : step["places"]) {
      const int cell = 9 * (place["row"].get<int>() - 1) + place["column"].get<int>() - 1;
      grid[static_cast<std::size_t>(cell)] = static_cast<char>('0' + place["digit"].get<int>());
    }
  }
  EXPECT_EQ(grid, solution);
  EXPECT_EQ(json::parse(lines.back())["type"], "end");
  EXPECT_EQ(json::parse(lines.back())["grid"]["line"], solution);
}

/// The marks of a board of `tests/bounds`, as a sukaku of 729 characters.
std::string worst_sukaku(const std::string& name) {
  std::ifstream stream(DEDUKU_SOURCE_DIR "/tests/bounds/worst_boards.json");
  std::string text(729, '.');
  for (const json& question : json::parse(stream)) {
    if (question["name"] != name) continue;
    const json& marks = question["params"]["board"]["marks"];
    for (std::size_t cell = 0; cell < marks.size(); ++cell) {
      for (const int digit : marks[cell]) {
        text[9 * cell + static_cast<std::size_t>(digit) - 1] = static_cast<char>('0' + digit);
      }
    }
  }
  return text;
}

/// Finding them takes less than this budget, proving the listed steps far more.
TEST(Steps, AsJsonProveWithinTheBudgetOfThePath) {
  const std::string board = worst_sukaku("templates, whose proofs take long");
  const auto asked = [&](const std::string& command) {
    return run({command, "--format", "json", "--techniques", "template_delete", "--budget", "1000", board});
  };
  const json steps = json::parse(lines_of(asked("steps").out).back());
  EXPECT_EQ(steps["status"], "out_of_budget");
  const json path = json::parse(lines_of(asked("solve").out).back());
  EXPECT_EQ(path["status"], "out_of_budget");
  EXPECT_EQ(steps["steps"], path["steps"].size());
}

}  // namespace
}  // namespace deduku::testing
