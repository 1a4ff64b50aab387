#include "src/scales/hodoku/hodoku_als_chain.hpp"

#include <algorithm>

#include "src/scales/hodoku/best.hpp"
#include "techniques/facts/bit_matrix.hpp"

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
  words_ = (static_cast<int>(arrivals_.size()) + 63) / 64;
}

void AlsChains::list_seeing(const AlsList& list) {
  seeing_.assign(words_ * Candidate::count, 0);
  for (int arrival = 0; arrival < static_cast<int>(arrivals_.size()); ++arrival) {
    const auto [set, by] = arrivals_[static_cast<std::size_t>(arrival)];
    for (Digit digit : list[set].digits - DigitSet{by}) {
      for (Cell cell : list[set].seen_by(digit)) insert(seeing({cell, digit}), arrival);
    }
  }
}

/// Later arrivals first, so that what follows from them is known. Two links in a row need different digits.
void AlsChains::compute_ends(const AlsList& list) {
  near_.assign(static_cast<std::size_t>(words_) * arrivals_.size(), 0);
  far_.assign(near_.size(), 0);
  for (int arrival = static_cast<int>(arrivals_.size()); arrival-- > 0;) {
    const auto [set, by] = arrivals_[static_cast<std::size_t>(arrival)];
    for (const RestrictedCommon& common : list.commons_from(set)) {
      for (Digit link : common.digits - DigitSet{by}) {
        const int next = arrival_at(common.to, link);
        insert(near(arrival), next);
        unite(far(arrival), near(next), words_);
      }
    }
    unite(near(arrival), far(arrival), words_);
  }
}

/// The arrivals whose set sees the same candidate as `start`, by a digit that does not link either of them.
void AlsChains::find_useful_ends(const Als& start, Digit first) {
  useful_.assign(words_, 0);
  for (Digit digit : start.digits - DigitSet{first}) {
    for (Cell cell : start.seen_by(digit)) unite(useful_.data(), seeing({cell, digit}), words_);
  }
}

/// Offers what the chains remove that begin with one link.
void AlsChains::offer(const AlsList& list, const RestrictedCommon& common, Digit first, Best& best) {
  const Als& start = list[common.from];
  find_useful_ends(start, first);
  const std::uint64_t* ends = far(arrival_at(common.to, first));
  intersect(useful_.data(), ends, words_);
  for_each_bit(useful_.data(), words_, [&](int arrival) {
    const auto [set, by] = arrivals_[static_cast<std::size_t>(arrival)];
    CandidateSet removals;
    for (Digit digit : (start.digits & list[set].digits) - DigitSet{first, by}) {
      removals.insert(digit, start.seen_by(digit) & list[set].seen_by(digit));
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
