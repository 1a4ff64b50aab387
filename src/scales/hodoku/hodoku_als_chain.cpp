#include "src/scales/hodoku/hodoku_als_chain.hpp"

#include <algorithm>

#include "src/core/bit_matrix.hpp"
#include "src/scales/hodoku/best.hpp"

namespace deduku::hodoku {

void AlsChains::list_arrivals(const AlsList& list) {
  arrivals_.clear();
  number_.assign(list.sets().size() * Digit::count, -1);
  for (const RestrictedCommon& common : list.commons()) {
    for (Digit by : common.digits) arrival_at(common.to, by) = 0;
  }
  for (int set = 0; set < static_cast<int>(list.sets().size()); ++set) {
    for (Digit by : list[set].digits) {
      if (arrival_at(set, by) < 0) continue;
      arrival_at(set, by) = static_cast<int>(arrivals_.size());
      arrivals_.push_back({set, by});
    }
  }
}

void AlsChains::list_seeing(const AlsList& list) {
  seeing_.reset(Candidate::count, arrival_count());
  for (int arrival = 0; arrival < arrival_count(); ++arrival) {
    const auto [set, by] = arrivals_[static_cast<std::size_t>(arrival)];
    for (Digit digit : list[set].digits - DigitSet{by}) {
      for (Cell cell : list.seen_by(list[set], digit)) seeing_.insert(Candidate(cell, digit).index(), arrival);
    }
  }
}

/// Later arrivals come first, so that their consequences are known. Two consecutive links need different digits.
void AlsChains::compute_ends(const AlsList& list) {
  near_.reset(arrival_count(), arrival_count());
  far_.reset(arrival_count(), arrival_count());
  for (int arrival = arrival_count(); arrival-- > 0;) {
    const auto [set, by] = arrivals_[static_cast<std::size_t>(arrival)];
    for (const RestrictedCommon& common : list.commons_from(set)) {
      for (Digit link : common.digits - DigitSet{by}) {
        const int next = arrival_at(common.to, link);
        near_.insert(arrival, next);
        unite(far_.row(arrival), near_.row(next), near_.words());
      }
    }
    unite(near_.row(arrival), far_.row(arrival), near_.words());
  }
}

/// The arrivals whose set sees the same candidate as `start`, by a digit that does not link either of them.
void AlsChains::find_useful_ends(const AlsList& list, const facts::AlmostLockedSet& start, Digit first) {
  useful_.reset(1, arrival_count());
  for (Digit digit : start.digits - DigitSet{first}) {
    for (Cell cell : list.seen_by(start, digit)) {
      unite(useful_.row(0), seeing_.row(Candidate(cell, digit).index()), useful_.words());
    }
  }
}

/// Offers the removals of the chains that begin with one link.
void AlsChains::offer(const AlsList& list, const RestrictedCommon& common, Digit first, Best& best) {
  const facts::AlmostLockedSet& start = list[common.from];
  find_useful_ends(list, start, first);
  intersect(useful_.row(0), far_.row(arrival_at(common.to, first)), useful_.words());
  for_each_bit(useful_.row(0), useful_.words(), [&](int arrival) {
    const auto [set, by] = arrivals_[static_cast<std::size_t>(arrival)];
    CandidateSet removals;
    for (Digit digit : (start.digits & list[set].digits) - DigitSet{first, by}) {
      removals.insert(digit, list.seen_by(start, digit) & list.seen_by(list[set], digit));
    }
    best.offer(removals, 0);
  });
}

bool AlsChains::find(const AlsList& list, HodokuHint& hint) {
  list_arrivals(list);
  list_seeing(list);
  compute_ends(list);
  Best best;
  for (const RestrictedCommon& common : list.commons()) {
    for (Digit first : common.digits) offer(list, common, first, best);
  }
  return best.write_to(hint);
}

}  // namespace deduku::hodoku
