// The closures of all assumptions on one grid, and what they can conclude together.
#pragma once

#include <memory>

#include "src/scales/se/chains/se_closure.hpp"
#include "src/scales/se/chains/work_budget.hpp"

namespace deduku::se {

/// One level's closures. Going from one grid to a later one of the same puzzle, a closure that contains everything lost
/// in between stands; the others are continued, since fewer candidates only add conclusions.
class ClosureTable {
 public:
  /// Brings the table to this grid. `lower` is a table of a lower level on the same grid, or null.
  void update(const SeState& state, const CandidateBits& alive, int level, const ClosureTable* lower,
              SeClosure& closure, WorkBudget& budget);
  const ClosureSets& at(int candidate, bool on) const {
    if (on) return closed_[1][candidate];
    return partner_[candidate] < 0 ? closed_[0][candidate] : closed_[1][partner_[candidate]];
  }

 private:
  bool continues(const SeState& state, const CandidateBits& alive) const;
  void find_partners(const SeState& state);
  void refresh(int candidate, bool on, int level, const ClosureTable* lower, SeClosure& closure);

  bool copy_equivalent(int candidate, const ClosureSets& below, const ClosureTable& lower);

  CandidateBits alive_;
  CandidateBits lost_;
  std::uint8_t value_[81] = {};
  CandidateBits known_[2];
  ClosureSets closed_[2][729];
  std::int16_t partner_[729];  ///< a candidate that is true when this one is false, or -1
};

/// The order-free side of the chain searches that runs make on their reduced grids.
class ClosureEngine {
 public:
  explicit ClosureEngine(WorkBudget& budget) : closure_(*this), budget_(budget) {}

  /// What the chain searches of a level can remove from a grid; false for nothing. `known`: an earlier grid of the same
  /// run on which they found nothing, or null.
  bool removable(const SeState& grid, const SeState* known, int level, CandidateBits& removed);
  /// Everything the dynamic search of a level can remove.
  bool removable_dynamic(const SeState& grid, const CandidateBits& alive, int level, CandidateBits& removed);
  bool removable_multiple(const SeState& grid, CandidateBits& removed);
  /// Whether static chains find nothing on a grid.
  bool is_clean(const SeState& grid, const CandidateBits& alive);

  /// The table of a level (0..5), brought to this grid.
  const ClosureTable& table(int level, const SeState& state, const CandidateBits& alive);
  StaticScan& scan() { return scan_; }

 private:
  SeClosure closure_;
  StaticScan scan_;
  std::unique_ptr<ClosureTable> tables_[6];
  WorkBudget& budget_;
  std::unique_ptr<ClosureEngine> deeper_;
};

/// Calls `visit(candidates, count, house)` for each cell (house -1) and each house and digit whose alternatives a
/// search of cell and region chains compares. `fewest`: of candidates in the cell that brings them up.
template <class Visit>
void visit_alternatives(const SeState& state, int fewest, Visit visit) {
  int candidates[9];
  for (int cell = 0; cell < 81; ++cell) {
    if (size_of(state.cell[cell]) < fewest) continue;
    int count = 0;
    for (int digit : elements(state.cell[cell])) candidates[count++] = 9 * cell + digit;
    visit(candidates, count);
  }
  for (int house = 0; house < 27; ++house) {
    for (int digit = 0; digit < 9; ++digit) {
      const unsigned places = state.place[house][digit];
      if (size_of(places) < 2) continue;
      if (size_of(state.cell[geometry.cell_at[house][lowest(places)]]) < fewest) continue;
      int count = 0;
      for (int position : elements(places)) candidates[count++] = 9 * geometry.cell_at[house][position] + digit;
      visit(candidates, count);
    }
  }
}

}  // namespace deduku::se
