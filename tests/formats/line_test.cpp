// Puzzles on lines: blanks, tails, names, and the error messages for bad ones.
#include "tests/formats/reading.hpp"

namespace deduku::formats {
namespace {

TEST(LineFormat, ReadsDigitsAsGivens) {
  const Record record = only_record(read(first_puzzle + "\n"));
  EXPECT_EQ(record.line, first_puzzle);
  EXPECT_EQ(record.board.values[2], 3);
  EXPECT_EQ(record.board.givens.size(), 32);
  EXPECT_FALSE(record.board.marks);
  EXPECT_EQ(record.format, find_format("line"));
}

TEST(LineFormat, KnowsEveryBlank) {
  for (const char* blank : {".", "0", "*", "_", "-"}) {
    EXPECT_EQ(only_record(read(with(first_puzzle, ".", blank))).line, first_puzzle) << blank;
  }
  EXPECT_EQ(only_record(read(changed(first_puzzle, 0, "0*", 2))).line, first_puzzle);
}

TEST(LineFormat, TakesSpacesForBlanksInExactly81Characters) {
  const std::string spaced = with(first_puzzle, ".", " ");
  EXPECT_EQ(only_record(read(spaced)).line, first_puzzle);
  EXPECT_EQ(only_record(read(spaced + ";hard")).tail, "hard");
  EXPECT_EQ(only_record(read(spaced + "  ")).line, first_puzzle);
  // If the line has other blanks, a space ends the puzzle.
  EXPECT_EQ(only_error(read(first_puzzle.substr(0, 80) + " ")), "1:81: the line has 80 cells, expected 81");
}

TEST(LineFormat, PlusSaysThatThePlayerPlacedTheDigit) {
  const Record record = only_record(read(changed(first_puzzle, 2, "+3")));
  EXPECT_EQ(record.line, first_puzzle);
  EXPECT_FALSE(record.board.givens.contains(Cell(2)));
  EXPECT_EQ(record.board.givens.size(), 31);
}

TEST(LineFormat, KeepsTheTailWithoutItsSeparator) {
  const std::vector<std::pair<std::string, std::string>> tails = {
      {"", ""},
      {"   ", ""},
      {" 7.2", "7.2"},
      {"\t7.2\t hard ", "7.2\t hard"},
      {";a;b", "a;b"},
      {" , 7.2", "7.2"},
      {",864,", "864,"},
      {" # easy", "# easy"},
      {":17204", "17204"},
      {" : a:b", "a:b"},
      {"#easy", "#easy"},
      {" \u7b80\u5355\uff0c1", "\u7b80\u5355\uff0c1"},
  };
  for (const auto& [text, tail] : tails) EXPECT_EQ(only_record(read(first_puzzle + text)).tail, tail) << text;
}

TEST(LineFormat, AWordBeforeThePuzzleIsKeptInTheTail) {
  const Record record = only_record(read("0000183b305c " + first_puzzle + "  1.2\n"));
  EXPECT_EQ(record.line, first_puzzle);
  EXPECT_EQ(record.tail, "0000183b305c 1.2");
  EXPECT_EQ(only_record(read("17; " + first_puzzle)).tail, "17;");
  EXPECT_EQ(only_record(read("  " + first_puzzle)).tail, "");
}

TEST(LineFormat, SkipsCommentsAndEmptyLines) {
  const Reading reading = read("# two puzzles\n\n" + first_puzzle + "\n   \n  # and\n" + second_puzzle + "\n\n");
  ASSERT_EQ(reading.records.size(), 2U);
  EXPECT_EQ(reading.records[1].line, second_puzzle);
  EXPECT_EQ(reading.records[1].ordinal, 2);
  EXPECT_EQ(reading.records[1].line_number, 6);
}

TEST(LineFormat, NamesWhatIsWrong) {
  const std::vector<std::pair<std::string, std::string>> mistakes = {
      {first_puzzle.substr(0, 80), "1:81: the line has 80 cells, expected 81"},
      {first_puzzle.substr(0, 80) + " 7.2", "1:81: the line has 80 cells, expected 81"},
      {first_puzzle + ".", "1:82: the line has 82 cells, expected 81"},
      {changed(first_puzzle, 4, "x"), "1:5: expected a digit or a blank, found 'x'"},
      {changed(first_puzzle, 4, "\u00e9"), "1:5: expected a digit or a blank, found '\u00e9'"},
      {changed(first_puzzle, 4, "\x01"), "1:5: expected a digit or a blank, found a character that cannot be printed"},
      {changed(first_puzzle, 4, "+"), "1:5: expected a digit or a blank, found '+'"},
      {first_puzzle + "abc", "1:82: expected a space, a tab, ; , or : after the cells, found 'a'"},
      {"\n  " + changed(first_puzzle, 4, "?"), "2:7: expected a digit or a blank, found '?'"},
  };
  for (const auto& [text, error] : mistakes) EXPECT_EQ(only_error(read(text)), error) << text;
}

TEST(LineFormat, NamesTheHouseWithARepeatedDigit) {
  EXPECT_EQ(only_error(read(changed(first_puzzle, 8, "3"))), "1:9: digit 3 occurs twice in row 1 (r1c3 and r1c9)");
  EXPECT_EQ(only_error(read(changed(first_puzzle, 45, "9"))), "1:46: digit 9 occurs twice in column 1 (r2c1 and r6c1)");
  EXPECT_EQ(only_error(read("n1 " + changed(first_puzzle, 10, "3"))),
            "1:16: digit 3 occurs twice in row 2 (r2c2 and r2c4)");
  EXPECT_EQ(only_error(read(std::string(".5........5") + std::string(70, '.'))),
            "1:11: digit 5 occurs twice in column 2 (r1c2 and r2c2)");
  EXPECT_EQ(only_error(read(std::string(".5.........5") + std::string(69, '.'))),
            "1:12: digit 5 occurs twice in box 1 (r1c2 and r2c3)");
}

TEST(LineFormat, GoesOnBehindABadRecord) {
  const std::string text = first_puzzle + "\nnonsense\n" + first_puzzle.substr(1) + "\n" + second_puzzle;
  const Reading reading = read(text);
  ASSERT_EQ(reading.records.size(), 2U);
  EXPECT_EQ(reading.records[1].ordinal, 3);
  EXPECT_EQ(reading.records[1].line, second_puzzle);
  EXPECT_EQ(reading.errors, std::vector<std::string>{"3:81: the line has 80 cells, expected 81"});
  const Reading strict = read_from("line", text);
  EXPECT_EQ(strict.errors, (std::vector<std::string>{"2:1: expected a digit or a blank, found 'n'",
                                                     "3:81: the line has 80 cells, expected 81"}));
}

TEST(LineFormat, SdmIsTheSame) {
  const Reading reading = read_from("sdm", "# collection\n" + first_puzzle + "\n" + second_puzzle);
  EXPECT_EQ(reading.format, "sdm");
  EXPECT_EQ(reading.records.size(), 2U);
}

}  // namespace
}  // namespace deduku::formats
