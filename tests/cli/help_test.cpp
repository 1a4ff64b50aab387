// Manual pages and completions: made from the tables of options, so every option is in all of them.
#include <algorithm>
#include <fstream>
#include <iterator>
#include <map>
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

/// The subcommands listed in the manual page of the program.
std::set<std::string> listed_subcommands() {
  return found_in(run({"help"}).out, "deduku-([a-z0-9-]+)\\(1\\)");
}

/// The long options that a help text lists.
std::set<std::string> options_in(const std::string& help) {
  return found_in(help, "\n  (?:-[a-z], )?--([a-z0-9-]+)");
}

std::set<std::string> options_of(const std::string& subcommand) {
  return options_in(run({subcommand, "--help"}).out);
}

/// The headings of a help text, with the options below each.
std::vector<std::pair<std::string, std::set<std::string>>> groups_of(const std::string& subcommand) {
  std::vector<std::pair<std::string, std::set<std::string>>> groups;
  const std::regex option("  (?:-[a-z], )?--([a-z0-9-]+).*");
  std::smatch match;
  for (const std::string& line : lines_of(run({subcommand, "--help"}).out)) {
    if (!line.starts_with(' ') && line.ends_with(':')) groups.emplace_back(line, std::set<std::string>());
    if (!groups.empty() && std::regex_match(line, match, option)) groups.back().second.insert(match[1]);
  }
  std::erase_if(groups, [](const auto& group) { return group.second.empty(); });
  return groups;
}

std::size_t width_of_widest_line(const std::string& text) {
  std::size_t width = 0;
  for (const std::string& line : lines_of(text)) width = std::max(width, line.size());
  return width;
}

TEST(Help, TheShortHelpFitsOnAScreen) {
  constexpr std::size_t screen_width = 80;
  constexpr std::size_t screen_lines = 36;
  for (const std::string& subcommand : listed_subcommands()) {
    const Finished help = run({subcommand, "-h"});
    EXPECT_EQ(help.code, 0) << subcommand;
    EXPECT_LE(options_in(help.out).size(), 10U) << subcommand;
    EXPECT_LE(lines_of(help.out).size(), screen_lines) << subcommand;
    EXPECT_LE(width_of_widest_line(help.out), screen_width) << subcommand;
    EXPECT_THAT(help.out, HasSubstr("\nExample:\n  ")) << subcommand;
    EXPECT_THAT(help.out, HasSubstr("deduku " + subcommand + " --help lists all options")) << subcommand;
  }
}

TEST(Help, TheShortHelpShowsEveryOptionThatTheTableNames) {
  std::ifstream table(DEDUKU_SOURCE_DIR "/src/cli/commands.cpp");
  const std::string text(std::istreambuf_iterator<char>(table), {});
  const std::regex entry(R"re(\{"([a-z0-9-]+)", CommandGroup::((?:(?!\{"[a-z0-9-]+", CommandGroup)[\s\S])*))re");
  int commands = 0;
  for (std::sregex_iterator match(text.begin(), text.end(), entry), end; match != end; ++match) {
    ++commands;
    const std::string subcommand = (*match)[1];
    const std::string rest = (*match)[2];
    const std::size_t begin = rest.rfind("\"--");
    const std::string options = begin == std::string::npos ? "" : rest.substr(begin);
    EXPECT_EQ(options_in(run({subcommand, "-h"}).out), found_in(options, "--([a-z0-9-]+)")) << subcommand;
  }
  EXPECT_EQ(commands, static_cast<int>(listed_subcommands().size()));
}

TEST(Help, TheGroupsComeInTheSameOrderEverywhere) {
  const std::vector<std::string> order = {
      "Options:", "Constraints on the puzzles:", "Choice and order of rows:",     "Input:",  "Solving:", "Page layout:",
      "Output:",  "Language and appearance:",    "Limits, threads and progress:", "General:"};
  // Options that mean something else in another command.
  const std::set<std::string> of_several_meanings = {"board",  "book", "not-in", "fields",
                                                     "givens", "seed", "sort",   "where"};
  std::map<std::string, std::string> group_of_option;
  for (const std::string& subcommand : listed_subcommands()) {
    std::size_t last = 0;
    for (const auto& [heading, options] : groups_of(subcommand)) {
      const auto found = std::ranges::find(order, heading);
      ASSERT_NE(found, order.end()) << heading;
      EXPECT_GE(static_cast<std::size_t>(found - order.begin()), last) << subcommand << ": " << heading;
      last = static_cast<std::size_t>(found - order.begin());
      for (const std::string& option : options) {
        if (of_several_meanings.contains(option)) continue;
        EXPECT_EQ(group_of_option.emplace(option, heading).first->second, heading) << subcommand << " --" << option;
      }
    }
  }
}

TEST(Help, NoLineIsWiderThanATerminal) {
  EXPECT_LE(width_of_widest_line(run({"--help"}).out), 80U);
  EXPECT_LE(width_of_widest_line(run({"-h"}).out), 80U);
  for (const std::string& subcommand : listed_subcommands()) {
    EXPECT_LE(width_of_widest_line(run({subcommand, "--help"}).out), 80U) << subcommand;
  }
}

TEST(Help, TheProgramAloneShowsTheShortHelp) {
  const Finished alone = run({});
  EXPECT_EQ(alone.code, 2);
  EXPECT_EQ(alone.out, "");
  EXPECT_EQ(alone.err, run({"-h"}).out);
  EXPECT_LE(lines_of(alone.err).size(), 30U);
  EXPECT_THAT(alone.err, HasSubstr("\n  hint "));
}

TEST(Help, ThePageOfTheProgramExplainsTheNotationForAll) {
  EXPECT_THAT(run({"help"}).out, HasSubstr("\nNOTATION\n    r1c2\n"));
  for (const std::string subcommand : {"hint", "solve", "steps"}) {
    EXPECT_THAT(run({subcommand, "--help"}).out, HasSubstr("deduku help explains the notation of steps."));
    EXPECT_THAT(run({"help", subcommand}).out, HasSubstr("explains the notation of steps"));
  }
}

TEST(Help, EveryPageHasItsSections) {
  ASSERT_GE(listed_subcommands().size(), 14U);
  for (const std::string& subcommand : listed_subcommands()) {
    const Finished page = run({"help", subcommand});
    EXPECT_EQ(page.code, 0);
    EXPECT_THAT(page.out, StartsWith("NAME\n    deduku-" + subcommand + " - "));
    for (const char* heading : {"SYNOPSIS", "OPTIONS", "EXAMPLE", "EXIT STATUS", "SEE ALSO"}) {
      EXPECT_THAT(page.out, HasSubstr("\n" + std::string(heading) + "\n")) << subcommand;
    }
    const std::string manual = run({"help", subcommand, "--format", "man"}).out;
    EXPECT_THAT(manual, StartsWith(".TH DEDUKU\\-"));
    EXPECT_THAT(manual, HasSubstr(".SH EXIT STATUS"));
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

/// The completions that bash offers for the last of these words.
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
