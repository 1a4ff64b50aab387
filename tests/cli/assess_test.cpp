// `assess`: moves judged, one move or the lines of a list.
#include <nlohmann/json.hpp>

#include "tests/cli/program.hpp"

namespace deduku::testing {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;
using ::testing::SizeIs;
using ::testing::StartsWith;

const std::string easy = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";

TEST(AssessCommand, SaysInASentenceWhatAMoveIs) {
  const Finished good = run({"assess", easy, "r2c2=6"});
  EXPECT_EQ(good.code, 0);
  EXPECT_EQ(good.out, "It follows by Hidden Single (1.20). The cheapest step of the board costs 1.20.\n");
  const Finished wrong = run({"assess", easy, "r1c1=5"});
  EXPECT_EQ(wrong.code, 1);
  EXPECT_EQ(wrong.out, "That is false: r1c1 is 5.\n");
  EXPECT_EQ(run({"assess", easy, "R2C2!=6"}).out, "That is false: r2c2 is not 6.\n");
  EXPECT_EQ(run({"assess", easy, "r1c1=9"}).out, "That breaks a rule on this board: r1c1 is 9.\n");
  EXPECT_EQ(run({"assess", easy, "r1c1<>9"}).out, "That is known already.\n");
  EXPECT_EQ(run({"assess", easy, "r2c2=6", "--within", "1"}).out,
            "It is true, but a guess: no single step that was asked for gives it.\n");
  EXPECT_THAT(run({"assess", easy, "r2c2=6", "--technique", "full house"}).out,
              StartsWith("It is true, but follows by another technique, Hidden Single (1.20)."));
}

TEST(AssessCommand, SaysWhy) {
  EXPECT_THAT(run({"assess", easy, "r2c2=6", "--why"}).out, HasSubstr("\nHidden Single: In "));
  EXPECT_THAT(run({"assess", easy, "r1c1=5", "--why"}).out, HasSubstr("\nSuppose r1c1 is 5."));
  EXPECT_THAT(run({"assess", easy, "r1c1=9", "--why"}).out,
              HasSubstr("\nr1c1 is not 9: column 1 has 9 already (r2c1).\n"));
  const Finished faulty = run({"assess", "5" + easy.substr(1), "r2c2=6", "--givens", easy, "--why"});
  EXPECT_EQ(faulty.code, 1);
  EXPECT_EQ(faulty.out, "The board has no solution, so nothing follows from it.\nr1c1=5 contradicts the solution.\n");
}

TEST(AssessCommand, JudgesTheLinesOfAList) {
  const std::string moves = R"({"puzzle": ")" + easy + R"(", "places": [{"cell": "r2c2", "digit": 6}]})" + "\n\n" +
                            R"({"places": [{"cell": "r0c2", "digit": 6}]})" + "\nnonsense\n" +
                            R"({"removes": [{"cell": "r2c2", "digit": 6}]})" + "\n";
  const Words lines = lines_of(run({"assess", easy, "--lines", "-", "--threads", "2"}, moves).out);
  ASSERT_THAT(lines, SizeIs(5)) << "a header, and an answer for each line";
  EXPECT_EQ(json::parse(lines[1])["follows"], true);
  EXPECT_EQ(json::parse(lines[2])["error"]["code"], "bad_parameter");
  EXPECT_EQ(json::parse(lines[3])["error"]["code"], "bad_json");
  EXPECT_EQ(json::parse(lines[4])["fault"], "false");
}

TEST(AssessCommand, AnswersAreShort) {
  const Words lines = lines_of(run({"assess", easy, "r1c1=5", "--format", "json", "--technique", "x_wing"}).out);
  ASSERT_THAT(lines, SizeIs(2));
  EXPECT_LT(lines[1].size(), 300U);
}

}  // namespace
}  // namespace deduku::testing
