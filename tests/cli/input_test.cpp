// Sources of puzzles, and errors if they cannot be read.
#include "tests/cli/program.hpp"

namespace deduku::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

TEST(Input, ComesFromStandardInputFilesAndOperandsInOrder) {
  const TemporaryFile file(puzzle + "\n");
  const Words format = {"--format", "%n %{status}", "-q"};
  const auto rated = [&](const Words& operands, const std::string& input) {
    return lines_of(run(Words{"rate"} + operands + format, input).out);
  };
  EXPECT_THAT(rated({}, puzzle), ElementsAre("1 solved"));
  EXPECT_THAT(rated({"-"}, puzzle + "\n" + empty_grid + "\n"), ElementsAre("1 solved", "2 several"));
  EXPECT_THAT(rated({empty_grid, file.path(), "-"}, empty_grid), ElementsAre("1 several", "2 solved", "3 several"));
}

TEST(Input, IsRecognisedWhateverItsForm) {
  for (const std::string format : {"line", "grid", "candidates", "sukaku", "csv"}) {
    const std::string text = run({"convert", puzzle, "--to", format}).out;
    EXPECT_EQ(run({"solve", "--fast"}, text).out, solution + "\n") << format << "\n" << text;
    EXPECT_EQ(run({"solve", "--fast", "--from", format}, text).out, solution + "\n") << format;
  }
}

TEST(Input, TakesTheNamedColumnOfATable) {
  const std::string table = "id,board,note\n7," + puzzle + ",fine\n";
  EXPECT_EQ(run({"solve", "--fast", "--column", "board"}, table).out, solution + "\n");
  EXPECT_EQ(run({"solve", "--fast", "--column", "2"}, table).out, solution + "\n");
}

TEST(Input, ABadPuzzleOfAListIsReportedAndTheRestGoesOn) {
  const TemporaryFile list(puzzle + "\n" + puzzle.substr(0, 80) + "x\n" + puzzle + " 3.4 name\n");
  const Finished rated = run({"rate", list.path(), "--format", "%n %{status} %{tail}"});
  EXPECT_EQ(rated.code, 0);
  EXPECT_THAT(lines_of(rated.out), ElementsAre("1 solved ", "2 parse_error ", "3 solved 3.4 name"));
  EXPECT_THAT(rated.err, HasSubstr(list.path() + ":2:81: "));
  EXPECT_THAT(rated.err, HasSubstr("3 puzzles: 2 solved, 1 unreadable"));
}

TEST(Input, StrictMakesEveryPuzzleOfAListCount) {
  const std::string with_bad = puzzle + "\n" + puzzle.substr(0, 80) + "x\n" + puzzle + "\n";
  const std::string with_several = puzzle + "\n" + empty_grid + "\n";
  for (const std::string subcommand : {"rate", "solve", "check"}) {
    EXPECT_EQ(run({subcommand}, with_bad).code, 0) << subcommand;
    EXPECT_EQ(run({subcommand, "--strict"}, with_bad).code, 3) << subcommand;
    EXPECT_EQ(run({subcommand}, with_several).code, 0) << subcommand;
    EXPECT_EQ(run({subcommand, "--strict"}, with_several).code, 1) << subcommand;
  }
}

TEST(Input, ASinglePuzzleThatCannotBeDoneIsAFailure) {
  EXPECT_EQ(run({"rate", empty_grid}).code, 1);
  EXPECT_EQ(run(Words{"rate", puzzle} + singles_only).code, 1);
  EXPECT_EQ(run(Words{"steps", puzzle} + singles_only).code, 1);
  EXPECT_EQ(run(Words{"solve", puzzle} + singles_only).code, 0) << "the search finishes it";
  EXPECT_EQ(run({"solve", empty_grid}).code, 1);
  EXPECT_EQ(run({"check", empty_grid}).code, 1);
}

/// A text that is no puzzle, and the error message for it.
struct BadInput {
  std::string text;
  std::string complaint;

  friend void PrintTo(const BadInput& input, std::ostream* out) { *out << input.text.substr(0, 20); }
};

class BadInputs : public ::testing::TestWithParam<BadInput> {};

TEST_P(BadInputs, EndWithExitCode3AndThePlace) {
  for (const std::string subcommand : {"rate", "solve", "hint", "steps", "count", "convert", "euler96"}) {
    const Finished finished = run({subcommand}, GetParam().text);
    EXPECT_EQ(finished.code, 3) << subcommand;
    EXPECT_THAT(finished.err, HasSubstr(GetParam().complaint)) << subcommand;
  }
}

INSTANTIATE_TEST_SUITE_P(Input, BadInputs,
                         ::testing::Values(BadInput{"", "found"}, BadInput{"\n\n", "found"},
                                           BadInput{"hello\n", "stdin:1:1: "},
                                           BadInput{puzzle.substr(0, 80) + "\n", "stdin:1:"},
                                           BadInput{puzzle.substr(0, 40) + "x" + puzzle.substr(41), "stdin:1:41: "},
                                           BadInput{"Grid 01\n003020600\n", "stdin:"}));

TEST(Input, ARepeatedDigitNamesTheHouse) {
  const Finished finished = run({"rate"}, "99" + puzzle.substr(2));
  EXPECT_EQ(finished.code, 3);
  EXPECT_THAT(finished.err, HasSubstr("stdin:1:2: digit 9 occurs twice in row 1"));
}

TEST(Input, FilesThatCannotBeReadAreFileErrors) {
  for (const std::string subcommand :
       {"rate", "solve", "check", "count", "convert", "hint", "steps", "euler96", "bench"}) {
    const Finished missing = run({subcommand, "/no/such/file"});
    EXPECT_EQ(missing.code, 4) << subcommand;
    EXPECT_EQ(missing.err, "/no/such/file: No such file or directory\n") << subcommand;
    EXPECT_EQ(missing.out, "") << subcommand;
    EXPECT_EQ(run({subcommand, "/"}).code, 4) << subcommand;
  }
  EXPECT_EQ(run({"rate", "--ladder", "/no/such/ladder.json", puzzle}).code, 4);
}

TEST(Input, WhatCameBeforeAMissingFileIsWritten) {
  const Finished finished = run({"solve", "--fast", puzzle, "/no/such/file"});
  EXPECT_EQ(finished.code, 4);
  EXPECT_EQ(finished.out, solution + "\n");
}

TEST(Input, SubcommandsForOneBoardRefuseTwo) {
  const Finished finished = run({"hint"}, puzzle + "\n" + puzzle + "\n");
  EXPECT_EQ(finished.code, 3);
  EXPECT_THAT(finished.err, HasSubstr("stdin:2:1: expected one puzzle, found more after it"));
}

TEST(Input, AnOperandThatIsNearlyAPuzzleIsToldAsOne) {
  for (const std::string subcommand : {"rate", "hint", "solve"}) {
    const Finished shorter = run({subcommand, puzzle.substr(0, 80)});
    EXPECT_EQ(shorter.code, 3);
    EXPECT_THAT(shorter.err, HasSubstr("puzzle:1:81: the line has 80 cells, expected 81\n")) << subcommand;
    EXPECT_THAT(run({subcommand, puzzle.substr(0, 40)}).err, HasSubstr("the line has 40 cells, expected 81"));
    const Finished number = run({subcommand, "12345"});
    EXPECT_EQ(number.code, 4);
    EXPECT_EQ(number.err, "12345: No such file or directory; and no puzzle: 5 cells, expected 81\n");
  }
  const TemporaryFile file(puzzle, "123456789012345678901234567890");
  EXPECT_EQ(run({"solve", "--fast", file.path()}).out, solution + "\n") << "a file is a file";
}

TEST(Input, ABlankCellOfACandidateGridHasNoMarksYet) {
  std::string text = run({"convert", puzzle, "--to", "candidates"}).out;
  text.replace(text.find("13578"), 5, ".    ");
  const Finished hint = run({"hint"}, text);
  EXPECT_EQ(hint.code, 0);
  EXPECT_THAT(hint.err + hint.out, ::testing::Not(HasSubstr("lack the right digit")));
}

TEST(Input, ConvertKeepsWhatIsPlacedAndWhatIsDeleted) {
  std::string grid = puzzle;
  grid.replace(0, 1, "+5");
  const std::string library = ":0000:x:" + grid + ":313 731::\n";
  const std::string candidates = run({"convert", "--to", "candidates"}, library).out;
  EXPECT_THAT(candidates, HasSubstr("+5"));
  EXPECT_EQ(run({"convert", "--to", "hodoku"}, candidates).out, library);
  EXPECT_EQ(run({"convert", "--to", "hodoku"}, library).out, library);
  const std::string line = run({"convert", "--to", "line"}, ":0600:12:" + grid + ":313 731:319::\n").out;
  EXPECT_EQ(line, "+5" + puzzle.substr(1) + "\n") << "the rest of the code is no tail";
}

TEST(Input, ConvertSaysOnceWhatAFormatCannotHold) {
  std::string grid = puzzle;
  grid.replace(0, 1, "+5");
  const std::string library = ":0000:x:" + grid + ":313 731::\n";
  EXPECT_EQ(run({"convert", "--to", "line"}, library + library).err,
            "4 eliminated candidates are not in the format line as they were\n");
  EXPECT_EQ(run({"convert", "--to", "scf"}, library).err,
            "1 placed digit and 2 eliminated candidates are not in the format scf as they were\n");
  EXPECT_EQ(run({"convert", "--to", "scf"}, puzzle + " a title\n").err, "");
  EXPECT_EQ(run({"convert", "--to", "sdm"}, puzzle + " a title\n").err, "1 title is not in the format sdm as it was\n");
  for (const std::string format : {"candidates", "hodoku", "fpuzzles", "sudokuwiki"}) {
    EXPECT_EQ(run({"convert", "--to", format}, library).err, "") << format;
  }
}

TEST(Input, BlanksAreWrittenAsTheUserWants) {
  std::string zeros = puzzle;
  std::ranges::replace(zeros, '.', '0');
  EXPECT_EQ(run({"convert", "--blank", "0", puzzle}).out, zeros + "\n");
  EXPECT_EQ(run({"convert", "--blank", "0"}, puzzle + " 1.5 by N. N.\n").out, zeros + " 1.5 by N. N.\n");
  EXPECT_EQ(run({"convert", "--to", "sdm", puzzle}).out, zeros + "\n");
  const std::string crosses = run({"convert", "--to", "grid", "--blank", "x", puzzle}).out;
  EXPECT_EQ(run({"convert"}, crosses).out, puzzle + "\n");
  for (const std::string sign : {"5", "12", ",", "+"})
    EXPECT_EQ(run({"convert", "--blank", sign, puzzle}).code, 2) << sign;
  EXPECT_EQ(run({"convert", "--to", "scf", "--blank", "0", puzzle}).code, 2);
}

TEST(Input, LinksAndRowsAreArguments) {
  const std::string link = run({"convert", "--to", "scf", puzzle}).out;
  EXPECT_EQ(run({"convert", link.substr(0, link.size() - 1)}).out, puzzle + "\n");
  EXPECT_THAT(run({"convert", "https://sudokupad.app/abc123def"}).err, HasSubstr("only the name of a puzzle"));
  Words rows = {"convert"};
  for (std::size_t row = 0; row < 9; ++row) rows.push_back(puzzle.substr(9 * row, 9));
  EXPECT_EQ(run(rows).out, puzzle + "\n");
}

TEST(Input, APuzzleMayBeginWithADash) {
  const std::string dashed = "-" + std::string(2, '-') + "2" + std::string(77, '-');
  EXPECT_EQ(run({"convert", dashed}).out, "...2" + std::string(77, '.') + "\n");
}

TEST(Input, ABadLadderIsReportedWithItsPlace) {
  const TemporaryFile ladder("{\"name\": \"mine\",\n \"rungs\": [\"nakd_single\"]}", "ladder.json");
  const Finished finished = run({"rate", "--ladder", ladder.path(), puzzle});
  EXPECT_EQ(finished.code, 3);
  EXPECT_THAT(finished.err, HasSubstr(ladder.path() + ":2:12: "));
  EXPECT_THAT(finished.err, HasSubstr("naked_single"));
}

}  // namespace
}  // namespace deduku::testing
