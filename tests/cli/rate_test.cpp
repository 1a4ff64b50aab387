// What `rate` says, in each of its forms.
#include <nlohmann/json.hpp>

#include "tests/cli/program.hpp"

namespace deduku::testing {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;
using ::testing::StartsWith;

TEST(Rate, RatesTheFiftyPuzzlesOfProjectEuler) {
  const Finished rated = run({"rate", project_file("puzzles/project_euler_096.txt")});
  EXPECT_EQ(rated.code, 0);
  EXPECT_THAT(lines_of(rated.out), ::testing::SizeIs(51));
  EXPECT_THAT(rated.out, StartsWith("   n  status       class       score  steps  hardest"));
  EXPECT_THAT(rated.err, HasSubstr("50 puzzles: 50 solved\n"));
}

TEST(Rate, TheTableSaysStatusHardestEffortAndTally) {
  const std::string stuck = run(Words{"rate", puzzle, "-q"} + singles_only).out;
  EXPECT_THAT(stuck, HasSubstr("   1  stuck        beginner"));
  EXPECT_THAT(stuck, HasSubstr("hidden_single="));
  const std::string several = run({"rate", empty_grid, "-q"}).out;
  EXPECT_THAT(several, HasSubstr("   1  several"));
}

TEST(Rate, JsonBeginsWithWhatItTakesToReproduceTheRating) {
  const Words lines = lines_of(run({"rate", puzzle, "--format", "json", "--uniqueness", "off"}).out);
  ASSERT_EQ(lines.size(), 2U);
  const json header = json::parse(lines[0]);
  EXPECT_EQ(header["type"], "header");
  EXPECT_EQ(header["schema_version"], 1);
  EXPECT_EQ(header["command"], "rate");
  EXPECT_EQ(header["scale"], "ladder");
  EXPECT_EQ(header["ladder"]["name"], "default");
  EXPECT_EQ(header["uniqueness"], "off");
  EXPECT_EQ(header["search"], "boxes");
  EXPECT_THAT(header["version"].get<std::string>() + " (" + header["commit"].get<std::string>() + ")\n",
              run({"--version"}).out.substr(7));
}

TEST(Rate, JsonRecordsSayEverything) {
  const json record =
      json::parse(lines_of(run({"rate", puzzle + " 3.4 name", "--format", "json"}).out).at(1));
  EXPECT_EQ(record["type"], "rate");
  EXPECT_EQ(record["n"], 1);
  EXPECT_EQ(record["puzzle"], puzzle);
  EXPECT_EQ(record["tail"], "3.4 name");
  EXPECT_EQ(record["status"], "solved");
  EXPECT_EQ(record["givens"], 26);
  EXPECT_EQ(record["solution"], solution);
  int steps = 0;
  for (const auto& [technique, count] : record["tally"].items()) steps += count.get<int>();
  EXPECT_EQ(record["steps"], steps);
  EXPECT_TRUE(record["tally"].contains(record["hardest"].get<std::string>()));
  EXPECT_GT(record["score"], 0);
  EXPECT_EQ(record["search"], json({{"guesses", 0}, {"nodes", 0}}));
}

TEST(Rate, JsonTellsPuzzlesThatAreNone) {
  const std::string input = empty_grid + "\n" + puzzle.substr(0, 80) + "x\n" + unsolvable;
  const Words lines = lines_of(run({"rate", "--format", "json"}, input).out);
  ASSERT_EQ(lines.size(), 4U);
  EXPECT_EQ(json::parse(lines[1])["status"], "several");
  EXPECT_EQ(json::parse(lines[1])["solution"], nullptr);
  EXPECT_EQ(json::parse(lines[2])["status"], "parse_error");
  EXPECT_EQ(json::parse(lines[2])["error"]["file"], "-");
  EXPECT_EQ(json::parse(lines[2])["error"]["line"], 2);
  EXPECT_EQ(json::parse(lines[2])["error"]["column"], 81);
  EXPECT_EQ(json::parse(lines[3])["status"], "none");
  EXPECT_EQ(json::parse(lines[3])["hardest"], nullptr);
}

TEST(Rate, CsvHasAHeaderAndQuotesWhatNeedsIt) {
  const Words lines = lines_of(run({"rate", "--format", "csv"}, puzzle + " hard, very\n").out);
  ASSERT_EQ(lines.size(), 2U);
  EXPECT_EQ(lines[0],
            "n,puzzle,tail,status,givens,solution,hardest,class,score,steps,guesses,nodes,tally,error");
  EXPECT_THAT(lines[1],
              StartsWith("1," + puzzle + ",\"hard, very\",solved,26," + solution + ",naked_pair,medium,"));
}

TEST(Rate, FormatStringsTakeLettersAndFields) {
  const Finished rated = run({"rate", "--format", "%n%t%%%l%g|%i|%{hardest}"}, puzzle + "  tail\n");
  EXPECT_EQ(rated.out, "1\t%\n" + puzzle + "|" + puzzle + " tail|naked_pair\n");
}

TEST(Rate, ScoresArePointsWithTwoDecimals) {
  const std::string almost = "." + solution.substr(1);
  EXPECT_EQ(run({"rate", almost, "--format", "%{score} %{class}"}).out, "1.00 beginner\n");
}

TEST(Rate, FollowsALadderFromAFile) {
  const TemporaryFile ladder(
      R"({"name": "mine", "rungs": ["naked_single", {"technique": "full_house", "level": "easy", "cost": 777}]})",
      "ladder.json");
  const std::string almost = "." + solution.substr(1);
  EXPECT_EQ(run({"rate", almost, "--ladder", ladder.path(), "--format", "%{hardest}"}).out, "naked_single\n");
  const Words only_full_house = {"--techniques", "full_house"};
  EXPECT_EQ(
      run(Words{"rate", almost, "--ladder", ladder.path(), "--format", "%{score} %{class}"} + only_full_house)
          .out,
      "7.77 easy\n");
  const Finished refused = run({"rate", puzzle, "--ladder", ladder.path(), "--techniques", "w_wing"});
  EXPECT_EQ(refused.code, 2);
  EXPECT_THAT(refused.err, HasSubstr("\"w_wing\" is not on the ladder"));
}

TEST(Rate, UniquenessCanBeForbidden) {
  const std::string list = project_file("puzzles/hard.txt");
  const auto tallies = [&](const std::string& uniqueness) {
    return run({"rate", list, "--uniqueness", uniqueness, "--format", "%{tally}", "-q"}).out;
  };
  EXPECT_THAT(tallies("auto"), HasSubstr("unique_rectangle_1="));
  EXPECT_THAT(tallies("off"), ::testing::Not(HasSubstr("unique_rectangle")));
}

}  // namespace
}  // namespace deduku::testing
