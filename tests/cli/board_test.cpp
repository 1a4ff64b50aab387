// Boards with more than their puzzle: every command reports which of the two it uses, and any fault.
#include <nlohmann/json.hpp>

#include "tests/cli/program.hpp"

namespace deduku::testing {
namespace {

using nlohmann::json;
using ::testing::AllOf;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::SizeIs;
using ::testing::StartsWith;

/// `two_solutions`, in which r1c46 and r4c46 are 4 and 6, with the player's digits in r1c4, r1c6, r4c4 and r4c6, 0 for
/// none, and without some candidates: "414" for 4 in r1c4.
std::string board_with(const std::string& entries, const std::string& struck = "") {
  std::string line;
  std::size_t at = 0;
  for (char symbol : two_solutions) {
    const char entry = symbol == '.' ? entries[at++] : '0';
    line += entry == '0' ? std::string(1, symbol) : std::string("+") + entry;
  }
  return ":0000:x:" + line + ":" + struck + "::";
}

/// The record after the header.
json record_of(const Words& arguments) {
  return json::parse(lines_of(run(arguments + Words{"--format", "json"}).out).at(1));
}

const Words judges = {"check", "solve", "rate"};

TEST(InProgress, IsSaidWithWhatTheGivensHaveAlone) {
  const std::string board = board_with("4000");
  const std::string standing = "77 givens with 2 solutions, 1 entry";
  EXPECT_THAT(run({"check", board}).out, StartsWith("1\tunique\t" + standing + "  "));
  for (const char* command : {"solve", "rate"}) {
    EXPECT_THAT(run({command, board}).out,
                HasSubstr("This is about the board, not about its givens alone: " + standing + ".\n"));
  }
  EXPECT_THAT(run({"explain", board, "--to", "markdown", "-o", TemporaryFolder().file("walk.md")}).err, "");
  EXPECT_THAT(run({"explain", board}).out,
              AllOf(HasSubstr("77, with 2 solutions alone"), HasSubstr("one, with the entries")));
  EXPECT_THAT(run({"sheet", board, "--format", "svg"}).err,
              HasSubstr("the puzzle has several solutions (" + standing + "), so it is omitted"));
  for (const std::string& command : judges + Words{"count", "minimise"}) {
    const json record = record_of({command, board});
    EXPECT_EQ(record["in_progress"]["entries"], 1) << command;
    EXPECT_EQ(record["in_progress"]["puzzle"], "several") << command;
    EXPECT_EQ(record["in_progress"]["solutions"], 2) << command;
    EXPECT_EQ(record["in_progress"]["status"], "right") << command;
  }
}

TEST(InProgress, CountsWhatIsStruck) {
  EXPECT_THAT(run({"check", board_with("0000", "414 446")}).out,
              HasSubstr("77 givens with 2 solutions, 2 candidates eliminated"));
  EXPECT_THAT(run({"check", ":0000:x:" + puzzle + ":111::"}).out,
              HasSubstr("26 givens with 1 solution, 1 candidate eliminated"));
  EXPECT_THAT(run({"check", ":0000:x:" + puzzle + ":::"}).out,
              AllOf(HasSubstr("26 givens  "), Not(HasSubstr("struck"))));
}

TEST(InProgress, IsNothingOfAPuzzle) {
  for (const std::string& command : judges + Words{"count", "minimise"}) {
    EXPECT_FALSE(record_of({command, puzzle}).contains("in_progress")) << command;
    EXPECT_THAT(run({command, puzzle}).out, Not(HasSubstr("about the board"))) << command;
  }
}

/// The fault that every command reports for a board, and the fields that contain it.
void expect_fault(const std::string& board, const std::string& sentence, const json& fields) {
  const std::string without_stop = sentence.substr(0, sentence.size() - 1);  // as in errors
  for (const std::string& command : judges) {
    EXPECT_THAT(run({command, board}).out, HasSubstr(sentence)) << command;
    EXPECT_EQ(run({command, board}).code, 1) << command;
  }
  EXPECT_THAT(run({"why", board, "r1c4", "4"}).out, HasSubstr(sentence));
  EXPECT_THAT(run({"explain", board}).err, EndsWith(without_stop + "\n"));
  EXPECT_THAT(run({"draw", board, "--step", "1"}).err, EndsWith(without_stop + "\n"));
  EXPECT_THAT(run({"hint", board, "--level", "5"}).out, HasSubstr(sentence));
  const json hint = record_of({"hint", board, "--level", "5"});
  const json progress = record_of({"check-progress", board});
  const json check = record_of({"check", board})["in_progress"];
  const json why = record_of({"why", board, "r1c4", "4"})["in_progress"];
  for (const json& record : {hint, progress, check, why}) {
    EXPECT_EQ(record["status"], "wrong");
    for (const auto& [field, count] : fields.items())
      EXPECT_THAT(record[field], SizeIs(count.get<std::size_t>())) << field;
  }
}

TEST(InProgress, NamesEntriesThatCannotBothBeRight) {
  const std::string board = board_with("4006");
  const std::string sentence = "No solution of the puzzle has r1c4=4 and r4c6=6 together.";
  expect_fault(board, sentence, {{"clash", 2}, {"wrong", 0}, {"lacking", 0}});
  EXPECT_EQ(run({"check-progress", board}).out, sentence + "\n");
  EXPECT_EQ(run({"hint", board, "--level", "1"}).out, "There are entries on the board that cannot all be right.\n");
  EXPECT_EQ(run({"hint", board, "--level", "2"}).out, "There are entries in boxes 2 and 5 that cannot all be right.\n");
  EXPECT_EQ(run({"hint", board}).out, "The digits in r1c4 and r4c6 cannot all be right.\n");
}

TEST(InProgress, NamesAnEntryThatNoSolutionHas) {
  const std::string givens = two_solutions.substr(0, 80) + ".";
  const std::string board = two_solutions.substr(0, 80) + "3";
  EXPECT_THAT(run({"check-progress", board, "--givens", givens}).out,
              StartsWith("3 in r9c9 is wrong.\nr9c9 is not 3: column 9 has 3 already (r2c9).\n"));
  EXPECT_THAT(run({"hint", board, "--givens", givens, "--level", "5"}).out,
              StartsWith("r9c9=3 is in no solution of the puzzle.\nr9c9 is not 3: column 9 has 3 already (r2c9)."));
}

TEST(InProgress, NamesTheDigitThatStandsTwice) {
  const std::string two_entries = board_with("4400");
  EXPECT_EQ(run({"check-progress", two_entries}).out,
            "The digit 4 occurs twice in row 1, in r1c4 and r1c6: one of them is wrong.\n");
  EXPECT_EQ(run({"hint", two_entries}).out, run({"check-progress", two_entries}).out);
  EXPECT_THAT(record_of({"check-progress", two_entries})["clash"], SizeIs(2));
  const std::string given_again = board_with("5000");
  EXPECT_THAT(run({"check-progress", given_again}).out,
              StartsWith("5 in r1c4 is wrong.\nr1c4 is not 5: row 1 has 5 already (r1c5).\n"));
  EXPECT_THAT(run({"check", given_again}).out, AllOf(HasSubstr("The digit 5 occurs twice in row 1, in r1c4 and r1c5"),
                                                     HasSubstr("r1c4=5 is in no solution of the puzzle.")));
  EXPECT_EQ(record_of({"hint", given_again})["status"], "wrong");
}

TEST(InProgress, NamesMarksThatAgreeWithNoSolution) {
  expect_fault(board_with("0000", "414 614"), "r1c4 has no candidate left.", {{"lacking", 1}, {"missing", 0}});
  expect_fault(board_with("0000", "614 446"), "No solution of the puzzle agrees with the candidates of r1c4 and r4c6.",
               {{"lacking", 2}, {"missing", 0}});
  expect_fault(board_with("4000", "644"), "The candidates lack 6 in r4c4.", {{"missing", 1}, {"lacking", 0}});
}

TEST(InProgress, NamesMarksThatLackTheSolution) {
  // 5 in r1c1 is right.
  const std::string board = ":0000:x:" + puzzle + ":511::";
  for (const std::string& command : judges) {
    EXPECT_THAT(run({command, board}).out, HasSubstr("The candidates lack 5 in r1c1.")) << command;
  }
  EXPECT_EQ(run({"check-progress", board}).out, "The candidates lack 5 in r1c1.\n");
  EXPECT_THAT(
      run({"why", board, "r1c1", "5"}).out,
      StartsWith("The candidates lack 5 in r1c1. What follows is about the board as it is, and need not be true "
                 "of the puzzle.\nr1c1 is not 5: "));
}

TEST(InProgress, DoesNotTakeAWrongEntryForTheTruth) {
  const std::string board = ":0000:x:+3" + puzzle.substr(1) + ":::";
  EXPECT_EQ(run({"why", board, "r1c1", "3"}).out,
            "r1c1=3 contradicts the solution. What follows is about the board as it is, and need not be true of the "
            "puzzle.\nr1c1 is 3: that is entered.\n");
  EXPECT_EQ(record_of({"why", board, "r1c1", "3"})["in_progress"]["wrong"][0]["cell"], "r1c1");
}

TEST(InProgress, AgreesWithTheOneSolutionThatIsLeft) {
  EXPECT_EQ(run({"check-progress", board_with("4000")}).out,
            "The one entry agrees with the only solution that is left of several.\n");
}

TEST(NoSolution, HasItsReason) {
  const std::string no_candidate = "r1c9 has no candidate left.";
  for (const std::string& command : judges)
    EXPECT_THAT(run({command, unsolvable}).out, HasSubstr(no_candidate)) << command;
  for (const char* ladder : {"se", "hodoku"}) {
    EXPECT_THAT(run({"solve", "--ladder", ladder, unsolvable}).out, HasSubstr(no_candidate));
  }
  EXPECT_THAT(run({"solve", "--fewest", unsolvable}).out, HasSubstr(no_candidate));
  EXPECT_THAT(run({"rate", "--scale", "all", unsolvable}).out, HasSubstr(no_candidate));
  EXPECT_THAT(run({"explain", unsolvable}).err, EndsWith("there is nothing to explain. r1c9 has no candidate left\n"));
  for (const char* command : {"hint", "check-progress"}) {
    EXPECT_THAT(run({command, unsolvable}).out, AllOf(HasSubstr(no_candidate), Not(HasSubstr("is wrong"))));
    EXPECT_EQ(run({command, unsolvable, "--givens", unsolvable}).out,
              "The puzzle has no solution. " + no_candidate + "\n");
  }
  EXPECT_EQ(record_of({"check", unsolvable})["without_candidate"], json({"r1c9"}));
}

TEST(NoSolution, MayBeADigitWithoutAPlace) {
  // The empty cells of row 1 see 1 in r2c1.
  std::string line = "...234567" + std::string(72, '.');
  line[9] = '1';
  EXPECT_THAT(run({"check", line}).out, HasSubstr("1 has no place left in row 1."));
  EXPECT_THAT(run({"hint", line}).out, HasSubstr("1 has no place left in row 1."));
  EXPECT_THAT(run({"solve", "--lang", "de", line}).out, HasSubstr("kein Platz"));
  const json check = record_of({"check", line});
  EXPECT_EQ(check["without_candidate"], json::array());
  EXPECT_EQ(check["without_place"], json::parse(R"([{"digit":1,"house":"row 1","kind":"row","number":1}])"));
}

TEST(NoSolution, NeedNotBeSeenAtOnce) {
  const std::string line = "3" + puzzle.substr(1);
  EXPECT_THAT(run({"check", line}).out, StartsWith("1\tnone\t27 givens"));
  EXPECT_EQ(record_of({"check", line})["without_candidate"], json::array());
  EXPECT_EQ(run({"hint", line, "--givens", line}).out, "The puzzle has no solution.\n");
}

}  // namespace
}  // namespace deduku::testing
