// ALS-XZ, ALS-XY-Wing and ALS chains.
#include "src/scales/hodoku/hodoku_als.hpp"

#include <algorithm>

#include "src/scales/hodoku/hodoku_producers.hpp"

namespace deduku::hodoku {

namespace {

/// Whether the digits that two sets share, except `used`, remove anything.
bool remove_in_common(const AlsList& list, const facts::AlmostLockedSet& a, const facts::AlmostLockedSet& b,
                      DigitSet used) {
  for (Digit digit : (a.digits & b.digits) - used) {
    if (list.seen_by(a, digit).intersects(list.seen_by(b, digit))) return true;
  }
  return false;
}

/// The removals of the digits that two sets share, except `used`: from cells that see all their places in both.
CandidateSet common_removals(const AlsList& list, const facts::AlmostLockedSet& a, const facts::AlmostLockedSet& b,
                             DigitSet used) {
  CandidateSet removals;
  for (Digit digit : (a.digits & b.digits) - used)
    removals.insert(digit, list.seen_by(a, digit) & list.seen_by(b, digit));
  return removals;
}

/// Doubly linked sets are locked: each takes one of the two digits, and all its other digits.
void remove_locked(const AlsList& list, const facts::AlmostLockedSet& a, const facts::AlmostLockedSet& b,
                   DigitSet linked, HodokuHint& hint) {
  for (Digit digit : linked) hint.remove(digit, list.seen_by(a, digit) & list.seen_by(b, digit));
  for (Digit digit : a.digits - linked) hint.remove(digit, list.seen_by(a, digit) - b.cells);
  for (Digit digit : b.digits - linked) hint.remove(digit, list.seen_by(b, digit) - a.cells);
}

/// The set of a link that is not `set`.
int other_set(const RestrictedCommon& common, int set) {
  return common.from == set ? common.to : common.from;
}

/// Two sets linked to a third one, by different digits: one of them takes each digit that they share.
bool remove_wing(const AlsList& list, const RestrictedCommon& first, const RestrictedCommon& second, HodokuHint& hint) {
  const int hinge = second.from == first.from || second.to == first.from ? first.from : first.to;
  const facts::AlmostLockedSet& a = list[other_set(first, hinge)];
  const facts::AlmostLockedSet& b = list[other_set(second, hinge)];
  const DigitSet linked = first.digits | second.digits;
  if (linked.size() < 2 || a.cells.intersects(b.cells) || !remove_in_common(list, a, b, linked)) return false;
  hint.remove(common_removals(list, a, b, linked));
  return true;
}

/// The wings of a link with later ones, in order: those at both its sets, merged.
bool find_wing_with(const AlsList& list, int first, HodokuHint& hint) {
  const RestrictedCommon& common = list.commons()[static_cast<std::size_t>(first)];
  const auto at_from = list.commons_at(common.from);
  const auto at_to = list.commons_at(common.to);
  auto a = std::ranges::upper_bound(at_from, first);
  auto b = std::ranges::upper_bound(at_to, first);
  while (a != at_from.end() || b != at_to.end()) {
    const bool takes_a = b == at_to.end() || (a != at_from.end() && *a < *b);
    const int second = takes_a ? *a++ : *b++;
    if (remove_wing(list, common, list.commons()[static_cast<std::size_t>(second)], hint)) return true;
  }
  return false;
}

}  // namespace

void AlsList::compute(const Grid& grid, Workspace& workspace) {
  catalogue_ = &workspace.get<facts::AlmostLockedSets>(grid);
  neighbours_.compute(grid, workspace, facts::RestrictedCommons::unlimited);
  commons_.clear();
  first_common_.clear();
  if (at_.size() < sets().size()) at_.resize(sets().size());
  for (auto& places : at_) places.clear();
  for (int from = 0; from < catalogue_->size(); ++from) {
    first_common_.push_back(static_cast<int>(commons_.size()));
    add_commons_from(from);
  }
  first_common_.push_back(static_cast<int>(commons_.size()));
}

/// Lists the restricted commons of a set with later ones.
void AlsList::add_commons_from(int from) {
  for (const auto& [to, links] : neighbours_.of(from)) {
    if (to <= from || (*this)[to].cells.intersects((*this)[from].cells)) continue;
    const int place = static_cast<int>(commons_.size());
    at_[static_cast<std::size_t>(from)].push_back(place);
    at_[static_cast<std::size_t>(to)].push_back(place);
    DigitSet two = links;
    while (two.size() > 2) two.erase(two.last());  // only grids without a solution have more
    commons_.push_back({from, to, two});
  }
}

void AlsChains::list_arrivals(const AlsList& list) {
  arrivals_.clear();
  number_.resize(list.sets().size());
  for (PerDigit<int>& numbers : number_) numbers.fill(-1);
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
    best.offer(common_removals(list, start, list[set], {first, by}), 0);
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

bool find_als_xz(SearchContext context, HodokuHint& hint) {
  const AlsList& list = context.workspace.get<AlsList>(context.grid);
  for (const RestrictedCommon& common : list.commons()) {
    const facts::AlmostLockedSet& a = list[common.from];
    const facts::AlmostLockedSet& b = list[common.to];
    if (common.digits.size() < 2 && !remove_in_common(list, a, b, common.digits)) continue;
    hint.remove(common_removals(list, a, b, common.digits));
    if (common.digits.size() == 2) remove_locked(list, a, b, common.digits, hint);
    if (hint.has_effect()) return true;
  }
  return false;
}

/// Pairs of links that meet in a set, in the order of the list.
bool find_als_xy_wing(SearchContext context, HodokuHint& hint) {
  const AlsList& list = context.workspace.get<AlsList>(context.grid);
  for (int first = 0; first < static_cast<int>(list.commons().size()); ++first) {
    if (find_wing_with(list, first, hint)) return true;
  }
  return false;
}

bool find_als_chain(SearchContext context, HodokuHint& hint) {
  return context.scratch.als_chains.find(context.workspace.get<AlsList>(context.grid), hint);
}

}  // namespace deduku::hodoku
