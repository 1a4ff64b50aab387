// deduku explain, and the board at a terminal.
#include <filesystem>

#include "tests/cli/program.hpp"

namespace deduku::testing {
namespace {

using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

const std::string walked_puzzle = "12....7...56..9...7......6.....95....9...3.158..61.2.....5...27........894.3....1";

TEST(Explain, WritesAPageToAFileOrToTheOutput) {
  const TemporaryFolder folder;
  const std::string file = folder.file("walk.html");
  const Finished to_file = run({"explain", "-", "-o", file}, walked_puzzle + " of mine\n");
  EXPECT_EQ(to_file.code, 0) << to_file.err;
  EXPECT_EQ(to_file.out, "");
  EXPECT_THAT(content_of(file), StartsWith("<!doctype html>"));
  EXPECT_THAT(content_of(file), HasSubstr("<h1>of mine</h1>"));
  EXPECT_EQ(run({"explain", "-"}, walked_puzzle + " of mine\n").out, content_of(file));
}

TEST(Explain, WritesMarkdownWithPicturesBesideIt) {
  const TemporaryFolder folder;
  const Finished done = run({"explain", walked_puzzle, "--to", "markdown", "-o", folder.file("walk.md")});
  EXPECT_EQ(done.code, 0) << done.err;
  EXPECT_THAT(content_of(folder.file("walk.md")), HasSubstr("](walk-pictures/step-022.svg)"));
  EXPECT_THAT(content_of(folder.file("walk-pictures/step-022.svg")), StartsWith("<svg"));
}

TEST(Explain, PicturesShowWhereTheNameHasBlanksAndBrackets) {
  const TemporaryFolder folder;
  const Finished done = run({"explain", walked_puzzle, "--to", "markdown", "-o", folder.file("my walk (1).md")});
  EXPECT_EQ(done.code, 0) << done.err;
  EXPECT_THAT(content_of(folder.file("my walk (1).md")), HasSubstr("](my%20walk%20%281%29-pictures/step-001.svg)"));
  EXPECT_TRUE(std::filesystem::exists(folder.file("my walk (1)-pictures/step-001.svg")));
}

TEST(Explain, AFileKeepsItsModeAndALinkItsPlace) {
  const TemporaryFolder folder;
  const std::string file = folder.file("walk.html");
  const std::string link = folder.file("link.html");
  store(file, "old");
  std::filesystem::permissions(file, std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
  std::filesystem::create_symlink("walk.html", link);
  EXPECT_EQ(run({"explain", walked_puzzle, "-o", link}).code, 0);
  EXPECT_TRUE(std::filesystem::is_symlink(link));
  EXPECT_THAT(content_of(file), StartsWith("<!doctype html>"));
  EXPECT_EQ(std::filesystem::status(file).permissions(),
            std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
  std::filesystem::remove(file);
  EXPECT_EQ(run({"explain", walked_puzzle, "-o", link}).code, 0);
  EXPECT_TRUE(std::filesystem::is_symlink(link));
  EXPECT_THAT(content_of(file), StartsWith("<!doctype html>"));
}

TEST(Explain, RefusesInOneSentence) {
  const TemporaryFolder folder;
  const Finished no_file = run({"explain", walked_puzzle, "--to", "markdown"});
  EXPECT_EQ(no_file.code, 2);
  EXPECT_THAT(no_file.err, HasSubstr("-o FILE"));
  const Finished is_folder = run({"explain", walked_puzzle, "-o", folder.path()});
  EXPECT_EQ(is_folder.code, 2);
  EXPECT_THAT(is_folder.err, HasSubstr("is a folder"));
  const Finished nowhere = run({"explain", walked_puzzle, "-o", folder.file("no/walk.html")});
  EXPECT_EQ(nowhere.code, 4);
  EXPECT_THAT(nowhere.err, HasSubstr("No such file or directory"));
  const Finished impossible = run({"explain", "55" + std::string(79, '.')});
  EXPECT_EQ(impossible.code, 3);
  EXPECT_EQ(impossible.out, "");
}

TEST(Explain, SaysThatAPuzzleHasNoSolution) {
  const Finished none =
      run({"explain", "1234567..........8...........8..........8..................................9.."});
  EXPECT_NE(none.code, 0);
  EXPECT_EQ(none.out, "");
}

/// The walked puzzle with the techniques that lead to a finned X-Wing.
const Words to_a_fish = {walked_puzzle, "--techniques",
                         "full_house,hidden_single,naked_single,pointing,xyz_wing,finned_x_wing"};

TEST(BoardView, TellsMarksApartWithoutColours) {
  const std::string steps = run(Words{"steps", "--board"} + to_a_fish).out;
  EXPECT_THAT(steps, HasSubstr("\n     1   v2     3      4    5      v6      7    8     9\n"));
  EXPECT_THAT(steps, HasSubstr("\n>3 | 7   3[8]   389  | 1    2348   24[8] | 5    6     2349 |\n"));
  EXPECT_THAT(steps, HasSubstr("\n>7 | 3   16[8]  18   | 5    46~8~  14[8] | 9    2     7    |\n"));
  EXPECT_THAT(steps, HasSubstr("\n    {8} fin   [8] pattern   ~8~ eliminated   v base   > cover\n"));
}

TEST(BoardView, ShowsOnlyTheDigitWhereThereIsNoRoom) {
  const Words arguments = Words{"steps", "--board"} + to_a_fish;
  const std::string narrow = run(arguments, "", {"COLUMNS=40"}).out;
  EXPECT_NE(narrow.find("\n>3 |   [8] 8  |    8 [8] |       .  |\n"), std::string::npos);
  EXPECT_THAT(run(arguments, "", {"COLUMNS=20"}).out, Not(HasSubstr("+--")));
}

TEST(BoardView, IsColouredWhereColoursAreWanted) {
  const Words arguments = Words{"steps", "--board"} + to_a_fish;
  EXPECT_THAT(run_at_terminal(arguments, {"TERM=xterm"}).out, HasSubstr("\033[1;97;44m8\033[0m"));
  EXPECT_THAT(run_at_terminal(arguments, {"TERM=xterm", "NO_COLOR=1"}).out, Not(HasSubstr("\033[")));
  EXPECT_THAT(run(Words{"steps", "--color", "always"} + to_a_fish).out, HasSubstr("=>  \033[31mr7c5<>8\033[0m\n"));
  EXPECT_THAT(run(Words{"solve", "--color", "always"} + to_a_fish).out,
              HasSubstr("Therefore \033[31mit is not 8\033[0m."));
  EXPECT_THAT(run_at_terminal(Words{"steps", "--color", "never"} + to_a_fish, {"TERM=xterm"}).out,
              Not(HasSubstr("\033[")));
}

TEST(BoardView, ShowsOfAHintWhatItsTextTells) {
  const auto hint = [](const std::string& level) {
    return run(Words{"hint", "--board", "--level", level} + to_a_fish).out;
  };
  EXPECT_THAT(hint("1"), HasSubstr("+===================+"));
  EXPECT_THAT(hint("3"), Not(HasSubstr("[")));
  EXPECT_THAT(hint("4"), HasSubstr("[3457]"));
  EXPECT_THAT(hint("5"), HasSubstr("=5="));
  EXPECT_THAT(
      hint("5"),
      EndsWith("In box 4, 5 can only go into r6c3: the 5s in r2c2, r4c6 and r5c9 rule out the other empty cells.\n"));
}

TEST(BoardView, BelongsToText) {
  const Finished refused = run({"steps", "--board", "--format", "json", walked_puzzle});
  EXPECT_EQ(refused.code, 2);
  EXPECT_THAT(refused.err, HasSubstr("--board needs --format text"));
}

}  // namespace
}  // namespace deduku::testing
