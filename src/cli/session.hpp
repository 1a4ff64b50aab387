// What a running subcommand has at hand.
#pragma once

#include "src/cli/log.hpp"
#include "src/cli/output.hpp"

namespace deduku::cli {

struct Session {
  /// The name of the subcommand.
  std::string command;
  Output out;
  Log log;
};

}  // namespace deduku::cli
