// Segments: the intersections of a line and a box. A group of chains is all candidates of a digit in one.
//
//     6  6  .  |  .  .  6        Each house consists of segments: a line of three; a box of its three rows,
//     .  .  6  |  .  .  .        and again of its three columns.
#pragma once

#include <optional>

#include "deduku/houses.hpp"
#include "deduku/per.hpp"

namespace deduku {

/// Three cells in a line and a box. Segment 3 * line + third; the lines are the houses 0..17.
struct Segment : Index<Segment, 54> {
  using Index::Index;

  constexpr House line() const { return House(raw / 3); }
  constexpr House box() const {
    const int line = raw / 3;
    const int third = raw % 3;
    return House::box(line < 9 ? line / 3 * 3 + third : 3 * third + (line - 9) / 3);
  }
  /// The other house of a segment of `house`.
  constexpr House across(House house) const { return house.is_box() ? line() : box(); }
};
using SegmentSet = Set<Segment>;

namespace detail {

struct SegmentGeometry {
  Per<Segment, CellSet> cells{};
  PerHouse<SegmentSet> inside{};
  /// Per kind of house, line or box, and set of positions as bits: the index, in their order, of the segment of the
  /// house that contains them; -1 if no segment does or there are fewer than two positions.
  std::array<std::array<std::int8_t, 512>, 2> ordinal_of{};
};

extern const SegmentGeometry segment_geometry;

}  // namespace detail

/// The three cells of a segment.
inline const CellSet& cells_of(Segment segment) {
  return detail::segment_geometry.cells[segment];
}
/// The segments of a house: three in a line; six in a box, its rows before its columns.
inline const SegmentSet& segments_in(House house) {
  return detail::segment_geometry.inside[house];
}

/// The segment of a house by its index: 0..2 in a line, 0..5 in a box.
constexpr Segment segment_at(House house, int ordinal) {
  if (house.is_line()) return Segment(3 * house.index() + ordinal);
  const int box = house.index() - 18;
  return ordinal < 3 ? Segment(3 * (box / 3 * 3 + ordinal) + box % 3)
                     : Segment(3 * (9 + box % 3 * 3 + ordinal - 3) + box / 3);
}

/// The segment of a house that contains two or three positions; empty if no segment does or there are fewer than two
/// positions.
inline std::optional<Segment> segment_with(House house, PositionSet positions) {
  const int ordinal = detail::segment_geometry.ordinal_of[house.is_box() ? 1 : 0][positions.bits()];
  return ordinal < 0 ? std::nullopt : std::optional(segment_at(house, ordinal));
}

}  // namespace deduku
