// This program among others: its arguments, its limits, and programs that it runs.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace deduku::platform {

/// Call it before anything else. Makes standard streams binary, and keeps files that are opened later from taking the
/// place of a standard stream that was closed at the start.
void prepare_streams();
/// The words of the command line as UTF-8, the name of the program first.
std::vector<std::string> arguments(int argc, const char* const* argv);
/// The file of this program; "" if the system does not report it.
std::string file_of_program();
/// A number that no other running program has.
int process_number();

/// Raises the limit of open files as far as the system allows.
void allow_many_files();
/// From now on threads share one pool of memory, instead of the separate pools of the C library.
void share_memory_pool();

/// The result of running another program.
struct ProgramRun {
  int start_error = 0;         ///< `errno`: the reason why it could not be started or given its input; 0: it ran
  bool is_missing = false;     ///< the program does not exist
  bool has_succeeded = false;  ///< it ended with the code 0
  std::string output{};
};
/// Runs a program without a shell to its end, with `input` as its standard input. Its standard error is that of this
/// program. `words`: its name, which is looked up as in a shell, and its arguments.
ProgramRun run_program(const std::vector<std::string>& words, const std::string& input);

/// Shows a page in the user's browser; false if that is not possible.
bool open_in_browser(const std::string& address);

}  // namespace deduku::platform
