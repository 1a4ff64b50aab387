// Claims: "this candidate is true", "this candidate is false", and the same about groups.
//
//     6  6  .  |  .  .  6        A group is all candidates of a digit in a segment, two or three cells:
//     .  .  6  |  .  .  .        "one of r1c12 is 6". In box 1 either the group holds the 6 or r2c3 does; in
//                                row 1 either the group or r1c6.
#pragma once

#include "deduku/grid.hpp"
#include "src/core/segments.hpp"

namespace deduku {

/// The claim that a candidate (indices below `candidate_count`) or a group is true, so that one of its cells has the
/// digit; or that it is false, so that none of its cells does.
struct Claim : Index<Claim, 2 * (Candidate::count + Digit::count * Segment::count), std::uint16_t> {
  using Index::Index;
  constexpr Claim(Candidate candidate, bool is_true) : Index(2 * candidate.index() + (is_true ? 1 : 0)) {}
  constexpr Claim(Digit digit, Segment segment, bool is_true)
      : Index(2 * (Candidate::count + Segment::count * digit.index() + segment.index()) + (is_true ? 1 : 0)) {}

  /// The number of claims about candidates.
  static constexpr int candidate_count = 2 * Candidate::count;

  constexpr bool is_true() const { return raw % 2 == 1; }
  constexpr bool is_group() const { return raw >= candidate_count; }
  constexpr Claim negated() const { return Claim(raw ^ 1); }
  /// For a claim about a candidate.
  constexpr Candidate candidate() const { return Candidate(raw / 2); }
  /// For a claim about a group.
  constexpr Segment segment() const { return Segment((raw / 2 - Candidate::count) % Segment::count); }
  constexpr Digit digit() const {
    return is_group() ? Digit((raw / 2 - Candidate::count) / Segment::count) : candidate().digit();
  }
  /// The cells of the claim on this grid.
  CellSet cells(const Grid& grid) const {
    return is_group() ? grid.cells(digit()) & cells_of(segment()) : CellSet{candidate().cell()};
  }
};

/// Claims about candidates: `on` that they are true, `off` that they are false.
struct Claims {
  CandidateSet on;
  CandidateSet off;

  bool contains(Claim claim) const { return (claim.is_true() ? on : off).contains(claim.candidate()); }
  void insert(Claim claim) { (claim.is_true() ? on : off).insert(claim.candidate()); }
  Claims& operator|=(const Claims& other) {
    on |= other.on;
    off |= other.off;
    return *this;
  }
  Claims& operator&=(const Claims& other) {
    on &= other.on;
    off &= other.off;
    return *this;
  }
  Claims& operator-=(const Claims& other) {
    on -= other.on;
    off -= other.off;
    return *this;
  }
  friend bool operator==(const Claims&, const Claims&) = default;
};

}  // namespace deduku
