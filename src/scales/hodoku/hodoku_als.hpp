// Almost locked sets of a grid in HoDoKu's order, the restricted commons of those that do not overlap, and their
// chains.
#pragma once

#include <vector>

#include "src/core/bit_matrix.hpp"
#include "src/scales/hodoku/hodoku_hint.hpp"
#include "techniques/facts/restricted_commons.hpp"

namespace deduku::hodoku {

/// Two sets that cannot both hold a digit, or either of two digits.
struct RestrictedCommon {
  int from = 0;
  int to = 0;
  DigitSet digits;

  friend bool operator==(const RestrictedCommon&, const RestrictedCommon&) = default;
};

/// The catalogue of almost locked sets, in HoDoKu's order, and pairs of them.
class AlsList {
 public:
  void compute(const Grid& grid, Workspace& workspace);

  std::span<const facts::AlmostLockedSet> sets() const { return catalogue_->sets(); }
  const facts::AlmostLockedSet& operator[](int index) const { return (*catalogue_)[index]; }
  /// The candidates that see all places of one of the digits of a set.
  const CellSet& seen_by(const facts::AlmostLockedSet& set, Digit digit) const {
    return catalogue_->digit_places(set, digit).seen_by_all;
  }

  /// All restricted commons, of every pair of sets that do not overlap; ordered by the first set, which is the earlier
  /// one, then by the second.
  std::span<const RestrictedCommon> commons() const { return commons_; }
  /// The commons whose first set is this one.
  std::span<const RestrictedCommon> commons_from(int index) const {
    const auto first = static_cast<std::size_t>(first_common_[static_cast<std::size_t>(index)]);
    const auto end = static_cast<std::size_t>(first_common_[static_cast<std::size_t>(index) + 1]);
    return std::span(commons_).subspan(first, end - first);
  }
  /// The indices in `commons` of those that a set takes part in, ascending.
  std::span<const int> commons_at(int index) const { return at_[static_cast<std::size_t>(index)]; }
  friend bool operator==(const AlsList& a, const AlsList& b) { return a.commons_ == b.commons_; }

 private:
  void add_commons_from(int from);

  const facts::AlmostLockedSets* catalogue_ = nullptr;
  facts::RestrictedCommons neighbours_;
  std::vector<RestrictedCommon> commons_;
  std::vector<int> first_common_;
  std::vector<std::vector<int>> at_;
};

/// Chains of four or more almost locked sets, joined by restricted commons. The ends may overlap. Chains run only from
/// earlier to later sets of the list, as in the original while solving.
class AlsChains {
 public:
  bool find(const AlsList& list, HodokuHint& hint);

 private:
  /// A set that a link leads to, and the digit of the link.
  struct LinkedSet {
    int set;
    Digit by;
  };

  void list_arrivals(const AlsList& list);
  void list_seeing(const AlsList& list);
  void compute_ends(const AlsList& list);
  void find_useful_ends(const AlsList& list, const facts::AlmostLockedSet& start, Digit first);
  void offer(const AlsList& list, const RestrictedCommon& common, Digit first, Best& best);

  int arrival_count() const { return static_cast<int>(arrivals_.size()); }
  int& arrival_at(int set, Digit by) { return number_[static_cast<std::size_t>(set)][by]; }
  std::vector<LinkedSet> arrivals_;    ///< ordered by set, then digit
  std::vector<PerDigit<int>> number_;  ///< of the arrivals by set and digit; -1 if no link leads there
  BitMatrix near_;                     ///< per arrival the possible ends of chains that continue by at least one link
  BitMatrix far_;                      ///< by at least two
  BitMatrix seeing_;                   ///< per candidate the arrivals whose set sees it by its digit
  BitMatrix useful_;                   ///< scratch: a row of arrivals
};

}  // namespace deduku::hodoku
