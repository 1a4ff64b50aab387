// The result of a finder of the scale: one step, with its removals in the order of their execution.
#pragma once

#include <span>

#include "deduku/grid.hpp"
#include "deduku/hodoku_step.hpp"

namespace deduku::hodoku {

using Entry = HodokuEntryId;

/// One step. Removals may be listed twice.
class HodokuHint {
 public:
  Entry entry = Entry::full_house;
  std::string_view code;  ///< for entries with several forms
  std::optional<Candidate> placement;

  std::span<const Candidate> removals() const { return {removals_, static_cast<std::size_t>(count_)}; }
  bool has_effect() const { return placement.has_value() || count_ > 0; }
  void clear() {
    code = {};
    placement.reset();
    count_ = 0;
  }
  /// Removes the candidates that are present: digit by digit, cells ascending.
  void remove(Digit digit, const CellSet& cells) {
    for (Cell cell : cells) remove(Candidate(cell, digit));
  }
  void remove(Cell cell, DigitSet digits) {
    for (Digit digit : digits) remove(Candidate(cell, digit));
  }
  void remove(const CandidateSet& candidates) {
    for (Candidate candidate : candidates) remove(candidate);
  }
  void remove(Candidate candidate) { removals_[count_++] = candidate; }

 private:
  Candidate removals_[2 * Candidate::count];
  int count_ = 0;
};

}  // namespace deduku::hodoku
