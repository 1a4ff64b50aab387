// Facts: "this candidate is true", "this candidate is false", and the same about groups.
//
//     6  6  .  |  .  .  6        A group is all candidates of a digit in a segment, two or three cells:
//     .  .  6  |  .  .  .        "one of r1c12 is 6". In box 1 either the group holds the 6 or r2c3 does; in
//                                row 1 either the group or r1c6.
#pragma once

#include "deduku/step.hpp"
#include "src/core/segments.hpp"

namespace deduku::forcing {

/// Something true or false: a candidate (indices below `2 * Candidate::count`) or a group. "on" says that it is true,
/// that one of its cells holds the digit; "off" that it is false, that none does.
struct Fact : Index<Fact, 2 * (Candidate::count + Digit::count * Segment::count), std::uint16_t> {
  using Index::Index;
  constexpr Fact(Candidate candidate, bool is_on) : Index(2 * candidate.index() + (is_on ? 1 : 0)) {}
  constexpr Fact(Digit digit, Segment segment, bool is_on)
      : Index(2 * (Candidate::count + Segment::count * digit.index() + segment.index()) + (is_on ? 1 : 0)) {}

  /// How many facts are about candidates.
  static constexpr int candidate_count = 2 * Candidate::count;

  constexpr bool is_on() const { return raw % 2 == 1; }
  constexpr bool is_group() const { return raw >= candidate_count; }
  constexpr Fact negated() const { return Fact(raw ^ 1); }
  /// Of a fact about a candidate.
  constexpr Candidate candidate() const { return Candidate(raw / 2); }
  /// Of a fact about a group.
  constexpr Segment segment() const { return Segment((raw / 2 - Candidate::count) % Segment::count); }
  constexpr Digit digit() const {
    return is_group() ? Digit((raw / 2 - Candidate::count) / Segment::count) : candidate().digit();
  }
  /// The cells it speaks of, on this grid.
  CellSet cells(const Grid& grid) const {
    return is_group() ? grid.cells(digit()) & cells_of(segment()) : CellSet{candidate().cell()};
  }
};

/// Facts about candidates.
struct Facts {
  CandidateSet on;
  CandidateSet off;

  bool contains(Fact fact) const { return (fact.is_on() ? on : off).contains(fact.candidate()); }
  void insert(Fact fact) { (fact.is_on() ? on : off).insert(fact.candidate()); }
  Facts& operator|=(const Facts& other) {
    on |= other.on;
    off |= other.off;
    return *this;
  }
  Facts& operator&=(const Facts& other) {
    on &= other.on;
    off &= other.off;
    return *this;
  }
  Facts& operator-=(const Facts& other) {
    on -= other.on;
    off -= other.off;
    return *this;
  }
  friend bool operator==(const Facts&, const Facts&) = default;
};

}  // namespace deduku::forcing
