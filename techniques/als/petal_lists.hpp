// Which almost locked sets can be petals for a candidate, and what it would eliminate by one of them if it were true: asked
// before blossoms are sought.
//
//     1  .  .  |  {1 9} .  *        Where the 1 is true the petal holds its 9, and * is not 9. A blossom eliminates only what
//                                   each candidate of its stem does in this way, with petals of their own.
#pragma once

#include <bitset>
#include <span>

#include "techniques/facts/almost_locked_sets.hpp"

namespace deduku::als {

/// The petals of candidates that are asked about. Keeps its memory from grid to grid.
class PetalLists {
 public:
  /// How many cells those have whose eliminations are counted.
  static constexpr int small = 5;

  void compute(const Grid& grid, Workspace& workspace) {
    catalogue_ = &workspace.get<facts::AlmostLockedSets>(grid);
    known_.reset();
    petals_.clear();
    for (auto& sets : acting_) sets.clear();
    for (const facts::AlmostLockedSet& set : *catalogue_) {
      for (Digit digit : set.acting_digits) acting_[digit.slot()].push_back(&set);
    }
  }

  /// Looks up the petals of a candidate.
  void look_up(Candidate candidate) {
    const auto index = static_cast<std::size_t>(candidate.index());
    if (known_.test(index)) return;
    known_.set(index);
    Entry& entry = entries_[index];
    entry = {.begin = static_cast<std::uint32_t>(petals_.size())};
    for (const facts::AlmostLockedSet* set : acting_[candidate.digit().slot()]) {
      if (!catalogue_->digit_places(*set, candidate.digit()).seen_by_all.contains(candidate.cell())) continue;
      petals_.push_back(set);
      if (set->cells.size() <= small) add_prospects(*set, candidate.digit(), entry.prospects);
    }
    entry.end = static_cast<std::uint32_t>(petals_.size());
  }

  /// The sets that lack the digit of a candidate if it is true, in the order of the catalogue. It must have been looked up; valid
  /// until others are.
  std::span<const facts::AlmostLockedSet* const> of(Candidate candidate) const {
    const Entry& entry = entry_of(candidate);
    return std::span(petals_).subspan(entry.begin, entry.end - entry.begin);
  }
  /// What a candidate would eliminate by a small one.
  const CandidateSet& prospects(Candidate candidate) {
    look_up(candidate);
    return entry_of(candidate).prospects;
  }

 private:
  struct Entry {
    std::uint32_t begin = 0;
    std::uint32_t end = 0;
    CandidateSet prospects{};
  };
  const Entry& entry_of(Candidate candidate) const {
    const auto index = static_cast<std::size_t>(candidate.index());
    assert(known_.test(index));
    return entries_[index];
  }
  void add_prospects(const facts::AlmostLockedSet& set, Digit lost, CandidateSet& prospects) const {
    for (Digit held : set.acting_digits - DigitSet{lost}) {
      prospects.insert(held, catalogue_->digit_places(set, held).seen_by_all);
    }
  }

  const facts::AlmostLockedSets* catalogue_ = nullptr;
  std::array<std::vector<const facts::AlmostLockedSet*>, Digit::count> acting_;  ///< the sets in which a digit acts
  std::bitset<Candidate::count> known_;
  std::array<Entry, Candidate::count> entries_;
  std::vector<const facts::AlmostLockedSet*> petals_;
};

}  // namespace deduku::als
