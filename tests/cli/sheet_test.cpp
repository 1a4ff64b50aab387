// `sheet`: puzzles on paper, as a page for browsers, as pictures and as a PDF.
#include <chrono>
#include <filesystem>
#include <regex>
#include <thread>

#include "tests/cli/program.hpp"

namespace deduku::testing {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::EndsWith;
using ::testing::HasSubstr;

std::size_t count_of(const std::string& part, const std::string& text) {
  std::size_t count = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++count;
  return count;
}

/// The first puzzles of a list.
std::string puzzles(int count) {
  const Words lines = lines_of(content_of(hard_list));
  std::string text;
  for (int i = 0; i < count; ++i) text += lines.at(static_cast<std::size_t>(i)) + "\n";
  return text;
}

/// One puzzle of each of these classes.
std::string puzzles_of(const Words& classes) {
  std::string text;
  for (const std::string& name : classes) {
    text += lines_of(content_of(project_file("puzzles/by-class/" + name + ".txt"))).at(0).substr(0, 81) + "\n";
  }
  return text;
}

/// The output of `rate` in one field, by puzzle.
Words rated_as(const std::string& field, const std::string& list) {
  return lines_of(run({"rate", "-q", "--format", "%{" + field + "}"}, list).out);
}

/// A page for browsers with all sheets.
std::string html(const Words& options, const std::string& list) {
  const Finished sheet = run(Words{"sheet", "-q", "--format", "html"} + options, list);
  EXPECT_EQ(sheet.code, 0) << sheet.err;
  return sheet.out;
}
std::size_t pages(const Words& options, const std::string& list) {
  return count_of("<svg ", html(options, list));
}

/// The texts of a page, in the order in which they are drawn, without the digits of the boards.
Words texts_of(const std::string& html) {
  Words texts;
  for (std::size_t at = html.find("<text "); at != std::string::npos; at = html.find("<text ", at + 1)) {
    const std::size_t begin = html.find('>', at) + 1;
    const std::string text = html.substr(begin, html.find('<', begin) - begin);
    if (text.size() != 1 || text[0] < '1' || text[0] > '9') texts.push_back(text);
  }
  return texts;
}

/// A folder that is removed at the end of the test.
class Folder {
 public:
  Folder() : file_("", "unused.txt"), path_(std::filesystem::path(file_.path()).parent_path() / "pages") {}
  ~Folder() { std::filesystem::remove_all(path_); }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;

  std::string path(const std::string& name = "") const { return (path_ / name).string(); }

 private:
  TemporaryFile file_;
  std::filesystem::path path_;
};

TEST(Sheet, PutsSoManyOnAPageAndTheSolutionsOnTheLastOnes) {
  const std::string list = puzzles(25);
  EXPECT_EQ(pages({}, list), 5U + 3U);
  EXPECT_EQ(pages({"--per-page", "12"}, list), 3U + 3U);
  EXPECT_EQ(pages({"--per-page", "9", "--solutions", "20"}, list), 3U + 2U);
  EXPECT_EQ(pages({"--per-page", "1", "--solutions", "0"}, list), 25U);
  EXPECT_EQ(pages({"--hints", "technique", "--solutions", "0"}, list), 5U + 1U);
}

TEST(Sheet, AShortListIsOnOnePage) {
  for (int count : {1, 2, 3, 4, 5, 6}) EXPECT_EQ(pages({"--solutions", "0"}, puzzles(count)), 1U) << count;
  EXPECT_EQ(pages({"--solutions", "0"}, puzzles(7)), 2U);
}

TEST(Sheet, EveryDigitOfPuzzleAndSolutionIsThere) {
  const Words options = {"--difficulty", "none"};
  const std::string board = html(options + Words{"--solutions", "0"}, puzzle + "\n");
  const std::string both = html(options, puzzle + "\n");
  for (char digit = '1'; digit <= '9'; ++digit) {
    const std::string text = std::string(">") + digit + "</text>";
    const auto givens = static_cast<std::size_t>(std::ranges::count(puzzle, digit));
    const std::size_t page_number = digit == '1' ? 1 : 0;
    EXPECT_EQ(count_of(text, board), givens + page_number) << digit;
    EXPECT_EQ(count_of(text, both), givens + page_number + 9 + (digit == '2' ? 1 : 0)) << digit;
  }
}

TEST(Sheet, SaysNumbersAndDifficulty) {
  const Words classes = {"hard", "expert"};
  const std::string list = puzzles_of(classes);
  const Words r = rated_as("r", list);
  ASSERT_EQ(rated_as("class", list), classes);
  EXPECT_THAT(texts_of(html({"--solutions", "0"}, list)), ElementsAre("1.", classes[0], "2.", classes[1]));
  EXPECT_THAT(texts_of(html({}, list)), ElementsAre("1.", classes[0], "2.", classes[1], "Solutions", "1.", "2."));
  EXPECT_THAT(texts_of(html({"--solutions", "0", "--difficulty", "r", "--first", "99"}, list)),
              ElementsAre("99.", "R " + r[0], "100.", "R " + r[1]));
  EXPECT_THAT(texts_of(html({"--solutions", "0", "--difficulty", "none", "--no-numbers", "--title", "A & B"}, list)),
              ElementsAre("A &amp; B"));
  // Four for hard, five for expert.
  const std::string stars = html({"--solutions", "0", "--difficulty", "stars"}, list);
  EXPECT_EQ(count_of("stroke-linejoin", stars), 16U);
  EXPECT_EQ(count_of("fill=\"none\" stroke=\"#9A9A9A\"", stars), 4U + 3U);
  const Words daily = rated_as("daily", list);
  const Words named = texts_of(html({"--solutions", "0", "--difficulty", "daily"}, list));
  EXPECT_EQ(named[1], "Newspaper: " + (daily[0] == "longer" ? "beyond hard" : daily[0]));
  EXPECT_EQ(named[3], "Beyond newspapers");
  const Words work = rated_as("work", list);
  const Words worked = texts_of(html({"--solutions", "0", "--difficulty", "work"}, list));
  EXPECT_NEAR(std::stod(worked[1].substr(std::string("Work ").size())), std::stod(work[0]), .51);
  const Words timed = texts_of(html({"--solutions", "0", "--difficulty", "minutes"}, list));
  EXPECT_EQ(rated_as("minutes", list)[0], ">12");
  EXPECT_EQ(timed[1], "over 12 min");
}

TEST(Sheet, NamesStandBehindTheNumbersWhereTheyAreAskedFor) {
  const std::string list = puzzle + " <b>Sunday</b>\n" + puzzle + " " + std::string(200, 'n') + "\n";
  const Words plain = {"--solutions", "0", "--difficulty", "none"};
  EXPECT_THAT(texts_of(html(plain, list)), ElementsAre("1.", "2."));
  const Words texts = texts_of(html(plain + Words{"--names"}, list));
  ASSERT_EQ(texts.size(), 2U);
  EXPECT_EQ(texts[0], "1. &lt;b&gt;Sunday&lt;/b&gt;");
  EXPECT_THAT(texts[1], EndsWith("nnn…"));
  EXPECT_LT(texts[1].size(), 80U);
}

TEST(Sheet, SpeaksTheLanguagesOfTheProgram) {
  const std::string hard = puzzles_of({"hard"});
  EXPECT_THAT(texts_of(html({"--lang", "de"}, hard)), ElementsAre("schwer", "Lösungen"));
  EXPECT_THAT(texts_of(html({"--lang", "zh"}, hard)), ElementsAre("困难", "答案"));
  EXPECT_THAT(html({"--lang", "zh"}, puzzles(1)), HasSubstr("<html lang=\"zh\">"));
}

TEST(Sheet, ABookHasTheClassesInTheirOrder) {
  const std::string list = puzzles_of({"hard", "expert", "medium", "easy"});
  const Words texts = texts_of(html({"--book", "--title", "Book", "--author", "A. Setter", "--date", "2026-11-26",
                                     "--per-page", "2", "--level-name", "hard=Tricky"},
                                    list));
  EXPECT_THAT(Words(texts.begin(), texts.begin() + 4), ElementsAre("Book", "4 puzzles", "A. Setter", "2026-11-26"));
  EXPECT_THAT(Words(texts.begin() + 4, texts.begin() + 15),
              ElementsAre("Contents", "Puzzles", "Page", "Easy", "Medium", "Tricky", "Expert", "Solutions", "Easy",
                          "Puzzle 1", "Easy"));
  EXPECT_THAT(texts, Contains("Tricky"));
}

TEST(Sheet, ABookNumbersItsPuzzlesByLevel) {
  const Words book = texts_of(html({"--book", "--per-page", "12"}, puzzles(24)));
  const Words classes = rated_as("class", puzzles(24));
  std::size_t next = 1;
  for (const char* name : {"beginner", "easy", "medium", "hard", "expert", "master", "extreme", "nightmare"}) {
    const auto count = static_cast<std::size_t>(std::ranges::count(classes, name));
    if (count == 0) continue;
    const std::string first = std::to_string(next);
    EXPECT_THAT(book, Contains(count == 1 ? first : first + "–" + std::to_string(next + count - 1))) << name;
    next += count;
  }
}

TEST(Sheet, ABoundBookBeginsItsPartsAtTheRight) {
  const std::string list = puzzles_of({"easy", "hard"});
  // Title, imprint, contents, an empty page, then two levels with a page of puzzles each, and the solutions.
  EXPECT_EQ(pages({"--book", "--mirrored", "--imprint", "Printed on demand"}, list), 4U + 4U + 1U);
  EXPECT_EQ(pages({"--book", "--mirrored"}, list), 4U + 4U + 1U);
  EXPECT_EQ(pages({"--book"}, list), 2U + 4U + 1U);
}

/// The heights of the texts of the first page, in millimetres, by the text.
std::map<std::string, double> heights_on_first_page(const std::string& html) {
  std::map<std::string, double> heights;
  const std::string page = html.substr(0, html.find("</svg>"));
  const std::regex text("<text x=\"[0-9.]+\" y=\"([0-9.]+)\">([^<]*)</text>");
  for (std::sregex_iterator found(page.begin(), page.end(), text); found != std::sregex_iterator(); ++found) {
    heights[(*found)[2]] = std::stod((*found)[1]) / 100;
  }
  return heights;
}

TEST(Sheet, ALongTitleLeavesRoomForTheRest) {
  std::string words;
  while (words.size() < 300) words += words.size() % 3 == 0 ? "Sudoku " : "for quiet evenings ";
  for (const std::string& title :
       {words, words + words + words + words, std::string(300, 'x'), std::string(2000, 'W')}) {
    for (const char* paper : {"a4", "5x8in"}) {
      const double height = paper == std::string("a4") ? 297 : 203.2;
      const auto heights = heights_on_first_page(html(
          {"--book", "--paper", paper, "--date", "2026-11-26", "--author", "A. Setter", "--title", title}, puzzles(4)));
      for (const auto& [text, y] : heights) EXPECT_LT(y, height - 9) << text;
      EXPECT_LT(heights.at("4 puzzles"), heights.at("A. Setter"));
      EXPECT_LT(heights.at("A. Setter"), heights.at("2026-11-26"));
    }
  }
}

TEST(Sheet, HintsAreBeforeTheSolutions) {
  const std::string list = puzzles_of({"easy", "hard"});
  const Words first = texts_of(html({"--hints", "first", "--difficulty", "none"}, list));
  const Words technique = texts_of(html({"--hints", "technique", "--difficulty", "none"}, list));
  EXPECT_THAT(technique, Contains("Hints"));
  EXPECT_THAT(Words(technique.begin(), technique.begin() + 4), ElementsAre("1.", "2.", "Hints", "1."));
  EXPECT_THAT(first, Contains("Singles are enough."));
  const Words path = texts_of(html({"--hints", "path", "--difficulty", "none"}, list));
  EXPECT_THAT(path, Contains(HasSubstr("≠")));
}

TEST(Sheet, ATitleOfAnyLengthTakesNoTime) {
  const auto begin = std::chrono::steady_clock::now();
  const std::string list = puzzle + " " + std::string(3000, 'y') + "\n" + puzzle + "\n";
  const std::string page = html({"--book", "--names", "--title", std::string(100'000, 'x')}, list);
  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(5));
  EXPECT_THAT(page, HasSubstr("xxx…</text>"));
  EXPECT_THAT(page, HasSubstr("yyy…</text>"));
}

TEST(Sheet, WhatNoDocumentMayHaveIsReplaced) {
  const std::string beyond = "\xEF\xBF\xBE\xEF\xBF\xBF";
  const std::string list = puzzle + " name" + beyond + "\n" + puzzle + "\n";
  const std::string page = html({"--names", "--title", "title" + beyond + "<&\x01"}, list);
  EXPECT_EQ(page.find("\xEF\xBF\xBE"), std::string::npos);
  EXPECT_EQ(page.find("\xEF\xBF\xBF"), std::string::npos);
  EXPECT_THAT(page, HasSubstr("title\xEF\xBF\xBD\xEF\xBF\xBD&lt;&amp;\\x01</title>"));
  EXPECT_THAT(page, HasSubstr("name\xEF\xBF\xBD\xEF\xBF\xBD</text>"));
  for (const char* font : {"a\x01", "\xFF", "b\x1B[31m"}) {
    const Finished refused = run({"sheet", "--font", font, puzzle});
    EXPECT_EQ(refused.code, 2);
    EXPECT_THAT(refused.err, HasSubstr("--font: no font has the name"));
  }
  EXPECT_THAT(html({"--font", "It's"}, list), HasSubstr("font-family=\"'It\\'s', "));
}

TEST(Sheet, SaysThatThereArePagesOnceThereAre) {
  const Finished full = run_by_shell("exec \"$0\" sheet \"$@\" > /dev/full", {puzzle});
  EXPECT_EQ(full.code, 4);
  EXPECT_EQ(full.err, "standard output: No space left on device\n");
  const Finished proof = run_by_shell("exec \"$0\" prove \"$@\" --cnf /dev/null --lrat - > /dev/full", {puzzle});
  EXPECT_EQ(proof.code, 4);
  EXPECT_EQ(proof.err, "standard output: No space left on device\n");
}

TEST(Sheet, TheSameListIsTheSameBytes) {
  const Words options = {"--book", "--difficulty", "stars", "--hints", "path"};
  const std::string first = html(options + Words{"--threads", "1"}, puzzles(12));
  EXPECT_EQ(html(options + Words{"--threads", "4"}, puzzles(12)), first);
}

TEST(Sheet, WritesAPictureOfEachPageIntoAFolder) {
  const Folder folder;
  const Finished sheet = run({"sheet", "-o", folder.path() + "/", "--paper", "letter"}, puzzles(8));
  EXPECT_EQ(sheet.code, 0) << sheet.err;
  EXPECT_EQ(sheet.err, "8 puzzles on 3 pages\n");
  for (const char* name : {"page-001.svg", "page-002.svg", "page-003.svg"}) {
    EXPECT_THAT(content_of(folder.path(name)), HasSubstr("width=\"215.9mm\" height=\"279.4mm\"")) << name;
  }
  EXPECT_FALSE(std::filesystem::exists(folder.path("page-004.svg")));
  const Finished alone = run({"sheet", "-q", "--format", "svg", "--solutions", "0"}, puzzles(2));
  EXPECT_EQ(count_of("<svg ", alone.out), 1U);
  EXPECT_EQ(run({"sheet", "--format", "svg"}, puzzles(2)).code, 2);
}

TEST(Sheet, LeavesOutByNameWhatCannotBePrinted) {
  const std::string list =
      puzzle + "\n" + two_solutions + "\n" + puzzle.substr(1) + "\n" + unsolvable + "\n" + puzzle + "\n";
  const TemporaryFile file(list, "list.txt");
  const Finished sheet = run({"sheet", "--format", "html", "--solutions", "0", file.path()});
  EXPECT_EQ(sheet.code, 0);
  EXPECT_THAT(sheet.err, HasSubstr("list.txt:2: the puzzle has several solutions, so it is omitted\n"));
  EXPECT_THAT(sheet.err, HasSubstr("list.txt:3:81: the line has 80 cells, expected 81\n"));
  EXPECT_THAT(sheet.err, HasSubstr("list.txt:4: the puzzle has no solution, so it is omitted\n"));
  EXPECT_THAT(sheet.err, EndsWith("2 puzzles on 1 page\n"));
  EXPECT_EQ(run({"sheet", "-q", "--strict", file.path()}).code, 3);
}

TEST(Sheet, WithoutAPuzzleNothingIsWritten) {
  const TemporaryFile target("before", "sheet.html");
  EXPECT_EQ(run({"sheet", "-q", "-o", target.path(), two_solutions}).code, 1);
  EXPECT_EQ(run({"sheet", "-q", "-o", target.path()}, "123\n").code, 3);
  EXPECT_EQ(target.content(), "before");
  EXPECT_EQ(run({"sheet", "-q", two_solutions}).out, "");
}

TEST(Sheet, AFileThatCannotBeWrittenIsNamed) {
  const Finished sheet = run({"sheet", "-o", "/no/such/folder/sheet.html", puzzle});
  EXPECT_EQ(sheet.code, 4);
  EXPECT_THAT(sheet.err, HasSubstr("/no/such/folder/sheet.html: No such file or directory"));
}

TEST(Sheet, InterruptedWritesNothing) {
  const std::string hard = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..\n";
  std::string list;
  for (int i = 0; i < 200; ++i) list += hard;
  const TemporaryFile file(list, "list.txt");
  const std::string target = std::filesystem::path(file.path()).replace_filename("sheet.html").string();
  Running sheet({"sheet", file.path(), "-o", target, "--progress", "never"});
  std::this_thread::sleep_for(std::chrono::milliseconds(300));
  sheet.interrupt();
  EXPECT_EQ(sheet.finish().code, 130);
  EXPECT_FALSE(std::filesystem::exists(target));
}

TEST(Sheet, RefusesOptionsThatMakeNoSense) {
  const auto refusal = [](const Words& options) {
    const Finished sheet = run(Words{"sheet"} + options, puzzle + "\n");
    EXPECT_EQ(sheet.code, 2) << sheet.out;
    return sheet.err;
  };
  EXPECT_THAT(refusal({"--per-page", "5"}), HasSubstr("--per-page"));
  EXPECT_THAT(refusal({"--date", "today"}), HasSubstr("2026-11-26"));
  EXPECT_THAT(refusal({"--date", "2026-02-30"}), HasSubstr("2026-11-26"));
  EXPECT_THAT(refusal({"--first", "3", "--no-numbers"}), HasSubstr("--first: does nothing with --no-numbers"));
  EXPECT_THAT(refusal({"--difficulty", "none", "--budget", "1s"}), HasSubstr("--budget: does nothing"));
  EXPECT_THAT(refusal({"--format", "pdf", "-o", "folder/"}), HasSubstr("pdf is one file"));
  EXPECT_THAT(refusal({"--budget", "soon"}), HasSubstr("--budget"));
  EXPECT_THAT(refusal({"--gutter", "3mm"}), HasSubstr("--gutter: does nothing without --mirrored"));
  EXPECT_THAT(refusal({"--imprint", "x"}), HasSubstr("--imprint: does nothing without --book"));
  EXPECT_THAT(refusal({"--book", "--level-name", "warm=x"}), HasSubstr("as in easy=Warm-up, found \"warm=x\""));
  for (const std::string size : {"0", "20", "101"}) {
    EXPECT_THAT(refusal({"--digit-size", size}),
                HasSubstr("--digit-size: expected a whole number from 30 to 100, found \"" + size + "\""));
  }
  EXPECT_THAT(refusal({"--line-weight", "5"}),
              HasSubstr("--line-weight: expected a whole number from 25 to 400, found \"5\""));
}

TEST(Sheet, EachNonsenseIsRefusedInASentence) {
  const auto refusal = [](const Words& options) {
    const Finished sheet = run(Words{"sheet"} + options, puzzle + "\n");
    EXPECT_EQ(sheet.code, 2) << sheet.out;
    EXPECT_EQ(std::ranges::count(sheet.err, '\n'), 1) << sheet.err;
    return sheet.err;
  };
  EXPECT_THAT(refusal({"--paper", "6x9"}), HasSubstr("--paper: expected a3, a4,"));
  EXPECT_THAT(refusal({"--paper", "10x10mm"}), HasSubstr("--paper: expected a width and a height of 50 mm"));
  EXPECT_THAT(refusal({"--margins", "1mm,2mm,3mm"}), HasSubstr("--margins: expected one, two or four lengths"));
  EXPECT_THAT(refusal({"--margins", "100mm"}), HasSubstr("--margins: pages of 210 x 297 mm have no room for a puzzle"));
  EXPECT_THAT(refusal({"--mirrored", "--gutter", "wide"}), HasSubstr("--gutter: expected a length"));
  EXPECT_THAT(refusal({"--mirrored", "--gutter", "101mm"}), HasSubstr("--gutter: expected 100 mm at most"));
  EXPECT_THAT(refusal({"--bleed", "3"}), HasSubstr("--bleed: expected a length"));
  EXPECT_THAT(refusal({"--paper", "a6", "--per-page", "24"}),
              HasSubstr("--per-page: the digits of puzzles would have"));
  EXPECT_THAT(refusal({"--paper", "a6", "--solutions", "24"}), HasSubstr("--solutions: the digits of solutions"));
  EXPECT_THAT(refusal({"--paper", "a6", "--large-print", "--per-page", "4"}), HasSubstr("fewer than 16"));
}

// ---- PDF

/// The PDF that the program writes, if a font is installed.
class SheetAsPdf : public ::testing::Test {
 protected:
  void SetUp() override {
    const Finished sheet = run({"sheet", "--format", "pdf", "-o", file_.path(), puzzle});
    if (sheet.code == 0) return;
    EXPECT_EQ(sheet.code, 4);
    EXPECT_THAT(sheet.err, HasSubstr("HTML leaves the fonts to the browser"));
    GTEST_SKIP() << "there is no font here: " << sheet.err;
  }
  static bool has(const std::string& program) {
    return std::system(("command -v " + program + " > /dev/null").c_str()) == 0;
  }
  std::string pdf(const Words& options, const std::string& list) const {
    const Finished sheet = run(Words{"sheet", "-q", "-o", file_.path()} + options, list);
    EXPECT_EQ(sheet.code, 0) << sheet.err;
    return file_.content();
  }
  /// The output of a poppler program for the file.
  std::string said(const std::string& command) const {
    return run_by_shell(command + " \"$1\" $2", {file_.path(), command == "pdftotext" ? "-" : ""}).out;
  }

  TemporaryFile file_{"", "sheet.pdf"};
};

TEST_F(SheetAsPdf, IsTheSameBytesAndNamesNoDayUnlessItIsAskedTo) {
  const std::string first = pdf({"--book"}, puzzles(7));
  EXPECT_TRUE(first.starts_with("%PDF-"));
  EXPECT_TRUE(pdf({"--book"}, puzzles(7)) == first);
  EXPECT_EQ(count_of("CreationDate", first), 0U);
  EXPECT_THAT(pdf({"--date", "2026-11-26"}, puzzles(1)), HasSubstr("/CreationDate (D:20261126000000Z)"));
  EXPECT_TRUE(run({"sheet", "-q", "--format", "pdf", "--book"}, puzzles(7)).out == first);
}

TEST_F(SheetAsPdf, HasThePagesOfItsPaper) {
  if (!has("pdfinfo")) GTEST_SKIP() << "pdfinfo is not installed";
  pdf({"--title", "Sunday"}, puzzles(13));
  const std::string a4 = said("pdfinfo");
  EXPECT_THAT(a4, HasSubstr("Pages:           5\n"));  // 6, 6 and 1, then 12 and 1
  EXPECT_THAT(a4, HasSubstr("(A4)"));
  EXPECT_THAT(a4, HasSubstr("Title:           Sunday\n"));
  pdf({"--paper", "letter"}, puzzles(1));
  EXPECT_THAT(said("pdfinfo"), HasSubstr("612 x 792 pts (letter)"));
  pdf({"--paper", "6x9in", "--mirrored", "--bleed", "0.125in"}, puzzles(1));
  EXPECT_THAT(said("pdfinfo -box"), HasSubstr("441 x 666 pts"));
  EXPECT_TRUE(std::regex_search(said("pdfinfo -box"), std::regex("TrimBox: +0.00 +9.00 +432.00 +657.00")));
}

TEST_F(SheetAsPdf, SaysWhatItIs) {
  const std::string file =
      pdf({"--book", "--lang", "de", "--title", "Für Abende", "--author", "Ö. Ä"}, puzzles_of({"easy", "hard"}));
  EXPECT_THAT(file, HasSubstr("/Lang (de)"));
  EXPECT_THAT(file, HasSubstr("/PageLabels << /Nums [0 << /P (i) >> 1 << /P (ii) >> 2 << /S /D /St 1 >>] >>"));
  EXPECT_EQ(count_of("/Dest [", file), 4U);  // contents, two levels, solutions
  if (!has("pdfinfo")) GTEST_SKIP() << "pdfinfo is not installed";
  EXPECT_THAT(said("pdfinfo"), HasSubstr("Title:           Für Abende\n"));
  EXPECT_THAT(said("pdfinfo"), HasSubstr("Author:          Ö. Ä\n"));
}

/// The boxes of the digits 1 to 9 on the first page, in points: left, top, right, bottom.
std::vector<std::array<double, 4>> digit_boxes(const std::string& said) {
  std::vector<std::array<double, 4>> boxes;
  const std::string page = said.substr(0, said.find("</page>"));
  const std::regex word("xMin=\"([0-9.]+)\" yMin=\"([0-9.]+)\" xMax=\"([0-9.]+)\" yMax=\"([0-9.]+)\">[1-9]</word>");
  for (std::sregex_iterator found(page.begin(), page.end(), word); found != std::sregex_iterator(); ++found) {
    boxes.push_back({std::stod((*found)[1]), std::stod((*found)[2]), std::stod((*found)[3]), std::stod((*found)[4])});
  }
  return boxes;
}

TEST_F(SheetAsPdf, DigitsAreBetweenTheMargins) {
  if (!has("pdftotext")) GTEST_SKIP() << "pdftotext is not installed";
  pdf({"--paper", "a5", "--per-page", "4", "--margins", "10mm,20mm", "--difficulty", "none"}, puzzles(4));
  const auto boxes = digit_boxes(run_by_shell("pdftotext -bbox \"$1\" -", {file_.path()}).out);
  EXPECT_GT(boxes.size(), 80U);
  constexpr double millimetre = 72 / 25.4;
  for (const auto& [left, top, right, bottom] : boxes) {
    EXPECT_GT(left, 20 * millimetre);
    EXPECT_LT(right, (148 - 20) * millimetre);
    EXPECT_GT(top, 10 * millimetre);
    EXPECT_LT(bottom, (210 - 10) * millimetre);
  }
}

TEST_F(SheetAsPdf, LargePrintHasSixteenPoints) {
  if (!has("pdftotext")) GTEST_SKIP() << "pdftotext is not installed";
  pdf({"--paper", "6x9in", "--large-print", "--difficulty", "none", "--no-numbers"}, puzzles(6));
  const auto boxes = digit_boxes(run_by_shell("pdftotext -bbox \"$1\" -", {file_.path()}).out);
  ASSERT_FALSE(boxes.empty());
  for (const auto& box : boxes) EXPECT_GE(box[3] - box[1], 16);
}

TEST_F(SheetAsPdf, ItsTextCanBeReadAndItsFontsAreEmbedded) {
  if (!has("pdftotext") || !has("pdffonts")) GTEST_SKIP() << "pdftotext is not installed";
  pdf({"--lang", "de", "--book", "--title", "Für lange Abende"}, puzzles_of({"hard", "expert", "medium"}));
  const std::string text = said("pdftotext");
  for (const char* word : {"Für lange Abende", "3 Rätsel", "Inhalt", "Mittel", "Schwer", "Experte", "Lösungen"}) {
    EXPECT_THAT(text, HasSubstr(word));
  }
  for (const std::string& line : lines_of(said("pdffonts"))) {
    if (line.find('+') == std::string::npos) continue;
    EXPECT_THAT(line, HasSubstr(" yes yes yes "));
  }
}

TEST_F(SheetAsPdf, ChineseIsThereOrRefused) {
  const Finished sheet = run({"sheet", "--lang", "zh", "--book", "-o", file_.path()}, puzzles_of({"hard", "expert"}));
  if (sheet.code != 0) {
    EXPECT_EQ(sheet.code, 4);
    EXPECT_THAT(sheet.err, HasSubstr("no installed font has"));
    GTEST_SKIP() << sheet.err;
  }
  EXPECT_THAT(sheet.err, HasSubstr("fonts in the PDF: "));
  if (!has("pdftotext")) GTEST_SKIP() << "pdftotext is not installed";
  const std::string text = said("pdftotext");
  for (const char* word : {"数独", "目录", "困难", "答案"}) EXPECT_THAT(text, HasSubstr(word));
}

TEST_F(SheetAsPdf, SaysWhatNoFontHas) {
  // A private-use character, which no font has.
  const Finished sheet = run({"sheet", "--title", "\xF4\x8F\xBF\xBD", "-o", file_.path(), puzzle});
  EXPECT_EQ(sheet.code, 0);
  EXPECT_THAT(sheet.err, HasSubstr("no installed font has \xF4\x8F\xBF\xBD: the pages have ? there"));
}

TEST_F(SheetAsPdf, NoncharactersBecomeQuestionMarks) {
  for (const std::string bad : {"\xEF\xB7\x90", "\xEF\xBF\xBE", "\xF0\x9F\xBF\xBF"}) {
    const Finished sheet = run({"sheet", "--book", "--names", "--title", "a" + bad + "b", "-o", file_.path()},
                               puzzle + " c" + bad + "d\n");
    EXPECT_EQ(sheet.code, 0) << sheet.err;
    EXPECT_THAT(sheet.err, HasSubstr("no installed font has " + bad + ": the pages have ? there"));
    if (!has("pdftotext") || !has("pdfinfo")) continue;
    EXPECT_THAT(said("pdftotext"), HasSubstr("a?b"));
    EXPECT_THAT(said("pdftotext"), HasSubstr("c?d"));
    EXPECT_THAT(said("pdfinfo"), HasSubstr("a?b\n"));
  }
}

TEST_F(SheetAsPdf, SaysThatItHasNoMoreFiles) {
  const std::string whole = pdf({}, puzzle);
  int refused = 0;
  for (int files = 4; files < 40; ++files) {
    const std::string script = "ulimit -n " + std::to_string(files) + "; exec \"$0\" \"$@\"";
    const Finished sheet = run_by_shell(script, {"sheet", "-o", file_.path(), puzzle});
    EXPECT_EQ(file_.content(), whole) << files;
    if (sheet.code == 0 || sheet.code == 127) continue;  // with too few, the program does not even start
    ++refused;
    EXPECT_EQ(sheet.code, 4) << files;
    EXPECT_EQ(sheet.err, "--format pdf: fewer than 16 more files may be opened (ulimit -n)\n") << files;
  }
  EXPECT_GT(refused, 0);
}

}  // namespace
}  // namespace deduku::testing
