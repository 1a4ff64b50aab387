// `canon`: forms as lines, CSV and JSON; lists without repetitions.
#include <nlohmann/json.hpp>

#include "tests/cli/program.hpp"

namespace deduku::testing {
namespace {

using nlohmann::json;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

/// The puzzle transposed, with 1 and 2 exchanged.
std::string disguised(const std::string& line) {
  std::string image(line.size(), '.');
  for (std::size_t i = 0; i < line.size(); ++i) {
    const char symbol = line[i];
    image[i % 9 * 9 + i / 9] = symbol == '1' ? '2' : symbol == '2' ? '1' : symbol;
  }
  return image;
}

/// A line after a symmetry, which is given as JSON.
std::string applied(const json& symmetry, const std::string& line) {
  std::string image(line.size(), '.');
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (line[i] == '.') continue;
    std::size_t row = i / 9;
    std::size_t column = i % 9;
    if (symmetry["transpose"]) std::swap(row, column);
    const int place = 9 * (symmetry["rows"][row].get<int>() - 1) + symmetry["columns"][column].get<int>() - 1;
    image[static_cast<std::size_t>(place)] =
        static_cast<char>('0' + symmetry["digits"][static_cast<std::size_t>(line[i] - '1')].get<int>());
  }
  return image;
}

TEST(Canon, WritesTheSameFormHoweverThePuzzleLooks) {
  const Words forms = lines_of(run({"canon"}, puzzle + "\n" + disguised(puzzle) + "\n" + empty_grid + "\n").out);
  ASSERT_EQ(forms.size(), 3U);
  EXPECT_EQ(forms[0].size(), 81U);
  EXPECT_EQ(forms[0], forms[1]);
  EXPECT_EQ(forms[2], empty_grid);
  EXPECT_EQ(run({"canon", forms[0]}).out, forms[0] + "\n");
}

TEST(Canon, JsonHasASymmetryThatLeadsToTheForm) {
  const Words lines = lines_of(run({"canon", "--format", "json"}, puzzle + "\n" + disguised(puzzle) + "\n").out);
  ASSERT_EQ(lines.size(), 3U);
  EXPECT_EQ(json::parse(lines[0])["command"], "canon");
  for (std::size_t i : {1U, 2U}) {
    const json record = json::parse(lines[i]);
    EXPECT_EQ(record["status"], "canonical");
    EXPECT_EQ(applied(record["symmetry"], record["puzzle"]), record["form"]);
    EXPECT_EQ(record["automorphisms"], 1);
  }
}

TEST(Canon, CsvHasTheSame) {
  const Words lines = lines_of(run({"canon", "--format", "csv"}, empty_grid + "\n" + puzzle + "x\n").out);
  ASSERT_EQ(lines.size(), 3U);
  EXPECT_EQ(lines[0], "n,puzzle,status,form,automorphisms,transpose,rows,columns,digits,tail,file,line");
  EXPECT_EQ(lines[1], "1," + empty_grid + ",canonical," + empty_grid + ",3359232,0,123456789,123456789,123456789,,-,1");
  EXPECT_EQ(fields_of(lines[2]).at(2), "parse_error");
}

TEST(Canon, LeavesOutEquivalentPuzzlesIfAsked) {
  const std::string list = puzzle + "\n" + empty_grid + "\n" + disguised(puzzle) + "\n" + puzzle + "\n";
  const Finished deduped = run({"canon", "--dedupe"}, list);
  EXPECT_EQ(deduped.code, 0);
  EXPECT_EQ(deduped.out, run({"canon"}, puzzle + "\n" + empty_grid + "\n").out);
  EXPECT_EQ(deduped.err, "2 puzzles omitted: equivalent to an earlier one\n");
  EXPECT_EQ(run({"canon", "--dedupe", "-q"}, list).err, "");
}

TEST(Canon, ListsEquivalentPuzzlesWithTheFirstOneAcrossFiles) {
  const TemporaryFile one("# volume 1\n" + empty_grid + " A1\n" + puzzle + " A2\n");
  const TemporaryFile other(disguised(puzzle) + " B1\n" + puzzle + " B2\n");
  const Words files = {one.path(), other.path()};
  const Finished found = run(Words{"canon", "--duplicates"} + files);
  EXPECT_EQ(found.code, 0);
  EXPECT_EQ(found.out, other.path() + ":1 B1 is equivalent to " + one.path() + ":3 A2\n" + other.path() +
                           ":2 B2 is equivalent to " + one.path() + ":3 A2\n");
  EXPECT_EQ(found.err, "2 puzzles equivalent to an earlier one\n");
  const Words rows = lines_of(run(Words{"canon", "--duplicates", "--format", "csv"} + files).out);
  ASSERT_EQ(rows.size(), 3U);
  EXPECT_EQ(rows[0], "n,puzzle,status,tail,file,line,earlier_n,earlier_tail,earlier_file,earlier_line,common,percent");
  EXPECT_EQ(rows[2], "4," + puzzle + ",equivalent,B2," + other.path() + ",2,2,A2," + one.path() + ",3,,");
  const json record = json::parse(lines_of(run(Words{"canon", "--duplicates", "--format", "json"} + files).out).at(1));
  EXPECT_EQ(record["status"], "equivalent");
  EXPECT_EQ(record["tail"], "B1");
  EXPECT_EQ(record["earlier"], (json{{"n", 2}, {"tail", "A2"}, {"file", one.path()}, {"line", 3}}));
}

TEST(Canon, ListsNearCopiesWithTheOneThatIsMostLikeThem) {
  std::string near = puzzle;  // two givens fewer
  for (int i = 0; i < 2; ++i) near[near.find_first_not_of('.')] = '.';
  std::string nearer = near;
  nearer[nearer.find_first_not_of('.')] = '.';
  const std::string list = puzzle + " a\n" + near + " b\n" + empty_grid + " c\n" + nearer + " d\n";
  const auto givens = [](const std::string& line) { return 81 - std::ranges::count(line, '.'); };
  const std::string all = std::to_string(givens(near));
  const std::string fewer = std::to_string(givens(nearer));
  const Finished found = run({"canon", "--alike", "50"}, list);
  EXPECT_EQ(found.out, "-:2 b has " + all + " of " + all + " givens (100 %) in common with -:1 a\n-:4 d has " + fewer +
                           " of " + fewer + " givens (100 %) in common with -:1 a\n");
  EXPECT_EQ(found.err, "2 puzzles with more than 50 % of the givens in common with an earlier one\n");
  const json record = json::parse(lines_of(run({"canon", "--alike", "99", "--format", "json"}, list).out).at(1));
  EXPECT_EQ(record["status"], "alike");
  EXPECT_EQ(record["percent"], 100);
  EXPECT_EQ(record["common"], givens(near));
  EXPECT_EQ(run({"canon", "--alike", "100"}, list).out, "");
}

TEST(Canon, DoesNotLeaveOutWhatItLists) {
  const Finished refused = run({"canon", "--dedupe", "--alike", "50"}, puzzle + "\n");
  EXPECT_EQ(refused.code, 2);
  EXPECT_THAT(refused.err, HasSubstr("--dedupe omits the puzzles that --duplicates and --alike list"));
}

TEST(Canon, KeepsPencilMarksAndTellsThemApart) {
  std::string marks;
  for (int cell = 0; cell < 81; ++cell) marks += cell == 40 ? "12......." : "123456789";
  std::string others = marks;
  others.replace(9, 9, ".2.4.....");
  const Words forms = lines_of(run({"canon", "--dedupe"}, marks + "\n" + others + "\n" + marks + "\n").out);
  ASSERT_EQ(forms.size(), 2U);
  EXPECT_EQ(forms[0].substr(0, 18), ".......89123456789");
  EXPECT_EQ(forms[1].substr(0, 18), ".......89123456789");
  EXPECT_EQ(run({"canon"}, forms[1]).out, forms[1] + "\n");
}

TEST(Canon, SaysOfTwoPuzzlesWhetherTheyAreEquivalentAndByWhichSymmetry) {
  const Finished canon = run({"canon", puzzle, disguised(puzzle)});
  EXPECT_EQ(canon.code, 0);
  const Words lines = lines_of(canon.out);
  ASSERT_EQ(lines.size(), 3U);
  EXPECT_EQ(lines[2], "equivalent: the second is the first, transposed, with digits to 213456789");
  const Words records = lines_of(run({"canon", "--format", "json", puzzle, disguised(puzzle)}).out);
  ASSERT_EQ(records.size(), 3U);
  EXPECT_FALSE(json::parse(records[1]).contains("from_first"));
  EXPECT_EQ(applied(json::parse(records[2])["from_first"], puzzle), json::parse(records[2])["puzzle"]);

  EXPECT_EQ(lines_of(run({"canon", puzzle, puzzle}).out).at(2), "equivalent: the second is the first");
  EXPECT_EQ(lines_of(run({"canon", puzzle, empty_grid}).out).at(2), "not equivalent");
  const Words others = lines_of(run({"canon", "--format", "json", puzzle, empty_grid}).out);
  EXPECT_TRUE(json::parse(others.at(2))["from_first"].is_null());
  EXPECT_EQ(lines_of(run({"canon", puzzle, puzzle, puzzle}).out).size(), 3U);
}

TEST(Canon, ReportsWhatItCannotReadAndGoesOn) {
  const Finished canon = run({"canon"}, puzzle.substr(1) + "\n" + puzzle + "\n" + puzzle + "\n");
  EXPECT_EQ(canon.code, 0);
  EXPECT_EQ(lines_of(canon.out).size(), 2U);
  EXPECT_THAT(canon.err, HasSubstr("stdin:1:"));
}

}  // namespace
}  // namespace deduku::testing
