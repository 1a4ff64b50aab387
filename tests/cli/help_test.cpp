// Manual pages and completions: made from the tables of options, so every option is in all of them.
#include <regex>
#include <set>

#include "tests/cli/program.hpp"

namespace deduku::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

/// The words in a text that a pattern finds.
std::set<std::string> found_in(const std::string& text, const std::string& pattern) {
  const std::regex regex(pattern);
  std::set<std::string> words;
  for (std::sregex_iterator match(text.begin(), text.end(), regex), end; match != end; ++match)
    words.insert((*match)[1]);
  return words;
}

/// The subcommands, as the page of the program lists them.
std::set<std::string> listed_subcommands() {
  return found_in(run({"help"}).out, "deduku-([a-z0-9]+)\\(1\\)");
}

/// The long options that the short help of a subcommand lists.
std::set<std::string> options_of(const std::string& subcommand) {
  std::string help = run({subcommand, "--help"}).out;
  return found_in(help.substr(0, help.find("Example:")), "\n  (?:-[a-z],)?--([a-z-]+)");
}

TEST(Help, EveryPageHasItsSections) {
  ASSERT_GE(listed_subcommands().size(), 14U);
  for (const std::string& subcommand : listed_subcommands()) {
    const Finished page = run({"help", subcommand});
    EXPECT_EQ(page.code, 0);
    EXPECT_THAT(page.out, StartsWith("NAME\n    deduku-" + subcommand + " - "));
    for (const char* heading : {"SYNOPSIS", "OPTIONS", "EXAMPLE", "EXIT STATUS", "SEE ALSO"}) {
      EXPECT_THAT(page.out, HasSubstr("\n" + std::string(heading) + "\n    ")) << subcommand;
    }
    const std::string manual = run({"help", subcommand, "--format", "man"}).out;
    EXPECT_THAT(manual, StartsWith(".TH DEDUKU\\-"));
    EXPECT_THAT(manual, HasSubstr("; 126 the processor lacks what the program needs;"));
  }
}

TEST(Help, PagesAndCompletionsKnowEveryOption) {
  const std::string bash = run({"help", "--format", "bash"}).out;
  const std::string zsh = run({"help", "--format", "zsh"}).out;
  const std::string fish = run({"help", "--format", "fish"}).out;
  for (const std::string& subcommand : listed_subcommands()) {
    const std::string page = run({"help", subcommand}).out;
    const std::string words = bash.substr(bash.find("\n    " + subcommand + ") words="));
    ASSERT_GE(options_of(subcommand).size(), 1U);
    for (const std::string& option : options_of(subcommand)) {
      EXPECT_THAT(page, HasSubstr("--" + option)) << subcommand;
      EXPECT_THAT(words.substr(0, words.find(";;")), HasSubstr("--" + option)) << subcommand;
      EXPECT_THAT(zsh.substr(zsh.find("\n    " + subcommand + ")\n")), HasSubstr("--" + option)) << subcommand;
      EXPECT_THAT(fish, HasSubstr(" -l " + option)) << subcommand;
    }
  }
}

/// What bash offers where the last of these words is being typed.
std::string offered(const Words& words) {
  return run_by_shell(R"(exec bash -c 'source <("$0" help --format bash); COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1))
_deduku; echo "${COMPREPLY[@]}"' "$0" "$@")",
                      words)
      .out;
}

TEST(Help, BashCompletesSubcommandsOptionsAndValues) {
  EXPECT_EQ(offered({"deduku", "ra"}), "rate random\n");
  EXPECT_EQ(offered({"deduku", "rate", "--se-m"}), "--se-mode\n");
  EXPECT_EQ(offered({"deduku", "rate", "--se-mode", ""}), "se121 fixed\n");
  EXPECT_EQ(offered({"deduku", "rate", "--se-mode", "=", "f"}), "fixed\n");
  EXPECT_EQ(offered({"deduku", "-q", "solve", "--fa"}), "--fast\n");
  EXPECT_EQ(offered({"deduku", "help", "che"}), "check-progress check\n");
}

TEST(Help, RefusesAPageThatDoesNotExist) {
  const Finished refused = run({"help", "ratings"});
  EXPECT_EQ(refused.code, 2);
  EXPECT_THAT(refused.err, HasSubstr("ratings"));
}

}  // namespace
}  // namespace deduku::testing
