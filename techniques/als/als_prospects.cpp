#include "techniques/als/als_prospects.hpp"

namespace deduku::als {

void AlsProspects::compute(const Grid& grid, Workspace& workspace) {
  constexpr std::size_t lacks_per_unit = 8;
  catalogue_ = &workspace.get<facts::AlmostLockedSets>(grid);
  commons_ = &workspace.get<facts::RestrictedCommons>(grid);
  const CommonEliminations& eliminations = workspace.get<CommonEliminations>(grid);
  candidates_ = {};
  ends_.reset(1, catalogue_->size());
  held_.assign(catalogue_->all_digit_places().size(), 0);
  premise_ = 0;
  for (Cell cell : grid.empty_cells()) {
    for (Digit digit : grid.candidates(cell)) {
      const Candidate premise(cell, digit);
      const BitMatrix::Word* seen = eliminations.sets_of(premise);
      if (contradicts(seen, digit)) {
        candidates_.insert(premise);
        unite(ends_.row(0), seen, ends_.words());
      }
      if (!workspace.budget().spend(queue_.size() / lacks_per_unit)) return;
    }
  }
}

/// Whether a set lacks two digits if a candidate is true that sees all places of its digit in these sets.
bool AlsProspects::contradicts(const BitMatrix::Word* seen, Digit digit) {
  ++premise_;
  lacking_.reset(Digit::count + 1, catalogue_->size());
  queue_.clear();
  if (lose(seen, digit)) return true;
  for (std::size_t at = 0; at < queue_.size(); ++at) {
    const auto [set, lacked] = queue_[at];
    const facts::AlmostLockedSet& als = (*catalogue_)[set];
    for (Digit held : als.acting_digits - DigitSet{lacked}) {
      const std::uint16_t places = als.digit_places[held];
      if (held_[places] == premise_) continue;
      held_[places] = premise_;
      if (lose(commons_->linked(places), held)) return true;
    }
  }
  return false;
}

/// Removes a digit from sets. True if one of them lacks another digit already.
bool AlsProspects::lose(const BitMatrix::Word* sets, Digit digit) {
  BitMatrix::Word* lacking = lacking_.row(digit.index());
  BitMatrix::Word* lacking_any = lacking_.row(Digit::count);
  for (int i = 0; i < lacking_.words(); ++i) {
    const BitMatrix::Word fresh = sets[i] & ~lacking[i];
    if ((fresh & lacking_any[i]) != 0) return true;
    lacking[i] |= fresh;
    lacking_any[i] |= fresh;
    for_each_bit(&fresh, 1, [&](int place) { queue_.push_back({BitMatrix::word_bits * i + place, digit}); });
  }
  return false;
}

}  // namespace deduku::als
