// From the command line to the subcommand that is to run. Its source is the only file that knows the option parser.
#pragma once

#include <variant>

#include "src/cli/command/command.hpp"

namespace deduku::cli {

/// What the user asked for.
struct Invocation {
  std::string name;
  std::unique_ptr<Command> command;
  LogOptions log;
};

/// The subcommand with its options, or the exit code where there is nothing to run: help and version have been printed,
/// a wrong command line has been explained. `words`: the command line, the name of the program first.
std::variant<Invocation, ExitCode> parse_command_line(const std::vector<std::string>& words);

}  // namespace deduku::cli
