// The time of a solver: calls, hits and time of each technique.
#pragma once

#include <chrono>

#include "deduku/solver.hpp"
#include "src/cli/io/output.hpp"

namespace deduku::cli {

class Profile final : public SearchProfiler {
 public:
  void on_attempt(TechniqueId technique) override;
  void on_result(TechniqueId technique, bool found) override;

  /// A table in the order of the default ladder. The times include reading the clock, some 30 ns a call.
  void write(Output& out) const;

 private:
  using Clock = std::chrono::steady_clock;
  struct Entry {
    std::int64_t calls = 0;
    std::int64_t hits = 0;
    Clock::duration time{};
  };

  std::array<Entry, technique_id_count> entries_{};
  Clock::time_point start_;
};

}  // namespace deduku::cli
