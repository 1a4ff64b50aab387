// What a running subcommand has at hand.
#pragma once

#include "src/cli/log.hpp"
#include "src/cli/output.hpp"
#include "src/cli/progress.hpp"

namespace deduku::cli {

struct Session {
  /// The name of the subcommand.
  std::string command;
  Output out;
  Log log;
  Progress progress;

  /// A message beside the output.
  void complain(const std::string& sentence) {
    progress.clear();
    log.error(sentence);
  }
};

}  // namespace deduku::cli
