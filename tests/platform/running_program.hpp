// A program that goes on by itself, until it is stopped from outside.
#pragma once

#include <array>
#include <memory>
#include <string>
#include <vector>

namespace deduku::platform {

/// The end of a pipe that is read, and the one that is written.
std::array<int, 2> make_pipe();

/// Open files that are its standard streams; -1: that of the test.
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
  /// Without a chance to do anything: kill -9, taskkill /F.
  void kill();
  /// As who sits in front of it does: Control C, or Control Break where a group of processes has no Control C.
  void interrupt();
  /// Waits for its end: its exit code, or 128 + the number of the signal that ended it.
  int exit_code();

 private:
  struct Process;
  std::unique_ptr<Process> process_;
};

}  // namespace deduku::platform
