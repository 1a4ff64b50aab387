// All intersections of a grid that remove something, and the fewest of them that remove certain candidates.
#pragma once

#include <algorithm>
#include <span>

#include "src/core/workspace.hpp"
#include "techniques/facts/locked.hpp"
#include "techniques/facts/search_order.hpp"

namespace deduku::facts {

/// Pointing or claiming, and the cells in which the digit is eliminated, at least one.
struct Intersection {
  LockedCandidates locked;
  CellSet eliminated;

  friend bool operator==(const Intersection&, const Intersection&) = default;
};

/// Some of the intersections of a grid, at most three.
struct IntersectionChoice {
  std::array<LockedCandidates, 3> list;
  int count = 0;
};

/// The intersections that exist on one grid at the same time.
class Intersections {
 public:
  /// Lists them in the order in which the kernels find them.
  void compute(const Grid& grid, Workspace&) {
    count_ = 0;
    removed_ = {};
    const auto take = [&](const LockedCandidates& locked) {
      add(locked, locked_out(grid, locked));
      return false;
    };
    (void)facts::pointing(grid, take);
    pointing_count_ = count_;
    (void)facts::claiming(grid, take);
  }

  std::span<const Intersection> pointing() const { return std::span(list_).first(pointing_count_); }
  std::span<const Intersection> claiming() const {
    return std::span(list_).subspan(pointing_count_, count_ - pointing_count_);
  }
  /// All candidates that any of them removes.
  const CandidateSet& removed() const { return removed_; }

  /// Whether `count` of them, at most three, and no fewer remove all of `candidates`; then sets `choice` to them.
  bool just_remove(const CandidateSet& candidates, int count, IntersectionChoice& choice) const {
    for (int fewer = 1; fewer < count; ++fewer) {
      if (choose(candidates, fewer, choice)) return false;
    }
    return choose(candidates, count, choice);
  }
  friend bool operator==(const Intersections& a, const Intersections& b) {
    return std::ranges::equal(a.pointing(), b.pointing()) && std::ranges::equal(a.claiming(), b.claiming());
  }

 private:
  /// A house has at most one intersection for each digit.
  static constexpr std::size_t max_count = House::count * Digit::count;

  void add(const LockedCandidates& locked, const CellSet& eliminated) {
    if (eliminated.empty()) return;
    list_[count_++] = {locked, eliminated};
    removed_.insert(locked.digit, eliminated);
  }

  /// Adds at most `count` to the choice so that together they remove all of `rest`; adds nothing if that is impossible.
  bool choose(const CandidateSet& rest, int count, IntersectionChoice& choice) const {
    if (rest.empty()) return true;
    if (count == 0) return false;
    const Candidate elimination = rest.first();
    for (const auto& [locked, eliminated] : std::span(list_).first(count_)) {
      if (locked.digit != elimination.digit() || !eliminated.contains(elimination.cell())) continue;
      choice.list[choice.count++] = locked;
      if (choose(rest - CandidateSet(locked.digit, eliminated), count - 1, choice)) return true;
      --choice.count;
    }
    return false;
  }

  std::array<Intersection, max_count> list_;
  std::size_t count_ = 0;
  std::size_t pointing_count_ = 0;
  CandidateSet removed_;
};

}  // namespace deduku::facts
