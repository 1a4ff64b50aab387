// The order in which rungs are asked for the cheapest step.
#pragma once

#include <algorithm>
#include <limits>
#include <optional>
#include <tuple>
#include <vector>

#include "deduku/ladder.hpp"

namespace deduku::engine {

/// A rung, and what the next step of it costs at least, in hundredths.
struct DueRung {
  const Rung* rung;
  int cost;

  /// Of equal costs the one that comes first on the ladder.
  friend bool operator<(const DueRung& a, const DueRung& b) {
    return std::tie(a.cost, a.rung) < std::tie(b.cost, b.rung);
  }
};

/// The rungs of a ladder by their least costs. Those that search by growing cost come back with a higher one.
class DueRungs {
 public:
  /// The rungs must outlive the queue.
  explicit DueRungs(const std::vector<Rung>& rungs) {
    for (const Rung& rung : rungs) rungs_.push_back({&rung, rung.cost});
    std::ranges::sort(rungs_, std::less<>());
  }
  void start() {
    next_ = 0;
    returned_.clear();
  }
  /// The rung of the least cost; the empty optional after the last.
  std::optional<DueRung> next() {
    const auto least = std::ranges::min_element(returned_, std::less<>());
    const bool has_rung = next_ < rungs_.size();
    if (least == returned_.end() || (has_rung && rungs_[next_] < *least)) {
      return has_rung ? std::optional(rungs_[next_++]) : std::nullopt;
    }
    const DueRung due = *least;
    returned_.erase(least);
    return due;
  }
  /// What the next one costs at least; the greatest number where there is none.
  int min_cost() const {
    int least = next_ < rungs_.size() ? rungs_[next_].cost : std::numeric_limits<int>::max();
    for (const DueRung& due : returned_) least = std::min(least, due.cost);
    return least;
  }
  void put_back(const DueRung& due) { returned_.push_back(due); }

 private:
  std::vector<DueRung> rungs_;
  std::size_t next_ = 0;
  std::vector<DueRung> returned_;
};

}  // namespace deduku::engine
