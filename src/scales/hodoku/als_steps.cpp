// ALS-XZ, ALS-XY-Wing and ALS chains.
#include <algorithm>

#include "src/scales/hodoku/als_list.hpp"
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
