// `book`: levels of new puzzles on pages, with a table and a record next to them.
#include <filesystem>
#include <nlohmann/json.hpp>
#include <sstream>

#include "tests/cli/program.hpp"

namespace deduku::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::StartsWith;

class Book : public ::testing::Test {
 protected:
  std::string path(const std::string& name) const { return folder_.path() + "/" + name; }
  std::string content(const std::string& name) const { return content_of(path(name)); }
  /// Makes a book with these options, as a page for browsers.
  Finished make(const Words& options, const std::string& name = "book.html") const {
    return run(Words{"book", "-o", path(name)} + options);
  }
  void write(const std::string& name, const std::string& text) const { store(path(name), text); }
  /// The message that refuses a description.
  std::string refusal(const std::string& description) const {
    write("bad.json", description);
    const Finished book = make({path("bad.json")});
    EXPECT_EQ(book.code, 2) << book.err;
    EXPECT_EQ(std::ranges::count(book.err, '\n'), 1) << book.err;
    EXPECT_FALSE(std::filesystem::exists(path("book.html")));
    return book.err;
  }
  /// The fields of one column of the table, without its head.
  Words column(const std::string& table, std::size_t index) const {
    Words fields;
    for (const std::string& line : lines_of(content(table))) {
      std::string field;
      std::istringstream row(line);
      for (std::size_t i = 0; i <= index; ++i) std::getline(row, field, ',');
      fields.push_back(field);
    }
    fields.erase(fields.begin());
    return fields;
  }

  TemporaryFolder folder_;
};

const Words two_levels = {"--level", "easy:3", "--level", "medium:4:Middling", "--seed", "5"};

TEST_F(Book, HasPagesATableAndARecord) {
  const Finished book = make(two_levels);
  EXPECT_EQ(book.code, 0) << book.err;
  EXPECT_THAT(book.err, HasSubstr("7 puzzles on "));
  EXPECT_THAT(book.err, HasSubstr("no two are equivalent or have more than 50 % of their givens in common"));
  EXPECT_THAT(content("book.html"), HasSubstr(">Middling</text>"));
  EXPECT_THAT(column("book.csv", 2),
              ElementsAre("Easy", "Easy", "Easy", "Middling", "Middling", "Middling", "Middling"));
  EXPECT_THAT(column("book.csv", 7), ElementsAre("easy", "easy", "easy", "medium", "medium", "medium", "medium"));
  EXPECT_THAT(column("book.csv", 1), ElementsAre("2", "2", "2", "4", "4", "4", "4"));
  const auto record = nlohmann::json::parse(content("book.record.json"));
  EXPECT_EQ(record["type"], "book");
  EXPECT_EQ(record["puzzles"].size(), 7U);
}

TEST_F(Book, TheRecordMakesTheSameAgain) {
  ASSERT_EQ(make(two_levels + Words{"--paper", "6x9in", "--hints", "path", "--difficulty", "stars"}).code, 0);
  const Finished again = make({path("book.record.json")}, "again.html");
  EXPECT_EQ(again.code, 0) << again.err;
  EXPECT_TRUE(content("again.html") == content("book.html"));
  EXPECT_TRUE(content("again.csv") == content("book.csv"));
  EXPECT_TRUE(content("again.record.json") == content("book.record.json"));
  // Without its puzzles, the record is enough to make them again.
  auto record = nlohmann::ordered_json::parse(content("book.record.json"));
  record.erase("puzzles");
  write("description.json", record.dump());
  ASSERT_EQ(make({path("description.json"), "--threads", "3"}, "third.html").code, 0);
  EXPECT_TRUE(content("third.html") == content("book.html"));
  EXPECT_TRUE(content("third.record.json") == content("book.record.json"));
}

TEST_F(Book, ADescriptionSaysAll) {
  write("book.json", R"({"title": "Abende", "author": "A", "language": "de", "paper": "a5", "seed": 3, "per_page": 1,
    "wishes": {"symmetry": "half_turn", "where": "givens <= 32"},
    "levels": [{"class": "easy", "count": 2}, {"name": "Lang", "count": 2, "wishes": {"where": "work > 30"}}]})");
  const Finished book = make({path("book.json")});
  ASSERT_EQ(book.code, 0) << book.err;
  EXPECT_THAT(content("book.html"), HasSubstr("<html lang=\"de\">"));
  EXPECT_THAT(content("book.html"), HasSubstr(">Leicht</text>"));
  EXPECT_THAT(content("book.html"), HasSubstr("size: 148mm 210mm"));
  std::string list;
  for (const std::string& puzzle : column("book.csv", 3)) list += puzzle + "\n";
  const Finished checked =
      run({"generate", "--check", "-", "--symmetry", "half_turn", "--where", "givens <= 32"}, list);
  EXPECT_EQ(checked.code, 0) << checked.out << checked.err;
}

TEST_F(Book, LaterVolumesHaveOtherPuzzles) {
  ASSERT_EQ(make(two_levels).code, 0);
  for (const char* volume : {"book.csv", "book.record.json"}) {
    const Finished second = make(two_levels + Words{"--not-in", path(volume)}, "second.html");
    ASSERT_EQ(second.code, 0) << second.err;
    const Words first = column("book.csv", 3);
    for (const std::string& puzzle : column("second.csv", 3)) {
      EXPECT_EQ(std::ranges::count(first, puzzle), 0) << volume;
    }
  }
}

TEST_F(Book, PuzzlesThatAreAlikeAreRefused) {
  ASSERT_EQ(make(two_levels).code, 0);
  auto record = nlohmann::ordered_json::parse(content("book.record.json"));
  record["puzzles"][6]["puzzle"] = record["puzzles"][0]["puzzle"];
  write("bad.json", record.dump());
  const Finished equivalent = make({path("bad.json")}, "bad.html");
  EXPECT_EQ(equivalent.code, 1);
  EXPECT_EQ(equivalent.err, "puzzle 1 and puzzle 7 are equivalent\n");
  // With one more given it is another puzzle, but nearly the same.
  std::string puzzle = record["puzzles"][0]["puzzle"];
  const std::string solution = record["puzzles"][0]["solution"];
  const std::size_t empty = puzzle.find('.');
  puzzle[empty] = solution[empty];
  record["puzzles"][6]["puzzle"] = puzzle;
  write("bad.json", record.dump());
  const Finished alike = make({path("bad.json")}, "bad.html");
  EXPECT_EQ(alike.code, 1);
  EXPECT_THAT(alike.err, StartsWith("puzzle 1 and puzzle 7 have "));
  EXPECT_FALSE(std::filesystem::exists(path("bad.html")));
}

TEST_F(Book, WhatIsNoBookIsRefusedInASentence) {
  EXPECT_THAT(refusal("{\n\"levels\": [\n}"), HasSubstr("bad.json: line 3 is not JSON"));
  EXPECT_THAT(refusal("[]"), HasSubstr("expected an object"));
  EXPECT_THAT(refusal("{}"), HasSubstr("levels: expected at least one"));
  EXPECT_THAT(refusal(R"({"levels": [{"count": 0, "class": "easy"}]})"), HasSubstr("levels[1].count"));
  EXPECT_THAT(refusal(R"({"levels": [{"count": 1, "class": "soft"}]})"), HasSubstr("levels[1].class"));
  EXPECT_THAT(refusal(R"({"levels": [{"count": 1}]})"),
              HasSubstr("levels[1].name: a level without a class needs a name"));
  EXPECT_THAT(refusal(R"({"levels": [{"count": 1, "class": "easy", "colour": 1}]})"), HasSubstr("levels[1].colour"));
  EXPECT_THAT(refusal(R"({"paper": "6x9", "levels": [{"count": 1, "class": "easy"}]})"), HasSubstr("paper: expected"));
  EXPECT_THAT(refusal(R"({"levles": 1, "levels": [{"count": 1, "class": "easy"}]})"),
              HasSubstr("levles: unknown field"));
  EXPECT_THAT(refusal(R"({"levels": [{"count": 1, "class": "easy", "wishes": {"where": "r = "}}]})"),
              HasSubstr("where"));
  EXPECT_THAT(refusal(R"({"puzzles": [], "levels": [{"count": 1, "class": "easy"}]})"),
              HasSubstr("puzzles: there are 0"));
}

TEST_F(Book, InterruptedWritesNothing) {
  const Finished book = run_stopped({"book", "--level", "r >= 12.3:9:Rare", "-o", path("book.html")},
                                    std::chrono::milliseconds(500), SIGINT);
  EXPECT_EQ(book.code, 130) << book.err;
  EXPECT_FALSE(std::filesystem::exists(path("book.html")));
}

TEST_F(Book, GivesUpALevelAfterItsEffort) {
  const Words options = {"--level", "easy:1", "--level", "r >= 12.3:9:Rare", "--effort", "500"};
  for (const char* threads : {"1", "3"}) {
    const Finished book = make(options + Words{"--threads", threads});
    EXPECT_EQ(book.code, 1);
    EXPECT_EQ(book.err,
              "the level \"Rare\": 0 puzzles of 9 found in 500 tries; try a greater --effort or fewer constraints\n");
    EXPECT_FALSE(std::filesystem::exists(path("book.html")));
  }
}

TEST_F(Book, AnEffortThatSufficesChangesNothing) {
  EXPECT_EQ(make(two_levels).code, 0);
  EXPECT_EQ(make(two_levels + Words{"--effort", "100000"}, "again.html").code, 0);
  EXPECT_EQ(content("book.html"), content("again.html"));
}

TEST_F(Book, RefusesOptionsThatMakeNoSense) {
  const auto refusal = [&](const Words& options) {
    const Finished book = run(Words{"book"} + options);
    EXPECT_EQ(book.code, 2) << book.err;
    return book.err;
  };
  EXPECT_THAT(refusal({}), HasSubstr("expected a description or --level"));
  EXPECT_THAT(refusal({"--level", "easy:1"}), HasSubstr("-o: expected the name of the book"));
  EXPECT_THAT(refusal({"--level", "easy:1", "-o", "book.txt"}), HasSubstr(".pdf or .html"));
  EXPECT_THAT(refusal({"--level", "easy", "-o", "book.html"}), HasSubstr("--level: expected a class or a condition"));
  EXPECT_THAT(refusal({"--level", "easy:0", "-o", "book.html"}), HasSubstr("--level: expected"));
  EXPECT_THAT(refusal({"book.json", "--seed", "1", "-o", "book.html"}),
              HasSubstr("--seed: book.json describes the book; omit the option"));
  EXPECT_THAT(refusal({"book.json", "--minimal", "-o", "book.html"}),
              HasSubstr("constraints on the puzzles: book.json describes the book"));
}

}  // namespace
}  // namespace deduku::testing
