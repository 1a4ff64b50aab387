// Pencil marks: candidate grids with their lone digits, and 729 characters.
#include <gmock/gmock.h>

#include "tests/formats/reading.hpp"

namespace deduku::formats {
namespace {

/// The marks of a record at a cell, "r1c1" being (1, 1), as text.
std::string marks_at(const Record& record, int row, int column) {
  std::string text;
  for (Digit digit : (*record.board.marks)[Cell::at(row - 1, column - 1)]) {
    text += std::to_string(digit.number());
  }
  return text;
}
int value_at(const Record& record, int row, int column) {
  return record.board.values[Cell::at(row - 1, column - 1)];
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

/// The 7 in r1c1 is a candidate in r1c8 and all cells of its column and box, the 8 in r1c4 in none that sees it.
Record read_lone(LoneDigit lone_digit) {
  ReadOptions options;
  options.lone_digit = lone_digit;
  std::string text = with(grid_with("7 34 56 | 8 12 23 | 45 67 19"), "123456789", "127");
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

TEST(CandidatesFormat, ALoneDigitIsACandidateWhereItsPeersStillShowIt) {
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

/// The board of a puzzle with all its pencil marks.
Board marked_board(const std::string& puzzle) {
  Board board = only_record(read(puzzle)).board;
  board.marks.emplace();
  const Grid grid(board_of(Grid(only_record(read(puzzle)).board)));
  for (Cell cell : Cell::all()) (*board.marks)[cell] = grid.candidates(cell);
  return board;
}

std::string written(const Board& board) {
  return find_format("candidates")->write(board);
}

TEST(CandidatesFormat, ABlankIsACellWithoutPencilMarks) {
  const Record record = only_record(read(grid_with("12 . 56 | 78 19 23 | +4 67 89")));
  EXPECT_EQ(value_at(record, 1, 2), 0);
  EXPECT_EQ(marks_at(record, 1, 2), "12356789") << "all that its peers allow";
  EXPECT_EQ(marks_at(only_record(read(grid_with("12 {} 56 | 78 19 23 | 45 67 89"))), 1, 2), "") << "none left";
}

TEST(CandidatesFormat, AnyNumberOfCellsMayBeBlank) {
  const Board board = marked_board(second_puzzle);
  std::vector<Cell> marked;
  for (Cell cell : Cell::all()) {
    if (board.values[cell] == 0) marked.push_back(cell);
  }
  const Grid grid(only_record(read(second_puzzle)).board);
  Board blanked = board;
  for (std::size_t blanks = 1; blanks < marked.size(); ++blanks) {
    (*blanked.marks)[marked[blanks - 1]] = {};
    const Reading reading = read(with(written(blanked), "{}", ". "));
    const Record record = only_record(reading);
    ASSERT_EQ(reading.format, "candidates") << blanks;
    ASSERT_EQ(Grid(record.board), grid) << blanks;
  }
}

TEST(CandidatesFormat, AnOldMarkLeavesAPlacedDigitPlaced) {
  // Every mark that a placed digit forbids, one at a time, as if the player had forgotten to erase it.
  const Board board = marked_board(second_puzzle);
  for (Cell cell : Cell::all()) {
    if (board.values[cell] != 0) continue;
    for (Digit digit : ~(*board.marks)[cell]) {
      Board stale = board;
      (*stale.marks)[cell].insert(digit);
      const Record record = only_record(read(with(with(written(stale), "<", " "), ">", " ")));
      ASSERT_EQ(record.board.values, board.values) << cell.index();
      ASSERT_TRUE((*record.board.marks)[cell].contains(digit)) << "as written";
      ASSERT_EQ(stale_marks(record.board), (CandidateSet{Candidate(cell, digit)}));
      ASSERT_EQ(Grid(record.board), Grid(board));
    }
  }
}

TEST(CandidatesFormat, BracesHoldCandidatesEvenALoneOne) {
  const Record record = only_record(read(grid_with("{7} {34} 56 | 8 12 23 | 45 67 19")));
  EXPECT_EQ(marks_at(record, 1, 1), "7");
  EXPECT_EQ(marks_at(record, 1, 2), "34");
}

TEST(CandidatesFormat, WritesWhatThePlayerPlaced) {
  Board board = marked_board(second_puzzle);
  board.givens.erase(Cell(0));
  EXPECT_THAT(written(board), ::testing::HasSubstr("+2"));
  EXPECT_EQ(only_record(read(written(board))).board, board);
}

TEST(CandidatesFormat, NamesWhatIsWrong) {
  const std::string grid = grid_with(plain_row());
  const std::vector<std::pair<std::string, std::string>> mistakes = {
      {grid_with("12 34 56 | 78 19 23 | 45 67"), "2:30: row 1 has 8 cells, expected 9"},
      {grid_with(plain_row() + " 12"), "2:34: row 1 has 10 cells, expected 9"},
      {grid_with("12 34 56 | 7x 19 23 | 45 67 89"), "2:15: expected a candidate, found 'x'"},
      {grid_with("12 {3x} 56 | 78 19 23 | 45 67 89"), "2:8: expected a candidate, found 'x'"},
      {grid_with("12 33 56 | 78 19 23 | 45 67 89"), "2:7: candidate 3 occurs twice in its cell"},
      {grid_with("<1> 34 <1> | 78 29 23 | 45 67 89"), "2:11: digit 1 occurs twice in row 1 (r1c1 and r1c3)"},
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

TEST(SukakuFormat, MayStandBetweenLines) {
  const std::string line = first_puzzle + " one\n";
  const std::string marks = find_format("sukaku")->write(read_puzzle(second_puzzle)->board);
  for (const std::string& list : {line + marks + line, marks + line + "7 " + marks}) {
    const Reading reading = read(list);
    EXPECT_EQ(reading.errors, std::vector<std::string>());
    ASSERT_EQ(reading.records.size(), 3U);
    for (const Record& record : reading.records) {
      EXPECT_EQ(record.tail == "one", !record.board.marks);
      EXPECT_EQ(record.format->name, record.board.marks ? "sukaku" : "line");
      EXPECT_EQ(record.line == first_puzzle, !record.board.marks);
    }
  }
  const Reading no_marks = read(line + std::string(728, '.') + "\n" + line);
  EXPECT_EQ(no_marks.errors, std::vector<std::string>{"2:729: the line has 728 symbols, expected 729"});
  const Reading no_cells = read(marks + std::string(80, '.') + "\n" + marks);
  EXPECT_EQ(no_cells.errors, std::vector<std::string>{"2:81: the line has 80 cells, expected 81"});
  EXPECT_EQ(no_cells.records.size(), 2U);
}

TEST(SukakuFormat, IsReadFromTables) {
  const std::string marks = find_format("sukaku")->write(read_puzzle(second_puzzle)->board).substr(0, 729);
  const Reading reading = read("n,puzzle\n1," + marks + "\n2," + first_puzzle + "\n");
  EXPECT_EQ(reading.errors, std::vector<std::string>());
  ASSERT_EQ(reading.records.size(), 2U);
  EXPECT_TRUE(reading.records[0].board.marks);
  EXPECT_EQ(reading.records[1].line, first_puzzle);
}

TEST(SukakuFormat, NamesWhatIsWrong) {
  const std::string empty(729, '.');
  const std::vector<std::pair<std::string, std::string>> mistakes = {
      {empty.substr(1), "1:729: the line has 728 symbols, expected 729"},
      {empty + ".", "1:730: the line has 730 symbols, expected 729"},
      {changed(empty, 10, "5"), "1:11: expected 2 or a blank, found '5'"},
      {changed(empty, 10, "x"), "1:11: expected a digit or a blank, found 'x'"},
      {empty + "x", "1:730: expected a space, a tab, ; , or : after the cells, found 'x'"},
  };
  for (const auto& [text, error] : mistakes) EXPECT_EQ(only_error(read(text)), error) << text;
}

}  // namespace
}  // namespace deduku::formats
