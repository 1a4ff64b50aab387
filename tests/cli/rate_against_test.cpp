// The ranking of puzzles by figures, compared with a user's own times.
#include <nlohmann/json.hpp>

#include "tests/cli/program.hpp"

namespace deduku::testing {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;
using ::testing::StartsWith;

/// Puzzles of three classes, from the easiest to the hardest.
const Words graded = {"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
                      ".9.....4.....2.......5.1...2...4...8.79...65.64.....39.57.9.82...1.5.9.....3.2...",
                      "..38.6.....4.5.2...1...2.765.9.....1.3..1..4.1.....3.925.6...3...7.3.1.....1.54.."};

Finished against(const std::string& table, const Words& options = {}) {
  const TemporaryFile file(table, "times.csv");
  return run(Words{"rate", "--against", file.path()} + options);
}

TEST(Against, RanksEachFigure) {
  const std::string table =
      "puzzle,players,seconds\n" + graded[0] + ",3,100\n" + graded[1] + ",2,250\n" + graded[2] + ",1,900\n";
  const Finished finished = against(table, {"--scale", "r,ser", "--times", "seconds"});
  EXPECT_EQ(finished.code, 0) << finished.err;
  EXPECT_THAT(finished.out, StartsWith("3 puzzles with times in the column seconds\nfigure "));
  EXPECT_THAT(finished.out, HasSubstr("\nr                           3      1.00\n"));
  EXPECT_THAT(finished.out, HasSubstr("\nclass                       3      1.00\n"));
  EXPECT_THAT(finished.out, HasSubstr("\nep                          3         -\n")) << "1.2 for all";
  const json by_players = json::parse(against(table, {"--format", "json"}).out);
  EXPECT_EQ(by_players["type"], "against");
  EXPECT_EQ(by_players["column"], "players") << "the first number behind the puzzle";
  EXPECT_EQ(by_players["figures"][0], json({{"figure", "r"}, {"puzzles", 3}, {"spearman", -1.0}}));
}

TEST(Against, TakesLinesWithoutAHeading) {
  const std::string list = graded[0] + " 12.5\n" + graded[1] + " 40\n" + graded[2] + " 90 hard\n";
  EXPECT_THAT(against(list).out, StartsWith("3 puzzles with times in the column 2\n"));
  EXPECT_THAT(against(list, {"--times", "2"}).out, StartsWith("3 puzzles with times in the column 2\n"));
}

TEST(Against, ReportsBadLinesAndGoesOn) {
  const std::string table = "puzzle,seconds\n" + graded[0] + ",100\n" + graded[1] + ",soon\n" + graded[2].substr(1) +
                            ",7\n" + graded[1] + ",\n" + graded[2] + ",900\n" + graded[1] + ",250\n" + graded[0] +
                            ",90\n";
  const Finished finished = against(table);
  EXPECT_EQ(finished.code, 0) << finished.err;
  EXPECT_THAT(finished.out, StartsWith("4 puzzles with times in the column seconds\n"));
  EXPECT_THAT(finished.err, HasSubstr(":3: expected a number in the column seconds, found \"soon\"\n"));
  EXPECT_THAT(finished.err, HasSubstr(":4:"));
  EXPECT_THAT(finished.err, HasSubstr("1 puzzle without a time in the column seconds\n"));
}

TEST(Against, NeedsTimes) {
  EXPECT_EQ(against("puzzle,name\n" + graded[0] + ",a\n").code, 3);
  const Finished unknown = against("puzzle,seconds\n" + graded[0] + ",1\n", {"--times", "second"});
  EXPECT_EQ(unknown.code, 2);
  EXPECT_THAT(unknown.err, HasSubstr("--times: "));
  EXPECT_THAT(unknown.err, HasSubstr("did you mean seconds?"));
  EXPECT_EQ(run({"rate", "--times", "2", graded[0]}).code, 2);
}

TEST(Against, WritesNoRows) {
  const std::string table = graded[0] + ",100\n";
  EXPECT_EQ(against(table, {"--format", "csv"}).code, 2);
  EXPECT_EQ(against(table, {"--trace"}).code, 2);
  EXPECT_EQ(against(table, {graded[1]}).code, 2);
  EXPECT_EQ(run({"rate", "--against", "-"}, table).code, 2);
  EXPECT_EQ(run({"rate", "--against", "/nowhere/times.csv"}).code, 4);
}

}  // namespace
}  // namespace deduku::testing
