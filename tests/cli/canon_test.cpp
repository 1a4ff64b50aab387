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

/// What a symmetry as JSON makes of a line.
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
  EXPECT_EQ(lines[0], "n,puzzle,status,form,automorphisms,transpose,rows,columns,digits");
  EXPECT_EQ(lines[1], "1," + empty_grid + ",canonical," + empty_grid + ",3359232,0,123456789,123456789,123456789");
  EXPECT_EQ(fields_of(lines[2]).at(2), "parse_error");
}

TEST(Canon, LeavesOutEquivalentPuzzlesIfAsked) {
  const std::string list = puzzle + "\n" + empty_grid + "\n" + disguised(puzzle) + "\n" + puzzle + "\n";
  const Finished deduped = run({"canon", "--dedupe"}, list);
  EXPECT_EQ(deduped.code, 0);
  EXPECT_EQ(deduped.out, run({"canon"}, puzzle + "\n" + empty_grid + "\n").out);
  EXPECT_EQ(deduped.err, "2 puzzles left out: equivalent to an earlier one\n");
  EXPECT_EQ(run({"canon", "--dedupe", "-q"}, list).err, "");
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
