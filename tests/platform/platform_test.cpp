// The system functions that the program uses behave the same on every system.
#include <gtest/gtest.h>

#include <array>
#include <cerrno>
#include <filesystem>
#include <fstream>

#include "src/platform/console.hpp"
#include "src/platform/file.hpp"
#include "src/platform/process.hpp"
#include "tests/platform/running_program.hpp"

namespace deduku::platform {
namespace {

namespace fs = std::filesystem;

/// A folder for the files of a test; no code page of Windows has all the letters of its name.
class Platform : public ::testing::Test {
 protected:
  Platform() { fs::create_directories(folder_); }
  ~Platform() override { fs::remove_all(folder_); }

  /// UTF-8.
  std::string path_of(const std::string& name) const {
    const std::u8string path = (folder_ / fs::path(std::u8string(name.begin(), name.end()))).u8string();
    return {path.begin(), path.end()};
  }

 private:
  fs::path folder_ =
      fs::temp_directory_path() / (u8"deduku-платформа-数独-" + fs::path(std::to_string(process_number())).u8string());
};

std::string read_all(int file) {
  std::string text;
  std::array<char, 7> bytes{};
  for (std::ptrdiff_t got = 0; (got = read_bytes(file, bytes.data(), bytes.size())) > 0;) {
    text.append(bytes.data(), static_cast<std::size_t>(got));
  }
  return text;
}

std::string content_of(const std::string& path) {
  const int file = open_to_read(path);
  const std::string text = read_all(file);
  close_file(file);
  return text;
}

void store(const std::string& path, std::string_view text) {
  const int file = open_to_append(path);
  ASSERT_GE(file, 0);
  EXPECT_EQ(write_bytes(file, text), static_cast<std::ptrdiff_t>(text.size()));
  EXPECT_EQ(close_file(file), 0);
}

TEST_F(Platform, APipeThatNobodyReadsIsDeserted) {
  const auto [read_end, write_end] = make_pipe();
  ASSERT_GE(write_end, 0);
  EXPECT_EQ(write_bytes(write_end, "one"), 3);
  EXPECT_FALSE(is_deserted(write_end));
  close_file(read_end);
  EXPECT_TRUE(is_deserted(write_end));
  close_file(write_end);
  const int file = open_to_append(path_of("file"));
  EXPECT_FALSE(is_deserted(file));
  close_file(file);
}

TEST_F(Platform, WhatIsWrittenComesAfterWhatIsThereByteForByte) {
  const std::string path = path_of("list.txt");
  store(path, "one\r\n\x1A\n");
  store(path, "two\n");
  EXPECT_EQ(content_of(path), "one\r\n\x1A\ntwo\n");
}

TEST_F(Platform, AReadAtAPlaceLeavesThePositionWhereItIs) {
  store(path_of("list.txt"), "abcdefgh");
  const int file = open_to_read(path_of("list.txt"));
  std::array<char, 3> bytes{};
  EXPECT_EQ(read_bytes(file, bytes.data(), 2), 2);
  EXPECT_EQ(read_bytes_at(file, bytes.data(), 3, 5), 3);
  EXPECT_EQ(std::string_view(bytes.data(), 3), "fgh");
  EXPECT_EQ(read_bytes_at(file, bytes.data(), 3, 8), 0);
  EXPECT_EQ(position_of(file), 2);
  EXPECT_EQ(read_all(file), "cdefgh");
  EXPECT_FALSE(would_wait(file));
  EXPECT_FALSE(is_terminal(file));
  close_file(file);
}

TEST_F(Platform, AFileThatIsCutGoesOnWhereItEnds) {
  const std::string path = path_of("results.csv");
  store(path, "whole\ntorn");
  const int file = open_to_read_and_append(path);
  EXPECT_EQ(set_size(file, 6), 0);
  EXPECT_EQ(write_bytes(file, "next\n"), 5);
  EXPECT_EQ(make_durable(file), 0);
  make_name_durable(path);
  close_file(file);
  EXPECT_EQ(content_of(path), "whole\nnext\n");
}

TEST_F(Platform, OneHoldsTheLockAndOthersMayRead) {
  const std::string path = path_of("results.csv");
  store(path, "row\n");
  const int file = open_to_read_and_append(path);
  EXPECT_EQ(lock(file), LockResult::locked);
  const int other = open_to_read_and_append(path);
  EXPECT_EQ(lock(other), LockResult::taken);
  EXPECT_EQ(content_of(path), "row\n");
  close_file(file);
  EXPECT_EQ(lock(other), LockResult::locked);
  close_file(other);
}

TEST_F(Platform, ADraftTakesThePlaceOfAFile) {
  const std::string path = path_of("walk.html");
  store(path, "old");
  const int draft = open_draft(path + ".part", path);
  ASSERT_GE(draft, 0);
  EXPECT_LT(open_draft(path + ".part", path), 0);
  EXPECT_EQ(errno, EEXIST);
  EXPECT_EQ(write_bytes(draft, "new"), 3);
  EXPECT_EQ(close_file(draft), 0);
  EXPECT_EQ(replace_file(path + ".part", path), 0);
  EXPECT_EQ(content_of(path), "new");
  EXPECT_FALSE(exists(path + ".part"));
  remove_file(path);
  EXPECT_FALSE(exists(path));
}

TEST_F(Platform, AFileThatGrowsIsInAnotherState) {
  const std::string path = path_of("list.txt");
  EXPECT_EQ(state_of(path), FileState());
  EXPECT_EQ(state_of(path_of("")), FileState()) << "a folder is no file";
  store(path, "123");
  const FileState before = state_of(path);
  EXPECT_TRUE(before.is_file);
  EXPECT_EQ(before.bytes, 3U);
  const int file = open_to_read(path);
  EXPECT_EQ(state_of(file), before);
  close_file(file);
  store(path, "4");
  EXPECT_NE(state_of(path), before);
}

TEST_F(Platform, WhatIsNotThereIsSaidToBeMissing) {
  errno = 0;
  EXPECT_LT(open_to_read(path_of("missing.txt")), 0);
  EXPECT_EQ(errno, ENOENT);
  EXPECT_NE(check_readable(path_of("missing.txt")), 0);
  EXPECT_EQ(errno, ENOENT);
  EXPECT_FALSE(exists(path_of("missing.txt")));
  EXPECT_TRUE(exists(path_of("")));
}

/// For Windows, a name of dots is the working directory.
TEST_F(Platform, AGridWithoutAGivenIsNoFile) {
  EXPECT_FALSE(exists(std::string(81, '.')));
  EXPECT_FALSE(exists("1" + std::string(80, '.')));
  EXPECT_TRUE(exists("."));
  EXPECT_TRUE(exists(".."));
}

TEST_F(Platform, APathThatEndsWithASlashIsThatOfAFolder) {
  EXPECT_TRUE(ends_as_folder("pictures/"));
  EXPECT_FALSE(ends_as_folder("pictures"));
  EXPECT_FALSE(ends_as_folder(""));
}

TEST_F(Platform, AnotherProgramReadsAndAnswers) {
  const std::string puzzle = ".9.....4.....2.......5.1...2...4...8.79...65.64.....39.57.9.82...1.5.9.....3.2...";
  const ProgramRun run = run_program({DEDUKU_PROGRAM, "convert", "--to", "line", "-"}, puzzle + "\r\n");
  EXPECT_EQ(run.start_error, 0);
  EXPECT_TRUE(run.has_succeeded);
  EXPECT_EQ(run.output, puzzle + "\n");
  const ProgramRun failing = run_program({DEDUKU_PROGRAM, "a \"word\" \\", ""}, "");
  EXPECT_EQ(failing.start_error, 0);
  EXPECT_FALSE(failing.has_succeeded);
}

TEST_F(Platform, AProgramThatIsNotThereIsMissing) {
  const ProgramRun run = run_program({"deduku-has-no-such-program"}, "");
  EXPECT_TRUE(run.is_missing);
  EXPECT_NE(run.start_error, 0);
}

}  // namespace
}  // namespace deduku::platform
