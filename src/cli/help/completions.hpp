// Completions: the words that a shell offers while a command line is typed.
#pragma once

#include <string>

#include "src/cli/command/program_description.hpp"

namespace deduku::cli {

std::string bash_completion(const ProgramDescription& program);
std::string zsh_completion(const ProgramDescription& program);
std::string fish_completion(const ProgramDescription& program);

}  // namespace deduku::cli
