// Runs the built program like a user: arguments and standard input in; standard output, standard error and exit code
// out.
#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <csignal>
#include <cstdio>
#include <set>
#include <string>
#include <vector>

#include "tests/support/project_file.hpp"

namespace deduku::testing {

/// The results of a finished program.
struct Finished {
  /// The exit code, or 128 + the number of the signal that ended it.
  int code = -1;
  std::string out;
  std::string err;
};

using Words = std::vector<std::string>;

/// The program: that of this build, or the one in DEDUKU_TESTED_PROGRAM, such as a script that runs one for another
/// system.
std::string tested_program();

/// Runs the program to its end. `environment` is added to that of the test: "NO_COLOR=1".
Finished run(const Words& arguments, const std::string& input = "", const Words& environment = {});

/// Runs the program, and sends it a signal after the given time unless it has ended before.
Finished run_stopped(const Words& arguments, std::chrono::microseconds after, int signal,
                     const std::string& input = "");

/// Runs the program with a terminal as its standard output.
Finished run_at_terminal(const Words& arguments, const Words& environment = {});

/// Runs the program with a terminal as its standard input. The text, whole lines, is typed when the program has written
/// something to standard error, or after two seconds; then the input ends.
Finished run_typed(const Words& arguments, const std::string& typed);

/// Runs the program with a terminal as its standard error; `err` contains the text.
Finished run_watched(const Words& arguments);
/// The same with the given number of columns, until it is terminated after the given number of seconds.
Finished run_watched_for(unsigned seconds, unsigned short columns, const Words& arguments);

/// Runs the program from a shell script, in which "$0" is the program and "$@" the arguments.
Finished run_by_shell(const std::string& script, const Words& arguments = {});

/// A running program; the test holds the other ends of its input and output.
class Running {
 public:
  explicit Running(const Words& arguments);
  ~Running();
  Running(const Running&) = delete;
  Running& operator=(const Running&) = delete;

  /// A program that has already ended reads nothing; that is not a failure here.
  void write(const std::string& text) const;
  /// Waits until it has read everything that was written.
  void wait_until_read() const;
  /// Waits for one line of its output; gives up after many seconds.
  std::string read_line() const;
  /// The text on standard error so far.
  std::string said() const;
  void close_input();
  void close_output();
  void interrupt() const { send(SIGINT); }
  void send(int signal) const;
  /// Waits for its end; returns the rest of its output.
  Finished finish();

 private:
  int process_ = -1;
  int input_ = -1;
  int output_ = -1;
  std::FILE* error_ = nullptr;
};

/// A folder that is removed at the end of the test.
class TemporaryFolder {
 public:
  TemporaryFolder();
  ~TemporaryFolder();
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;

  const std::string& path() const { return path_; }
  /// The path of a file in it, which need not exist.
  std::string file(const std::string& name) const { return path_ + "/" + name; }
  /// The form of the path for -o.
  std::string target() const { return file(""); }
  std::set<std::string> names() const;

 private:
  std::string path_;
};

/// A file with this content that is removed at the end of the test.
class TemporaryFile {
 public:
  explicit TemporaryFile(const std::string& content, const std::string& name = "file.txt");

  const std::string& path() const { return path_; }
  std::string content() const;

 private:
  TemporaryFolder folder_;
  std::string path_;
};

/// The whole of a file, byte for byte; "" if it does not exist.
std::string content_of(const std::string& path);
/// Writes a file with this content.
void store(const std::string& path, const std::string& content);

/// The lines of a text without their ends.
Words lines_of(const std::string& text);
/// The words followed by the others.
Words operator+(Words words, const Words& others);
/// The fields of a comma-separated line that has no quotes.
Words fields_of(const std::string& line);

/// Hard puzzles, one per line.
inline const std::string hard_list = project_file("puzzles/er-2.5.txt");
/// A puzzle with very many equally short chains with almost locked sets between the same ends.
inline const std::string puzzle_with_many_paths =
    "7.65....4..39.........7..89....9..62..87.64..67..5....41..2.........72..2....58.1";
/// A puzzle with one solution that singles, pointing and naked pairs solve, and that solution.
inline const std::string puzzle = ".9.....4.....2.......5.1...2...4...8.79...65.64.....39.57.9.82...1.5.9.....3.2...";
inline const std::string solution = "592867341713924586864531792235649178179283654648715239457196823321458967986372415";
/// The empty grid: more solutions than can be counted.
inline const std::string empty_grid(81, '.');
/// The two 4s and 6s of a rectangle can be swapped.
inline const std::string two_solutions =
    "123.5.789456789123789123456231.7.895875912364694538217317265948542897631968341572";
/// Techniques of uniqueness fill this one with one of its solutions.
inline const std::string filled_blindly =
    ".....8....5..9.2..7.9.1.....9.8...3....13........2.71...4..5...5.2.....897....6.2";
/// Options with the techniques that do so.
inline const Words filling_techniques = {
    "--techniques", "full_house,hidden_single,naked_single,pointing,claiming,xy_wing,unique_rectangle_1"};
/// No place is left for 9 in row 1.
inline const std::string unsolvable = "12345678." + std::string(8, '.') + "9" + std::string(63, '.');
/// Options with the techniques that the puzzle needs: its path does not depend on the ladder.
inline const Words few_techniques = {"--ladder", project_file("tests/support/ladders/few.json")};
/// Options with which the ladder gets stuck on the puzzle.
inline const Words singles_only = {"--techniques", "full_house,hidden_single"};

}  // namespace deduku::testing
