// At a terminal: a message that the program reads typed text, and no pages of markup.
#include "tests/cli/program.hpp"

namespace deduku::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

const std::string notice = "Reading from the terminal; end the input with Ctrl+D.\n";

TEST(Terminal, ACommandThatWaitsForTypedInputSaysSoOnce) {
  const Finished rated = run_typed({"rate", "--format", "%n"}, puzzle + "\n" + puzzle + "\n");
  EXPECT_EQ(rated.code, 0);
  EXPECT_EQ(rated.out, "1\n2\n");
  EXPECT_THAT(rated.err, StartsWith(notice));
  EXPECT_EQ(rated.err.find(notice, 1), std::string::npos);
  EXPECT_THAT(run_typed({"hint"}, puzzle + "\n").err, StartsWith(notice));
  EXPECT_THAT(run_typed({"serve", "--stdio"}, "{\"id\":1,\"method\":\"about\"}\n").err, StartsWith(notice));
}

TEST(Terminal, NothingIsSaidIfQuietOrIfAnotherProgramWrites) {
  const Finished quiet = run_typed({"rate", "-q", "--format", "%n"}, puzzle + "\n");
  EXPECT_EQ(quiet.err, "");
  EXPECT_EQ(quiet.out, "1\n");
  EXPECT_THAT(run({"rate"}, puzzle + "\n").err, Not(HasSubstr("terminal")));
}

struct Markup {
  Words arguments;
  std::string form;
  std::string begin;

  friend void PrintTo(const Markup& markup, std::ostream* out) { *out << markup.arguments.front() << markup.form; }
};

class MarkupAtATerminal : public ::testing::TestWithParam<Markup> {};

TEST_P(MarkupAtATerminal, IsWrittenOnlyIfAskedFor) {
  const Finished refused = run_at_terminal(GetParam().arguments);
  EXPECT_EQ(refused.code, 2);
  EXPECT_EQ(refused.out, "");
  EXPECT_THAT(refused.err,
              HasSubstr("standard output is a terminal: write " + GetParam().form + " to a file with -o "));
  const Finished shown = run_at_terminal(GetParam().arguments + Words{"-o", "-"});
  EXPECT_EQ(shown.code, 0) << shown.err;
  EXPECT_NE(shown.out.find(GetParam().begin), std::string::npos);
}

const TemporaryFile& results() {
  static const TemporaryFile file(run({"rate", puzzle, "--format", "csv"}).out, "results.csv");
  return file;
}

INSTANTIATE_TEST_SUITE_P(
    Terminal, MarkupAtATerminal,
    ::testing::Values(Markup{{"explain", puzzle}, "HTML", "<html"}, Markup{{"draw", puzzle}, "SVG", "<svg "},
                      Markup{{"sheet", puzzle}, "HTML", "<html"},
                      Markup{{"sheet", puzzle, "--format", "svg", "--solutions", "0"}, "SVG", "<svg "},
                      Markup{{"stats", results().path(), "--format", "svg"}, "SVG", "<svg "}));

TEST(Terminal, APipeGetsThePagesAsBefore) {
  EXPECT_THAT(run({"draw", puzzle}).out, HasSubstr("<svg "));
  EXPECT_THAT(run({"stats", results().path(), "--format", "svg"}).out, HasSubstr("<svg "));
  const TemporaryFolder folder;
  EXPECT_EQ(run({"stats", results().path(), "--format", "svg", "-o", folder.file("stats.svg")}).out, "");
  EXPECT_THAT(content_of(folder.file("stats.svg")), HasSubstr("<svg "));
}

}  // namespace
}  // namespace deduku::testing
