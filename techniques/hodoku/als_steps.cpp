// ALS-XZ, ALS-XY-Wing and ALS chains.
#include "techniques/hodoku/als.hpp"
#include "techniques/hodoku/producers.hpp"

namespace deduku::hodoku {

namespace {

/// The digits of both sets but `used` fall where all their places in both are seen.
CandidateSet common_removals(const Als& a, const Als& b, DigitSet used) {
  CandidateSet removals;
  for (Digit digit : (a.digits & b.digits) - used)
    removals.insert(digit, a.seen_by(digit) & b.seen_by(digit));
  return removals;
}

/// Doubly linked sets are locked: each takes one of the two digits, and all its others.
void add_locked(const Als& a, const Als& b, DigitSet linked, CandidateSet& removals) {
  for (Digit digit : a.digits - linked) removals.insert(digit, a.seen_by(digit) - b.cells);
  for (Digit digit : b.digits - linked) removals.insert(digit, b.seen_by(digit) - a.cells);
  for (Digit digit : linked) removals.insert(digit, a.seen_by(digit) & b.seen_by(digit));
}

CandidateSet xz_removals(const Als& a, const Als& b, DigitSet linked) {
  CandidateSet removals = common_removals(a, b, linked);
  if (linked.size() == 2) add_locked(a, b, linked, removals);
  return removals;
}

}  // namespace

bool find_als_xz(Scene scene, Hint& hint) {
  AlsList& list = scene.scratch.als;
  list.know(scene.grid);
  for (const RestrictedCommon& common : list.commons()) {
    hint.remove(xz_removals(list[common.from], list[common.to], common.digits));
    if (hint.is_worth()) return true;
  }
  return false;
}

bool find_als_xy_wing(Scene scene, Hint& hint) {
  AlsList& list = scene.scratch.als;
  list.know(scene.grid);
  const auto commons = list.commons();
  for (std::size_t i = 0; i < commons.size(); ++i) {
    for (std::size_t j = i + 1; j < commons.size(); ++j) {
      const RestrictedCommon& first = commons[i];
      const RestrictedCommon& second = commons[j];
      int a = -1;
      int b = -1;
      if (first.from == second.from) {
        a = first.to;
        b = second.to;
      } else if (first.from == second.to) {
        a = first.to;
        b = second.from;
      } else if (first.to == second.from) {
        a = first.from;
        b = second.to;
      } else if (first.to == second.to) {
        a = first.from;
        b = second.from;
      }
      if (a < 0 || a == b) continue;
      if ((first.digits | second.digits).size() < 2) continue;
      if (list[a].cells.intersects(list[b].cells)) continue;
      hint.remove(common_removals(list[a], list[b], first.digits | second.digits));
      if (hint.is_worth()) return true;
    }
  }
  return false;
}

}  // namespace deduku::hodoku
