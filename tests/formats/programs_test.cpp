// Puzzles in the forms of programs and pages: parts of a text, tables of wikis, records of cells, encoded blanks.
#include "tests/formats/reading.hpp"

namespace deduku::formats {
namespace {

/// The nine rows of a puzzle.
std::vector<std::string> rows_in(const std::string& puzzle) {
  std::vector<std::string> rows;
  for (std::size_t row = 0; row < 9; ++row) rows.push_back(puzzle.substr(9 * row, 9));
  return rows;
}

/// The rows of a puzzle, each with a text before and after it, and a text between any two cells.
std::string written_rows(const std::string& puzzle, const std::string& begin, const std::string& between,
                         const std::string& end, const std::string& blank = ".") {
  std::string text;
  for (const std::string& row : rows_in(puzzle)) {
    text += begin;
    for (std::size_t i = 0; i < row.size(); ++i)
      text += (i > 0 ? between : "") + (row[i] == '.' ? blank : row.substr(i, 1));
    text += end;
  }
  return text;
}

/// A text for each cell.
template <class Write>
std::string written_cells(const std::string& puzzle, Write write) {
  std::string text;
  for (int i = 0; i < static_cast<int>(puzzle.size()); ++i)
    text += write(i / 9, i % 9, puzzle[static_cast<std::size_t>(i)]);
  return text;
}

void expect_puzzles(const std::string& text, const std::vector<std::string>& puzzles) {
  const Reading reading = read(text);
  std::vector<std::string> found;
  for (const Record& record : reading.records) found.push_back(record.line);
  EXPECT_EQ(found, puzzles) << text;
  EXPECT_EQ(reading.errors, std::vector<std::string>()) << text;
}

void expect_puzzle(const std::string& text) {
  expect_puzzles(text, {first_puzzle});
}

TEST(Programs, PartsOfATextAreJoined) {
  const std::string p = first_puzzle;
  expect_puzzle("char board[] =\n  \"" + p.substr(0, 27) + "\"\n  \"" + p.substr(27, 27) + "\"\n  \"" + p.substr(54) +
                "\";\n");
  expect_puzzle("p = ('" + p.substr(0, 27) + "'\n     '" + p.substr(27, 27) + "'\n     '" + p.substr(54) + "')\n");
  std::string lines = "const char* g =";
  for (const std::string& row : rows_in(p)) lines += "\n    \"" + row + "\\n\"";
  expect_puzzle(lines + ";\n");
  expect_puzzle(p.substr(0, 75) + "=\n" + p.substr(75) + "\n");
  EXPECT_TRUE(read("a = \"" + p.substr(0, 27) + "\"\n\"" + p.substr(27, 27) + "\"\n").records.empty());
}

TEST(Programs, TextsOfSeveralLinesBeginWithTheirName) {
  const std::string rows = rows_of(first_puzzle);
  const std::string others = rows_of(second_puzzle);
  const std::vector<std::string> both = {first_puzzle, second_puzzle};
  expect_puzzles("a = \"\"\"" + rows + "\"\"\"\nb = '''" + others + "'''\n", both);
  expect_puzzles("const a = `" + rows + "`;\nconst b = `\n" + others + "`;\n", both);
  expect_puzzle("auto text = R\"(" + rows + ")\";\n");
}

TEST(Programs, RowsHaveWordsBeforeThem) {
  expect_puzzle(written_rows(first_puzzle, "100 DATA ", ",", "\n", "0"));
  expect_puzzle("grid:\n" + written_rows(first_puzzle, "    .byte ", ", ", "\n", "0"));
  expect_puzzle("grid:\n" + written_rows(first_puzzle, "  - [", ", ", "]\n", "0"));
  expect_puzzle("-- a puzzle\n" + written_rows(first_puzzle, "-- ", "", "\n"));
  expect_puzzle("S = [ " + written_rows(first_puzzle, "", " ", "; ...\n", "0") + " ];\n");
  std::string named;
  int number = 0;
  for (const std::string& row : rows_in(first_puzzle)) {
    named += "R" + std::to_string(++number) + ": ";
    for (const char c : row) named += std::string{c, ' '};
    named += "\n";
  }
  expect_puzzle(named);
}

TEST(Programs, TablesOfWikisAndLatex) {
  expect_puzzle("{| class=\"wikitable\"\n" + written_rows(first_puzzle, "|-\n| ", " || ", "\n", "") + "|}\n");
  std::string marked = "|   | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 |\n|---|---|---|---|---|---|---|---|---|---|\n";
  char name = 'A';
  for (const std::string& row : rows_in(first_puzzle)) {
    marked += std::string("| **") + name++ + "** ";
    for (const char c : row) marked += std::string("| ") + (c == '.' ? ' ' : c) + " ";
    marked += "|\n";
  }
  expect_puzzle(marked);
  expect_puzzle("\\begin{bmatrix}\n" + written_rows(first_puzzle, "", " & ", " \\\\\n", "\\cdot") + "\\end{bmatrix}\n");
  expect_puzzle("$$\\begin{array}{|ccc|ccc|ccc|} \\hline " + written_rows(first_puzzle, "", " & ", " \\\\ ", "") +
                "\\hline \\end{array}$$\n");
}

TEST(Programs, CellsHaveNames) {
  const auto as_object = [](int row, int column, char c) {
    return "{\"row\":" + std::to_string(row) + ",\"col\":" + std::to_string(column) +
           ",\"value\":" + (c == '.' ? "null" : std::string{c}) + "},\n";
  };
  expect_puzzle("[" + written_cells(first_puzzle, as_object) + "null]\n");
  const auto as_key = [](int row, int column, char c) {
    return c == '.' ? std::string() : "(" + std::to_string(row) + ", " + std::to_string(column) + "): " + c + ", ";
  };
  expect_puzzle("{" + written_cells(first_puzzle, as_key) + "}\n");
  const auto as_name = [](int row, int column, char c) {
    return "\"" + std::string{static_cast<char>('A' + row)} + std::to_string(column + 1) + "\": \"" +
           (c == '.' ? "" : std::string{c}) + "\"" + (row == 8 && column == 8 ? "" : ", ");
  };
  expect_puzzle("{" + written_cells(first_puzzle, as_name) + "}\n");
  std::string rows = "{";
  for (const std::string& row : rows_in(first_puzzle)) {
    rows += (rows.size() > 1 ? ",\n" : "") + ("\"" + std::to_string(rows.size())) + "\": [";
    for (std::size_t i = 0; i < row.size(); ++i) rows += (i > 0 ? "," : "") + std::string{row[i] == '.' ? '0' : row[i]};
    rows += "]";
  }
  expect_puzzle(rows + "}\n");
}

TEST(Programs, NumbersWithNamesAreNoPuzzleForThat) {
  std::string counts = "{";
  for (int i = 0; i < 81; ++i)
    counts += "\"n" + std::to_string(i) + "\": " + std::to_string(i % 7) + (i < 80 ? ", " : "}\n");
  EXPECT_TRUE(read(counts).records.empty());
}

TEST(Programs, BoardsOfPagesAreAnyElements) {
  const auto as_span = [](int, int column, char c) {
    const std::string cell = "<span class=\"cell\">" + (c == '.' ? std::string() : std::string{c}) + "</span>";
    return (column == 0 ? "<div class=\"row\">" : "") + cell + (column == 8 ? "</div>" : "");
  };
  expect_puzzle("<div>" + written_cells(first_puzzle, as_span) + "</div>\n");
  const auto as_division = [](int, int, char c) {
    return "<div>" + (c == '.' ? std::string() : std::string{c}) + "</div>";
  };
  expect_puzzles("<h2>1</h2><div>" + written_cells(first_puzzle, as_division) + "</div>\n<h2>2</h2><div>" +
                     written_cells(second_puzzle, as_division) + "</div>\n",
                 {first_puzzle, second_puzzle});
}

TEST(Programs, BlanksMayBeEncoded) {
  expect_puzzle("https://example.com/#p=" + with(first_puzzle, ".", "%2E") + "\n");
  expect_puzzle("<p>" + written_rows(first_puzzle, "", "", "<br>\n", "&middot;") + "</p>\n");
  expect_puzzle("<p>" + written_rows(first_puzzle, "", "", "<br>", "&nbsp;") + "</p>\n");
}

TEST(Programs, EightyOneFieldsAreAPuzzle) {
  std::string fields;
  for (const char c : first_puzzle) fields += (c == '.' ? "" : std::string{c}) + ",";
  fields.pop_back();
  expect_puzzle(fields + "\n");
  expect_puzzle(with(fields, ",", "\t") + "\n");
  expect_puzzle("name\tA\tpuzzle\t" + first_puzzle + "\trating\t7.2\n");
}

TEST(Programs, ATitleIsNoHeaderOfATable) {
  for (const std::string title : {"Puzzle", "Sudoku", "Grid", "Board, start", "Puzzle;1"}) {
    const Record record = only_record(read(title + "\n" + rows_of(first_puzzle)));
    EXPECT_EQ(record.line, first_puzzle);
    EXPECT_EQ(record.tail, title);
    expect_puzzle(title + "\n\n" + written_rows(first_puzzle, "", " ", "\n"));
  }
  EXPECT_EQ(read("puzzle\n" + first_puzzle + "\n").format, "csv");
}

TEST(Programs, OtherFilesHaveASectionOfPuzzlesToo) {
  expect_puzzle("[puzzle]\nname = \"x\"\ncells = \"\"\"\n" + rows_of(first_puzzle) + "\"\"\"\n");
  EXPECT_EQ(read("[Puzzle]\n" + rows_of(first_puzzle)).format, "sdk");
}

TEST(Programs, CandidatesMayHaveTheLettersOfColours) {
  const std::string marks = find_format("candidates")->write(read_puzzle(first_puzzle)->board);
  const std::size_t at = marks.find("78");
  ASSERT_NE(at, marks.npos);
  EXPECT_EQ(only_record(read(changed(marks, at, "78a", 3))).line, only_record(read(marks)).line);
}

}  // namespace
}  // namespace deduku::formats
