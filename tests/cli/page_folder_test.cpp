// Folders of pages and pictures: those of `sheet`, `draw` and `explain`, and the two files of `prove`. They appear as a
// whole or not at all, and replace those of the previous run.
#include <chrono>
#include <filesystem>
#include <thread>

#include "tests/cli/program.hpp"

namespace deduku::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

namespace fs = std::filesystem;

const std::string other_puzzle = "12....7...56..9...7......6.....95....9...3.158..61.2.....5...27........894.3....1";

std::string list_of_pages(int count) {
  const Words lines = lines_of(content_of(hard_list));
  std::string text;
  for (int i = 0; i < count; ++i) text += lines.at(static_cast<std::size_t>(i)) + "\n";
  return text;
}

/// Every file below a folder with its content.
std::map<std::string, std::string> files_below(const std::string& folder) {
  std::map<std::string, std::string> files;
  for (const auto& entry : fs::recursive_directory_iterator(folder)) {
    if (entry.is_regular_file()) files[fs::relative(entry.path(), folder).string()] = content_of(entry.path().string());
  }
  return files;
}

/// A command that writes several files into a folder, for either of two puzzles or lists. The second makes fewer files.
struct Writer {
  std::string name;
  Words words;  ///< with "FOLDER" as a placeholder for the folder
  std::string first;
  std::string second;

  Words arguments(const TemporaryFolder& folder) const {
    Words filled = words;
    for (std::string& word : filled) {
      const std::size_t at = word.find("FOLDER");
      if (at != std::string::npos) word.replace(at, 6, folder.path());
    }
    return filled;
  }
  Finished write(const TemporaryFolder& folder, const std::string& input, const Words& environment = {}) const {
    return run(arguments(folder), input, environment);
  }
  std::map<std::string, std::string> written(const std::string& input) const {
    const TemporaryFolder folder;
    EXPECT_EQ(write(folder, input).code, 0) << name;
    return files_below(folder.path());
  }
};

const std::vector<Writer>& writers() {
  static const std::vector<Writer> all = {
      {"sheet", {"sheet", "--difficulty", "none", "-o", "FOLDER/"}, list_of_pages(20), list_of_pages(6)},
      {"draw", {"draw", "--all", "-o", "FOLDER/steps/"}, other_puzzle, puzzle},
      {"cases",
       {"draw", "--cases", project_file("tests/techniques/wings/w_wing.txt"), "-o", "FOLDER/gallery/"},
       "",
       ""},
      {"explain", {"explain", "-", "--to", "markdown", "-o", "FOLDER/walk.md"}, other_puzzle, puzzle},
      {"prove", {"prove", "-", "--cnf", "FOLDER/a.cnf", "--lrat", "FOLDER/a.lrat"}, other_puzzle, puzzle},
  };
  return all;
}

TEST(PageFolder, HasThePagesOfTheLastRunAlone) {
  for (const Writer& writer : writers()) {
    const TemporaryFolder folder;
    EXPECT_EQ(writer.write(folder, writer.first).code, 0) << writer.name;
    const auto first = files_below(folder.path());
    const Finished second = writer.write(folder, writer.second);
    EXPECT_EQ(second.code, 0) << second.err;
    EXPECT_EQ(files_below(folder.path()), writer.written(writer.second)) << writer.name;
    EXPECT_EQ(writer.write(folder, writer.first).code, 0);
    EXPECT_EQ(files_below(folder.path()), first) << writer.name;
  }
}

TEST(PageFolder, FormsOfPicturesTakeThePlaceOfEachOther) {
  if (std::system("command -v rsvg-convert > /dev/null") != 0) GTEST_SKIP() << "rsvg-convert is not installed";
  const TemporaryFolder folder;
  const Words draw = Words{"draw", "--all", "--technique", "naked_pair", "-o", folder.target()} + few_techniques;
  EXPECT_EQ(run(draw, puzzle).code, 0);
  EXPECT_EQ(run(draw + Words{"--to", "png", "--width", "100"}, puzzle).code, 0);
  for (const std::string& name : folder.names()) EXPECT_TRUE(name == ".deduku-pages" || name.ends_with(".png")) << name;
}

TEST(PageFolder, NothingOfTheUserIsRemoved) {
  const TemporaryFolder folder;
  const Words sheet = {"sheet", "--difficulty", "none", "-o", folder.target()};
  store(folder.file("page-077.svg"), "drawn by hand");
  store(folder.file("notes.txt"), "mine");
  store(folder.file("cover.svg"), "mine");
  EXPECT_EQ(run({"draw", "--all", "-o", folder.target()}, puzzle).code, 0);
  EXPECT_EQ(run({"draw", "--board", "-o", folder.target()}, puzzle).code, 0);
  EXPECT_THAT(run(sheet, list_of_pages(20)).err, HasSubstr("not of this run, and kept: page-077.svg\n"));
  store(folder.file("page-004.svg"), "<svg>changed</svg>");
  fs::remove(folder.file("page-005.svg"));
  fs::create_directory(folder.file("page-005.svg"));
  const std::set<std::string> before = folder.names();
  EXPECT_THAT(run(sheet, list_of_pages(6)).err, HasSubstr("not of this run, and kept: page-004.svg and 2 more\n"));
  std::set<std::string> after = folder.names();
  for (const char* page : {"page-003.svg", "page-006.svg"}) {
    EXPECT_TRUE(before.contains(page));
    EXPECT_TRUE(after.insert(page).second) << page << " is still there";
  }
  EXPECT_EQ(after, before);
  EXPECT_EQ(content_of(folder.file("page-004.svg")), "<svg>changed</svg>");
  EXPECT_EQ(content_of(folder.file("page-077.svg")), "drawn by hand");
  EXPECT_TRUE(after.contains("board.svg"));
  EXPECT_TRUE(after.contains("step-001-hidden_single.svg"));
}

TEST(PageFolder, ItsListIsNotBelieved) {
  const TemporaryFolder folder;
  const TemporaryFolder pages;
  store(folder.file("mine.txt"), "mine");
  const std::string checksum = "crc64:0000000000000000";  // of empty input
  store(folder.file("empty.txt"), "");
  const std::string mine = fs::relative(folder.file("mine.txt"), pages.path()).string();
  const std::string empty = fs::relative(folder.file("empty.txt"), pages.path()).string();
  for (const std::string& list :
       {"sheet " + checksum + " " + empty + "\nsheet " + checksum + " " + folder.file("empty.txt") + "\n",
        "sheet " + checksum + " ..\nsheet\n\nsheet x\n" + mine, std::string(1000, '\0'), std::string("\xFF\xFE\n\n")}) {
    store(pages.file(".deduku-pages"), list);
    EXPECT_EQ(run({"sheet", "--difficulty", "none", "-o", pages.target()}, list_of_pages(2)).code, 0);
    EXPECT_EQ(folder.names(), (std::set<std::string>{"mine.txt", "empty.txt"}));
  }
}

TEST(PageFolder, WhatCannotBeDoneLeavesNoFolder) {
  const TemporaryFolder folder;
  EXPECT_EQ(run({"draw", "--all", "-o", folder.file("a/b/c/")}, unsolvable).code, 1);
  EXPECT_EQ(run({"draw", "--technique", "x_wing", "-o", folder.file("a/")}, puzzle).code, 1);
  EXPECT_EQ(run({"sheet", "-o", folder.file("a/")}, two_solutions).code, 1);
  EXPECT_THAT(folder.names(), IsEmpty());
  store(folder.file("file"), "");
  const Finished refused = run({"sheet", "-o", folder.file("file/")}, list_of_pages(2));
  EXPECT_EQ(refused.code, 4);
  EXPECT_THAT(refused.err, HasSubstr("file/: "));
  EXPECT_EQ(run({"draw", "-o", folder.file("made/here/")}, puzzle).code, 0);
  EXPECT_TRUE(fs::exists(folder.file("made/here/step-001-hidden_single.svg")));
}

TEST(PageFolder, AFolderInThePlaceOfAPageChangesNothing) {
  const TemporaryFolder folder;
  const Words sheet = {"sheet", "--difficulty", "none", "-o", folder.target()};
  EXPECT_EQ(run(sheet, list_of_pages(6)).code, 0);
  fs::create_directories(folder.file("page-003.svg/kept"));
  const auto before = files_below(folder.path());
  const Finished refused = run(sheet, list_of_pages(20));
  EXPECT_EQ(refused.code, 4);
  EXPECT_THAT(refused.err, HasSubstr("page-003.svg: Is a directory"));
  EXPECT_EQ(files_below(folder.path()), before);
  EXPECT_TRUE(fs::exists(folder.file("page-003.svg/kept")));
}

/// A signal at any moment leaves either the old files, or all new files of the run.
TEST(PageFolder, ASignalLeavesTheOldPagesOrTheNewOnes) {
  for (const Writer& writer : {writers()[0], writers()[1], writers()[3]}) {
    const auto first = writer.written(writer.first);
    const auto second = writer.written(writer.second);
    const TemporaryFile input(writer.first);
    int stopped = 0;
    for (int delay = 0; delay < 60; delay += 3) {
      const TemporaryFolder folder;
      EXPECT_EQ(writer.write(folder, writer.second).code, 0);
      Words arguments = writer.arguments(folder);
      std::erase(arguments, "-");
      arguments.insert(arguments.begin() + 1, input.path());
      Running running(arguments);
      std::this_thread::sleep_for(std::chrono::milliseconds(delay));
      running.send(delay % 2 == 0 ? SIGTERM : SIGINT);
      stopped += running.finish().code == 0 ? 0 : 1;
      const auto found = files_below(folder.path());
      EXPECT_TRUE(found == first || found == second) << writer.name << " after " << delay << " ms";
    }
    EXPECT_GT(stopped, 0) << writer.name;
  }
}

#ifdef DEDUKU_FAULTS
TEST(PageFolder, AFullDiskLeavesTheOldPages) {
  for (const Writer& writer : writers()) {
    const TemporaryFolder empty;
    const TemporaryFolder folder;
    EXPECT_EQ(writer.write(folder, writer.second).code, 0);
    const auto before = files_below(folder.path());
    std::size_t bytes = 0;
    for (const auto& [name, content] : writer.written(writer.first)) bytes += content.size();
    for (const std::size_t percent : {0, 1, 30, 60, 99}) {
      const Words faults = {std::string("LD_PRELOAD=") + DEDUKU_FAULTS,
                            "DEDUKU_FAULTS=full:" + std::to_string(bytes * percent / 100)};
      const Finished full = writer.write(folder, writer.first, faults);
      EXPECT_EQ(full.code, 4) << writer.name << " " << percent;
      EXPECT_THAT(full.err, HasSubstr("No space left on device"));
      EXPECT_THAT(full.err, Not(HasSubstr(" pages"))) << writer.name;
      EXPECT_EQ(files_below(folder.path()), before) << writer.name << " " << percent;
      EXPECT_EQ(writer.write(empty, writer.first, faults).code, 4);
      EXPECT_THAT(empty.names(), IsEmpty()) << writer.name << " " << percent;
    }
  }
}

TEST(PageFolder, ANameThatCannotBeGivenLeavesTheOldPages) {
  for (const Writer& writer : writers()) {
    const TemporaryFolder folder;
    EXPECT_EQ(writer.write(folder, writer.second).code, 0);
    const auto before = files_below(folder.path());
    const auto whole = writer.written(writer.first);
    // Each existing file is set aside before another takes its place.
    const std::size_t renames = std::min(2 * whole.size(), before.size() + whole.size());
    for (std::size_t n = 1; n <= renames; n += 1 + renames / 8) {
      const Finished refused =
          writer.write(folder, writer.first,
                       {std::string("LD_PRELOAD=") + DEDUKU_FAULTS, "DEDUKU_FAULTS=unnamed:" + std::to_string(n)});
      EXPECT_EQ(refused.code, 4) << writer.name << " " << n;
      EXPECT_EQ(files_below(folder.path()), before) << writer.name << " " << n;
    }
  }
}
#endif

}  // namespace
}  // namespace deduku::testing
