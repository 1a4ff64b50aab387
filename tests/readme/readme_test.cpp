// The README and the pages of docs are up to date: examples are those that are built and run, tables and answers equal
// the output of the program, and no link is broken.
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

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

/// All pages for people: the README, CONTRIBUTING, those of docs, and those of the packages.
std::vector<std::string> all_pages() {
  std::vector<std::string> pages = {"README.md",
                                    "CONTRIBUTING.md",
                                    "CHANGELOG.md",
                                    "bench/RESULTS.md",
                                    "bindings/js/README.md",
                                    "conformance/README.md",
                                    "bindings/python/README.md"};
  const std::filesystem::path source = DEDUKU_SOURCE_DIR;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(source / "docs")) {
    if (entry.path().extension() == ".md") pages.push_back(entry.path().lexically_relative(source).string());
  }
  return pages;
}

TEST(Readme, ShowsTheExamplesThatAreBuilt) {
  expect_in("README.md", "```cpp\n" + text_of("examples/first.cpp") + "```");
  expect_in("docs/library.md", "```cpp\n" + text_of("examples/explain.cpp") + "```");
  expect_in("docs/library.md", "```cpp\n" + text_of("examples/own_technique.cpp") + "```");
  EXPECT_TRUE(output_of(DEDUKU_FIRST_EXAMPLE).starts_with("In box 1, 6 can only go into r2c2: "));
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

TEST(Readme, ItsFirstCommandShowsWhatTheProgramSays) {
  const std::string file = DEDUKU_SOURCE_DIR "/puzzles/project_euler_096.txt";
  const std::string output = output_of(DEDUKU_EULER_EXAMPLE " " + file);
  EXPECT_TRUE(output.ends_with("\n" + output_of(DEDUKU_PROGRAM " euler96 " + file))) << output;
  std::istringstream rows(output_of(DEDUKU_PROGRAM " rate --format '%{tail} %{r} %{class}' " + file));
  std::istringstream lines(output.substr(output.find('\n') + 1));
  std::string line;
  int count = 0;
  for (std::string title, number, corner, r, level, row; std::getline(rows, row); ++count) {
    std::getline(lines, line);
    std::istringstream(line) >> title >> number >> corner >> r >> level;
    EXPECT_EQ(title + " " + number + " " + r + " " + level, row);
  }
  EXPECT_EQ(count, 50);
}

TEST(Readme, ItsPageOfNamesShowsTheTable) {
  expect_in("docs/technique-names.md", output_of(DEDUKU_PROGRAM " techniques --format markdown"));
}

TEST(Readme, ItsIndexLinksThePageOfEachTechnique) {
  for (const auto& entry : std::filesystem::directory_iterator(DEDUKU_SOURCE_DIR "/docs/techniques")) {
    if (entry.path().extension() != ".md") continue;
    expect_in("docs/techniques.md", "](techniques/" + entry.path().filename().string() + ")");
  }
}

TEST(Readme, IsShort) {
  EXPECT_LE(std::ranges::count(text_of("README.md"), '\n'), 150);
}

TEST(Readme, ShowsThePictureThatTheProgramDraws) {
  const std::string command = "deduku draw examples/board.txt --theme auto";
  expect_in("README.md", "`" + command + " > docs/step.svg`");
  EXPECT_EQ(output_of("cd " DEDUKU_SOURCE_DIR " && " DEDUKU_PROGRAM + command.substr(6)), text_of("docs/step.svg"));
}

TEST(Readme, ShowsRealOutputAsItsPagesDo) {
  const std::string shell = "cd " DEDUKU_SOURCE_DIR " && deduku() { " DEDUKU_PROGRAM " \"$@\"; } && ";
  int commands = 0;
  for (const std::string& page : all_pages()) {
    std::istringstream lines(text_of(page));
    for (std::string line; std::getline(lines, line);) {
      if (!line.starts_with("$ deduku ")) continue;
      ++commands;
      expect_in(page, line + "\n" + output_of(shell + line.substr(2)));
    }
  }
  EXPECT_GE(commands, 50);
}

/// The blocks of commands in a section of a page.
std::vector<std::string> scripts_of(const std::string& page, const std::string& heading) {
  const std::string text = text_of(page);
  const std::size_t begin = text.find("\n" + heading + "\n");
  if (begin == std::string::npos) return {};
  const std::string section = text.substr(begin, text.find("\n## ", begin + 1) - begin);
  std::vector<std::string> scripts;
  static const std::regex block("```sh\n([^`]*)```");
  for (std::sregex_iterator match(section.begin(), section.end(), block), end; match != end; ++match) {
    scripts.push_back((*match)[1]);
  }
  return scripts;
}

TEST(Readme, ItsRecipesForEditorsWork) {
  const std::string folder = std::filesystem::temp_directory_path() / ("deduku-recipes-" + std::to_string(getpid()));
  std::string script = "set -e; mkdir -p " + folder + "/bin; cd " + folder +
                       "; ln -s " DEDUKU_PROGRAM " bin/deduku; PATH=$PWD/bin:$PATH; cat " DEDUKU_SOURCE_DIR
                       "/puzzles/er-2.5.txt > list.txt\n";
  for (const auto& [page, heading] : {std::pair{"docs/usage.md", "## Equivalent puzzles"},
                                      {"docs/printing.md", "## Worksheets"},
                                      {"docs/printing.md", "## Books"},
                                      {"docs/usage.md", "## Puzzles that need a technique"}}) {
    const std::vector<std::string> recipes = scripts_of(page, heading);
    ASSERT_EQ(recipes.size(), 1U) << page << ": " << heading;
    script += recipes.front();
  }
  script +=
      "wc -l < kinds.txt; wc -l < six.txt; grep -c '^<svg' sheet.html\n"
      "test -s need-x-wing.txt; deduku check -q need-x-wing.txt | grep -c unique | grep -v '^0'\n";
  EXPECT_TRUE(std::regex_match(output_of(script), std::regex("250\n6\n2\n[0-9]+\n")));
  std::filesystem::remove_all(folder);
}

TEST(Readme, ShowsHowAPathIsRefused) {
  const std::string page = text_of("docs/usage.md");
  const std::size_t start = page.find("$ sed ");
  ASSERT_NE(start, std::string::npos);
  const std::string line = page.substr(start, page.find('\n', start) - start);
  const std::size_t program = line.find("| deduku verify");
  ASSERT_NE(program, std::string::npos) << line;
  const std::string command = line.substr(2, program) + DEDUKU_PROGRAM + line.substr(program + 8);
  expect_in("docs/usage.md", line + "\n" + output_of("cd " DEDUKU_SOURCE_DIR " && { " + command + "; [ $? = 5 ]; }"));
}

/// The lines of the blocks of a page in one language, in their order.
std::vector<std::string> lines_of_blocks(const std::string& page, const std::string& language) {
  std::vector<std::string> block_lines;
  std::istringstream lines(text_of(page));
  bool is_in_block = false;
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with("```")) {
      is_in_block = line == "```" + language;
    } else if (is_in_block) {
      block_lines.push_back(line);
    }
  }
  return block_lines;
}

/// The lines of the shell blocks of a page that call the program, in their order.
std::vector<std::string> shell_commands(const std::string& page) {
  std::vector<std::string> commands;
  for (const std::string& line : lines_of_blocks(page, "sh")) {
    if (line.starts_with("deduku ")) commands.push_back(line);
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
  output_of(shell + "head -n 1 " + puzzles + "er-2.5.txt > puzzle.txt && cp " + puzzles + "er-1.2.txt list.zst && cp " +
            puzzles + "er-2.5.txt list.txt");
  output_of(shell +
            "deduku rate --format csv list.zst --output older.csv && for i in $(seq 100); do"
            " deduku rate --format csv --shard $i/100 --output part-$i.csv list.zst; done && rm part-3.csv");
  int commands = 0;
  for (const std::string page :
       {"README.md", "docs/tutorial.md", "docs/usage.md", "docs/long-runs.md", "docs/learning.md", "docs/proofs.md"}) {
    for (const std::string& command : shell_commands(page)) {
      if (command.find("drat-trim") != std::string::npos) continue;  // needs a checker from elsewhere
      output_of(shell + command);
      ++commands;
    }
  }
  EXPECT_GE(commands, 8);
  EXPECT_TRUE(std::filesystem::exists(folder / "walk.html"));
  EXPECT_TRUE(std::filesystem::exists(folder / "all.csv"));
  std::filesystem::remove_all(folder);
}

TEST(Readme, TheCommandsOfThePageOfPicturesRun) {
  const std::filesystem::path folder = std::filesystem::path(testing::TempDir()) / "deduku_pictures";
  std::filesystem::remove_all(folder);
  std::filesystem::create_directories(folder);
  const std::string shell = "cd " + folder.string() + " && deduku() { " DEDUKU_PROGRAM " -q \"$@\"; } && ";
  output_of(shell + "cp " DEDUKU_SOURCE_DIR "/examples/board.txt . && sed -n 7p " DEDUKU_SOURCE_DIR
                    "/puzzles/er-2.5.txt > puzzle.txt");  // its path has a W-Wing
  const bool has_converter = !output_of("command -v rsvg-convert || true").empty();
  const std::regex code("`(deduku draw [^`]+)`");
  std::istringstream lines(text_of("docs/draw.md"));
  int commands = 0;
  for (std::string line; std::getline(lines, line);) {
    std::smatch match;
    if (!line.starts_with("| ") || !std::regex_search(line, match, code)) continue;
    ++commands;
    const std::string command = match[1].str();
    if (command.ends_with(".png") && !has_converter) continue;
    output_of(shell + command);
    const std::string target = command.substr(command.rfind(' ') + 1);
    EXPECT_FALSE(std::filesystem::is_empty(folder / target)) << command;
  }
  EXPECT_GE(commands, 6);
  std::filesystem::remove_all(folder);
}

TEST(Readme, ThePathAndTheLadderOnThePageOfJsonCanBeRead) {
  std::string path;
  std::string ladder;
  std::string block;
  for (const std::string& line : lines_of_blocks("docs/json.md", "json")) {
    block = line.starts_with("{") ? line : block + line;  // a record is one line, broken for the page
    if (block.find("\"premises\"") != std::string::npos) path = block;
    if (block.find("\"rungs\"") != std::string::npos) ladder = block;
  }
  EXPECT_EQ(output_of("echo '" + path + "' | " DEDUKU_PROGRAM " verify"), "1 path with 2 steps: 1 proved\n");
  const std::filesystem::path file = std::filesystem::path(testing::TempDir()) / "deduku_ladder.json";
  std::ofstream(file) << ladder;
  EXPECT_TRUE(output_of(DEDUKU_PROGRAM " techniques --ladder " + file.string()).starts_with("full_house "));
  std::filesystem::remove(file);
}

/// The parts of a text that match, the first group of each.
std::vector<std::string> matches(const std::string& text, const std::string& pattern) {
  const std::regex expression(pattern);
  std::vector<std::string> found;
  for (std::sregex_iterator match(text.begin(), text.end(), expression), end; match != end; ++match) {
    found.push_back((*match)[1].str());
  }
  return found;
}

/// The commands that build, install, measure or need a network are run by the scripts they name; here these are only
/// looked up.
TEST(Readme, ShellCommandsNameScriptsPresetsAndProgramsThatExist) {
  const std::filesystem::path source = DEDUKU_SOURCE_DIR;
  const std::string presets = text_of("CMakePresets.json");
  int names = 0;
  for (const std::string& page : all_pages()) {
    for (const std::string& line : lines_of_blocks(page, "sh")) {
      for (const std::string& file : matches(line, "\\b((?:scripts|bench|examples|tests)/[\\w./-]+)")) {
        ++names;
        EXPECT_TRUE(std::filesystem::exists(source / file)) << page << ": " << line;
      }
      for (const std::string& preset : matches(line, "--preset (\\w+)")) {
        ++names;
        EXPECT_NE(presets.find("\"name\": \"" + preset + "\""), std::string::npos) << page << ": " << line;
      }
      for (const std::string& test : matches(line, "build/\\w+/(\\w+)_test")) {
        ++names;
        EXPECT_TRUE(std::filesystem::is_directory(source / "tests" / test)) << page << ": " << line;
      }
      for (const std::string& bench : matches(line, "build/\\w+/(\\w+_bench)")) {
        ++names;
        EXPECT_TRUE(std::filesystem::exists(source / "bench" / (bench + ".cpp"))) << page << ": " << line;
      }
    }
  }
  EXPECT_GE(names, 20);
}

TEST(Readme, TheCommandsOfTheBuildFolderRun) {
  int commands = 0;
  for (const std::string page : {"CONTRIBUTING.md", "docs/translating.md"}) {
    const std::string text = text_of(page);
    for (std::string arguments : matches(text, "build/(?:dev|native)/deduku ([^`\n]+)")) {
      ++commands;
      arguments = std::regex_replace(arguments, std::regex("toy"), "xy");  // the technique that serves as its template
      arguments = std::regex_replace(arguments, std::regex("[^ ]*/xy/"), testing::TempDir() + "deduku_xy/");
      arguments = std::regex_replace(arguments, std::regex(" (#|> ).*"), "");
      EXPECT_FALSE(output_of("cd " DEDUKU_SOURCE_DIR " && " DEDUKU_PROGRAM " " + arguments + " 2>&1").empty())
          << arguments;
    }
  }
  EXPECT_GE(commands, 4);
  std::filesystem::remove_all(std::filesystem::path(testing::TempDir()) / "deduku_xy");
}

TEST(Readme, SubcommandsThatPagesNameExist) {
  for (const std::string& page : all_pages()) {
    for (const std::string& name : matches(text_of(page), "`deduku ([a-z0-9-]+)[ `]")) {
      output_of(DEDUKU_PROGRAM " " + name + " --help");
    }
  }
}

TEST(Readme, LinksOfAllPagesLeadSomewhere) {
  const std::filesystem::path source = DEDUKU_SOURCE_DIR;
  for (const std::string& page : all_pages()) {
    for (const std::string& link : matches(text_of(page), "\\]\\(([^)#: ]+)(?:#[^)]*)?\\)")) {
      EXPECT_TRUE(std::filesystem::exists((source / page).parent_path() / link)) << page << ": " << link;
    }
  }
}

/// The anchor of a heading, as on GitHub: "Puzzle and board" becomes "puzzle-and-board".
std::string anchor_of(std::string_view heading) {
  std::string anchor;
  for (const char letter : heading) {
    if (letter == ' ') {
      anchor += '-';
    } else if (std::isalnum(static_cast<unsigned char>(letter)) != 0 || letter == '-' || letter == '_') {
      anchor += static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
    }
  }
  return anchor;
}

std::set<std::string> anchors_of(const std::string& page) {
  std::set<std::string> anchors;
  std::istringstream lines(text_of(page));
  for (std::string line; std::getline(lines, line);) {
    const std::size_t title = line.find_first_not_of('#');
    if (title == 0 || title == std::string::npos || line[title] != ' ') continue;
    const std::string anchor = anchor_of(line.substr(title + 1));
    std::string unique = anchor;
    for (int i = 1; !anchors.insert(unique).second; ++i) unique = anchor + "-" + std::to_string(i);
  }
  return anchors;
}

TEST(Readme, LinksToHeadingsLeadSomewhere) {
  const std::filesystem::path source = DEDUKU_SOURCE_DIR;
  std::map<std::string, std::set<std::string>> anchors;
  for (const std::string& page : all_pages()) {
    for (const std::string& link : matches(text_of(page), "\\]\\(([^): ]*#[^)]+)\\)")) {
      const std::size_t mark = link.find('#');
      const std::filesystem::path target =
          mark == 0 ? source / page : (source / page).parent_path() / link.substr(0, mark);
      if (target.extension() != ".md") continue;
      const std::string name = target.lexically_normal().lexically_relative(source).string();
      if (!anchors.contains(name)) anchors[name] = anchors_of(name);
      EXPECT_TRUE(anchors[name].contains(link.substr(mark + 1))) << page << ": " << link;
    }
  }
}

}  // namespace
