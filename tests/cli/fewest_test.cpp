// The fewest steps, the steps that solve alone, hints by progress, and the related scales.
#include <nlohmann/json.hpp>

#include "tests/cli/program.hpp"

namespace deduku::testing {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;

// forum.enjoysudoku.com/anti-backdoors-t38708.html
const std::string published = "..9......8....97...7..6..5..5..4..6.9....38....2.......6..5.17.2....84......1....";

std::vector<json> records_of(const Words& arguments, const std::string& input) {
  std::vector<json> records;
  for (const std::string& line : lines_of(run(arguments, input).out)) records.push_back(json::parse(line));
  return records;
}

TEST(FewestSteps, HavePathsThatVerifyProves) {
  const Finished solved = run({"solve", "--fewest", "--format", "json"}, published);
  EXPECT_EQ(solved.code, 0);
  const json record = json::parse(lines_of(solved.out).back());
  EXPECT_EQ(record["status"], "solved");
  EXPECT_TRUE(record["fewest"]["proved"]);
  EXPECT_EQ(record["fewest"]["from"], record["fewest"]["to"]);
  int counted = 0;
  for (const json& step : record["steps"]) counted += step["free"] ? 0 : 1;
  EXPECT_EQ(record["fewest"]["to"], counted);
  EXPECT_EQ(run({"verify"}, solved.out).code, 0);
}

TEST(FewestSteps, AreNumberedAndTheFreeOnesCounted) {
  const std::string text = run({"solve", "--fewest", "--within", "x_wing"}, puzzle).out;
  EXPECT_THAT(text,
              ::testing::AnyOf(HasSubstr("(singles and locked candidates: "), HasSubstr("No path has only steps")));
}

TEST(FewestSteps, RefuseACostThatIsNone) {
  const Finished refused = run({"solve", "--fewest", "--within", "much"}, puzzle);
  EXPECT_EQ(refused.code, 2);
  EXPECT_THAT(refused.err, HasSubstr("--within: "));
}

TEST(FewestSteps, ThatSolveAloneAreListed) {
  const auto records = records_of({"steps", "--all", "--solves", "--format", "json"}, published);
  const json& end = records.back();
  EXPECT_EQ(end["type"], "end");
  EXPECT_EQ(end["steps"], records.size() - 2);
  for (std::size_t i = 1; i + 1 < records.size(); ++i) EXPECT_TRUE(records[i]["solves"]);
}

TEST(FewestSteps, UnlockWhatTheListIsSortedBy) {
  int last = 1'000;
  for (const json& record :
       records_of({"steps", "--all", "--technique", "wings", "--sort", "progress", "--format", "json"}, published)) {
    if (record["type"] != "step") continue;
    EXPECT_LE(record["progress"]["removed"], last);
    last = record["progress"]["removed"];
  }
  EXPECT_LT(last, 1'000);
}

TEST(FewestSteps, ThatUnlockMostAreHints) {
  const json record = records_of({"hint", "--prefer", "progress", "--format", "json"}, published).back();
  EXPECT_EQ(record["status"], "found");
}

TEST(FewestSteps, AreAScale) {
  const json record = records_of({"rate", "--scale", "fewest", "--trade-off", "--format", "json"}, published)[1];
  EXPECT_EQ(record["fewest"], record["trade_off"][0]["to"]);
  EXPECT_EQ(record["fewest_within"], record["trade_off"][0]["within"]);
  EXPECT_EQ(record["trade_off_ended"], "solved");
  const json early =
      records_of({"rate", "--scale", "fewest", "--trade-off", "--budget", "2000", "--format", "json"}, published)[1];
  EXPECT_EQ(early["trade_off_ended"], "out_of_budget");
  const json turned = records_of({"rate", "--scale", "anti_backdoor", "--format", "json"}, published)[1];
  EXPECT_EQ(turned["anti_backdoors"], 13);
  const json needs = records_of({"rate", "--scale", "needs", "--format", "json"}, published)[1];
  EXPECT_EQ(needs["status"], "solved");
  EXPECT_EQ(run({"rate", "--scale", "r", "--trade-off"}, published).code, 2);
}

}  // namespace
}  // namespace deduku::testing
