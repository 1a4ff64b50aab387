// The order in which rungs are searched for the cheapest step.
#pragma once

#include <algorithm>
#include <limits>
#include <optional>
#include <tuple>
#include <vector>

#include "deduku/ladder.hpp"

namespace deduku::engine {

/// A rung, and a lower bound on the cost of its next step, in hundredths.
struct QueuedRung {
  const Rung* rung;
  int cost;

  /// Among equal costs, the first on the ladder.
  friend bool operator<(const QueuedRung& a, const QueuedRung& b) {
    return std::tie(a.cost, a.rung) < std::tie(b.cost, b.rung);
  }
};

/// The rungs of a ladder by their least costs. Rungs that search by growing cost are returned with a higher one.
class RungQueue {
 public:
  /// The rungs must outlive the queue.
  explicit RungQueue(const std::vector<Rung>& rungs) {
    for (const Rung& rung : rungs) rungs_.push_back({&rung, rung.cost});
    std::ranges::sort(rungs_, std::less<>());
  }
  void start() {
    next_ = 0;
    returned_.clear();
  }
  /// The rung of the least cost; the empty optional after the last.
  std::optional<QueuedRung> next() {
    const auto least = std::ranges::min_element(returned_, std::less<>());
    const bool has_rung = next_ < rungs_.size();
    if (least == returned_.end() || (has_rung && rungs_[next_] < *least)) {
      return has_rung ? std::optional(rungs_[next_++]) : std::nullopt;
    }
    const QueuedRung due = *least;
    returned_.erase(least);
    return due;
  }
  /// The least cost of the next rung; the maximum value if the queue is empty.
  int min_cost() const {
    int least = next_ < rungs_.size() ? rungs_[next_].cost : std::numeric_limits<int>::max();
    for (const QueuedRung& due : returned_) least = std::min(least, due.cost);
    return least;
  }
  void put_back(const QueuedRung& due) { returned_.push_back(due); }

 private:
  std::vector<QueuedRung> rungs_;
  std::size_t next_ = 0;
  std::vector<QueuedRung> returned_;
};

}  // namespace deduku::engine
