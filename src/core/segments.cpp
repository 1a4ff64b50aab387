#include "src/core/segments.hpp"

#include <bit>

namespace deduku {

namespace {

/// The positions of a segment in its house: three in a row of a box or a third of a line, or a column of a box.
constexpr unsigned positions_at(int ordinal) {
  return ordinal < 3 ? 0b111u << (3 * ordinal) : 0b001'001'001u << (ordinal - 3);
}

/// The first of the segments of a house, `count` in their order, that contains positions, at least two; -1 if there is
/// no such segment.
constexpr std::int8_t ordinal_of(unsigned positions, int count) {
  if (std::popcount(positions) < 2) return -1;
  for (int ordinal = 0; ordinal < count; ++ordinal) {
    if ((positions & ~positions_at(ordinal)) == 0) return static_cast<std::int8_t>(ordinal);
  }
  return -1;
}

constexpr detail::SegmentGeometry make_segment_geometry() {
  detail::SegmentGeometry geometry;
  for (Segment segment : Segment::all()) {
    geometry.cells[segment] = cells_of(segment.line()) & cells_of(segment.box());
    geometry.inside[segment.line()].insert(segment);
    geometry.inside[segment.box()].insert(segment);
  }
  for (unsigned bits = 0; bits < 512; ++bits) {
    geometry.ordinal_of[0][bits] = ordinal_of(bits, 3);
    geometry.ordinal_of[1][bits] = ordinal_of(bits, 6);
  }
  return geometry;
}

}  // namespace

namespace detail {
constinit const SegmentGeometry segment_geometry = make_segment_geometry();
}  // namespace detail

}  // namespace deduku
