// From the command line to the subcommand that it selects. Its source is the only file that uses the option parser.
#pragma once

#include <variant>

#include "src/cli/command/command.hpp"

namespace deduku::cli {

/// The selected command and its options.
struct Invocation {
  std::string name;
  std::unique_ptr<Command> command;
  LogOptions log;
};

/// The subcommand with its options, or the exit code if there is nothing to run: help and version are already printed,
/// a wrong command line is already explained. `words`: the command line, the name of the program first.
std::variant<Invocation, ExitCode> parse_command_line(const std::vector<std::string>& words);

}  // namespace deduku::cli
