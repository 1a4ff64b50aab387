// The result of a finder of the scale: one step, with its removals in the order of their execution. Some finders take
// the best of all steps: the most removals, then the shortest chain, then the lowest cells.
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
  /// Removes candidates that are present: digit by digit, cells ascending. Returns whether the hint has an effect, by
  /// these or by earlier ones.
  bool remove(Digit digit, const CellSet& cells) {
    for (Cell cell : cells) remove(Candidate(cell, digit));
    return has_effect();
  }
  bool remove(const CandidateSet& candidates) {
    for (Candidate candidate : candidates) remove(candidate);
    return has_effect();
  }
  void remove(Cell cell, DigitSet digits) {
    for (Digit digit : digits) remove(Candidate(cell, digit));
  }
  void remove(Candidate candidate) { removals_[count_++] = candidate; }

 private:
  Candidate removals_[2 * Candidate::count];
  int count_ = 0;
};

/// The weight that compares equal numbers of removals: low cells first, later ones weigh more.
inline int removal_weight(const CandidateSet& removals) {
  int weight = 0;
  int factor = 1;
  for (Candidate candidate : removals) {
    weight += candidate.cell().index() * factor + candidate.digit().number();
    factor += 80;
  }
  return weight;
}

/// Keeps the best of the steps offered.
class Best {
 public:
  /// `length`: nodes of the chain, or another quantity that should be small.
  void offer(const CandidateSet& removals, int length, std::string_view code = {}) {
    const int count = removals.size();
    if (count == 0 || count < count_) return;
    if (count == count_ && length > length_) return;
    const int weight = removal_weight(removals);
    if (count == count_ && length == length_ && weight >= weight_) return;
    removals_ = removals;
    count_ = count;
    length_ = length;
    weight_ = weight;
    code_ = code;
  }
  /// The number of removals of the best step; 0 without a step.
  int count() const { return count_; }
  bool write_to(HodokuHint& hint) const {
    hint.code = code_;
    return hint.remove(removals_);
  }

 private:
  CandidateSet removals_;
  int count_ = 0;
  int length_ = 0;
  int weight_ = 0;
  std::string_view code_;
};

}  // namespace deduku::hodoku
