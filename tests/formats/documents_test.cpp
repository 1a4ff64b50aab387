// Random documents: puzzles in many forms with titles, captions and other text between them, thousands of them. All
// their puzzles are found, and nothing else.
#include <numeric>

#include "tests/formats/reading.hpp"
#include "tests/support/effort.hpp"

namespace deduku::formats {
namespace {

using Random = std::mt19937_64;

template <class Range>
const auto& one_of(const Range& range, Random& rng) {
  return range[rng() % std::size(range)];
}

std::string number(Random& rng, int most) {
  return std::to_string(1 + rng() % static_cast<unsigned>(most));
}

/// Typical titles above a puzzle.
std::string any_title(Random& rng) {
  const std::string n = number(rng, 99);
  const std::string titles[] = {
      n,
      n + ".",
      n + ")",
      "Nr. " + n,
      "No. " + n,
      "No " + n,
      "P" + n,
      "1/" + n,
      "-- " + n + " --",
      "*" + n + "*",
      "#" + n,
      "(" + n + ")",
      "[" + n + "]",
      "2024-05-0" + number(rng, 9),
      "0" + number(rng, 9) + ".05.2024",
      number(rng, 9) + ".10.20" + number(rng, 9) + number(rng, 9),
      "01/05/24",
      "Level " + number(rng, 5) + ", 2024-05-01",
      "9",
      "9 9",
      "3",
      "Puzzle " + n,
      "Sudoku " + n + "/1000 (1.5)",
      "Puzzle A",
      "Solution:",
      "Easy",
      "r1c1=5",
      "Daily Telegraph No. 12" + n + ", hard",
      "% randomly generated - easy",
      "Simple Sudoku\n Version 4.2n",
      "Here is one that I could not solve.\nIt is from the newspaper, 3 May.",
      "It has 24 givens, 1 solution, and needs 9 steps; 5 of them are hard.",
      "========",
      "---",
  };
  return one_of(titles, rng) + "\n";
}

std::string join_cells(const std::string& puzzle, const std::string& between, const std::string& band,
                       const std::string& begin, const std::string& end) {
  std::string text;
  for (std::size_t i = 0; i < puzzle.size(); ++i) {
    if (i % 9 == 0) text += begin;
    text += puzzle[i];
    if (i % 9 == 8) {
      text += end + "\n";
    } else {
      text += i % 3 == 2 ? band : between;
    }
  }
  return text;
}

/// Rows with a frame: its top, the line between bands, its bottom.
std::string framed_rows(const std::string& rows, const std::string& top, const std::string& middle,
                        const std::string& bottom) {
  std::string text = top;
  std::size_t begin = 0;
  for (int row = 0; row < 9; ++row) {
    const std::size_t end = rows.find('\n', begin) + 1;
    text += rows.substr(begin, end - begin);
    begin = end;
    if (row == 2 || row == 5) text += middle;
  }
  return text + bottom;
}

std::string as_line(const std::string& puzzle, Random& rng) {
  const std::string blanks[] = {".", "0", "*", "_", "-", "x", "?", "X"};
  const std::string line = with(puzzle, ".", one_of(blanks, rng));
  const std::string forms[] = {line, "\"" + line + "\"", "`" + line + "`", "> " + line, "    " + line, line + " ; 7.2"};
  return one_of(forms, rng) + "\n";
}

std::string as_rows(const std::string& puzzle, Random& rng) {
  const std::string blanks[] = {".", "0", "-", "_", "x", "?"};
  const std::string cells = with(puzzle, ".", one_of(blanks, rng));
  switch (rng() % 5) {
    case 0:
      return join_cells(cells, "", "", "", "");
    case 1:
      return join_cells(cells, " ", " ", "", "");
    case 2:
      return join_cells(cells, " ", "  ", " ", "");
    case 3:
      return join_cells(cells, ",", ",", "", "");
    default:
      return join_cells(cells, "", " ", "", "");
  }
}

std::string as_frame(const std::string& puzzle, Random& rng) {
  const std::string cells = with(puzzle, ".", rng() % 3 == 0 ? "0" : rng() % 2 == 0 ? "." : " ");
  const std::string wide = join_cells(cells, " ", " | ", "| ", " |");
  const std::string narrow = join_cells(cells, "", "|", " |", "|");
  switch (rng() % 4) {
    case 0:
      return framed_rows(wide, "+-------+-------+-------+\n", "+-------+-------+-------+\n",
                         "+-------+-------+-------+\n");
    case 1:
      return framed_rows(narrow, " *-----------*\n", " |---+---+---|\n", " *-----------*\n");
    case 2:
      return framed_rows(with(wide, "|", "\u2502"), "\u250C\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u252C\n",
                         "\u251C\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u253C\n",
                         "\u2514\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2534\n");
    default:
      return framed_rows(wide, "=========================\n", "|-------+-------+-------|\n",
                         "=========================\n");
  }
}

std::string as_array(const std::string& puzzle, Random& rng) {
  const std::string zero = rng() % 2 == 0 ? "0" : "null";
  std::string text = "[";
  for (std::size_t i = 0; i < puzzle.size(); ++i) {
    text += i % 9 == 0 ? (i == 0 ? "[" : "],\n [") : ", ";
    text += puzzle[i] == '.' ? zero : std::string(1, puzzle[i]);
  }
  text += "]]\n";
  return rng() % 2 == 0 ? text : with(with(text, "[", "{"), "]", "}");
}

std::string as_format(const std::string& puzzle, Random& rng) {
  const char* const names[] = {"candidates", "fpuzzles", "sudokupad", "sudokuwiki", "hodoku", "sdk"};
  return find_format(one_of(names, rng))->write(read_puzzle(puzzle)->board);
}

/// A puzzle in one of many forms.
std::string any_form(const std::string& puzzle, Random& rng) {
  constexpr std::string (*forms[])(const std::string&, Random&) = {as_line, as_rows, as_frame, as_array, as_format};
  return one_of(forms, rng)(puzzle, rng);
}

/// A document, and the puzzles in it.
struct Document {
  std::string text;
  std::vector<std::string> puzzles;
};

Document any_document(const std::vector<std::string>& lines, Random& rng) {
  Document document;
  const bool is_uniform = rng() % 2 == 0;
  const std::uint64_t form = rng();
  const std::size_t count = 1 + rng() % 4;
  for (std::size_t i = 0; i < count; ++i) {
    const std::string puzzle = one_of(lines, rng).substr(0, Cell::count);
    document.puzzles.push_back(with(puzzle, "0", "."));
    const bool has_title = rng() % 4 != 0;
    if (has_title) document.text += any_title(rng);
    if (has_title && rng() % 3 == 0) document.text += "\n";
    Random of_form(is_uniform ? form : rng());
    document.text += any_form(document.puzzles.back(), of_form);
    if (!has_title || rng() % 2 == 0) document.text += "\n";
  }
  return document;
}

/// The number of puzzles found; negative if anything else was also found.
int count_found(const Reading& reading, std::vector<std::string> puzzles) {
  int found = 0;
  for (const Record& record : reading.records) {
    const auto same = std::ranges::find(puzzles, record.line);
    if (same == puzzles.end()) return -1;
    puzzles.erase(same);
    ++found;
  }
  return found;
}

TEST(Documents, AreReadWholeWhateverStandsBetweenTheirPuzzles) {
  testing::Draw draw;
  const std::vector<std::string> puzzles = draw.puzzles_of("puzzles/er-5.0.txt", 200);
  const std::size_t documents = testing::by_effort(3000);
  std::size_t whole = 0;
  for (std::size_t i = 0; i < documents; ++i) {
    const Document document = any_document(puzzles, draw.rng());
    const Reading reading = read(document.text);
    const int found = count_found(reading, document.puzzles);
    ASSERT_GE(found, 0) << "a puzzle that is not in the document:\n" << document.text;
    const bool is_whole = found == static_cast<int>(document.puzzles.size()) && reading.errors.empty();
    whole += is_whole ? 1 : 0;
    // Puzzles that are not found are reported.
    EXPECT_TRUE(is_whole || !reading.errors.empty()) << document.text;
  }
  EXPECT_GE(100 * whole, 98 * documents) << whole << " of " << documents;
}

}  // namespace
}  // namespace deduku::formats
