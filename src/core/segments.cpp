#include "src/core/segments.hpp"

namespace deduku {

namespace {

constexpr std::int8_t ordinal_of(House house, PositionSet positions) {
  if (positions.size() < 2) return -1;
  const int count = house.is_box() ? 6 : 3;
  for (int ordinal = 0; ordinal < count; ++ordinal) {
    const Segment segment = segment_at(house, ordinal);
    const CellSet cells = cells_of(segment.line()) & cells_of(segment.box());
    if (cells.contains(cells_at(house, positions))) return static_cast<std::int8_t>(ordinal);
  }
  return -1;
}

constexpr detail::SegmentGeometry make_segment_geometry() {
  detail::SegmentGeometry geometry;
  for (Segment segment : Segment::all()) {
    geometry.cells[segment.index()] = cells_of(segment.line()) & cells_of(segment.box());
    geometry.inside[segment.line().index()].insert(segment);
    geometry.inside[segment.box().index()].insert(segment);
  }
  for (unsigned bits = 0; bits < 512; ++bits) {
    geometry.ordinal_of[0][bits] = ordinal_of(House::row(0), PositionSet::from_bits(bits));
    geometry.ordinal_of[1][bits] = ordinal_of(House::box(0), PositionSet::from_bits(bits));
  }
  return geometry;
}

}  // namespace

namespace detail {
constinit const SegmentGeometry segment_geometry = make_segment_geometry();
}  // namespace detail

std::optional<Segment> segment_of(const CellSet& cells) {
  assert(cells.size() >= 2);
  const House box = cells.first().box();
  PositionSet positions;
  if (!cells_of(box).contains(cells)) return std::nullopt;
  for (Cell cell : cells) positions.insert(position_in(box, cell));
  return segment_with(box, positions);
}

}  // namespace deduku
