// The closures of all assumptions on one grid, and their joint conclusions.
#pragma once

#include <memory>

#include "src/core/budget.hpp"
#include "src/scales/se/chains/se_closure.hpp"

namespace deduku::se {

/// The cost of following an assumption on a board of ordinary size.
inline constexpr std::uint64_t units_per_assumption = 50;
/// The cost by the number of candidates: if there are many more than puzzles have, each leads to many more.
inline std::uint64_t units_of_assumption(int candidates) {
  constexpr std::uint64_t ordinary = 300;
  const auto count = static_cast<std::uint64_t>(candidates);
  return count <= ordinary ? units_per_assumption : units_per_assumption * count * count / (ordinary * ordinary);
}

/// One level's closures. On a later grid of the same puzzle, a closure that contains everything lost since remains
/// valid; the others are continued, because fewer candidates only add conclusions.
class ClosureTable {
 public:
  /// Brings the table to this grid. `lower` is a table of a lower level on the same grid, or null.
  void update(const SeState& state, const CandidateBits& alive, int level, const ClosureTable* lower,
              SeClosure& closure, Budget& budget);
  const ClosureSets& at(Candidate candidate, bool on) const {
    if (on) return closed_[1][candidate];
    const std::optional<Candidate> partner = partner_[candidate];
    return partner ? closed_[1][*partner] : closed_[0][candidate];
  }

 private:
  bool continues(const SeState& state, const CandidateBits& alive) const;
  void find_partners(const SeState& state);
  void refresh(Candidate candidate, bool on, int level, const ClosureTable* lower, SeClosure& closure);

  bool copy_equivalent(Candidate candidate, const ClosureSets& below, const ClosureTable& lower);

  CandidateBits alive_;
  CandidateBits lost_;
  PerCell<std::uint8_t> value_{};
  CandidateBits known_[2];                          ///< false, true
  PerCandidate<ClosureSets> closed_[2];             ///< false, true
  PerCandidate<std::optional<Candidate>> partner_;  ///< a candidate that is true when this one is false
};

/// The order-free side of the chain searches that runs make on their reduced grids.
class ClosureEngine {
 public:
  explicit ClosureEngine(Budget& budget) : closure_(*this), budget_(budget) {}

  /// The possible removals of the chain searches of a level on a grid; returns whether there are any. `known`: an
  /// earlier grid of the same run on which they found nothing, or null.
  bool removable(const SeState& grid, const SeState* known, int level, CandidateBits& removed);
  /// All possible removals of the dynamic search of a level.
  bool removable_dynamic(const SeState& grid, const CandidateBits& alive, int level, CandidateBits& removed);
  /// Whether static chains find nothing on a grid.
  bool is_clean(const SeState& grid, const CandidateBits& alive);

  /// The table of a level (0..5), brought to this grid.
  const ClosureTable& table(int level, const SeState& state, const CandidateBits& alive);
  StaticScan& scan() { return scan_; }

 private:
  SeClosure closure_;
  StaticScan scan_;
  std::unique_ptr<ClosureTable> tables_[6];
  Budget& budget_;
  std::unique_ptr<ClosureEngine> deeper_;
};

}  // namespace deduku::se
