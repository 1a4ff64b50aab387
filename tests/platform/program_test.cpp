// The program with the files of its system: paths in the form of the system, text in the form of its programs. If the
// system has drive letters and backslashes, the paths contain them.
#include <gtest/gtest.h>

#include <array>
#include <chrono>
#include <filesystem>
#include <memory>
#include <thread>

#include "src/platform/file.hpp"
#include "src/platform/process.hpp"
#include "tests/platform/running_program.hpp"

namespace deduku::platform {
namespace {

namespace fs = std::filesystem;

const std::string easy_puzzle = ".9.....4.....2.......5.1...2...4...8.79...65.64.....39.57.9.82...1.5.9.....3.2...";
const std::string solution = "592867341713924586864531792235649178179283654648715239457196823321458967986372415";

const char separator = static_cast<char>(fs::path::preferred_separator);

std::string utf8(const fs::path& path) {
  const std::u8string text = path.u8string();
  return {text.begin(), text.end()};
}

fs::path path_of(const std::string& text) {
  return {std::u8string(text.begin(), text.end())};
}

/// A folder for the files of a test; its name has a blank and letters that no code page of Windows has together.
class Program : public ::testing::Test {
 protected:
  Program() { fs::create_directories(folder_); }
  ~Program() override { fs::remove_all(folder_); }

  /// The whole path, in the form of the system.
  std::string path(const std::string& name) const { return utf8((folder_ / path_of(name)).make_preferred()); }

  std::string file(const std::string& name, const std::string& text) const {
    const std::string whole = path(name);
    remove_file(whole);
    const int opened = open_to_append(whole);
    EXPECT_EQ(write_bytes(opened, text), static_cast<std::ptrdiff_t>(text.size()));
    EXPECT_EQ(close_file(opened), 0);
    return whole;
  }

 private:
  fs::path folder_ = fs::temp_directory_path() / path_of("deduku 数独 Übung Ω " + std::to_string(process_number()));
};

std::string bytes_of(const std::string& path) {
  const int opened = open_to_read(path);
  std::string text;
  std::array<char, 4096> bytes{};
  for (std::ptrdiff_t got = 0; (got = read_bytes(opened, bytes.data(), bytes.size())) > 0;) {
    text.append(bytes.data(), static_cast<std::size_t>(got));
  }
  close_file(opened);
  return text;
}

ProgramRun run(std::vector<std::string> words, const std::string& input = "") {
  words.insert(words.begin(), DEDUKU_PROGRAM);
  return run_program(words, input);
}

std::string output_of(const std::vector<std::string>& words, const std::string& input = "") {
  const ProgramRun finished = run(words, input);
  EXPECT_TRUE(finished.has_succeeded) << words[0];
  return finished.output;
}

/// ASCII in the form that PowerShell's > writes.
std::string as_powershell_writes(const std::string& text) {
  std::string wide = "\xFF\xFE";
  for (const char letter : text) {
    if (letter == '\n') wide += std::string("\r\0", 2);
    wide += {letter, '\0'};
  }
  return wide;
}

TEST_F(Program, ReadsAListByThePathThatItsSystemWrites) {
  const std::string list = file("liste 数独.txt", easy_puzzle + "\n" + easy_puzzle + "\n");
  EXPECT_EQ(output_of({"solve", "--fast", list}), solution + "\n" + solution + "\n");
}

TEST_F(Program, EndsOfLinesOfWindowsAreReadAndNoneIsWritten) {
  const std::string list = file("list.txt", easy_puzzle + "\r\n" + easy_puzzle + "\r\n");
  EXPECT_EQ(output_of({"solve", "--fast", list}), solution + "\n" + solution + "\n");
  EXPECT_EQ(output_of({"solve", "--fast", "-"}, easy_puzzle + "\r\n"), solution + "\n");
  EXPECT_EQ(output_of({"solve", "--help"}).find('\r'), std::string::npos);
}

TEST_F(Program, ControlZIsALetterLikeOthers) {
  EXPECT_EQ(output_of({"convert", "-"}, easy_puzzle + " a\x1A\n" + easy_puzzle + "\n"),
            easy_puzzle + " a\x1A\n" + easy_puzzle + "\n");
}

TEST_F(Program, ReadsWhatPowerShellRedirects) {
  const std::string text = as_powershell_writes(easy_puzzle + "\n" + easy_puzzle + "\n");
  EXPECT_EQ(output_of({"solve", "--fast", file("list.txt", text)}), solution + "\n" + solution + "\n");
  EXPECT_EQ(output_of({"solve", "--fast", "-"}, text), solution + "\n" + solution + "\n");
}

TEST_F(Program, AWordOfTheCommandLineMayHaveAnyLetter) {
  const ProgramRun missing = run({"rate", "-q", path("数独 Ω é \"")});
  EXPECT_EQ(missing.start_error, 0);
  EXPECT_FALSE(missing.has_succeeded);
  EXPECT_EQ(output_of({"rate", "-q", "--format", "数独 é \"%n\" \\", easy_puzzle}), "数独 é \"1\" \\\n");
}

TEST_F(Program, AWordThatBeginsWithASlashIsNoOption) {
  EXPECT_EQ(output_of({"rate", "-q", "--format", "/%n", easy_puzzle}), "/1\n");
}

TEST_F(Program, WritesUtf8) {
  EXPECT_NE(output_of({"steps", "--lang", "de", "--format", "sentences", easy_puzzle}).find("ü"), std::string::npos);
}

TEST_F(Program, GoesOnWithAFileThatWasCutAnywhere) {
  std::string puzzles;
  for (int i = 0; i < 8; ++i) puzzles += easy_puzzle + "\r\n";
  const std::string list = file("list.txt", puzzles);
  const std::string rows = path("rows.csv");
  const std::vector<std::string> rate = {"rate", "-q", "--format", "csv", "--resume", "-o", rows, list};
  output_of(rate);
  const std::string whole = bytes_of(rows);
  EXPECT_NE(bytes_of(rows + ".meta").find("\"end\""), std::string::npos);
  EXPECT_EQ(whole.find('\r'), std::string::npos);
  for (std::size_t size = 0; size < whole.size(); size += whole.size() / 7 + 1) {
    file("rows.csv", whole.substr(0, size));
    output_of(rate);
    EXPECT_EQ(bytes_of(rows), whole) << size;
  }
  file("rows.csv", whole.substr(0, whole.size() / 2) + std::string(3000, '\0'));
  output_of(rate);
  EXPECT_EQ(bytes_of(rows), whole) << "zeros, as a loss of power leaves them";
}

/// A long list, and the output of a whole run over it.
class LongRun : public Program {
 protected:
  LongRun() {
    const std::string puzzles = bytes_of(DEDUKU_SOURCE_DIR "/puzzles/er-2.5.txt");
    file("list.txt", puzzles + puzzles + puzzles);
    run(rate("whole.csv"));
    whole_ = bytes_of(path("whole.csv"));
    EXPECT_NE(bytes_of(path("whole.csv.meta")).find("\"end\""), std::string::npos);
  }

  /// Rates the list into a file, from its end on.
  std::vector<std::string> rate(const std::string& rows) const {
    return {DEDUKU_PROGRAM, "rate", "-q", "--format", "csv", "--resume", "-o", path(rows), path("list.txt")};
  }
  void run(const std::vector<std::string>& words) const { EXPECT_TRUE(run_program(words, "").has_succeeded); }
  /// Waits until a file has more bytes, or the program has ended.
  void wait_for_rows(RunningProgram& program, const std::string& rows, std::uint64_t bytes) const {
    while (!program.has_ended() && state_of(path(rows)).bytes <= bytes) {
      std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
  }

  std::string whole_;
};

TEST_F(LongRun, WhatIsKilledLosesNothingAndIsGoneOnWith) {
  int kills = 0;
  std::uint64_t bytes = 0;
  for (bool has_ended = false; !has_ended;) {
    RunningProgram program(rate("rows.csv"));
    wait_for_rows(program, "rows.csv", bytes);
    has_ended = program.has_ended();
    program.kill();
    if (!has_ended) ++kills;
    const std::string rows = bytes_of(path("rows.csv"));
    EXPECT_EQ(rows, whole_.substr(0, rows.size())) << "killed " << kills << " times";
    EXPECT_GE(rows.size(), bytes) << "what was there is lost";
    bytes = rows.size();
  }
  EXPECT_GE(kills, 2) << "a list that is rated at once tells nothing";
  EXPECT_EQ(bytes_of(path("rows.csv")), whole_);
}

TEST_F(LongRun, AnInterruptLeavesWholeRowsAndIsGoneOnWith) {
  RunningProgram program(rate("rows.csv"));
  wait_for_rows(program, "rows.csv", 1000);
  program.interrupt();
  EXPECT_EQ(program.exit_code(), 130);
  const std::string rows = bytes_of(path("rows.csv"));
  EXPECT_GT(rows.size(), 1000U);
  EXPECT_LT(rows.size(), whole_.size());
  EXPECT_TRUE(rows.ends_with('\n'));
  EXPECT_EQ(rows, whole_.substr(0, rows.size()));
  run(rate("rows.csv"));
  EXPECT_EQ(bytes_of(path("rows.csv")), whole_);
}

TEST_F(Program, WritesPagesAndPicturesWhereItIsAsked) {
  const std::string page = path("page.html");
  output_of({"explain", easy_puzzle, "-o", page});
  EXPECT_EQ(bytes_of(page).rfind("<!doctype html>", 0), 0U);
  output_of({"explain", easy_puzzle, "-o", page});
  output_of({"draw", easy_puzzle, "-o", path("picture.svg")});
  EXPECT_NE(bytes_of(path("picture.svg")).find("<svg"), std::string::npos);
  const std::string folder = path("Bilder");
  output_of({"draw", "--all", easy_puzzle, "-o", folder + separator});
  EXPECT_FALSE(fs::is_empty(path_of(folder)));
  EXPECT_FALSE(fs::is_empty(path_of(path("Bilder"))));
  EXPECT_FALSE(run({"rate", "-q", "-o", folder, easy_puzzle}).has_succeeded) << "a folder is no file";
}

/// Starts `serve` with requests, and with a pipe for its answers; returns the read end of the pipe.
class Serve : public Program {
 protected:
  int start(const std::string& requests) {
    const std::array<int, 2> answers = make_pipe();
    const int input = open_to_read(file("requests", requests));
    const std::vector<std::string> words = {DEDUKU_PROGRAM, "serve", "--stdio"};
    program_ = std::make_unique<RunningProgram>(words, Streams{.input = input, .output = answers[1]});
    close_file(input);
    close_file(answers[1]);
    return answers[0];
  }

  std::unique_ptr<RunningProgram> program_;
};

constexpr int code_of_closed_pipe = 141;

TEST_F(Serve, WorkForNobodyIsBrokenOff) {
  const std::string anything(81, '.');
  const int answers = start(R"({"id": 1, "method": "about"})"
                            "\n"
                            R"({"id": 2, "method": "count", "params": {"limit": 1000000000000, "puzzle": ")" +
                            anything + "\"}}\n");
  std::array<char, 4096> bytes{};
  EXPECT_GT(read_bytes(answers, bytes.data(), bytes.size()), 0);
  EXPECT_FALSE(program_->has_ended());
  close_file(answers);
  EXPECT_EQ(program_->exit_code(), code_of_closed_pipe);
}

TEST_F(Serve, AReaderThatGoesAwayEndsIt) {
  std::string requests;
  for (int i = 0; i < 20'000; ++i) requests += R"({"method": "check", "params": {"puzzle": ")" + easy_puzzle + "\"}}\n";
  const int answers = start(requests);
  std::array<char, 4096> bytes{};
  EXPECT_GT(read_bytes(answers, bytes.data(), bytes.size()), 0);
  close_file(answers);
  EXPECT_EQ(program_->exit_code(), code_of_closed_pipe);
}

TEST_F(Program, TwoDoNotWriteToOneFile) {
  const std::string rows = file("rows.csv", "");
  const int other = open_to_read_and_append(rows);
  ASSERT_EQ(lock(other), LockResult::locked);
  EXPECT_FALSE(run({"rate", "-q", "-o", rows, "--resume", easy_puzzle}).has_succeeded);
  close_file(other);
  EXPECT_TRUE(run({"rate", "-q", "-o", rows, "--resume", easy_puzzle}).has_succeeded);
}

}  // namespace
}  // namespace deduku::platform
