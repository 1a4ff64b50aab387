// Links to f-puzzles and SudokuPad: their contents, refusals, and hostile links.
#include "deduku/moves.hpp"
#include "src/formats/link.hpp"
#include "src/formats/lz_string.hpp"
#include "tests/formats/reading.hpp"

namespace deduku::formats {
namespace {

/// The rows of a puzzle in the form of f-puzzles, with a text after the first given.
std::string fpuzzles_rows(const std::string& puzzle, const std::string& more = "") {
  std::string text = "[";
  bool is_first = true;
  for (std::size_t i = 0; i < puzzle.size(); ++i) {
    text += i % 9 == 0 ? (i == 0 ? "[" : "],[") : ",";
    if (puzzle[i] == '.') {
      text += "{}";
    } else {
      text += std::string(R"({"value":)") + puzzle[i] + ",\"given\":true" + (is_first ? more : "") + "}";
      is_first = false;
    }
  }
  return text + "]]";
}

std::string fpuzzles_link(const std::string& fields, const std::string& puzzle = first_puzzle) {
  return "https://www.f-puzzles.com/?load=" + packed("{\"size\":9,\"grid\":" + fpuzzles_rows(puzzle) + fields + "}");
}

/// The regions of SudokuPad, with the first cells of two boxes exchanged if they must have another shape.
std::string regions(bool are_boxes = true) {
  std::string text;
  for (int box = 0; box < 9; ++box) {
    text += box == 0 ? "[[" : "],[";
    for (int i = 0; i < 9; ++i) {
      const int of = are_boxes || i > 0 || box > 1 ? box : 1 - box;
      text +=
          (i == 0 ? "[" : ",[") + std::to_string(of / 3 * 3 + i / 3) + "," + std::to_string(of % 3 * 3 + i % 3) + "]";
    }
  }
  return text + "]]";
}

/// A drawing of SudokuPad, shortened as SudokuPad does it.
std::string shortened_drawing(const std::string& fields, bool has_boxes = true) {
  std::string cells;
  for (std::size_t i = 0; i < first_puzzle.size(); ++i) {
    cells += i % 9 == 0 ? (i == 0 ? "[" : "],[") : ",";
    if (first_puzzle[i] != '.') cells += std::string("{v:") + first_puzzle[i] + "}";
  }
  return "{id:'x',cs:50,ce:[" + cells + "]],re:" + regions(has_boxes) + fields + "}";
}

std::string sudokupad_link(const std::string& json) {
  return "https://sudokupad.app/scl" + percent_encoded(packed(json));
}

TEST(LzString, PacksAsLzStringDoes) {
  // An empty puzzle, from public tests of programs for these links.
  const std::string text = R"({"size":3,"grid":[[{},{},{}],[{},{},{}],[{},{},{}]]})";
  EXPECT_EQ(packed(text), "N4IgzglgXgpiBcBmANCA5gJwgEwQbT2AF9ljSiBdZQks4qm88iiooA==");
  EXPECT_EQ(packed(""), "Q===");
  for (const std::string& piece : {std::string(), std::string("a"), std::string(1000, 'a'), text + text}) {
    EXPECT_EQ(unpacked(packed(piece)), piece);
  }
}

TEST(LzString, UnpacksCharactersOfAnyWidth) {
  // Packed by hand: 0 and eight bits for a character up to U+00FF, 1 and sixteen bits for another one.
  EXPECT_EQ(unpacked("IaGoIJdA"), "a\u20ac\u00e9");
  EXPECT_EQ(unpacked("IaGoIJ"), std::nullopt);  // cut off
  EXPECT_EQ(unpacked("!"), std::nullopt);
  EXPECT_EQ(unpacked(""), std::nullopt);
}

TEST(LzString, StopsWhereATextWouldBeTooLong) {
  std::string bomb;
  for (int i = 0; i < 200; ++i) bomb += std::string(10000, 'a');
  const std::string small = packed(bomb);
  EXPECT_LT(small.size(), 8000U);
  EXPECT_EQ(unpacked(small), std::nullopt);
}

TEST(LooseJson, ReadsProperAndShortenedText) {
  const auto proper = read_loose_json(R"( {"a": [1, true, null, "x\u00e9\n"], "b": {}} )");
  ASSERT_TRUE(proper);
  ASSERT_EQ(proper->item("a")->items.size(), 4U);
  EXPECT_EQ(proper->item("a")->items[3].text, "x\u00e9\n");
  EXPECT_FALSE(proper->item("b")->is_set());
  const auto shortened = read_loose_json("{ce:[[{v:1},,{v:'2'}]],t:'it\\'s',x:f}");
  ASSERT_TRUE(shortened);
  ASSERT_EQ(shortened->item("cells", "ce")->items[0].items.size(), 3U);
  EXPECT_EQ(shortened->item("t")->text, "it's");
  EXPECT_FALSE(shortened->item("x")->is_set());
}

TEST(LooseJson, IsBounded) {
  EXPECT_FALSE(read_loose_json(std::string(40, '[') + std::string(40, ']')));
  EXPECT_TRUE(read_loose_json(std::string(30, '[') + std::string(30, ']')));
  EXPECT_FALSE(read_loose_json("[" + std::string(200'000, ',') + "]"));
  for (const char* text : {"", "{", "[", "[1", "{a}", "{a:}", "'x", "[1]]", "{\"a\":1,}", "'\\", "'\\u12'"}) {
    EXPECT_FALSE(read_loose_json(text)) << text;
  }
}

TEST(FpuzzlesFormat, ReadsAPuzzle) {
  const Record record = only_record(read("Look: " + fpuzzles_link(R"(,"title":"A","author":"B")") + " nice"));
  EXPECT_EQ(record.line, first_puzzle);
  EXPECT_EQ(record.board.givens, cells_with_digit(record.board));
  EXPECT_EQ(record.format->name, "fpuzzles");
  EXPECT_EQ(record.tail, "A (B)");
  EXPECT_FALSE(record.board.marks);
  EXPECT_EQ(only_record(read("Look: " + fpuzzles_link("") + " nice")).tail, "Look: nice");
  EXPECT_EQ(only_record(read("By me: [one](" + fpuzzles_link("") + ") of two")).tail, "By me: one of two");
  EXPECT_EQ(only_record(read("<a href=\"" + fpuzzles_link("") + "\">one</a>")).tail, "one");
}

TEST(FpuzzlesFormat, IsReadInAllItsForms) {
  const std::string link = fpuzzles_link("");
  const std::string payload = link.substr(link.find('=') + 1);
  for (const std::string& form :
       {payload, "fpuz" + payload, "fpuzzles" + payload, "https://sudokupad.app/fpuzzles" + percent_encoded(payload),
        "https://app.crackingthecryptic.com/sudoku/fpuz" + percent_encoded(percent_encoded(payload)),
        "sudokupad://puzzle/fpuz" + payload, "[a puzzle](" + link + ")", "<" + link + ">",
        "f-puzzles.com/?load=" + percent_encoded(payload) + "&x=1", with("fpuz" + payload, "/", "//")}) {
    const Record record = only_record(read(form));
    EXPECT_EQ(record.line, first_puzzle) << form;
    EXPECT_EQ(record.format->name, "fpuzzles");
  }
}

TEST(FpuzzlesFormat, ReadsPlacedDigitsAndMarks) {
  const std::string grid =
      with(fpuzzles_rows(first_puzzle), "[[{},{},", R"([[{"value":4},{"centerPencilMarks":[5,7]},)");
  const Record record = only_record(read("fpuz" + packed("{\"grid\":" + grid + "}")));
  EXPECT_EQ(record.board.values[0], 4);
  EXPECT_FALSE(record.board.givens.contains(Cell(0)));
  ASSERT_TRUE(record.board.marks);
  EXPECT_EQ((*record.board.marks)[1], (DigitSet{Digit::of(5), Digit::of(7)}));
  EXPECT_EQ((*record.board.marks)[3], allowed_marks(record.board)[3]);
}

TEST(FpuzzlesFormat, RefusesOtherRulesByTheirNames) {
  const std::string one = "1:1: the puzzle has a rule that Sudoku does not have: ";
  const std::string several = "1:1: the puzzle has rules that Sudoku does not have: ";
  const std::vector<std::pair<std::string, std::string>> others = {
      {R"(,"antiknight":true)", one + "anti-knight"},
      {R"(,"diagonal+":true,"diagonal-":true)", one + "diagonals"},
      {R"(,"thermometer":[{"lines":[["R1C1","R1C2"]]}])", one + "thermometers"},
      {R"(,"killercage":[{}],"arrow":[{}])", several + "cages and arrows"},
      {R"(,"xv":[{}],"clone":[{}],"odd":[{}])", several + "XV, clones and odd and even cells"},
      {R"(,"xv":[1],"clone":[1],"odd":[1],"renban":[1],"text":[1])",
       several + "XV, clones, odd and even cells and 2 more"},
      {R"(,"swaps":[1])", "1:1: the puzzle has an unknown rule: 'swaps'"},
      {R"(,"ruleset":"Normal rules. A KNIGHT's move apart.")", one + "anti-knight"},
      {R"(,"ruleset":"Digits along the thermo increase.")", one + "thermometers"},
      {R"(,"rules":["Normal rules.","Digits in a cage sum to its number."])", one + "cages"},
      {R"(,"metadata":{"rules":"Digits along each grey shape differ."})", one + "lines"},
      {R"(,"cage":[{"value":"title: x"},{"value":"rules: sandwich sums"}])", one + "clues outside the grid"},
      {R"(,"cage":[{"value":"rules: x"},{"value":"7"}])", one + "cages"},
      {R"(,"ruleset":"Anti-King, non-consecutive, fog.")", several + "anti-king, consecutive digits and fog"},
      {",\"solution\":\"" + std::string(81, '1') + "\"", one + "a solution that is not a Sudoku solution"},
  };
  for (const auto& [fields, error] : others) EXPECT_EQ(only_error(read(fpuzzles_link(fields))), error);
  for (const char* none : {
           R"(,"arrow":[],"antiknight":false,"cage":[{"value":"rules: x"}],"ruleset":"Sudoku.")",
           R"(,"title":"Arrow","ruleset":"Normal Sudoku, even harder: a narrow path, no encaged tricks; play along.")",
           R"(,"ruleset":"Place the digits 1 to 9 in each row, column and marked 3x3 box, each of them once.")",
       }) {
    EXPECT_EQ(only_record(read(fpuzzles_link(none))).line, first_puzzle) << none;
  }
}

TEST(FpuzzlesFormat, RefusesOtherShapes) {
  const std::string one = "1:1: the puzzle has a rule that Sudoku does not have: ";
  const auto error_of_grid = [](const std::string& grid) {
    return only_error(read("fpuz" + packed("{\"grid\":" + grid + ",\"author\":\"somebody\"}")));
  };
  EXPECT_EQ(error_of_grid(fpuzzles_rows(first_puzzle, ",\"region\":7")), one + "boxes of another shape");
  EXPECT_EQ(error_of_grid(fpuzzles_rows(first_puzzle, ",\"region\":null")), one + "boxes of another shape");
  EXPECT_EQ(error_of_grid("[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]]"), one + "a grid that is not 9x9");
  EXPECT_EQ(error_of_grid("[{},{},{},{},{},{},{},{},{}]"), "1:1: the link contains no board of 9 rows with 9 cells");
  EXPECT_EQ(error_of_grid("{}"), "1:1: the link contains no board of 9 rows with 9 cells");
  for (const char* size : {"6", "12", "'six'"}) {
    const std::string text = "{\"size\":" + std::string(size) + ",\"grid\":" + fpuzzles_rows(first_puzzle) + "}";
    EXPECT_EQ(only_error(read("fpuz" + packed(text))), one + "a grid that is not 9x9") << size;
  }
}

TEST(SudokupadFormat, ReadsADrawing) {
  const std::string notes = R"(,ca:[{v:'title: A'},{v:'author: B'},{v:'rules: Normal sudoku rules apply.'}])";
  for (const std::string& json : {shortened_drawing(notes), shortened_drawing(",metadata:{t:'A',author:'B'}")}) {
    const Record record = only_record(read(sudokupad_link(json)));
    EXPECT_EQ(record.line, first_puzzle);
    EXPECT_EQ(record.format->name, "sudokupad");
    EXPECT_EQ(record.tail, "A (B)");
  }
  const std::string payload = packed(shortened_drawing(""));
  for (const std::string& form : {"scl" + payload, "ctc" + payload, "https://sudokupad.app/scf?puzzleid=scl" + payload,
                                  "https://sudokupad.app/sudoku/scl" + percent_encoded(payload) + "?setting-x=1"}) {
    EXPECT_EQ(only_record(read(form)).line, first_puzzle) << form;
  }
}

TEST(SudokupadFormat, RefusesWhatMayBeARule) {
  const std::string one = "1:1: the puzzle has a rule that Sudoku does not have: ";
  const std::vector<std::pair<std::string, std::string>> others = {
      {",l:[{wp:[[1,1],[2,2]]}]", one + "lines"},
      {",u:[{ct:[1,1]}]", one + "drawn shapes or texts"},
      {",ca:[{ce:[[0,0],[0,1]],v:5}]", one + "cages"},
      {",ca:[{v:'rules: Digits a knight move apart differ.'}]", one + "anti-knight"},
      {",metadata:{rules:'Digits along the thermo increase.'}", one + "thermometers"},
      {",metadata:{antiking:t}", one + "anti-king"},
      {",foglight:[[1,1]]", one + "fog"},
  };
  for (const auto& [fields, error] : others) {
    EXPECT_EQ(only_error(read(sudokupad_link(shortened_drawing(fields)))), error);
  }
  EXPECT_EQ(only_error(read(sudokupad_link(shortened_drawing("", false)))), one + "boxes of another shape");
  const std::string row = ",ca:[{ce:[[0,0],[0,1],[0,2],[0,3],[0,4],[0,5],[0,6],[0,7],[0,8]]}]";
  EXPECT_EQ(only_record(read(sudokupad_link(shortened_drawing(row)))).line, first_puzzle);
}

TEST(SudokupadFormat, WritesPlacedDigitsAsMarks) {
  Board board = only_record(read(first_puzzle)).board;
  board.values[0] = 4;
  const Record record = only_record(read(find_format("sudokupad")->write(board)));
  EXPECT_EQ(record.line, first_puzzle);
  ASSERT_TRUE(record.board.marks);
  EXPECT_EQ((*record.board.marks)[0], DigitSet{Digit::of(4)});
}

TEST(ScfFormat, ReadsShortLinks) {
  EXPECT_EQ(only_record(read("https://sudokupad.app/scfoooooooooooooK")).line, std::string(81, '.'));
  const std::string link = find_format("scf")->write(only_record(read(first_puzzle)).board);
  EXPECT_LT(link.size(), 90U);
  EXPECT_EQ(only_record(read(link)).line, first_puzzle);
  const std::string code = link.substr(0, link.size() - 1);
  EXPECT_EQ(only_record(read(code + "*ta%2A%2Ab*aMe")).tail, "a*b (Me)");
  EXPECT_EQ(only_error(read(code + "w")), "1:1: the puzzle has a rule that Sudoku does not have: windoku");
  EXPECT_EQ(only_error(read(code + "*x")), "1:1: the puzzle has a rule that Sudoku does not have: diagonals");
  EXPECT_EQ(only_error(read(code.substr(0, code.size() - 2))), "1:1: the link is damaged or cut off");
}

TEST(LinkFormats, SayWhatIsWrong) {
  const std::string link = fpuzzles_link("");
  EXPECT_EQ(only_error(read(link.substr(0, link.size() - 40))), "1:1: the link is damaged or cut off");
  EXPECT_EQ(only_error(read("see " + changed(link, link.size() / 2, "!"))), "1:5: the link is damaged or cut off");
  EXPECT_EQ(only_error(read("https://sudokupad.app/h8xqm3kq2w")),
            "1:1: the link contains only the name of a puzzle that is stored on its site");
  EXPECT_EQ(only_error(read("https://f-puzzles.com/?id=abc")),
            "1:1: the link contains only the name of a puzzle that is stored on its site");
  EXPECT_EQ(only_error(read_from("scf", "hello")),
            "1:1: expected a link to f-puzzles or SudokuPad that contains a puzzle");
  EXPECT_EQ(only_error(read(fpuzzles_link("", changed(first_puzzle, 8, "3")))),
            "1:1: digit 3 occurs twice in row 1 (r1c3 and r1c9)");
}

TEST(LinkFormats, StandTogetherInAList) {
  const Board board = only_record(read(first_puzzle)).board;
  std::string list;
  for (const char* name : {"scf", "fpuzzles", "sudokupad"}) list += find_format(name)->write(board);
  const Reading reading = read(list);
  ASSERT_EQ(reading.records.size(), 3U);
  for (const Record& record : reading.records) EXPECT_EQ(record.line, first_puzzle);
  EXPECT_EQ(reading.records[1].format->name, "fpuzzles");
}

TEST(LinkFormats, AreNotSeenInOtherTexts) {
  for (const char* text : {"sclerosis", "scfield", "https://sudokupad.app/", "https://www.f-puzzles.com/"}) {
    EXPECT_FALSE(find_link(text)) << text;
  }
  EXPECT_FALSE(find_link("https://sudokupad.app/sudoku/" + first_puzzle));
}

/// A text with a space for each `+` of a link, the result of decoding an address once too often.
std::string without_pluses(const std::string& link) {
  return with(with(link, "%2B", " "), "+", " ");
}

TEST(Links, SpacesMayStandForPluses) {
  int links_with_pluses = 0;
  for (int turn = 0; turn < 8; ++turn) {
    const std::string title = "Number " + std::to_string(turn);
    for (const std::string& link : {fpuzzles_link(",\"title\":\"" + title + "\""),
                                    find_format("fpuzzles")->write(read_puzzle(first_puzzle)->board),
                                    sudokupad_link(shortened_drawing(",t:'" + title + "'"))}) {
      const std::string lost = without_pluses(link);
      links_with_pluses += lost == link ? 0 : 1;
      EXPECT_EQ(only_record(read(lost)).line, first_puzzle) << lost;
      EXPECT_EQ(only_record(read("Here: " + with(lost, "\n", "") + " is a puzzle")).line, first_puzzle) << lost;
    }
  }
  EXPECT_GT(links_with_pluses, 4);
  const std::string cut = without_pluses(fpuzzles_link(""));
  EXPECT_EQ(only_error(read(cut.substr(0, cut.size() - 40) + " and more")), "1:1: the link is damaged or cut off");
}

}  // namespace
}  // namespace deduku::formats
