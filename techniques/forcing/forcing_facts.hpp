// Facts: "this candidate is true", "this candidate is false", and the same about groups.
//
//     6  6  .  |  .  .  6        A group is all candidates of a digit where a line meets a box, two or three
//     .  .  6  |  .  .  .        cells: "one of r1c12 is 6". In box 1 either the group holds the 6 or r2c3
//                                does; in row 1 either the group or r1c6.
#pragma once

#include "deduku/step.hpp"

namespace deduku::forcing {

/// Where a line meets a box: three cells. Segment 3 * line + third; the lines are the houses 0..17.
struct Segment : Index<Segment, 54> {
  using Index::Index;

  constexpr House line() const { return House(raw / 3); }
  constexpr House box() const {
    const int line = raw / 3;
    const int third = raw % 3;
    return House::box(line < 9 ? line / 3 * 3 + third : 3 * third + (line - 9) / 3);
  }
};
using SegmentSet = Set<Segment>;

namespace detail {

struct SegmentGeometry {
  std::array<CellSet, Segment::count> cells{};
  std::array<CellSet, Segment::count> segment_peers{};
  std::array<SegmentSet, Segment::count> parallel{};
  std::array<SegmentSet, Segment::count> crossing{};
  std::array<SegmentSet, Cell::count> segments_seen_by{};
  std::array<SegmentSet, House::count> inside{};
};

constexpr SegmentGeometry make_segment_geometry() {
  SegmentGeometry geometry;
  for (Segment a : Segment::all()) {
    const int i = a.index();
    geometry.cells[i] = cells_of(a.line()) & cells_of(a.box());
    geometry.segment_peers[i] = (cells_of(a.line()) | cells_of(a.box())) - geometry.cells[i];
    for (Cell cell : geometry.segment_peers[i]) geometry.segments_seen_by[cell.index()].insert(a);
    geometry.inside[a.line().index()].insert(a);
    geometry.inside[a.box().index()].insert(a);
    for (Segment b : Segment::all()) {
      if (a == b) continue;
      const bool same_direction = a.line().kind() == b.line().kind();
      if (a.line() == b.line() || (a.box() == b.box() && same_direction)) geometry.parallel[i].insert(b);
      if (a.box() == b.box() && !same_direction) geometry.crossing[i].insert(b);
    }
  }
  return geometry;
}

inline constexpr SegmentGeometry segment_geometry = make_segment_geometry();

}  // namespace detail

/// The three cells of a segment.
constexpr const CellSet& cells_of(Segment segment) {
  return detail::segment_geometry.cells[segment.index()];
}
/// The twelve cells outside that see all of a segment: the rest of its line and of its box.
constexpr const CellSet& segment_peers(Segment segment) {
  return detail::segment_geometry.segment_peers[segment.index()];
}
/// The segments whose watchers include `cell`.
constexpr SegmentSet segments_seen_by(Cell cell) {
  return detail::segment_geometry.segments_seen_by[cell.index()];
}
/// The segments that lie in a house: three in a line, six in a box.
constexpr SegmentSet segments_in(House house) {
  return detail::segment_geometry.inside[house.index()];
}
/// The segments of the same direction in the line and in the box of a segment: they never share a cell with it.
constexpr SegmentSet parallel_to(Segment segment) {
  return detail::segment_geometry.parallel[segment.index()];
}
/// The segments of the other direction in the box of a segment: each shares one cell with it.
constexpr SegmentSet crossing(Segment segment) {
  return detail::segment_geometry.crossing[segment.index()];
}

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
  /// What it is about, whether on or off: 0 .. Fact::count / 2 - 1.
  constexpr int subject() const { return raw / 2; }
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
