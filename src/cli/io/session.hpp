// The outputs of a running subcommand.
#pragma once

#include "src/cli/io/log.hpp"
#include "src/cli/io/output.hpp"
#include "src/cli/io/progress.hpp"

namespace deduku::cli {

struct Session {
  /// The name of the subcommand.
  std::string command;
  Output out;
  Log log;
  Progress progress;

  /// Reports in addition to the output why the program, or a file of its input, failed.
  void report_error(const std::string& sentence) {
    progress.clear();
    log.error(sentence);
  }
  /// Reports the fault of one record among others.
  void report_fault(const std::string& sentence) {
    progress.clear();
    log.fault(sentence);
  }
};

}  // namespace deduku::cli
