// Files of other programs: tables with a header, HoDoKu's library, .sdk.
#include "tests/formats/reading.hpp"

namespace deduku::formats {
namespace {

Reading read_column(const std::string& column, const std::string& text) {
  ReadOptions options;
  options.column = column;
  return read(text, options);
}

TEST(CsvFormat, FindsTheColumnByItsName) {
  for (const char* name : {"quizzes", "Puzzle", "\"question\""}) {
    const Reading reading = read(std::string(name) + ",solutions\n" + with(first_puzzle, ".", "0") + ",1\n");
    EXPECT_EQ(reading.format, "csv") << name;
    EXPECT_EQ(only_record(reading).line, first_puzzle);
  }
}

TEST(CsvFormat, TheTailIsTheOtherColumns) {
  const std::string row = "7,\"a, b\", " + first_puzzle + " ,,x\n";
  const Reading reading = read("id,name,puzzle,empty,last\n" + row);
  EXPECT_EQ(only_record(reading).tail, "7,\"a, b\",,x");
  EXPECT_EQ(only_record(read("id;puzzle\n7;\"" + first_puzzle + "\"\n")).tail, "7");
  EXPECT_EQ(only_record(read("puzzle\tid\n" + first_puzzle + "\t7\n")).tail, "7");
  EXPECT_EQ(only_record(read("puzzle\n" + first_puzzle)).tail, "");
}

TEST(CsvFormat, TheUserMayChooseTheColumn) {
  const std::string table = "a,b\n" + first_puzzle + "," + second_puzzle + "\n";
  EXPECT_EQ(only_record(read_column("b", table)).line, second_puzzle);
  EXPECT_EQ(only_record(read_column("2", table)).line, second_puzzle);
  EXPECT_EQ(only_record(read_column("A", table)).line, first_puzzle);
  // If the column is chosen by number, a first row with a puzzle is not a header.
  EXPECT_EQ(only_record(read_column("2", "7," + first_puzzle + "\n")).line, first_puzzle);
}

TEST(CsvFormat, NamesAMissingColumn) {
  EXPECT_EQ(only_error(read_column("c", "a,b\n1,2\n")), "1:1: expected a column named \"c\", found none");
  EXPECT_EQ(only_error(read_column("3", "a,b\n1,2\n")), "1:1: expected column 3, found 2 fields");
  EXPECT_EQ(only_error(read_column("0", "a\n1\n")), "1:1: expected column 0, found 1 field");
  EXPECT_EQ(only_error(read_from("csv", "a,b\n1,2\n")), "1:1: no column has a known name; choose one (--column)");
}

/// A table with a row before a valid one.
std::string table_with(const std::string& row) {
  return "id,puzzle\n" + row + "\n8," + second_puzzle + "\n";
}

TEST(CsvFormat, NamesWhatIsWrongInARow) {
  const std::vector<std::pair<std::string, std::string>> mistakes = {
      {"7", "2:2: the row has 1 field, expected at least 2"},
      {"7," + first_puzzle.substr(1), "2:83: the field has 80 cells, expected 81"},
      {"\u00e9," + changed(first_puzzle, 3, "x"), "2:6: expected a digit or a blank, found 'x'"},
      {"7," + first_puzzle + "#x", "2:84: expected the end of the field, found '#'"},
      {"7,\"" + first_puzzle, "2:85: expected a closing quote"},
      {"7,\"" + first_puzzle + "\"x", "2:3: expected a digit or a blank, found '\"'"},
      {"7,", "2:3: the field has 0 cells, expected 81"},
      {"7,\"" + changed(first_puzzle, 8, "3") + "\"", "2:12: digit 3 occurs twice in row 1 (r1c3 and r1c9)"},
  };
  for (const auto& [row, error] : mistakes) {
    const Reading reading = read(table_with(row));
    EXPECT_EQ(reading.errors, std::vector<std::string>{error}) << row;
    EXPECT_EQ(reading.records.size(), 1U);
  }
}

TEST(CsvFormat, AQuotedFieldMayGoOverSeveralLines) {
  const std::string row = "\"a note\n\n# of \"\"three\"\" lines\"," + first_puzzle + ",x\n";
  const Reading reading = read("note,puzzle,rest\n" + row + "b," + second_puzzle + ",y\n");
  EXPECT_EQ(reading.errors, std::vector<std::string>());
  ASSERT_EQ(reading.records.size(), 2U);
  EXPECT_EQ(reading.records[0].line, first_puzzle);
  EXPECT_EQ(reading.records[0].tail, "\"a note  # of \"\"three\"\" lines\",x");
  EXPECT_EQ(reading.records[1].line_number, 5);
  EXPECT_EQ(only_record(read("puzzle,\"two\nlines\"\n" + first_puzzle + ",1\n")).tail, "1");
  EXPECT_EQ(only_error(read("note,puzzle\n\"a\nb\"," + changed(first_puzzle, 8, "3") + "\n")),
            "3:12: digit 3 occurs twice in row 1 (r1c3 and r1c9)");
}

TEST(CsvFormat, AnOpenQuoteCostsOneRow) {
  const std::string good = "8," + second_puzzle + "\n9,\"" + second_puzzle + "\"\n";
  const Reading reading = read("id,puzzle\n\"7," + first_puzzle + "\n" + good + good);
  EXPECT_EQ(reading.errors.size(), 1U);
  EXPECT_EQ(reading.records.size(), 4U);
}

TEST(CsvFormat, AHeaderMayBeTooLong) {
  const std::string names = std::string(max_line_length, 'x') + ",puzzle\n";
  EXPECT_EQ(read(names + first_puzzle + "\n").errors,
            (std::vector<std::string>{"1:65537: the line is too long for a puzzle"}));
  EXPECT_EQ(only_error(read_from("csv", names)), "1:65537: the header is too long");
}

TEST(JsonFormat, ReadsRecordsOfThisProgram) {
  const std::string header = R"({"type":"header","ladder":{"rungs":["}","puzzle"]},"scale":null})"
                             "\n";
  const std::string marks = find_format("sukaku")->write(read_puzzle(first_puzzle)->board).substr(0, 729);
  const Reading reading =
      read(header + R"({"type":"rate","n":1,"puzzle":")" + first_puzzle + R"(","tail":"a \"b\"\n\u00e9","x":1})" +
           "\n" + R"( { "o" : {"puzzle":1} , "p\u0075zzle" : ")" + with(second_puzzle, ".", "\\u002e") + "\" }\n" +
           R"({"type":"step","n":1})" + "\n" + R"({"puzzle":")" + marks + "\"}\n");
  EXPECT_EQ(reading.format, "json");
  EXPECT_EQ(reading.errors, std::vector<std::string>());
  ASSERT_EQ(reading.records.size(), 3U);
  EXPECT_EQ(reading.records[0].line, first_puzzle);
  EXPECT_EQ(reading.records[0].tail, "a \"b\" \u00e9");
  EXPECT_EQ(reading.records[0].line_number, 2);
  EXPECT_EQ(reading.records[1].line, second_puzzle);
  EXPECT_TRUE(reading.records[2].board.marks);
}

TEST(JsonFormat, ReadsRecordsLongerThanALine) {
  const std::string record =
      R"({"puzzle":")" + first_puzzle + R"(","steps":[)" + std::string(2 * max_line_length, ' ') + "]}\n";
  EXPECT_EQ(read(record + record).records.size(), 2U);
  EXPECT_EQ(only_error(read_from("json", R"({"x":")" + std::string(max_line_length, 'x') + "\"}\n")),
            "1:65537: expected a puzzle earlier in the record");
}

TEST(JsonFormat, NamesWhatIsWrong) {
  const std::vector<std::pair<std::string, std::string>> mistakes = {
      {R"({"type":"rate","n":1,"status":"parse_error","error":{"line":1}})",
       "1:1: the record of a puzzle that could not be read"},
      {R"({"puzzle":")" + first_puzzle.substr(1) + "\"}", "1:92: expected a digit or a blank, found '\"'"},
      {R"({"puzzle":")" + changed(first_puzzle, 3, "x") + "\"}", "1:15: expected a digit or a blank, found 'x'"},
      {R"({"puzzle":")" + first_puzzle + "#\"}", "1:93: expected the end of the puzzle, found '#'"},
      {R"({"puzzle":")" + first_puzzle + "\"}" + std::string(1, '\0') + "garbage",
       "1:95: expected a record in JSON, found a character that cannot be printed"},
      {R"({"puzzle" ")" + first_puzzle + "\"}", "1:11: expected a record in JSON, found '\"'"},
      {R"({"puzzle":")" + first_puzzle, "1:93: expected a record in JSON, found the end of the line"},
      {R"({"puzzle":"\x)" + first_puzzle + "\"}", "1:12: expected a text in JSON, found a bad escape"},
      {R"({"puzzle":")" + changed(first_puzzle, 8, "3") + "\"}", "1:20: digit 3 occurs twice in row 1 (r1c3 and r1c9)"},
  };
  for (const auto& [text, error] : mistakes) {
    EXPECT_EQ(only_error(read_from("json", text)), error) << text;
    EXPECT_EQ(read_from("json", text + "\n{\"puzzle\":\"" + second_puzzle + "\"}\n").records.size(), 1U) << text;
  }
}

TEST(HodokuFormat, WritesWhatItReads) {
  const std::string grid = changed(first_puzzle, 2, "+3");
  const Record record = only_record(read(":0100:1:" + grid + ":411 512:118 128::\n"));
  EXPECT_EQ(find_format("hodoku")->write(record.board), ":0000:x:" + grid + ":411 512::\n");
  EXPECT_EQ(only_record(read(":0000:x:" + first_puzzle + ":311::")).board.marks, std::nullopt)
      << "the 3 of row 1 forbids that anyway";
}

TEST(HodokuFormat, ReadsGridDeletedCandidatesAndTail) {
  const std::string grid = changed(first_puzzle, 2, "+3");
  const Reading reading = read(":0100:1:" + grid + ":411 512:118 128::\n");
  EXPECT_EQ(reading.format, "hodoku");
  const Record record = only_record(reading);
  EXPECT_EQ(record.line, first_puzzle);
  EXPECT_EQ(record.tail, "0100:1:411 512:118 128::");
  EXPECT_FALSE(record.board.givens.contains(Cell(2)));
  ASSERT_TRUE(record.board.marks);
  const DigitSet undeleted = Grid(only_record(read(first_puzzle)).board).candidates(Cell(0));
  EXPECT_EQ((*record.board.marks)[0], undeleted - DigitSet{Digit::of(4)});
}

TEST(HodokuFormat, WithoutDeletedCandidatesThereAreNoMarks) {
  for (const char* rest : {"", ":", "::118::", ":::::"}) {
    EXPECT_FALSE(only_record(read(":0000:x:" + first_puzzle + rest)).board.marks) << rest;
  }
}

TEST(HodokuFormat, NamesWhatIsWrong) {
  const std::vector<std::pair<std::string, std::string>> mistakes = {
      {"0100:1:" + first_puzzle, "1:1: expected a colon, found '0'"},
      {":0100:1", "1:8: expected the fields code, digits and grid, found 2 of them"},
      {":0100:1:" + first_puzzle.substr(1) + ":", "1:89: the grid has 80 cells, expected 81"},
      {":0100:1:" + first_puzzle + " :", "1:90: expected a colon after the grid, found a space"},
      {":0100:1:" + first_puzzle + ":411 51:", "1:95: expected a candidate as three digits: digit, row, column"},
      {":0100:1:" + first_puzzle + ":4111:", "1:91: expected a candidate as three digits: digit, row, column"},
      {":0100:1:" + first_puzzle + ":410:", "1:91: expected a candidate as three digits: digit, row, column"},
  };
  for (const auto& [text, error] : mistakes) EXPECT_EQ(only_error(read_from("hodoku", text)), error) << text;
}

TEST(SdkFormat, ReadsMetadataPuzzleAndState) {
  const std::string text = "#ARuud\n#DA random puzzle\n#LEasy\n[Puzzle]\n" + rows_of(first_puzzle) + "[State]\n" +
                           rows_of(changed(first_puzzle, 0, "4")) + "[Notes]\nanything\n";
  const Reading reading = read(text);
  EXPECT_EQ(reading.format, "sdk");
  const Record record = only_record(reading);
  EXPECT_EQ(record.tail, "A: Ruud; D: A random puzzle; L: Easy");
  EXPECT_EQ(record.line, changed(first_puzzle, 0, "4"));
  EXPECT_EQ(record.board.givens, only_record(read(first_puzzle)).board.givens);
  EXPECT_EQ(record.line_number, 4);
}

TEST(SdkFormat, SectionNamesMayBeLeftOut) {
  const Reading reading = read("#ARuud\n#LEasy\n" + rows_of(first_puzzle));
  EXPECT_EQ(reading.format, "sdk");
  EXPECT_EQ(only_record(reading).tail, "A: Ruud; L: Easy");
  EXPECT_EQ(only_record(read("[Puzzle]\n" + rows_of(first_puzzle))).tail, "");
}

TEST(SdkFormat, ReadsSeveralPuzzles) {
  const std::string one = "#ARuud\n#LEasy\n[Puzzle]\n" + rows_of(first_puzzle) + "\n";
  const Reading reading = read(one + one);
  ASSERT_EQ(reading.records.size(), 2U);
  EXPECT_EQ(reading.records[1].tail, "A: Ruud; L: Easy");
}

TEST(SdkFormat, NamesWhatIsWrong) {
  const std::string rows = rows_of(first_puzzle);
  const std::vector<std::pair<std::string, std::string>> mistakes = {
      {"[Puzzle]\n", "1:0: the grid has 0 rows, expected 9"},
      {"[Puzzle]\n" + rows.substr(0, 20), "3:0: the grid has 2 rows, expected 9"},
  };
  for (const auto& [text, error] : mistakes) EXPECT_EQ(only_error(read(text)), error) << text;
}

TEST(SdkFormat, WhatThePlayerDidMayBeDamagedBesideAPuzzle) {
  const std::string rows = rows_of(first_puzzle);
  const std::vector<std::pair<std::string, std::string>> mistakes = {
      {"[Puzzle]\n" + rows + "[State]\n" + changed(rows, 2, "4"), "12:3: expected the given 3, found 4"},
      {"[Puzzle]\n" + rows + "[State]\n" + changed(rows, 0, "x"), "12:1: expected a digit or a blank, found 'x'"},
  };
  for (const auto& [text, error] : mistakes) {
    EXPECT_EQ(only_error(read_from("sdk", text)), error) << text;
    const Reading reading = read(text);
    EXPECT_EQ(reading.errors, std::vector<std::string>{error}) << text;
    ASSERT_EQ(reading.records.size(), 1U) << text;
    EXPECT_EQ(reading.records[0].line, first_puzzle);
  }
  EXPECT_EQ(only_error(read("[Puzzle]\n" + rows + "[State]\n" + changed(rows, 0, "3"))),
            "12:3: digit 3 occurs twice in row 1 (r1c1 and r1c3)");
}

}  // namespace
}  // namespace deduku::formats
