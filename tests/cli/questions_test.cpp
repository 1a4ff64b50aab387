// `check`, `count`, `convert` and `techniques`.
#include <fstream>
#include <nlohmann/json.hpp>

#include "tests/cli/program.hpp"

namespace deduku::testing {
namespace {

using nlohmann::json;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::MatchesRegex;
using ::testing::StartsWith;

TEST(Check, TellsUniqueSeveralNoneAndInvalid) {
  const Finished checked = run({"check"}, puzzle + "\n" + unsolvable + "\n99" + puzzle.substr(2) + "\n");
  EXPECT_EQ(checked.code, 0);
  const Words lines = lines_of(checked.out);
  ASSERT_EQ(lines.size(), 3U);
  EXPECT_EQ(lines[0], "1\tunique\t26 givens  redundant, each alone: r67c8  symmetric about the middle column");
  EXPECT_EQ(lines[1], "2\tnone\t9 givens  r1c9 has no candidate left.");
  EXPECT_EQ(lines[2], "3\tinvalid\t27 givens  The digit 9 occurs twice in row 1, in r1c1 and r1c2");
}

TEST(Check, ShowsTwoOfSeveralSolutions) {
  const Words lines = lines_of(run({"check", empty_grid}).out);
  ASSERT_EQ(lines.size(), 3U);
  EXPECT_EQ(lines[0], "1\tseveral\t0 givens  symmetric in every way");
  EXPECT_NE(lines[1], lines[2]);
}

TEST(Check, FindsNorvigsListMinimalOrNot) {
  const Words lines = lines_of(run({"check", project_file("puzzles/top95.txt")}).out);
  ASSERT_EQ(lines.size(), 95U);
  EXPECT_EQ(lines[0], "1\tunique\t17 givens  minimal");
}

TEST(Check, JsonNamesRedundantGivensAndConflicts) {
  const Words lines = lines_of(run({"check", "--format", "json"}, puzzle + "\n99" + puzzle.substr(2) + "\n").out);
  ASSERT_EQ(lines.size(), 3U);
  const json unique = json::parse(lines[1]);
  EXPECT_EQ(unique["minimal"], false);
  EXPECT_EQ(unique["redundant"], json({"r6c8", "r7c8"}));
  EXPECT_EQ(unique["solutions"], json::array({solution}));
  const json invalid = json::parse(lines[2]);
  EXPECT_EQ(invalid["conflict"]["house"], "row 1");
  EXPECT_EQ(invalid["conflict"]["cells"], json({"r1c1", "r1c2"}));
  EXPECT_EQ(invalid["minimal"], nullptr);
}

TEST(Check, SaysHowSymmetricAPuzzleIs) {
  const std::string turned = "..38.6.....4.5.2...1...2.765.9.....1.3..1..4.1.....3.925.6...3...7.3.1.....1.54..";
  EXPECT_THAT(run({"check", turned}).out, HasSubstr("  symmetric under a quarter turn\n"));
  EXPECT_THAT(run({"check", turned, "--lang", "de"}).out, HasSubstr("  symmetrisch bei Vierteldrehung\n"));
  const json record = json::parse(lines_of(run({"check", "--format", "json", turned}).out).at(1));
  EXPECT_EQ(record["pattern"], "quarter_turn");
  EXPECT_EQ(record["automorphisms"], 1);
  const json empty = json::parse(lines_of(run({"check", "--format", "json", empty_grid}).out).at(1));
  EXPECT_EQ(empty["pattern"], "full");
  EXPECT_EQ(empty["automorphisms"], 3359232);
}

TEST(Count, CountsToTheLimit) {
  EXPECT_THAT(lines_of(run({"count", "--limit", "5"}, puzzle + "\n" + unsolvable + "\n" + empty_grid).out),
              ElementsAre("1", "0", "5+"));
  EXPECT_EQ(run({"count", puzzle, "--limit", "0"}).out, "1\n");
}

TEST(Count, JsonSaysWhetherTheseAreAll) {
  const Words lines = lines_of(run({"count", "--limit", "2", "--format", "json"}, puzzle + "\n" + empty_grid).out);
  ASSERT_EQ(lines.size(), 3U);
  EXPECT_EQ(json::parse(lines[1])["exhausted"], true);
  EXPECT_EQ(json::parse(lines[2])["exhausted"], false);
  EXPECT_EQ(json::parse(lines[2])["count"], 2);
}

TEST(Convert, WritesTheFiftyPuzzlesOfProjectEulerAsLines) {
  const Words lines = lines_of(run({"convert", project_file("puzzles/project_euler_096.txt"), "--to", "line"}).out);
  ASSERT_EQ(lines.size(), 50U);
  EXPECT_THAT(lines[0], ::testing::StartsWith("..3.2.6..9..3.5..1"));
}

TEST(Convert, KeepsTheTailOfALine) {
  EXPECT_EQ(run({"convert"}, puzzle + "  7.2 ; name\n").out, puzzle + " 7.2 ; name\n");
}

TEST(Convert, LeavesOutWhatIsNotUniqueIfAsked) {
  const Finished converted = run({"convert", "--only-unique"}, empty_grid + "\n" + puzzle + "\n");
  EXPECT_EQ(converted.out, puzzle + "\n");
  EXPECT_EQ(converted.err, "1 puzzle omitted: not exactly one solution\n");
}

TEST(Techniques, AreListedAsTextMarkdownAndALadderThatCanBeReadAgain) {
  const TemporaryFile wing(R"({"name": "wing", "rungs": [{"technique": "w_wing", "cost": 4.4}]})", "wing.json");
  const std::string row = run({"techniques", "--ladder", wing.path()}).out;
  EXPECT_THAT(row, StartsWith("w_wing                              W-Wing"));
  EXPECT_THAT(row, MatchesRegex("w_wing +W-Wing +wings +expert +4.40 .*\n"));
  const std::string tables = run({"techniques", "--format", "markdown"}).out;
  EXPECT_THAT(tables, StartsWith("### Singles (`singles`)\n\n| technique | key | level |"));
  EXPECT_THAT(tables, HasSubstr("\n\n### Fish (`fish`)\n"));
  EXPECT_THAT(run({"techniques", "--format", "markdown", "--ladder", wing.path()}).out,
              HasSubstr("\n| W-Wing | `w_wing` | expert | 4.40 |"));
  const std::string ladder = run({"techniques", "--format", "json"}).out;
  const TemporaryFile file(ladder, "ladder.json");
  EXPECT_EQ(run({"techniques", "--format", "json", "--ladder", file.path()}).out, ladder);
}

TEST(Techniques, HaveAChecksumOfWhatDecidesPathsAndRatings) {
  const Words words = {"techniques", "--format", "checksum"};
  const std::string sum = run(words).out;
  EXPECT_THAT(sum, MatchesRegex("crc64:[0-9a-f]{16}\n"));
  const json header = json::parse(lines_of(run({"rate", "-q", "--format", "json", puzzle}).out).front());
  EXPECT_EQ(header["ladder_checksum"].get<std::string>() + "\n", sum);

  const json ladder = json::parse(run({"techniques", "--format", "json"}).out);
  const auto sum_with = [&](auto&& change) {
    json changed = ladder;
    change(changed);
    const TemporaryFile file(changed.dump(), "ladder.json");
    return run(words + Words{"--ladder", file.path()}).out;
  };
  EXPECT_EQ(sum_with([](json& same) { same["name"] = "mine"; }), sum);
  EXPECT_NE(sum_with([](json& other) { other["rungs"][40]["cost"] = .01; }), sum);
  EXPECT_NE(sum_with([](json& other) { other["rungs"].erase(40); }), sum);
  EXPECT_NE(sum_with([](json& other) { std::swap(other["rungs"][40], other["rungs"][41]); }), sum);
  EXPECT_NE(run(words + Words{"--ladder", "classic"}).out, sum);
  EXPECT_NE(run(words + Words{"--techniques", "-trial_3"}).out, sum);
}

/// The number of steps of the path of the puzzle.
std::size_t path_length() {
  return lines_of(run({"steps", puzzle}).out).size() - 1;  // the last line is "solved"
}

TEST(Bench, SignsTheStepsOfACollection) {
  const TemporaryFile two(puzzle + "\n" + puzzle + "\n");
  const Words lines = lines_of(run({"bench", two.path()}).out);
  ASSERT_EQ(lines.size(), 4U);
  EXPECT_EQ(lines[0], "puzzles    2");
  EXPECT_EQ(lines[1], "solved     2");
  EXPECT_EQ(lines[2], "steps      " + std::to_string(2 * path_length()));
  EXPECT_THAT(lines[3], ::testing::MatchesRegex("signature  [0-9a-f]{16}"));
  EXPECT_NE(lines[3], lines_of(run({"bench", puzzle}).out).at(3));
}

/// Written by `scripts/renew-all.sh golden` after an intended change.
TEST(Bench, TheSignatureIsAsPinned) {
  const Finished finished = run({"bench", project_file("bench/puzzles.txt")});
  std::ifstream pinned(project_file("tests/golden/bench.txt"));
  EXPECT_EQ(finished.out, std::string(std::istreambuf_iterator<char>(pinned), {}));
}

TEST(Bench, ProfilesCallsHitsAndTimeOfEachTechnique) {
  const Words lines = lines_of(run({"bench", "--profile", puzzle}).out);
  ASSERT_GT(lines.size(), 20U);
  EXPECT_THAT(lines[5], ::testing::MatchesRegex("technique +calls +hits +ms +us/call +share"));
  const std::string calls = std::to_string(path_length());
  EXPECT_THAT(lines[6], ::testing::MatchesRegex("full_house +" + calls + " +[0-9]+ +[0-9.]+ +[0-9.]+ +[0-9.]+%"));
}

TEST(Cases, AgreeWithWhatTheyPropose) {
  const std::string head = "case  last cell\ngrid  ." + solution.substr(1) + "\n----\n";
  const TemporaryFile wrong(head + "none\n", "naked_single.txt");
  const Finished checked = run({"cases", wrong.path()});
  EXPECT_EQ(checked.code, 1);
  EXPECT_THAT(checked.out, HasSubstr(wrong.path() + ":1: last cell\n  unexpected  naked_single  {5}"));
  const TemporaryFile right(run({"cases", wrong.path(), "--propose"}).out, "naked_single.txt");
  EXPECT_THAT(right.content(), ::testing::StartsWith(head + "naked_single  {5}"));
  const Finished again = run({"cases", right.path()});
  EXPECT_EQ(again.code, 0);
  EXPECT_EQ(again.out, "");
}

TEST(Cases, ThatCannotBeReadAreReportedWithTheirPlace) {
  const TemporaryFile bad("case  no grid\n----\nnone\n", "naked_single.txt");
  const Finished checked = run({"cases", bad.path()});
  EXPECT_EQ(checked.code, 3);
  EXPECT_THAT(checked.err, HasSubstr(bad.path() + ":2:1: "));
}

}  // namespace
}  // namespace deduku::testing
