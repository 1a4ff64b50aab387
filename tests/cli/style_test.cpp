// --lang and --notation, and the language variables of the environment.
#include "tests/cli/program.hpp"

namespace deduku::testing {
namespace {

using ::testing::HasSubstr;

const std::string worded_puzzle = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";

std::string hint(const Words& arguments, const Words& environment = {}) {
  return run(Words{"hint", worded_puzzle} + arguments, "", environment).out;
}

TEST(Style, TheOptionSaysTheLanguage) {
  EXPECT_THAT(hint({"--lang", "en"}), HasSubstr("Look at "));
  EXPECT_THAT(hint({"--lang", "zh"}), HasSubstr("请看"));
  EXPECT_THAT(hint({"--lang", "DE"}), HasSubstr("Sieh dir "));
}

TEST(Style, TheEnvironmentSaysItInItsOrder) {
  EXPECT_THAT(hint({}), HasSubstr("Look at "));
  EXPECT_THAT(hint({}, {"LANG=de_AT.UTF-8"}), HasSubstr("Sieh dir "));
  EXPECT_THAT(hint({}, {"LC_MESSAGES=zh_CN", "LANG=de_DE"}), HasSubstr("请看"));
  EXPECT_THAT(hint({}, {"LC_ALL=de", "LC_MESSAGES=zh_CN"}), HasSubstr("Sieh dir "));
  EXPECT_THAT(hint({}, {"LC_ALL=", "LANG=zh_TW.UTF-8"}), HasSubstr("请看"));
  EXPECT_THAT(hint({}, {"LC_ALL=C", "LANG=de_DE"}), HasSubstr("Look at "));
  EXPECT_THAT(hint({}, {"LANG=fr_FR"}), HasSubstr("Look at "));
  EXPECT_THAT(hint({}, {"DEDUKU_LANG=zh", "LC_ALL=de_DE"}), HasSubstr("请看"));
  EXPECT_THAT(hint({"--lang", "de"}, {"DEDUKU_LANG=zh"}), HasSubstr("Sieh dir "));
}

TEST(Style, AnUnknownLanguageIsRefused) {
  const Finished option = run({"hint", worded_puzzle, "--lang", "fr"});
  EXPECT_EQ(option.code, 2);
  EXPECT_EQ(option.out, "");
  EXPECT_THAT(option.err, HasSubstr("--lang"));
  const Finished variable = run({"hint", worded_puzzle}, "", {"DEDUKU_LANG=fr"});
  EXPECT_EQ(variable.code, 2);
  EXPECT_EQ(variable.out, "");
  EXPECT_THAT(variable.err, HasSubstr("DEDUKU_LANG: \"fr\" is not one of the languages en, zh, de"));
}

TEST(Style, CellsAreNamedAsTheNotationSays) {
  EXPECT_THAT(run({"solve", worded_puzzle, "--notation", "rc"}).out, HasSubstr(" r9c9"));
  const Finished letters = run({"solve", worded_puzzle, "--notation", "a1"});
  EXPECT_THAT(letters.out, HasSubstr(" I9"));
  EXPECT_THAT(letters.out, HasSubstr("row I"));
  EXPECT_THAT(run({"solve", worded_puzzle, "--notation", "k9", "--lang", "de"}).out, HasSubstr("Zeile K"));
  EXPECT_EQ(run({"solve", worded_puzzle, "--notation", "b2"}).code, 2);
}

TEST(Style, TheWholePathIsToldInTheLanguage) {
  const std::string path = run({"solve", worded_puzzle, "--lang", "zh"}).out;
  EXPECT_TRUE(path.starts_with("第 1 题\n")) << path;
  EXPECT_THAT(path, HasSubstr("排除法：第 "));
  EXPECT_THAT(path, HasSubstr("已解出，共 "));
  EXPECT_EQ(path.find("Hidden"), std::string::npos) << path;
  const std::string se = run({"solve", worded_puzzle, "--ladder", "se", "--lang", "de"}).out;
  EXPECT_THAT(se, HasSubstr("Versteckter Einer (1.2): In "));
  EXPECT_THAT(se, HasSubstr("Gelöst in "));
}

TEST(Style, InJsonOnlyWhatIsForPeopleFollowsIt) {
  const Finished finished = run({"hint", worded_puzzle, "--format", "json", "--lang", "zh", "--notation", "a1"});
  EXPECT_THAT(finished.out, HasSubstr("\"technique\":\"hidden_single\",\"name\":\"排除法\""));
  EXPECT_THAT(finished.out, HasSubstr("\"notation\":\"hidden_single  {"));
  EXPECT_THAT(finished.out, HasSubstr("\"cell\":\"r"));
  EXPECT_THAT(finished.out, HasSubstr("\"language\":\"zh\",\"notation\":\"a1\""));
}

TEST(Style, IsRefusedWhereItDoesNothing) {
  for (const char* option : {"--lang=de", "--notation=a1"}) {
    EXPECT_EQ(run({"solve", worded_puzzle, "--fast", option}).code, 2) << option;
    EXPECT_EQ(run({"steps", worded_puzzle, option}).code, 2) << option;
    EXPECT_EQ(run({"check", worded_puzzle, "--format", "json", option}).code, 2) << option;
    EXPECT_EQ(run({"rate", worded_puzzle, "--scale", "w", option}).code, 2) << option;
  }
  EXPECT_EQ(run({"rate", worded_puzzle, "--scale", "r", "--notation", "a1"}).code, 2);
  EXPECT_EQ(run({"steps", worded_puzzle, "--lang", "de", "--format", "json"}).code, 0);
}

TEST(Style, RatingsAreExplainedInTheLanguage) {
  EXPECT_THAT(run({"rate", worded_puzzle, "--trace", "--lang", "zh"}).out, HasSubstr("排除法：3 步，填入 3 个数字"));
  EXPECT_THAT(run({"rate", worded_puzzle, "--scale", "ser", "--trace", "--lang", "de", "--notation", "k9"}).out,
              HasSubstr("Versteckter Einer: "));
  EXPECT_THAT(run({"rate", worded_puzzle, "--scale", "hodoku", "--trace", "--lang", "de"}).out,
              HasSubstr("Nackter Einer: "));
}

TEST(Style, MistakesAreToldInTheLanguage) {
  const std::string board = "553.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";
  EXPECT_THAT(run({"check", board, "--lang", "zh"}).out, HasSubstr("数字 5 在第 1 行出现两次：r1c1 与 r1c2"));
  EXPECT_THAT(run({"check", board, "--lang", "de", "--notation", "a1"}).out,
              HasSubstr("Die Ziffer 5 steht zweimal in Zeile A, in A1 und A2"));
}

}  // namespace
}  // namespace deduku::testing
