// Consequences of an exocet: all ways to give its targets two digits of the base are tried, and candidates that are in
// none of them are eliminated.
//
// A digit a of the base that is in the first target, in c1, is neither in the band nor in a target on c0 and c2: it
// takes one S cell in each of these, in two different lines. The digit b of the second target takes one S cell in c0
// and one in c1. The two do not take the same S cell. And each digit is in the mirror of its target.
#pragma once

#include "techniques/exotic/exocets.hpp"

namespace deduku::exotic {

/// Two different digits, the first for the first target.
struct OrderedPair {
  Digit first;
  Digit second;

  DigitSet digits() const { return {first, second}; }
  friend bool operator==(const OrderedPair&, const OrderedPair&) = default;
};

/// Pairs of digits for the targets of an exocet.
class TargetPairs {
 public:
  void insert(OrderedPair pair) { seconds_[pair.first].insert(pair.second); }
  void erase(OrderedPair pair) { seconds_[pair.first].erase(pair.second); }
  bool contains(OrderedPair pair) const { return seconds_[pair.first].contains(pair.second); }
  bool empty() const {
    for (DigitSet seconds : seconds_) {
      if (!seconds.empty()) return false;
    }
    return true;
  }
  template <class Visit>
  void for_each(Visit&& visit) const {
    for (Digit first : Digit::all()) {
      for (Digit second : seconds_[first]) visit(OrderedPair{first, second});
    }
  }
  friend bool operator==(const TargetPairs&, const TargetPairs&) = default;

 private:
  PerDigit<DigitSet> seconds_{};  ///< by the first digit
};

/// The places in the S cells that a pair in the targets leaves for its digits.
struct SPlaces {
  /// The places of the first digit in c0 and c2, and of the second one in c0 and c1, without impossible ones.
  std::array<std::array<PositionSet, 2>, 2> of;

  /// Calls `visit` with all pairs of S cells for a digit of the pair, as positions in c0 and in the other line.
  template <class Visit>
  void for_each(std::size_t digit, Visit&& visit) const {
    const PositionSet others = starts(1 - digit);
    for (Position start : starts(digit)) {
      if ((others - PositionSet{start}).empty()) continue;
      for (Position end : of[digit][1] - PositionSet{start}) visit(start, end);
    }
  }
  /// The places in c0 that leave the digit another place in another line.
  PositionSet starts(std::size_t digit) const {
    PositionSet positions;
    for (Position start : of[digit][0]) positions.insert_if(!(of[digit][1] - PositionSet{start}).empty(), start);
    return positions;
  }
  bool are_possible() const { return !starts(0).empty() && !starts(1).empty() && (starts(0) | starts(1)).size() > 1; }
};

/// The ways to fill an exocet, and the candidates that they allow.
class ExocetPairs {
 public:
  ExocetPairs(const Grid& grid, const Exocet& exocet);

  /// The pairs that base, targets and S cells allow.
  const TargetPairs& fitting() const { return fitting_; }
  /// The fitting pairs that the mirrors also allow.
  const TargetPairs& mirrored() const { return mirrored_; }

  /// The candidates of base and targets that no pair allows.
  CandidateSet outside(const TargetPairs& pairs) const;
  /// The candidates of the mirrors that no pair allows.
  CandidateSet outside_mirrors(const TargetPairs& pairs) const;
  /// The candidates that see, with each pair, a place of a digit that all pairs have.
  CandidateSet seen_by_known(const TargetPairs& pairs) const;
  /// Adds to `cells`, for a digit, the cells that do not see it in some placement with the pair. `digit` is the digit
  /// of the first or of the second target.
  void add_unseen(OrderedPair pair, std::size_t digit, CellSet& cells) const;

  /// Whether a pair would be in a rectangle of the base and the two cells beside it in another line, crosswise.
  bool needs_rectangle(OrderedPair pair, House line) const;

  SPlaces s_places(OrderedPair pair) const;
  /// The digits that have no other place in the box of a mirror.
  DigitSet locked_in_mirror(std::size_t target) const { return locked_[target]; }

 private:
  bool fits_base(OrderedPair pair) const;
  /// The possible digits of the two cells of a mirror, in their order.
  struct MirrorFilling {
    std::array<DigitSet, 2> digits;
    bool is_possible() const { return !digits[0].empty(); }
  };
  MirrorFilling filling(std::size_t target, Digit own, Digit other) const;
  DigitSet digits_in(Cell cell) const;

  const Grid& grid_;
  const Exocet& exocet_;
  std::array<PerDigit<PositionSet>, 3> s_cells_{};  ///< by cross-line and digit
  std::array<DigitSet, 2> locked_;                  ///< in the mirrors
  TargetPairs fitting_;
  TargetPairs mirrored_;
};

}  // namespace deduku::exotic
