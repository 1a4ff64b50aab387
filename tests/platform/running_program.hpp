// A program that runs independently, until it is stopped from outside.
#pragma once

#include <array>
#include <memory>
#include <string>
#include <vector>

namespace deduku::platform {

/// The read end and the write end of a pipe.
std::array<int, 2> make_pipe();

/// Open files for its standard streams; -1: that of the test.
struct Streams {
  int input = -1;
  int output = -1;
};

class RunningProgram {
 public:
  /// `words`: its path, and its arguments, without quotes in them.
  explicit RunningProgram(const std::vector<std::string>& words, Streams streams = {});
  ~RunningProgram();
  RunningProgram(const RunningProgram&) = delete;
  RunningProgram& operator=(const RunningProgram&) = delete;

  bool has_ended();
  /// Without any chance to react: kill -9, taskkill /F.
  void kill();
  /// Like a user at the keyboard: Control C, or Control Break if a process group has no Control C.
  void interrupt();
  /// Waits for its end; returns its exit code, or 128 + the number of the signal that ended it.
  int exit_code();

 private:
  struct Process;
  std::unique_ptr<Process> process_;
};

}  // namespace deduku::platform
