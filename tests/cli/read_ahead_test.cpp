// Lists in files, for which the search processes many puzzles at a time: the records stay in order with the same
// content.
#include "tests/cli/program.hpp"

namespace deduku::testing {
namespace {

/// More puzzles than are read ahead at once: unique, with several solutions, without solution, and unreadable.
std::string mixed_list() {
  const std::string kinds[] = {puzzle, two_solutions, puzzle.substr(1), unsolvable, empty_grid};
  std::string list;
  for (int i = 0; i < 1300; ++i) list += kinds[i % 7 % 5] + "\n";
  return list;
}

class ReadAhead : public ::testing::Test {
 protected:
  /// The same, but without reading ahead.
  static Finished one_by_one(const Words& command) { return run(command, mixed_list()); }
  Finished from_file(const Words& command) const { return run(command + Words{file_.path()}); }

 private:
  TemporaryFile file_{mixed_list()};
};

TEST_F(ReadAhead, FastSolutionsOfAFileAreThoseOfAPipe) {
  const Words command = {"solve", "--fast"};
  const Finished finished = from_file(command);
  EXPECT_EQ(finished.out, one_by_one(command).out);
  EXPECT_THAT(lines_of(finished.out), ::testing::Contains(solution).Times(::testing::Gt(300)));
  EXPECT_THAT(lines_of(finished.out), ::testing::Contains("parse_error").Times(::testing::Gt(100)));
}

TEST_F(ReadAhead, CountsOfAFileAreThoseOfAPipe) {
  for (const char* limit : {"1", "2", "1000", "1500"}) {
    const Words command = {"count", "--limit", limit};
    EXPECT_EQ(from_file(command).out, one_by_one(command).out) << limit;
  }
}

TEST_F(ReadAhead, OnlyUniquePuzzlesOfAFileAreThoseOfAPipe) {
  const Words command = {"convert", "--only-unique"};
  const Finished finished = from_file(command);
  EXPECT_EQ(finished.out, one_by_one(command).out);
  EXPECT_THAT(lines_of(finished.out), ::testing::Each(puzzle));
}

TEST_F(ReadAhead, BadLinesAreReportedAndTheRestGoesOn) {
  const Finished finished = from_file({"solve", "--fast"});
  EXPECT_EQ(finished.code, 0);
  EXPECT_THAT(finished.err, ::testing::HasSubstr(":3:"));
}

TEST(BulkMarks, AreNotForgotten) {
  // The mark 9 alone is left in a cell whose digit is 5.
  std::string marks;
  for (char symbol : puzzle) {
    for (char digit = '1'; digit <= '9'; ++digit) marks += symbol == '.' || symbol == digit ? digit : '.';
  }
  marks.replace(0, 9, "........9");
  const TemporaryFile file(marks + "\n");
  EXPECT_EQ(run({"count", file.path()}).out, "0\n");
}

}  // namespace
}  // namespace deduku::testing
