// `verify`, and --verify of `solve`, `steps` and `rate`: paths and steps proved from their premises.
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "tests/cli/program.hpp"
#include "tests/support/effort.hpp"

namespace deduku::testing {
namespace {

using nlohmann::json;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::Not;

const std::string verified_puzzle = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

/// The record of a solved puzzle.
json solved(const Words& options = {}) {
  return json::parse(lines_of(run(Words{"solve", verified_puzzle, "--format", "json"} + options).out).at(1));
}

/// The record for the path in some text.
json verified(const std::string& text, const Words& options = {}) {
  const Words lines = lines_of(run(Words{"verify", "--format", "json"} + options, text).out);
  return lines.size() < 2 ? json() : json::parse(lines[1]);
}

/// The place of the first step for which a condition holds.
template <class Condition>
std::size_t first_step(const json& record, const Condition& condition) {
  std::size_t i = 0;
  while (i < record["steps"].size() && !condition(record["steps"][i])) ++i;
  return i;
}

TEST(Verify, ProvesWhatSolveStepsAndWhyWrite) {
  const std::string list = project_file("puzzles/top95.txt");
  const Finished paths = run_by_shell("head -8 \"$1\" | \"$0\" solve --format json | \"$0\" verify", {list});
  EXPECT_EQ(paths.code, 0);
  EXPECT_THAT(paths.out, ::testing::MatchesRegex("8 paths with [0-9]+ steps: 8 proved\n"));
  const std::string commands[] = {"solve --ladder se", "steps", "steps --ladder se", "solve --short"};
  for (const std::string& command : commands) {
    const Finished one = run_by_shell("\"$0\" " + command + " \"$1\" --format json | \"$0\" verify", {verified_puzzle});
    EXPECT_EQ(one.code, 0) << command;
    EXPECT_THAT(one.out, ::testing::MatchesRegex("1 path with [0-9]+ steps: 1 proved\n")) << command;
  }
  const Finished why =
      run_by_shell("\"$0\" why \"$1\" r7c3 4 --techniques skyscraper,naked_triple --format json | \"$0\" verify",
                   {project_file("examples/board.txt")});
  EXPECT_EQ(why.out, "1 path with 2 steps: 1 proved\n");
}

TEST(Verify, ReplaysPathsOfOtherProgramsOnABoardOfItsOwn) {
  json record = solved();
  json bare = {{"puzzle", record["puzzle"]}};
  for (const json& step : record["steps"]) {
    bare["steps"].push_back({{"places", step["places"]}, {"removes", step["removes"]}, {"premises", step["premises"]}});
  }
  const json result = verified(bare.dump());
  EXPECT_EQ(result["status"], "proved");
  EXPECT_EQ(result["solved"], true);
  EXPECT_EQ(result["refusal"], nullptr);
  EXPECT_EQ(result["steps"], record["steps"].size());

  bare["steps"].erase(0);
  EXPECT_NE(verified(bare.dump())["status"], "proved") << "what the first step did is missing";
}

/// The characters for an empty cell are those of all other readers.
TEST(Verify, APuzzleIsOfDigitsAndBlanks) {
  const json record = solved();
  for (const char blank : {'.', '0', '*', '_', '-'}) {
    json other = record;
    std::string puzzle = record["puzzle"];
    std::ranges::replace(puzzle, '.', blank);
    other["puzzle"] = puzzle;
    EXPECT_EQ(verified(other.dump())["status"], "proved") << blank;
  }
  for (const std::string& puzzle : {std::string(81, 'x'), "x" + verified_puzzle.substr(1), std::string(729, ' ')}) {
    json other = record;
    other["puzzle"] = puzzle;
    const Finished refused = run({"verify"}, other.dump());
    EXPECT_EQ(refused.code, 3) << puzzle;
    EXPECT_THAT(refused.err, HasSubstr("expected digits, and . or 0 for none in \"puzzle\", found \"")) << puzzle;
  }
  json empty = {{"puzzle", std::string(81, 'x')}, {"steps", json::array()}};
  EXPECT_EQ(run({"verify"}, empty.dump()).code, 3);
  json grid = record;
  grid["steps"][0]["grid"] = {{"line", std::string(81, '?')}};
  EXPECT_EQ(run({"verify"}, grid.dump()).code, 3);
}

TEST(Verify, SaysWhatIsMissing) {
  json record = solved();
  const auto has_absent = [](const json& step) { return !step["premises"]["absent"].empty(); };
  const std::size_t i = first_step(record, has_absent);
  record["steps"][i]["premises"]["absent"] = json::array();
  const Finished refused = run({"verify"}, record.dump());
  EXPECT_EQ(refused.code, 5);
  EXPECT_THAT(refused.out, HasSubstr("stdin:1: step " + std::to_string(i + 1)));
  EXPECT_THAT(refused.out, HasSubstr(" does not follow; all its premises hold with "));
  EXPECT_THAT(refused.out, EndsWith("0 proved, 1 refused\n"));
  const json result = verified(record.dump());
  EXPECT_EQ(result["status"], "unproved");
  EXPECT_EQ(result["refusal"]["step"], i + 1);
  EXPECT_EQ(result["refusal"]["technique"], record["steps"][i]["technique"]);
  EXPECT_FALSE(result["refusal"]["conclusion"].is_null());
  EXPECT_FALSE(result["refusal"]["assignment"].empty());
}

TEST(Verify, RefusesPremisesThatAreNotTrue) {
  json record = solved();
  record["steps"][0]["premises"]["absent"] = {{{"cell", "r1c2"}, {"digits", {2}}}};
  const json result = verified(record.dump());
  EXPECT_EQ(result["status"], "false_premise");
  EXPECT_EQ(result["refusal"]["present"][0]["cell"], "r1c2");
  record["steps"][0]["premises"] = nullptr;
  EXPECT_EQ(verified(record.dump())["status"], "no_premises");
  record = solved();
  record["steps"].erase(record["steps"].size() - 1);
  EXPECT_EQ(verified(record.dump())["status"], "unsolved");
  record["puzzle"] = "11" + verified_puzzle.substr(2);
  EXPECT_EQ(verified(record.dump())["status"], "invalid");
}

TEST(Verify, AcceptsADeadlyPatternOnlyWhereThereIsOneSolution) {
  const std::string list = project_file("puzzles/top95.txt");
  const Finished paths = run_by_shell("head -20 \"$1\" | \"$0\" solve --format json", {list});
  for (const std::string& line : lines_of(paths.out)) {
    const json record = json::parse(line);
    if (!record.contains("steps")) continue;
    const std::size_t i = first_step(record, [](const json& step) { return !step["premises"]["deadly"].empty(); });
    if (i == record["steps"].size()) continue;
    EXPECT_EQ(verified(line)["status"], "proved");
    EXPECT_EQ(verified(line, {"--uniqueness", "on"})["status"], "proved");
    const json refused = verified(line, {"--uniqueness", "off"});
    EXPECT_EQ(refused["status"], "false_premise");
    EXPECT_EQ(refused["refusal"]["step"], i + 1);
    return;
  }
  FAIL() << "no step of uniqueness";
}

TEST(Verify, AcceptsASymmetryOfThePuzzleAlone) {
  std::ostringstream text;
  text << std::ifstream(project_file("tests/fuzz/corpus/path/symmetry.json")).rdbuf();
  json record = json::parse(text.str());
  EXPECT_EQ(verified(record.dump())["status"], "proved");
  EXPECT_EQ(verified(record.dump(), {"--uniqueness", "off"})["status"], "false_premise");
  json& symmetry = record["steps"][0]["premises"]["symmetry"];
  std::swap(symmetry["digits"][0], symmetry["digits"][1]);
  EXPECT_EQ(verified(record.dump())["status"], "false_premise");
  EXPECT_THAT(run({"verify"}, record.dump()).out,
              HasSubstr("the puzzle is not the image that its symmetry makes of it"));
  symmetry["rows"][0] = 5;
  EXPECT_EQ(verified(record.dump())["status"], "false_premise") << "two rows go to one";
  symmetry["rows"][0] = 10;
  EXPECT_THAT(run({"verify"}, record.dump()).err, HasSubstr("expected nine numbers from 1 to 9 in \"rows\""));
  symmetry["rows"] = json::array({1, 2});
  EXPECT_EQ(run({"verify"}, record.dump()).code, 3);
  symmetry = "half_turn";
  EXPECT_EQ(run({"verify"}, record.dump()).code, 3);
}

TEST(Verify, DoesNotRefuseWhatCostsTooMuch) {
  EXPECT_EQ(verified(solved().dump(), {"--budget", "3"})["status"], "out_of_budget");
  const Finished cut = run({"verify", "--budget", "3"}, solved().dump());
  EXPECT_EQ(cut.code, 1);
  EXPECT_THAT(cut.out, HasSubstr("costs too much\n"));
  EXPECT_THAT(cut.out, EndsWith("0 proved, 1 out of budget\n"));
  EXPECT_EQ(run({"verify", "--budget", "100000000"}, solved().dump()).code, 0);
}

/// Proofs of templates are long.
TEST(Verify, AProofThatEndsForItsBudgetIsNoFault) {
  Draw draw;
  const std::string puzzle = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
  const Words ladder = {"--techniques", "singles,template_delete", "--verify"};
  const std::pair<Words, std::string> cases[] = {
      {Words{"steps", puzzle, "--all"} + ladder, "20"},
      {Words{"rate", puzzle} + ladder, "1000"},
      {Words{"rate", puzzle, "--scale", "ser,r", "--threads", "2"} + ladder, "1000"},
      {Words{"rate", puzzle, "--spread", "1", "--format", "csv"} + ladder, "1000"},
  };
  for (const auto& [command, budget] : cases) {
    const Finished cut = run(command + Words{"--budget", budget});
    EXPECT_EQ(cut.code, 1) << command[0];
    EXPECT_THAT(cut.err, HasSubstr("not proved within the budget")) << command[0];
    EXPECT_THAT(cut.err, HasSubstr("(template_delete): ")) << command[0];
    for (const std::string& enough : draw.some_of(Words{"none", "30m"}, 1)) {
      const Finished whole = run(command + Words{"--budget", enough});
      EXPECT_EQ(whole.code, 0) << command[0] << whole.err;
      EXPECT_THAT(whole.err, Not(HasSubstr("budget"))) << command[0];
    }
  }
  const Finished list =
      run(Words{"rate", puzzle, verified_puzzle, "--budget", "1000", "--format", "%{status}"} + ladder);
  EXPECT_EQ(list.code, 0) << "one of two";
  EXPECT_THAT(list.err, HasSubstr("puzzle 1: "));
  const Finished solved = run(Words{"solve", puzzle, "--budget", "80"} + ladder);
  EXPECT_EQ(solved.code, 1);
  EXPECT_THAT(solved.err, HasSubstr("puzzle 1: 1 step not proved within the budget: step "));
}

TEST(Verify, NamesThePlaceOfWhatItCannotRead) {
  std::ostringstream text;
  text << std::ifstream(project_file("examples/path.json")).rdbuf();
  std::string damaged = text.str();
  damaged.replace(damaged.find("r6c7"), 4, "r0c7");
  const Finished read = run({"verify"}, text.str() + damaged + "{\"puzzle\":,}\n");
  EXPECT_EQ(read.code, 3);
  EXPECT_EQ(read.out, "1 path with 2 steps: 1 proved, 2 unreadable records\n");
  EXPECT_THAT(read.err,
              HasSubstr("stdin:2: step 2: expected objects with a \"cell\", \"r4c7\", and a \"digit\", 1 to 9 in "
                        "\"places\"\n"));
  EXPECT_THAT(read.err, HasSubstr("stdin:3:11: not valid JSON"));
  const std::string padded = "\n{\"type\":\"rate\"}" + std::string(9000, ' ');  // in the way text begins
  EXPECT_THAT(
      run({"verify"}, padded + text.str().substr(0, text.str().size() - 1) + std::string(1, '\0') + "more\n").err,
      HasSubstr("not valid JSON: it has a NUL character\n"));
  EXPECT_EQ(run({"verify"}, "{\"type\":\"rate\"}\n").code, 3);
  EXPECT_EQ(run({"verify", "/no/such/file"}).code, 4);
}

TEST(Verify, ChecksStepsAsTheyAreFound) {
  for (const Words& command :
       {Words{"solve", verified_puzzle}, Words{"solve", verified_puzzle, "--ladder", "se"},
        Words{"steps", verified_puzzle}, Words{"steps", verified_puzzle, "--all"},
        Words{"steps", verified_puzzle, "--ladder", "se"}, Words{"solve", verified_puzzle, "--ladder", "hodoku"},
        Words{"steps", verified_puzzle, "--ladder", "hodoku"}, Words{"rate", verified_puzzle},
        Words{"rate", verified_puzzle, "--scale", "ladder"},
        Words{"rate", verified_puzzle, "--scale", "ser,r", "--threads", "2"}}) {
    const Finished checked = run(command + Words{"--verify"});
    EXPECT_EQ(checked.code, 0) << command[0] << checked.err;
    EXPECT_EQ(checked.out, run(command).out);
  }
  EXPECT_EQ(run({"solve", verified_puzzle, "--fast", "--verify"}).code, 2);
  EXPECT_EQ(run({"rate", verified_puzzle, "--scale", "hodoku", "--verify"}).code, 2);
}

}  // namespace
}  // namespace deduku::testing
