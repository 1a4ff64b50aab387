// The number of steps that a search may list, and its counts.
#pragma once

#include "src/core/budget.hpp"

namespace deduku {

/// Counts the steps and the patterns that finders see. Ends their search if there are too many steps, or if the budget
/// is over.
class StepQuota {
 public:
  /// Counts each step as work.
  void charge_to(Budget& budget) { budget_ = &budget; }

  /// Counts a step. Returns whether it can be kept after `kept` others, of at most `most`.
  bool take(std::size_t kept, std::size_t most) {
    constexpr std::uint64_t units_per_step = 10;
    ++emitted_;
    ++patterns_seen_;
    if (kept >= most) is_cut_ = true;
    return kept < most && (budget_ == nullptr || budget_->spend(units_per_step));
  }
  void note_near_miss() { ++patterns_seen_; }
  /// The number of steps, kept or not, and the number of patterns, with or without effect.
  std::uint64_t emitted() const { return emitted_; }
  std::uint64_t patterns_seen() const { return patterns_seen_; }

  void note_cut(bool is_cut = true) { is_cut_ = is_cut; }
  bool is_cut() const { return is_cut_; }

 private:
  Budget* budget_ = nullptr;
  std::uint64_t emitted_ = 0;
  std::uint64_t patterns_seen_ = 0;
  bool is_cut_ = false;
};

}  // namespace deduku
