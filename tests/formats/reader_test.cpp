// The reader: recognition, ambiguity, encodings, streaming, one puzzle from a text.
#include <gmock/gmock.h>

#include <set>

#include "src/formats/source.hpp"
#include "tests/formats/reading.hpp"

namespace deduku::formats {
namespace {

TEST(Formats, AreKnownByName) {
  for (const Format& format : all_formats()) {
    EXPECT_EQ(find_format(format.name), &format);
    EXPECT_TRUE(format.readable) << format.name;
    EXPECT_FALSE(format.description.empty()) << format.name;
  }
  EXPECT_EQ(find_format("nonsense"), nullptr);
}

TEST(Reader, RecognisesWhatItsWritersWrite) {
  const Board board = only_record(read(first_puzzle)).board;
  for (const Format& format : all_formats()) {
    if (format.write == nullptr) continue;
    const Reading reading = read(std::string(format.header) + format.write(board) + format.write(board));
    // A collection of SudoCue is a list of lines.
    EXPECT_EQ(reading.format, format.name == "sdm" ? "line" : format.name);
    EXPECT_EQ(reading.records.size(), 2U) << format.name;
  }
}

TEST(Reader, TakesRowsOfCandidatesForAGridThatMightBeLinesWithSpaces) {
  // Columns nine characters wide: candidates of one row, or a whole puzzle in 81 characters.
  std::string row;
  for (const char* group : {"12", "34", "56", "78", "19", "23", "45", "67", "89"})
    row += std::string(group) + std::string(7, ' ');
  std::string text;
  for (int i = 0; i < 9; ++i) text += row + "\n";
  EXPECT_EQ(only_record(read(text)).format->name, "candidates");
  EXPECT_EQ(read_from("candidates", text).records.size(), 1U);
  EXPECT_EQ(read_from("line", text).records.size() + read_from("line", text).errors.size(), 9U);
}

const std::string unknown_text =
    "expected a puzzle: 81 characters on a line, 9 lines of 9 cells, or another known format";

TEST(Reader, SaysWhatWasExpectedOfUnknownText) {
  EXPECT_EQ(only_error(read("hello\n")), "1:1: " + unknown_text);
  const Reading unknown = read("\nhello\n\nworld\n");
  EXPECT_EQ(only_error(unknown), "2:1: expected a puzzle; these 2 lines of text do not contain one");
  EXPECT_EQ(unknown.format, "");
  const Record late = only_record(read("hello\n" + first_puzzle + "\n"));
  EXPECT_EQ(late.ordinal, 1);
  EXPECT_EQ(late.tail, "hello");
}

TEST(Reader, SaysWhatATextLooksLike) {
  EXPECT_EQ(only_error(read("<!DOCTYPE html>\n<html><body>no</body></html>\n")),
            "1:1: expected a puzzle; this is an HTML page without a grid of digits");
  EXPECT_EQ(only_error(read("<?xml version=\"1.0\"?>\n<a/>\n")),
            "1:1: expected a puzzle; this is XML of another program, without the digits of a board");
  EXPECT_EQ(only_error(read("{\n  \"a\": 1\n}\n")), "1:1: expected a puzzle; this is JSON without a board of 81 cells");
  for (const std::string dimacs : {"c a comment\nc\np cnf 729 2\n1 2 3 4 5 6 7 8 9 0\n-1 -2 0\n",
                                   "s SATISFIABLE\nv 1 -2 -3 0\n", "c of a solver\ns UNSATISFIABLE\n"}) {
    EXPECT_EQ(only_error(read(dimacs)), "1:1: expected a puzzle; this is DIMACS, a format of SAT solvers, not a board");
  }
  EXPECT_EQ(
      only_error(read("\nwww.sudoku.example/play/7\n")),
      "2:1: expected a puzzle; the link to sudoku.example does not contain its cells; copy the puzzle there as a line or a grid");
  EXPECT_EQ(only_error(read("12..\n3...\n...4\n....\n")), "1:1: expected a puzzle of 9 rows; this is a grid of 4 by 4");
  const std::string gapless = "expected a puzzle; these 9 rows have 30 digits, but nothing in place of the empty cells";
  const std::string rows = "5 3 7\n6 1 9 5\n9 8 6\n8 6 3\n4 8 3 1\n7 2 6\n6 2 8\n4 1 9 5\n8 7 9\n";
  EXPECT_EQ(only_error(read(rows)), "1:1: " + gapless);
  EXPECT_EQ(only_error(read("Sudoku 12\n" + rows + "Solution on page 4\n")), "1:1: " + gapless);
  EXPECT_EQ(only_error(read("milk\neggs 12\nbread\n")),
            "1:1: expected a puzzle; these 3 lines of text do not contain one");
}

TEST(Reader, ReadsThroughTagsThatSayHowATextLooks) {
  std::string rows;
  std::string divisions;
  std::string broken;
  for (std::size_t row = 0; row < 9; ++row) {
    const std::string cells = first_puzzle.substr(9 * row, 9);
    rows += (row == 0 ? "" : "\n") + cells;
    divisions += "<div class=\"row\">" + cells + "</div>";
    broken += (row == 0 ? "" : "<br />") + cells;
  }
  for (const std::string& text : {
           "[spoiler=the puzzle]" + rows + "[/spoiler]\n",
           "[CODE]" + first_puzzle + "[/CODE]\n",
           "<pre class=\"sudoku\">" + rows + "</pre>\n",
           "<pre>" + broken + "</pre>\n",
           "<p>" + broken + "</p><p>Have fun</p>\n",
           divisions + "\n",
           "<b>" + first_puzzle.substr(0, 40) + "</b>" + first_puzzle.substr(40) + "\n",
       }) {
    EXPECT_EQ(only_record(read(text)).line, first_puzzle) << text;
  }
  EXPECT_EQ(only_record(read("<b>Number</b> 7\n" + first_puzzle + "\n")).tail, "Number 7");
  EXPECT_EQ(only_record(read(first_puzzle + " <b>Sunday</b>\n")).tail, "<b>Sunday</b>");
  // The places are those in the original text.
  const std::string twice = "11" + std::string(79, '.');
  EXPECT_THAT(only_error(read(twice)), ::testing::StartsWith("1:2: "));
  EXPECT_THAT(only_error(read("<b>" + twice + "</b>")), ::testing::StartsWith("1:5: "));
}

TEST(Reader, NamesTheTextThatItPassedOver) {
  Reader reader(TextSource{"A mail\nabout this:\n\n\n" + first_puzzle + "\n\n\nBye\n"});
  ASSERT_TRUE(*reader.next());
  ASSERT_FALSE(reader.next());
  EXPECT_EQ(reader.passed_over().first_line, 1);
  EXPECT_EQ(reader.passed_over().lines, 3);
}

TEST(Reader, FramesAloneAreNoPuzzle) {
  const std::string border = "+---+---+---+\n";
  EXPECT_EQ(only_error(read(border + border + border + ". .\n" + border)), "1:1: " + unknown_text);
  EXPECT_EQ(only_record(read(border + border + "\n" + border + "hello\n. .\n" + first_puzzle)).line, first_puzzle);
}

/// Returns a line again and again and counts the time it would take to read the whole at once.
struct Repeated {
  std::string text;
  int left;
  bool operator()(std::string& line) {
    line = text;
    return left-- > 0;
  }
};

TEST(Reader, TakesItsTimeForNoText) {
  // Each of these once took minutes or gigabytes at this length.
  for (const char* text : {".", "+---+---+---+", "xxx", "{}", "a,b", "---------", "\"", "123456789"}) {
    Reader reader(Repeated{text, static_cast<int>(testing::by_effort(40'000))});
    int errors = 0;
    while (reader.next()) ++errors;
    EXPECT_GE(errors, 0) << text;
  }
  Reader garbage(Repeated{"xxx", 1000});
  int errors = 0;
  while (const auto record = garbage.next()) errors += *record ? 0 : 1;
  EXPECT_EQ(errors, 1);
  EXPECT_EQ(garbage.passed_over().lines, 1000);
}

TEST(Source, LinesCostNothingOnceTheyAreDone) {
  Source source(Repeated{std::string(5000, '.'), 10000});
  std::set<const Line*> places;
  while (source.peek(9) != nullptr) {
    places.insert(source.peek());
    source.take();
  }
  EXPECT_LT(places.size(), 100U);
}

TEST(Reader, KeepsTheLineAsWrittenAndItsNumber) {
  const std::string text = "# a list\nname3  " + first_puzzle + " \u3000; x\n" + first_puzzle.substr(1) + " ?\n" +
                           find_format("grid")->write(read_puzzle(first_puzzle)->board);
  Reader reader(TextSource{text});
  ASSERT_TRUE(*reader.next());
  EXPECT_EQ(reader.text(), "name3  " + first_puzzle + " \u3000; x");
  EXPECT_EQ(reader.line_number(), 2);
  ASSERT_FALSE(*reader.next());
  EXPECT_EQ(reader.text(), first_puzzle.substr(1) + " ?");
  EXPECT_EQ(reader.line_number(), 3);
  Reader grids(TextSource{rows_of(first_puzzle) + "\n" + rows_of(first_puzzle).substr(10)});
  ASSERT_TRUE(*grids.next());
  EXPECT_EQ(grids.text(), first_puzzle.substr(0, 9)) << "the first of several lines";
  ASSERT_FALSE(*grids.next());
  EXPECT_EQ(grids.text(), first_puzzle.substr(9, 9));
  EXPECT_EQ(grids.line_number(), 11);
}

TEST(Reader, SkipsByteOrderMarksWhereFilesWerePutTogether) {
  const Reading reading = read(first_puzzle + "\n\xEF\xBB\xBF" + second_puzzle + "\n");
  EXPECT_EQ(reading.errors, std::vector<std::string>());
  EXPECT_EQ(reading.records.size(), 2U);
}

TEST(ReadPuzzle, TakesCarriageReturnsForLineEnds) {
  EXPECT_EQ(read_puzzle(with(rows_of(first_puzzle), "\n", "\r"))->line, first_puzzle);
  EXPECT_EQ(read_puzzle(with(rows_of(first_puzzle), "\n", "\r\n"))->line, first_puzzle);
}

TEST(Reader, FindsNothingInEmptyInputs) {
  for (const char* text : {"", "\n", "# only a comment\n", "\xEF\xBB\xBF"}) {
    const Reading reading = read(text);
    EXPECT_TRUE(reading.records.empty() && reading.errors.empty()) << text;
  }
}

TEST(Reader, ReadsWindowsLinesAndByteOrderMarks) {
  const Reading reading = read("\xEF\xBB\xBF" + first_puzzle + " 7.2\r\n\r\n" + second_puzzle + "\r\n");
  ASSERT_EQ(reading.records.size(), 2U);
  EXPECT_EQ(reading.records[0].tail, "7.2");
  EXPECT_EQ(reading.records[1].tail, "");
  EXPECT_EQ(only_error(read("\xEF\xBB\xBF" + first_puzzle.substr(1) + "\r\n")),
            "1:81: the line has 80 cells, expected 81");
  EXPECT_EQ(only_record(read(with(rows_of(first_puzzle), "\n", "\r\n"))).line, first_puzzle);
}

TEST(Reader, ReadsFullWidthCharactersAndNonBreakingSpaces) {
  std::string wide;
  for (char c : first_puzzle) wide += std::string("\xEF\xBC") + static_cast<char>(c - '!' + 0x81);
  EXPECT_EQ(only_record(read(wide)).line, first_puzzle);
  EXPECT_EQ(only_record(read(wide + "\u00a0\u3000\uff11")).tail, "\uff11");
  EXPECT_EQ(only_error(read(wide + wide.substr(0, 3))), "1:82: the line has 82 cells, expected 81");
  EXPECT_EQ(only_record(read(with(rows_of(first_puzzle), ".", "\u00b7"))).line, first_puzzle);
}

TEST(Reader, YieldsARecordBeforeItAsksForTheNextLine) {
  TextSource source(first_puzzle + "\n" + second_puzzle + "\n");
  Reader reader(std::ref(source));
  EXPECT_EQ((*reader.next())->line, first_puzzle);
  EXPECT_EQ(source.asked, 1);
  EXPECT_EQ((*reader.next())->line, second_puzzle);
  EXPECT_EQ(source.asked, 2);
  EXPECT_FALSE(reader.next());
  EXPECT_FALSE(reader.next());
}

TEST(Reader, RefusesEndlessLinesAndGoesOn) {
  const Reading reading = read(first_puzzle + "\n" + std::string(max_line_length + 1, '.') + "\n" + second_puzzle);
  EXPECT_EQ(reading.errors, std::vector<std::string>{"2:65537: the line is too long for a puzzle"});
  EXPECT_EQ(reading.records.size(), 2U);
  EXPECT_EQ(only_error(read(std::string(max_line_length + 1, 'x'))), "1:65537: the line is too long for a puzzle");
}

TEST(Reader, HandsOutConflictsWhenAsked) {
  const std::string conflict = changed(first_puzzle, 8, "3");
  const Reading reading = read(conflict, {}, true);
  EXPECT_EQ(only_record(reading).line, conflict);
}

TEST(ReadPuzzle, WantsExactlyOne) {
  EXPECT_EQ(read_puzzle(first_puzzle)->line, first_puzzle);
  EXPECT_EQ(read_puzzle("\n" + rows_of(first_puzzle))->line, first_puzzle);
  EXPECT_EQ(read_puzzle("").error(), (ParseError{0, 0, "expected a puzzle, found none", {"no_puzzle", {}}}));
  EXPECT_EQ(read_puzzle(first_puzzle + "\n" + second_puzzle).error(),
            (ParseError{2, 1, "expected one puzzle, found more after it", {"more_puzzles", {}}}));
  EXPECT_EQ(read_puzzle(first_puzzle.substr(1)).error(),
            (ParseError{1, 81, "the line has 80 cells, expected 81", {"line_cells", {{"n", 80}}}}));
}

TEST(BoardOf, HasMarksOnlyWhereCandidatesAreMissing) {
  Grid grid(read_puzzle(first_puzzle)->board);
  EXPECT_EQ(board_of(grid), read_puzzle(first_puzzle)->board);
  ASSERT_EQ(grid.eliminate(Candidate(Cell(0), Digit::of(4))), Status::progress);
  const Board board = board_of(grid);
  ASSERT_TRUE(board.marks);
  EXPECT_EQ((*board.marks)[0], grid.candidates(Cell(0)));
  EXPECT_EQ(Grid(board), grid);
}

}  // namespace
}  // namespace deduku::formats
