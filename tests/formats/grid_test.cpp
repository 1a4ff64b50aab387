// Grids of nine lines: shapes, frames, several in a file, mistakes; and the files of Project Euler.
#include "tests/formats/reading.hpp"

namespace deduku::formats {
namespace {

std::string spaced(const std::string& rows) {
  std::string text;
  for (char c : rows) text += c == '\n' ? std::string("\n") : std::string(1, c) + " ";
  return text;
}

TEST(GridFormat, ReadsPlainAndSpacedRows) {
  const std::string plain = rows_of(first_puzzle);
  for (const std::string& text : {plain, spaced(plain), with(spaced(plain), ".", "0"), with(plain, ".", "*")}) {
    const Reading reading = read(text);
    EXPECT_EQ(reading.format, "grid") << text;
    const Record record = only_record(reading);
    EXPECT_EQ(record.line, first_puzzle) << text;
    EXPECT_EQ(record.board.givens.size(), 32);
    EXPECT_EQ(record.tail, "");
  }
}

TEST(GridFormat, SkipsFramesOfAllKinds) {
  const std::string simple_sudoku =
      " *-----------*\n |..3|.2.|6..|\n |9..|3.5|..1|\n |..1|8.6|4..|\n |---+---+---|\n |..8|1.2|9..|\n"
      " |7..|...|..8|\n |..6|7.8|2..|\n |---+---+---|\n |..2|6.9|5..|\n |8..|2.3|..9|\n |..5|.1.|3..|\n"
      " *-----------*\n";
  const std::string open_frame =
      ". . 3 | . 2 . | 6 . .\n9 . . | 3 . 5 | . . 1\n. . 1 | 8 . 6 | 4 . .\n------+-------+------\n"
      ". . 8 | 1 . 2 | 9 . .\n7 . . | . . . | . . 8\n. . 6 | 7 . 8 | 2 . .\n======+=======+======\n"
      ". . 2 | 6 . 9 | 5 . .\n8 . . | 2 . 3 | . . 9\n. . 5 | . 1 . | 3 . .\n";
  const std::string typographic =
      "┌───┬───┬───┐\n" + with(with(simple_sudoku.substr(15), "|---+---+---|", "├───┼───┼───┤"), "|", "│");
  for (const std::string& text : {simple_sudoku, open_frame, typographic}) {
    EXPECT_EQ(only_record(read(text)).line, first_puzzle) << text;
  }
}

TEST(GridFormat, ReadsWhatSpreadsheetsCopy) {
  for (char delimiter : {'\t', ',', ';'}) {
    std::string text;
    for (std::size_t i = 0; i < 81; ++i) {
      if (first_puzzle[i] != '.') text += first_puzzle[i];
      text += i % 9 == 8 ? '\n' : delimiter;
    }
    const Reading reading = read(text);
    EXPECT_EQ(reading.format, "grid");
    EXPECT_EQ(only_record(reading).line, first_puzzle) << text;
  }
}

TEST(GridFormat, NineDashesAreARowOrABorder) {
  const std::string dashed = with(first_puzzle, ".", "-");
  const std::string with_empty_row = changed(dashed, 0, "---------", 9);
  EXPECT_EQ(only_record(read(rows_of(with_empty_row))).line, with(with_empty_row, "-", "."));
  std::string bordered = rows_of(first_puzzle);
  for (std::size_t at : {90U, 60U, 30U}) bordered.insert(at, "---------\n");
  EXPECT_EQ(only_record(read(bordered)).line, first_puzzle);
  EXPECT_EQ(only_record(read(rows_of(std::string(81, '-')))).line, std::string(81, '.'));
}

TEST(GridFormat, ReadsSeveralGridsWithAndWithoutEmptyLines) {
  const std::string first = rows_of(first_puzzle);
  const std::string framed = find_format("grid")->write(only_record(read(second_puzzle)).board);
  const std::string apart = "\n\n" + framed;
  for (const std::string& text : {first + rows_of(second_puzzle), first + apart, first + framed, framed + first}) {
    const Reading reading = read(text);
    EXPECT_EQ(reading.errors.size(), 0U) << text;
    EXPECT_EQ(reading.records.size(), 2U) << text;
  }
}

TEST(GridFormat, EmptyLinesMayStandBetweenBands) {
  std::string text = rows_of(first_puzzle);
  for (std::size_t at : {60U, 30U}) text.insert(at, "\n");
  EXPECT_EQ(only_record(read(text)).line, first_puzzle);
}

TEST(GridFormat, NamesWhatIsWrong) {
  const std::string rows = rows_of(first_puzzle);
  const std::vector<std::pair<std::string, std::string>> mistakes = {
      {rows.substr(0, 80), "8:0: the grid has 8 rows, expected 9"},
      {changed(rows, 22, "", 1), "3:9: row 3 has 8 cells, expected 9"},
      {changed(rows, 22, "88", 1), "3:10: row 3 has 10 cells, expected 9"},
      {changed(rows, 22, "x", 1), "3:3: expected a digit or a blank, found 'x'"},
      {changed(rows, 8, "3", 1), "1:9: digit 3 occurs twice in row 1 (r1c3 and r1c9)"},
      {changed(rows, 50, "9", 1), "6:1: digit 9 occurs twice in column 1 (r2c1 and r6c1)"},
  };
  for (const auto& [text, error] : mistakes) EXPECT_EQ(only_error(read(text)), error) << text;
}

/// A text with a valid grid before and after it.
std::string between_grids(const std::string& text) {
  return rows_of(first_puzzle) + "\n" + text + "\n" + rows_of(second_puzzle);
}

TEST(GridFormat, GoesOnWithTheNextGrid) {
  const std::string rows = rows_of(first_puzzle);
  for (const std::string& bad : {changed(rows, 22, "x", 1), rows.substr(0, 80) + "\n", changed(rows, 8, "3", 1)}) {
    const Reading reading = read(between_grids(bad));
    EXPECT_EQ(reading.errors.size(), 1U) << bad;
    ASSERT_EQ(reading.records.size(), 2U) << bad;
    EXPECT_EQ(reading.records[1].line, second_puzzle);
    EXPECT_EQ(reading.records[1].ordinal, 3);
  }
}

TEST(GridFormat, ALineThatIsNoRowIsATitleOrABadRecordOfThisFormat) {
  const std::string text = rows_of(first_puzzle) + "The second puzzle\n" + rows_of(second_puzzle);
  const Reading reading = read(text);
  EXPECT_EQ(reading.errors, std::vector<std::string>());
  ASSERT_EQ(reading.records.size(), 2U);
  EXPECT_EQ(reading.records[1].tail, "The second puzzle");
  const Reading strict = read_from("grid", text);
  EXPECT_EQ(strict.errors, (std::vector<std::string>{"10:1: expected the first row of a grid, found 'T'"}));
  EXPECT_EQ(strict.records.size(), 2U);
}

/// Common frames, the lines around the rows of a grid: its top, between bands, its bottom.
struct Frame {
  std::string top;
  std::string middle;
  std::string bottom;
  std::string bar;
};
const Frame frames[] = {
    {"+-------+-------+-------+\n", "+-------+-------+-------+\n", "+-------+-------+-------+\n", "| "},
    {" *-----------*\n", " |---+---+---|\n", " *-----------*\n", " |"},
};

/// Twelve puzzles: the same one with its digits replaced.
std::vector<std::string> twelve_puzzles() {
  std::vector<std::string> puzzles;
  for (int shift = 0; shift < 9; ++shift) {
    std::string puzzle = first_puzzle;
    for (char& c : puzzle) c = c == '.' ? c : static_cast<char>('1' + (c - '1' + shift) % 9);
    puzzles.push_back(puzzle);
  }
  for (int i = 0; i < 3; ++i) puzzles.push_back(second_puzzle);
  return puzzles;
}

/// The lines of grids in frames, without empty lines between them.
std::vector<std::string> framed_lines(const std::vector<std::string>& puzzles, const Frame& frame) {
  std::vector<std::string> lines;
  for (const std::string& puzzle : puzzles) {
    for (std::size_t row = 0; row < 9; ++row) {
      if (row % 3 == 0) lines.push_back(row == 0 ? frame.top : frame.middle);
      std::string line = frame.bar;
      for (std::size_t i = 0; i < 9; ++i) {
        line += puzzle[9 * row + i];
        if (i % 3 == 2) line += "|";
      }
      lines.push_back(line + "\n");
    }
    lines.push_back(frame.bottom);
  }
  return lines;
}

std::string joined(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line;
  return text;
}

/// Whether the grids are those of the puzzles except for at most one of them, and the only error, if any, is on the
/// lines of that grid.
void expect_one_lost(const Reading& reading, const std::vector<std::string>& puzzles, std::size_t lost,
                     const std::string& what) {
  std::vector<std::string> found;
  for (const Record& record : reading.records) found.push_back(record.line);
  std::vector<std::string> rest = puzzles;
  if (!reading.errors.empty()) rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(lost));
  ASSERT_EQ(found, rest) << what;
  ASSERT_LE(reading.errors.size(), 1U) << what;
  if (reading.errors.empty()) return;
  const int line = std::stoi(reading.errors[0]);
  ASSERT_GE(line, static_cast<int>(13 * lost)) << what << reading.errors[0];
  ASSERT_LE(line, static_cast<int>(13 * lost + 15)) << what << reading.errors[0];
}

TEST(GridFormat, ADamagedLineCostsOneGridInAFrame) {
  const std::vector<std::string> puzzles = twelve_puzzles();
  for (const Frame& frame : frames) {
    const std::vector<std::string> lines = framed_lines(puzzles, frame);
    for (std::size_t at = 0; at < lines.size(); ++at) {
      const auto damage = [&](const std::string& kind, const std::vector<std::string>& instead) {
        std::vector<std::string> damaged = lines;
        damaged.erase(damaged.begin() + static_cast<std::ptrdiff_t>(at));
        damaged.insert(damaged.begin() + static_cast<std::ptrdiff_t>(at), instead.begin(), instead.end());
        const std::string what = kind + " at line " + std::to_string(at + 1) + "\n";
        expect_one_lost(read(joined(damaged)), puzzles, at / 13, what);
      };
      damage("deleted", {});
      damage("twice", {lines[at], lines[at]});
      const bool is_row = lines[at].find("---") == std::string::npos;
      if (!is_row) continue;
      damage("garbage", {"what is this?\n"});
      damage("cut", {lines[at].substr(0, 6) + "\n"});
      damage("empty", {"\n"});
    }
  }
}

TEST(GridFormat, ADamagedGridIsNamedByItsOwnLines) {
  const std::vector<std::string> puzzles = twelve_puzzles();
  std::vector<std::string> lines = framed_lines(puzzles, frames[0]);
  lines.erase(lines.begin() + 53);
  EXPECT_EQ(read(joined(lines)).errors, (std::vector<std::string>{"55:0: the grid has 8 rows, expected 9"}));
}

TEST(GridFormat, AnOpenFrameIsFoundAgainToo) {
  const std::string rows = rows_of(first_puzzle);
  std::string grid = rows;
  for (std::size_t at : {60U, 30U}) grid.insert(at, "------+-------+------\n");
  const std::string damaged = with(grid, rows.substr(30, 10), "");
  const Reading reading = read(grid + damaged + grid + grid);
  EXPECT_EQ(reading.errors, (std::vector<std::string>{"17:0: the grid has 8 rows, expected 9"}));
  EXPECT_EQ(reading.records.size(), 3U);
}

TEST(GridFormat, BordersMayStandBetweenAllRowsOrInOddPlaces) {
  const std::string rows = rows_of(first_puzzle);
  std::string ruled = "---+---+---\n";
  std::string odd = rows;
  for (std::size_t row = 0; row < 9; ++row) ruled += rows.substr(10 * row, 10) + "---+---+---\n";
  for (std::size_t at : {60U, 20U}) odd.insert(at, "---+---+---\n");
  for (const std::string& text : {ruled, odd}) {
    EXPECT_EQ(only_record(read(text)).line, first_puzzle) << text;
    EXPECT_EQ(read(text + text + text).records.size(), 3U) << text;
  }
}

TEST(EulerFormat, ReadsTitlesAndGrids) {
  const Reading reading =
      read("Grid 01\n" + with(rows_of(first_puzzle), ".", "0") + "Grid 02\n" + rows_of(second_puzzle));
  EXPECT_EQ(reading.format, "euler");
  ASSERT_EQ(reading.records.size(), 2U);
  EXPECT_EQ(reading.records[0].line, first_puzzle);
  EXPECT_EQ(reading.records[1].tail, "Grid 02");
  EXPECT_EQ(reading.records[1].line_number, 11);
}

TEST(EulerFormat, EachMistakeCostsOneGrid) {
  const std::string good = "Grid 09\n" + rows_of(second_puzzle);
  const std::vector<std::pair<std::string, std::string>> mistakes = {
      {"Grid 01\n", "1:0: the grid has 0 rows, expected 9"},
      {"Grid 01\n" + rows_of(first_puzzle).substr(0, 40), "5:0: the grid has 4 rows, expected 9"},
      {"Grid 01\n" + changed(rows_of(first_puzzle), 0, "?"), "2:1: expected a digit or a blank, found '?'"},
      {"Grid 01\n" + rows_of(first_puzzle) + "000000000\n", "11:1: expected a title like \"Grid 01\", found '0'"},
  };
  for (const auto& [text, error] : mistakes) {
    const Reading reading = read(text + good);
    EXPECT_EQ(reading.errors, std::vector<std::string>{error}) << text;
    ASSERT_FALSE(reading.records.empty());
    EXPECT_EQ(reading.records.back().line, second_puzzle);
  }
}

}  // namespace
}  // namespace deduku::formats
