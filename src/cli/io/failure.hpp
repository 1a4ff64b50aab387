// Why a subcommand ends early: thrown anywhere in this module, caught once, in main.
#pragma once

#include <stdexcept>
#include <string>

#include "src/cli/io/exit_code.hpp"

namespace deduku::cli {

/// One sentence for stderr, and the exit code that goes with it. What the sentence repeats of the input is made
/// visible, and cut where it is long.
class Failure : public std::runtime_error {
 public:
  Failure(ExitCode code, const std::string& sentence);
  ExitCode code() const { return code_; }

 private:
  ExitCode code_;
};

}  // namespace deduku::cli
