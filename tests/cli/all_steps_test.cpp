// `steps --all`: every step on a grid.
#include <nlohmann/json.hpp>

#include <set>

#include "tests/cli/program.hpp"

namespace deduku::testing {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;
using ::testing::IsSupersetOf;
using ::testing::MatchesRegex;
using ::testing::StartsWith;

/// The records of the steps, without header and end.
std::vector<json> step_records(const Words& arguments, const std::string& input) {
  std::vector<json> records;
  for (const std::string& line : lines_of(run(arguments, input).out)) {
    records.push_back(json::parse(line));
    if (records.back()["type"] != "step") records.pop_back();
  }
  return records;
}

TEST(AllSteps, ComeCheapestFirstAndNoneTwice) {
  const auto records = step_records({"steps", "--all", "--format", "json"}, puzzle);
  ASSERT_GT(records.size(), 20U);
  std::set<std::string> techniques;
  std::set<std::string> steps;
  double cost = 0;
  for (const json& record : records) {
    EXPECT_GE(record["cost"], cost);
    cost = record["cost"];
    techniques.insert(record["technique"]);
    EXPECT_TRUE(steps.insert(record["notation"].get<std::string>() + record["chain"].get<std::string>()).second)
        << record["notation"];
  }
  EXPECT_GT(techniques.size(), 4U);
}

TEST(AllSteps, AreCountedInTheLastLine) {
  Words lines = lines_of(run({"steps", "--all"}, puzzle).out);
  std::erase_if(lines, [](const std::string& line) { return line.starts_with('\t'); });
  EXPECT_EQ(lines.back(), std::to_string(lines.size() - 1) + " steps");
  EXPECT_THAT(lines.front(), StartsWith("1.20\thidden_single"));
}

TEST(AllSteps, SayWhichTechniquesALimitHasCut) {
  const auto end_of = [](const std::string& board) {
    return json::parse(
        lines_of(run({"steps", "--all", "--technique", "als_aic", "--format", "json"}, board).out).back());
  };
  EXPECT_EQ(end_of(puzzle)["cut"], json::array());
  EXPECT_EQ(end_of(puzzle_with_many_paths)["cut"], json::array({"als_aic"}));
  EXPECT_THAT(lines_of(run({"steps", "--all", "--technique", "als_aic"}, puzzle_with_many_paths).out).back(),
              ::testing::EndsWith("; there may be more, because limits cut off the search of als_aic"));
}

TEST(AllSteps, ShowTheBranchesOfAForcingArgumentBelowItsLine) {
  const std::string board =
      "7 1 236 368 5 4 238 289 29\n"
      "8 239 239 13 7 12 6 45 45\n"
      "4 5 236 9 2368 28 1238 1278 127\n"
      "39 7 8 2 1 6 5 49 349\n"
      "12 4 5 7 9 3 128 128 6\n"
      "1239 6 123 58 4 58 7 129 1239\n"
      "6 289 129 4 28 57 12 3 57\n"
      "123 23 4 1356 236 1257 9 57 8\n"
      "5 238 7 138 238 9 4 6 12\n";
  const Words lines =
      lines_of(run({"steps", "--all", "--technique", "forcing_net_verity", "--uniqueness", "off"}, board).out);
  ASSERT_GE(lines.size(), 5U);
  EXPECT_THAT(lines[0], MatchesRegex("[0-9.]+\tforcing_net_verity/1  \\{2\\} base c1 pivot r468c1  =>  r6c1<>2"));
  EXPECT_EQ(lines[1], "\t  1. r4c1=3 -> r4c1<>9 -> r6c1=9 -> r6c1<>2");
  EXPECT_EQ(lines[2], "\t  2. r6c1=3 -> r6c1<>2");
  EXPECT_THAT(lines[3], StartsWith("\t  3. r8c1=3 -> "));
  EXPECT_THAT(lines[4], StartsWith("\t     r"));
  EXPECT_EQ(lines.back(), "1 step");
}

TEST(AllSteps, OfOneTechniqueOnly) {
  const auto records = step_records({"steps", "--all", "--technique", "hidden_single", "--format", "json"}, puzzle);
  ASSERT_GT(records.size(), 5U);
  for (const json& record : records) EXPECT_EQ(record["technique"], "hidden_single");
}

TEST(AllSteps, TakeALibraryLineWithPlacedDigitsAndDeletedCandidates) {
  const std::string line = ":0000::+12345678" + std::string(73, '.') + ":121 921::";
  const Finished open = run({"steps", "--all", "--technique", "naked_single", "--uniqueness", "off"}, line);
  EXPECT_THAT(open.out, StartsWith("1.80\tnaked_single  {9} r1c9  =>  r1c9=9\n"));
}

TEST(AllSteps, LeaveUniquenessOutWhereThereAreSeveralSolutions) {
  const std::string three_rows_less = std::string(27, '.') + puzzle.substr(27);
  const auto records = step_records({"steps", "--all", "--format", "json"}, three_rows_less);
  for (const json& record : records) EXPECT_EQ(record["needs_uniqueness"], false) << record["notation"];
}

TEST(AllSteps, OfAPuzzleWithoutSolutionAreNone) {
  const Finished none = run({"steps", "--all"}, unsolvable);
  EXPECT_EQ(none.code, 1);
  EXPECT_EQ(none.out, "none\n");
}

TEST(AllSteps, OfOneFamily) {
  const std::string board = DEDUKU_SOURCE_DIR "/examples/board.txt";
  std::set<std::string> techniques;
  for (const json& record :
       step_records({"steps", "--all", "--technique", "single_digit", "--format", "json", board}, "")) {
    techniques.insert(record["technique"]);
  }
  EXPECT_THAT(techniques, IsSupersetOf({"skyscraper", "turbot_fish"}));
  EXPECT_FALSE(techniques.contains("als_xz"));
}

TEST(AllSteps, RefuseATechniqueThatDoesNotExist) {
  const Finished wrong = run({"steps", "--all", "--technique", "hidden_sigle"}, puzzle);
  EXPECT_EQ(wrong.code, 2);
  EXPECT_THAT(wrong.err, HasSubstr("--technique: unknown technique \"hidden_sigle\"; did you mean \"hidden_single\"?"));
  EXPECT_EQ(wrong.out, "");
  EXPECT_THAT(run({"steps", "--technique", "w_wing"}, puzzle).err, HasSubstr("--technique needs --all"));
}

}  // namespace
}  // namespace deduku::testing
