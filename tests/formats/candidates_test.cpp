// Pencil marks: candidate grids with their lone digits, and 729 characters.
#include "tests/formats/reading.hpp"

namespace deduku::formats {
namespace {

/// The marks of a record at a cell, "r1c1" being (1, 1), as text.
std::string marks_at(const Record& record, int row, int column) {
  std::string text;
  for (Digit digit : (*record.board.marks)[Cell::at(row - 1, column - 1).index()]) {
    text += std::to_string(digit.number());
  }
  return text;
}
int value_at(const Record& record, int row, int column) {
  return record.board.values[Cell::at(row - 1, column - 1).index()];
}

/// A candidate grid with the given groups in its first row and 123456789 in all other cells.
std::string grid_with(const std::string& first_row) {
  std::string text = "+---+---+---+\n| " + first_row + " |\n";
  for (int row = 1; row < 9; ++row) {
    if (row % 3 == 0) text += "+---+---+---+\n";
    for (int i = 0; i < 9; ++i) text += i % 3 == 0 ? "| 123456789" : " 123456789";
    text += " |\n";
  }
  return text + "+---+---+---+\n";
}

std::string plain_row() {
  return "12 34 56 | 78 19 23 | 45 67 89";
}

Record read_lone(LoneDigit lone_digit) {
  ReadOptions options;
  options.lone_digit = lone_digit;
  // The 7 is a candidate elsewhere; the 8 in r9c9 is too, but no cell that sees r1c4 has it.
  std::string text = with(grid_with("7 34 56 | 8 12 23 | 45 67 19"), "123456789", "12");
  return only_record(read(text, options));
}

TEST(CandidatesFormat, ReadsGroupsAsMarks) {
  const Reading reading = read(grid_with(plain_row()));
  EXPECT_EQ(reading.format, "candidates");
  const Record record = only_record(reading);
  EXPECT_EQ(marks_at(record, 1, 5), "19");
  EXPECT_EQ(marks_at(record, 9, 9), "123456789");
  EXPECT_EQ(record.line, std::string(81, '.'));
}

TEST(CandidatesFormat, ALoneDigitIsAValueUnlessAnUnsolvedPeerHasIt) {
  const Record automatic = read_lone(LoneDigit::automatic);
  EXPECT_EQ(marks_at(automatic, 1, 1), "7");
  EXPECT_EQ(value_at(automatic, 1, 1), 0);
  EXPECT_EQ(value_at(automatic, 1, 4), 8);
  EXPECT_TRUE(automatic.board.givens.contains(Cell(3)));
  EXPECT_EQ(marks_at(automatic, 1, 4), "");
}

TEST(CandidatesFormat, TheUserMaySayWhatLoneDigitsAre) {
  const Record values = read_lone(LoneDigit::value);
  EXPECT_EQ(value_at(values, 1, 1), 7);
  EXPECT_EQ(value_at(values, 1, 4), 8);
  const Record marks = read_lone(LoneDigit::candidate);
  EXPECT_EQ(marks_at(marks, 1, 1), "7");
  EXPECT_EQ(marks_at(marks, 1, 4), "8");
}

TEST(CandidatesFormat, DecoratedDigitsAreValues) {
  const Record record = only_record(read(grid_with("<1> *2* +3 | 45 67 89 | 45 67 89")));
  EXPECT_EQ(value_at(record, 1, 1), 1);
  EXPECT_EQ(value_at(record, 1, 2), 2);
  EXPECT_EQ(value_at(record, 1, 3), 3);
  EXPECT_EQ(record.board.givens, CellSet{Cell(0)});
}

TEST(CandidatesFormat, ABlankIsACellWithoutCandidates) {
  const Record record = only_record(read(grid_with("12 . 56 | 78 19 23 | 45 67 89")));
  EXPECT_EQ(value_at(record, 1, 2), 0);
  EXPECT_EQ(marks_at(record, 1, 2), "");
}

TEST(CandidatesFormat, NamesWhatIsWrong) {
  const std::string grid = grid_with(plain_row());
  const std::vector<std::pair<std::string, std::string>> mistakes = {
      {grid_with("12 34 56 | 78 19 23 | 45 67"), "2:30: row 1 has 8 cells, expected 9"},
      {grid_with(plain_row() + " 12"), "2:34: row 1 has 10 cells, expected 9"},
      {grid_with("12 34 56 | 7x 19 23 | 45 67 89"), "2:15: expected a candidate, found 'x'"},
      {grid_with("12 33 56 | 78 19 23 | 45 67 89"), "2:7: candidate 3 is twice in its cell"},
      {grid_with("<1> 34 <1> | 78 29 23 | 45 67 89"), "2:11: digit 1 is twice in row 1 (r1c1 and r1c3)"},
      {grid.substr(0, grid.find("+---+---+---+", 300)), "8:0: the grid has 6 rows, expected 9"},
  };
  for (const auto& [text, error] : mistakes) EXPECT_EQ(only_error(read(text)), error) << text;
}

TEST(CandidatesFormat, GoesOnWithTheNextGrid) {
  const Reading reading = read(grid_with("1x 34 56 | 78 19 23 | 45 67 89") + grid_with(plain_row()));
  EXPECT_EQ(reading.errors.size(), 1U);
  EXPECT_EQ(reading.records.size(), 1U);
}

TEST(SukakuFormat, ReadsNineSymbolsForEachCell) {
  std::string text(729, '.');
  text.replace(0, 9, "123456789");
  text.replace(13, 1, "5");
  text.replace(720, 9, "00*__-789");
  const Reading reading = read(text + " name");
  EXPECT_EQ(reading.format, "sukaku");
  const Record record = only_record(reading);
  EXPECT_EQ(marks_at(record, 1, 1), "123456789");
  EXPECT_EQ(marks_at(record, 1, 2), "5");
  EXPECT_EQ(marks_at(record, 1, 3), "");
  EXPECT_EQ(marks_at(record, 9, 9), "789");
  EXPECT_EQ(record.line, std::string(81, '.'));
  EXPECT_EQ(record.tail, "name");
}

TEST(SukakuFormat, NamesWhatIsWrong) {
  const std::string empty(729, '.');
  const std::vector<std::pair<std::string, std::string>> mistakes = {
      {empty.substr(1), "1:729: the line has 728 symbols, expected 729"},
      {empty + ".", "1:730: the line has 730 symbols, expected 729"},
      {changed(empty, 10, "5"), "1:11: expected 2 or a blank, found '5'"},
      {changed(empty, 10, "x"), "1:11: expected a digit or a blank, found 'x'"},
      {empty + "x", "1:730: expected a space, a tab, ; or , behind the cells, found 'x'"},
  };
  for (const auto& [text, error] : mistakes) EXPECT_EQ(only_error(read(text)), error) << text;
}

}  // namespace
}  // namespace deduku::formats
