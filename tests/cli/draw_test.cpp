// `draw`: pictures to standard output, to a file and to a folder.
#include <cstdlib>

#include <nlohmann/json.hpp>

#include "tests/cli/program.hpp"

namespace deduku::testing {
namespace {

using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::StartsWith;

TEST(Draw, WritesTheFirstStepToStandardOutput) {
  const Finished drawn = run({"draw"}, puzzle);
  EXPECT_EQ(drawn.code, 0) << drawn.err;
  EXPECT_THAT(drawn.out, StartsWith("<svg xmlns="));
  EXPECT_THAT(drawn.out, ::testing::EndsWith("</svg>\n"));
  EXPECT_THAT(drawn.out, HasSubstr(">Hidden Single</text>"));
  EXPECT_EQ(run({"draw", "--step", "1"}, puzzle).out, drawn.out);
}

TEST(Draw, WritesAllStepsIntoAFolder) {
  const TemporaryFolder folder;
  const Finished drawn = run({"draw", "--all", "-o", folder.target()}, puzzle);
  EXPECT_EQ(drawn.code, 0) << drawn.err;
  const Words steps = lines_of(run({"steps"}, puzzle).out);
  std::size_t count = 0;
  for (const std::string& line : steps) count += line.find("=>") == std::string::npos ? 0 : 1;
  EXPECT_EQ(drawn.out, std::to_string(count) + " pictures\n");
  EXPECT_EQ(folder.names().size(), count + 1);  // and the list of them
  EXPECT_THAT(folder.names(), Contains("step-001-hidden_single.svg"));
  EXPECT_THAT(content_of(folder.file("step-001-hidden_single.svg")), StartsWith("<svg"));
  EXPECT_EQ(content_of(folder.file("step-001-hidden_single.svg")), run({"draw"}, puzzle).out);
}

TEST(Draw, FindsTheFirstStepByATechniqueOrFamily) {
  const Words draw = Words{"draw"} + few_techniques + Words{"--technique"};
  EXPECT_THAT(run(draw + Words{"Naked Pair"}, puzzle).out, HasSubstr(">Naked Pair</text>"));
  EXPECT_THAT(run(draw + Words{"subsets"}, puzzle).out, HasSubstr(">Naked Pair</text>"));
  const Finished none = run({"draw", "--technique", "x_wing"}, puzzle);
  EXPECT_EQ(none.code, 1);
  EXPECT_EQ(none.out, "");
  EXPECT_THAT(none.err, HasSubstr("--technique x_wing: the path has "));
  const Finished unknown = run(draw + Words{"naked_pear"}, puzzle);
  EXPECT_EQ(unknown.code, 2);
  EXPECT_THAT(unknown.err, HasSubstr("did you mean \"naked_pair\"?"));
}

TEST(Draw, DrawsTheLadderOfSudokuExplainer) {
  EXPECT_THAT(run({"draw", "--ladder", "se", "--technique", "naked_pair"}, puzzle).out,
              HasSubstr(">Naked Pair</text>"));
  const Finished unknown = run({"draw", "--ladder", "se", "--technique", "w_wing"}, puzzle);
  EXPECT_EQ(unknown.code, 2);
  EXPECT_THAT(unknown.err, HasSubstr("of the ladder se"));
}

TEST(Draw, DrawsTheLadderOfHodoku) {
  const Words draw = {"draw", "--ladder", "hodoku"};
  EXPECT_THAT(run(draw + Words{"--technique", "naked_single"}, puzzle).out, HasSubstr(">Naked Single</text>"));
  EXPECT_EQ(run(draw + Words{"--technique", "naked_single", "--step", "3"}, puzzle).code, 2);
  const nlohmann::json path =
      nlohmann::json::parse(lines_of(run({"solve", puzzle, "--ladder", "hodoku", "--format", "json"}).out)[1]);
  EXPECT_THAT(run(draw + Words{"--step", "5"}, puzzle).out,
              HasSubstr(">" + path["steps"][4]["name"].get<std::string>() + "</text>"));
  EXPECT_THAT(run(draw + Words{"--technique", "chain"}, puzzle).err, HasSubstr("of the ladder hodoku"));
}

TEST(Draw, DrawsTheBoardAlone) {
  const Finished drawn = run({"draw", "--board"}, puzzle);
  EXPECT_EQ(drawn.code, 0);
  EXPECT_THAT(drawn.out, ::testing::Not(HasSubstr("class=\"title\"")));
  EXPECT_EQ(run({"draw", "--board", "--step", "2"}, puzzle).code, 2);
  EXPECT_THAT(drawn.out, HasSubstr("class=\"pm\""));
  const Finished clean = run({"draw", "--board", "--marks", "none", "--bare"}, puzzle);
  EXPECT_EQ(clean.code, 0);
  EXPECT_THAT(clean.out, ::testing::Not(HasSubstr("class=\"pm\"")));
  EXPECT_EQ(run({"draw", "--marks", "none"}, puzzle).err, "--marks: needs --board\n");
}

TEST(Draw, TakesTheFormFromTheNameOfTheFile) {
  const TemporaryFolder folder;
  EXPECT_EQ(run({"draw", "-o", folder.file("a.svg")}, puzzle).code, 0);
  EXPECT_THAT(content_of(folder.file("a.svg")), StartsWith("<svg"));
  if (std::system("command -v rsvg-convert > /dev/null") != 0) GTEST_SKIP() << "rsvg-convert is not installed";
  EXPECT_EQ(run({"draw", "-o", folder.file("a.png"), "--width", "300"}, puzzle).code, 0);
  EXPECT_THAT(content_of(folder.file("a.png")), StartsWith("\x89PNG"));
  EXPECT_EQ(run({"draw", "-o", folder.file("a.pdf")}, puzzle).code, 0);
  EXPECT_THAT(content_of(folder.file("a.pdf")), StartsWith("%PDF"));
  EXPECT_THAT(run({"draw", "--to", "png"}, puzzle).out, StartsWith("\x89PNG"));
}

TEST(Draw, SaysWhatIsMissingForAPng) {
  const TemporaryFolder folder;
  const Finished drawn = run({"draw", "-o", folder.file("a.png")}, puzzle, {"PATH=/nowhere"});
  EXPECT_EQ(drawn.code, 4);
  EXPECT_THAT(drawn.err, HasSubstr("rsvg-convert"));
  EXPECT_THAT(drawn.err, HasSubstr("librsvg2-bin"));
  EXPECT_TRUE(folder.names().empty());
}

TEST(Draw, RefusesWhatItCannotDo) {
  const TemporaryFolder folder;
  const auto expect_refused = [](const Words& options, int code, const std::string& reason) {
    const Finished drawn = run(Words{"draw"} + options, puzzle);
    EXPECT_EQ(drawn.code, code) << reason;
    EXPECT_EQ(drawn.out, "");
    EXPECT_THAT(drawn.err, HasSubstr(reason));
  };
  expect_refused({"--all"}, 2, "--all: name the folder of the pictures with -o FOLDER/");
  expect_refused({"--all", "-o", "a.svg"}, 2, "--all: name the folder");
  expect_refused({"--step", "0"}, 2, "--step: expected a whole number from 1 to 100000");
  expect_refused({"--step", "1000"}, 1, "--step 1000: the path has ");
  expect_refused({"--step", "2", "--all"}, 2, "does not go with --all");
  expect_refused({"--width", "300"}, 2, "needs --to png");
  expect_refused({"--se-mode", "fixed"}, 2, "needs --ladder se");
  expect_refused({"-o", folder.path()}, 2, "is a folder; write");
  expect_refused({"-o", folder.file("no/such.svg")}, 4, "such.svg");
  EXPECT_TRUE(folder.names().empty());
}

TEST(Draw, SaysWhereThereIsNoStep) {
  const Finished none = run({"draw"}, unsolvable);
  EXPECT_EQ(none.code, 1);
  EXPECT_THAT(none.err, HasSubstr("no solution"));
  const Finished complete = run({"draw"}, solution);
  EXPECT_EQ(complete.code, 1);
  EXPECT_THAT(complete.err, HasSubstr("the grid is complete"));
  const Finished unreadable = run({"draw"}, "12x");
  EXPECT_EQ(unreadable.code, 3);
}

TEST(Draw, EndsWhereLogicIsStuck) {
  const TemporaryFolder folder;
  const Finished drawn = run(Words{"draw", "--all", "-o", folder.target()} + singles_only, puzzle);
  EXPECT_EQ(drawn.code, 1);
  EXPECT_THAT(drawn.out, HasSubstr("; stuck\n"));
  EXPECT_FALSE(folder.names().empty());
}

TEST(Draw, SaysThatTheBudgetEndedIt) {
  const std::string hard = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
  const TemporaryFolder folder;
  const Words budget = {"--budget", "1ms"};
  EXPECT_THAT(run(Words{"solve"} + budget, hard).out, HasSubstr("Out of budget.\n"));
  const Finished all = run(Words{"draw", "--all", "-o", folder.target()} + budget, hard);
  EXPECT_EQ(all.code, 1);
  EXPECT_THAT(all.out + all.err, HasSubstr("out of budget"));
  EXPECT_THAT(run(Words{"draw", "--step", "500"} + budget, hard).err, HasSubstr("out of budget"));
  EXPECT_THAT(run(Words{"draw", "--technique", "full_house"} + budget, hard).err, HasSubstr("out of budget"));
}

TEST(Draw, MakesAGalleryOfCaseFiles) {
  const TemporaryFolder folder;
  const Finished drawn = run({"draw", "--cases", project_file("tests/techniques/wings"), "-o", folder.target()});
  EXPECT_EQ(drawn.code, 0) << drawn.err;
  EXPECT_THAT(folder.names(), ::testing::IsSupersetOf({"index.html", "w_wing-1.svg", "xy_wing-1.svg"}));
  EXPECT_THAT(content_of(folder.file("index.html")), HasSubstr("<img loading=\"lazy\" src=\"w_wing-1.svg\""));
  const TemporaryFile stranger("", "no_technique.txt");
  EXPECT_EQ(run({"draw", "--cases", stranger.path(), "-o", folder.target()}).code, 2);
}

}  // namespace
}  // namespace deduku::testing
