// This program among others: its arguments, its limits, and programs that it runs.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace deduku::platform {

/// To be called first of all: makes standard streams carry bytes as they are, and keeps files that are opened later from
/// taking the place of a standard stream that came closed.
void prepare_streams();
/// The words of the command line as UTF-8, the name of the program first.
std::vector<std::string> arguments(int argc, const char* const* argv);
/// A number that no other running program has.
int process_number();

/// Lets the program open as many files as it may ask for.
void allow_many_files();
/// From now on threads share one pool of memory, where the C library would give them pools of their own.
void share_memory_pool();

/// What another program made of its input.
struct ProgramRun {
  int start_error = 0;         ///< `errno`: why it could not be started, or given its input; 0: it ran
  bool is_missing = false;     ///< there is no such program
  bool has_succeeded = false;  ///< it ended with the code 0
  std::string output{};
};
/// Runs a program without a shell to its end, with `input` as its standard input; what it says on standard error is
/// seen. `words`: its name, which is looked up as a shell would do, and its arguments.
ProgramRun run_program(const std::vector<std::string>& words, const std::string& input);

}  // namespace deduku::platform
