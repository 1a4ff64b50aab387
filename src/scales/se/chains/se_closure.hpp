// The closure of an assumption: everything that an ordered run could ever reach from it, as sets.
//
// Order, parents and lengths are omitted, and a contradiction simply ends it. Fewer candidates only make more links, so
// in any order a run's sets lie inside the closure. Without a contradiction in the closure the run has none either and
// ends with exactly these sets. Assumptions that the closure excludes need no run.
#pragma once

#include "src/scales/se/chains/static_scan.hpp"

namespace deduku::se {

struct ClosureSets : SeReach<Candidate> {
  bool contradictory = false;
};

class ClosureEngine;

class SeClosure {
 public:
  explicit SeClosure(ClosureEngine& inner) : inner_(inner) {}

  /// The grid on which assumptions are made. `clean`: static chains find nothing on it.
  void set_source(const SeState& source, const CandidateBits& alive, bool clean) {
    source_ = &source;
    alive_ = &alive;
    clean_ = clean;
  }
  /// Starts from the assumption alone. `level` as in Rules.
  void assume(Candidate candidate, bool on, int level, ClosureSets& result);
  /// Continues from known conclusions; `lost`: the candidates removed from the grid since.
  void resume(const ClosureSets& known, const CandidateBits& lost, int level, ClosureSets& result);

 private:
  void start();
  void settle(int level, ClosureSets& result);
  bool propagate();
  void turn_on(Candidate candidate);
  void turn_off(Candidate candidate);
  void turn_off(const CandidateBits& candidates);
  void look_for_single(Candidate candidate);
  bool find_patterns();
  void find_in_house(SeHouse house, Digit digit);
  void find_locked(SeHouse house, Digit digit, unsigned places);
  void find_pair(SeHouse house, Digit digit, unsigned places);
  void find_naked_pair(Cell cell);
  void turn_off_in_house(SeHouse house, Digit digit, unsigned positions);
  bool find_chains(int level);

  ClosureEngine& inner_;
  const SeState* source_ = nullptr;
  const CandidateBits* alive_ = nullptr;
  bool clean_ = false;
  SeState grid_;
  CandidateBits on_;
  CandidateBits off_;
  bool contradictory_ = false;
  Candidate stack_[2 * Candidate::count];
  int depth_ = 0;
  PerDigit<SeHouseSet> changed_houses_;  ///< per digit, the houses that lost it since the last search for patterns
  CellSet changed_cells_;
  bool scanned_ = false;  ///< whether `scanned_grid_` is set: the grid of the last search for static chains that failed
  SeState scanned_grid_;
};

}  // namespace deduku::se
