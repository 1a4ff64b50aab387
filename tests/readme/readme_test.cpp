// The README and the pages of docs are up to date: examples are those that are built and run, tables and answers what the
// program prints, and links lead somewhere.
#include <gtest/gtest.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <regex>
#include <sstream>

namespace {

std::string text_of(const std::string& name) {
  std::ostringstream text;
  text << std::ifstream(std::string(DEDUKU_SOURCE_DIR) + "/" + name).rdbuf();
  return text.str();
}

std::string output_of(const std::string& command) {
  FILE* pipe = popen(("export DEDUKU_LANG=en; " + command).c_str(), "r");
  std::string output;
  for (int letter = std::fgetc(pipe); letter != EOF; letter = std::fgetc(pipe)) {
    output += static_cast<char>(letter);
  }
  EXPECT_EQ(pclose(pipe), 0) << command;
  return output;
}

void expect_in(const std::string& page, const std::string& part) {
  EXPECT_FALSE(part.empty());
  EXPECT_NE(text_of(page).find(part), std::string::npos) << page << " lacks:\n" << part;
}

TEST(Readme, ShowsTheExamplesThatAreBuilt) {
  expect_in("README.md", "```cpp\n" + text_of("examples/first.cpp") + "```");
  expect_in("docs/library.md", "```cpp\n" + text_of("examples/explain.cpp") + "```");
  EXPECT_TRUE(output_of(DEDUKU_FIRST_EXAMPLE).starts_with("In box 1, 6 can only go into r2c2."));
}

TEST(Readme, ItsPageOfTheLibraryShowsTheExampleInC) {
  expect_in("docs/library.md", "```c\n" + text_of("examples/rate.c") + "```");
  const std::string output = output_of(DEDUKU_EXAMPLE_IN_C);
  EXPECT_NE(output.find("\"er\":1.2"), std::string::npos) << output;
}

TEST(Readme, ExampleExplainsAWholePuzzle) {
  const std::string output = output_of(DEDUKU_EXAMPLE);
  EXPECT_NE(output.find(" 1. "), std::string::npos) << output;
  EXPECT_NE(output.find("solved: 49 steps, hardest Hidden Single"), std::string::npos) << output;
}

TEST(Readme, ItsPageOfTechniquesShowsTheTable) {
  expect_in("docs/techniques.md", output_of(DEDUKU_PROGRAM " techniques --format markdown"));
}

TEST(Readme, ShowsThePictureThatTheProgramDraws) {
  const std::string command = "deduku draw examples/board.txt --theme auto";
  expect_in("README.md", "`" + command + " > docs/step.svg`");
  EXPECT_EQ(output_of("cd " DEDUKU_SOURCE_DIR " && " DEDUKU_PROGRAM + command.substr(6)), text_of("docs/step.svg"));
}

TEST(Readme, ShowsRealOutputAsItsPagesDo) {
  const std::string program = "cd " DEDUKU_SOURCE_DIR " && " DEDUKU_PROGRAM " ";
  for (const std::string page :
       {"README.md", "docs/usage.md", "docs/rate.md", "docs/techniques.md", "docs/protocol.md"}) {
    std::istringstream lines(text_of(page));
    int commands = 0;
    for (std::string line; std::getline(lines, line);) {
      if (!line.starts_with("$ deduku ")) continue;
      ++commands;
      expect_in(page, line + "\n" + output_of(program + line.substr(9)));
    }
    EXPECT_GE(commands, page == "docs/protocol.md" ? 1 : 3) << page;
  }
}

/// The lines of the shell blocks of a page that call the program, in their order.
std::vector<std::string> shell_commands(const std::string& page) {
  std::vector<std::string> commands;
  std::istringstream lines(text_of(page));
  bool is_in_block = false;
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with("```")) is_in_block = line == "```sh";
    if (is_in_block && line.starts_with("deduku ")) commands.push_back(line);
  }
  return commands;
}

/// They run in a folder with the files that they name: a puzzle, a list, and the other shares of a long run.
TEST(Readme, TheShellCommandsOfAllPagesRun) {
  const std::filesystem::path folder = std::filesystem::path(testing::TempDir()) / "deduku_readme";
  std::filesystem::remove_all(folder);
  std::filesystem::create_directories(folder);
  const std::string shell = "cd " + folder.string() + " && deduku() { " DEDUKU_PROGRAM " -q \"$@\"; } && ";
  const std::string puzzles = DEDUKU_SOURCE_DIR "/puzzles/";
  output_of(shell + "head -n 1 " + puzzles + "hard.txt > puzzle.txt && cp " + puzzles + "easy.txt list.zst");
  output_of(shell +
            "deduku rate --format csv list.zst --output older.csv && for i in $(seq 100); do"
            " deduku rate --format csv --shard $i/100 --output part-$i.csv list.zst; done && rm part-3.csv");
  int commands = 0;
  for (const std::string page : {"README.md", "docs/usage.md", "docs/long-runs.md", "docs/proofs.md"}) {
    for (const std::string& command : shell_commands(page)) {
      if (command.find("drat-trim") != std::string::npos) continue;  // needs the checker of somebody else
      output_of(shell + command);
      ++commands;
    }
  }
  EXPECT_GE(commands, 8);
  EXPECT_TRUE(std::filesystem::exists(folder / "walk.html"));
  EXPECT_TRUE(std::filesystem::exists(folder / "all.csv"));
  std::filesystem::remove_all(folder);
}

/// The pages whose links are followed: the README, those of docs, and those of the packages.
std::vector<std::filesystem::path> pages_with_links() {
  const std::filesystem::path source = DEDUKU_SOURCE_DIR;
  std::vector<std::filesystem::path> pages = {source / "README.md", source / "CONTRIBUTING.md",
                                              source / "bindings/python/README.md"};
  for (const auto& entry : std::filesystem::directory_iterator(source / "docs")) {
    if (entry.path().extension() == ".md") pages.push_back(entry.path());
  }
  return pages;
}

TEST(Readme, LinksOfAllPagesLeadSomewhere) {
  const std::regex link("\\]\\(([^)#: ]+)(#[^)]*)?\\)");
  for (const auto& page : pages_with_links()) {
    std::ostringstream text;
    text << std::ifstream(page).rdbuf();
    const std::string content = text.str();
    for (std::sregex_iterator match(content.begin(), content.end(), link), end; match != end; ++match) {
      EXPECT_TRUE(std::filesystem::exists(page.parent_path() / (*match)[1].str())) << page << ": " << match->str();
    }
  }
}

}  // namespace
