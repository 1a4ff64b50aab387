// The reason why a subcommand ends early: thrown anywhere in this module, caught once, in main.
#pragma once

#include <stdexcept>
#include <string>

#include "src/cli/io/exit_code.hpp"

namespace deduku::cli {

/// One sentence for stderr, and its exit code. Input repeated in the sentence is made visible, and shortened if it is
/// long.
class Failure : public std::runtime_error {
 public:
  Failure(ExitCode code, const std::string& sentence);
  ExitCode code() const { return code_; }

 private:
  ExitCode code_;
};

/// Ends the subcommand because of its command line.
[[noreturn]] inline void refuse_usage(const std::string& sentence) {
  throw Failure(ExitCode::usage, sentence);
}

}  // namespace deduku::cli
