// Messages next to the output: to stderr, and to a log file if one is asked for.
#pragma once

#include <atomic>
#include <memory>
#include <string>

namespace spdlog {
class logger;
}

namespace deduku::cli {

struct LogOptions {
  int verbosity = 0;  ///< 1: every step, 2: every grid as well
  bool quiet = false;
  std::string file;
};

/// Five kinds of messages, from any thread. Errors always reach stderr; faults of single records and notes unless
/// quiet; steps and grids as verbosity asks. A log file gets all of them, grids only with verbosity 2.
class Log {
 public:
  /// Opens the log file, if there is to be one; throws `Failure` where that is not possible.
  explicit Log(const LogOptions& options);

  void error(const std::string& message);
  void fault(const std::string& message);
  void note(const std::string& message);
  void step(const std::string& message);
  void grid(const std::string& message);
  /// Whether anybody would read a step or a grid; making their text takes time.
  bool wants_steps() const;
  bool wants_grids() const;
  /// Whether the log file took all there was to write. The first failure is reported; the file is then closed.
  bool is_complete() const { return is_complete_; }

 private:
  void give_up_file(const std::string& reason);

  std::string file_;
  std::atomic<bool> is_complete_{true};
  std::shared_ptr<spdlog::logger> logger_;
};

}  // namespace deduku::cli
