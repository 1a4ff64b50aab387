// Conjugate pairs: houses in which a digit has exactly two places, so that one of the two cells holds it.
#pragma once

#include <span>

#include "deduku/per.hpp"
#include "src/core/workspace.hpp"

namespace deduku::facts {

struct ConjugatePair {
  Digit digit;
  House house;
  Cell first;  ///< the cell with the lower index
  Cell second;
};

/// The conjugate pairs of a grid; those of each digit are computed on demand.
class ConjugatePairs {
 public:
  void compute(const Grid&, Workspace&) { known_ = {}; }

  /// The pairs of one digit: rows, columns, then boxes, each ascending.
  std::span<const ConjugatePair> of(const Grid& grid, Digit digit) {
    if (!known_.contains(digit)) find(grid, digit);
    const List& list = lists_[digit];
    return std::span(list.pairs).first(list.size);
  }
  friend bool operator==(const ConjugatePairs& a, const ConjugatePairs& b) { return a.known_ == b.known_; }

 private:
  struct List {
    std::array<ConjugatePair, House::count> pairs;
    std::size_t size = 0;
  };
  void find(const Grid& grid, Digit digit);

  PerDigit<List> lists_;
  DigitSet known_;
};

/// All conjugate pairs of a digit: rows, columns, then boxes, each ascending.
inline std::span<const ConjugatePair> conjugate_pairs(const Grid& grid, Workspace& workspace, Digit digit) {
  return workspace.get<ConjugatePairs>(grid).of(grid, digit);
}

}  // namespace deduku::facts
