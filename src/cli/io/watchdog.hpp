// A thread in addition to the working one: it writes out finished records while a puzzle takes long, and ensures that a
// signal ends the program in time.
#pragma once

#include <atomic>
#include <thread>

#include "src/cli/io/output.hpp"

namespace deduku::cli {

/// Works during its life. If the system has no thread left, every record is written out at once instead.
class Watchdog {
 public:
  explicit Watchdog(Output& out);
  ~Watchdog();
  Watchdog(const Watchdog&) = delete;
  Watchdog& operator=(const Watchdog&) = delete;

 private:
  void watch();
  void wait_for_orderly_end();

  Output& out_;
  std::atomic<bool> is_over_{false};
  std::thread thread_;
};

}  // namespace deduku::cli
