// Messages in addition to the output: to stderr, and to a log file if requested.
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

/// Five kinds of messages, from any thread. Errors always go to stderr; faults of single records and notes unless
/// quiet; steps and grids depending on verbosity. A log file gets all of them, grids only with verbosity 2.
class Log {
 public:
  /// Opens the log file, if one is requested; throws `Failure` if that is not possible.
  explicit Log(const LogOptions& options);

  void error(const std::string& message);
  void fault(const std::string& message);
  void note(const std::string& message);
  void step(const std::string& message);
  void grid(const std::string& message);
  /// Whether a step or a grid would be logged; making their text takes time.
  bool wants_steps() const;
  bool wants_grids() const;
  /// Whether everything was written to the log file. The first failure is reported; the file is then closed.
  bool is_complete() const { return is_complete_; }

 private:
  void give_up_file(const std::string& reason);

  std::string file_;
  std::atomic<bool> is_complete_{true};
  std::shared_ptr<spdlog::logger> logger_;
};

}  // namespace deduku::cli
