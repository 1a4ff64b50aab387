#include "src/draw/outlines.hpp"

#include <array>
#include <optional>

#include "deduku/houses.hpp"
#include "src/draw/svg_writer.hpp"

namespace deduku::draw {

namespace {

/// Steps from crossing to crossing of the grid lines, clockwise: east, south, west, north.
struct Way {
  int x;
  int y;
};
constexpr std::array<Way, 4> ways = {{{1, 0}, {0, 1}, {-1, 0}, {0, -1}}};
constexpr int line_count = 10;

Point vector_of(int way) {
  const Way& step = ways[static_cast<std::size_t>(way)];
  return {static_cast<double>(step.x), static_cast<double>(step.y)};
}

/// The sides of cells without a neighbour there, as directed edges with the cells at their right.
class Border {
 public:
  explicit Border(const CellSet& cells) {
    for (Cell cell : cells) {
      const int row = cell.index() / 9;
      const int column = cell.index() % 9;
      const auto has = [&](int other_row, int other_column) {
        const bool is_inside = 0 <= other_row && other_row < 9 && 0 <= other_column && other_column < 9;
        return is_inside && cells.contains(Cell::at(other_row, other_column));
      };
      if (!has(row - 1, column)) edge(column, row, 0) = true;
      if (!has(row, column + 1)) edge(column + 1, row, 1) = true;
      if (!has(row + 1, column)) edge(column + 1, row + 1, 2) = true;
      if (!has(row, column - 1)) edge(column, row + 1, 3) = true;
    }
  }

  /// The next loop as its corners, each with the ways before and after it; empty at the end.
  struct Corner {
    Point point;
    int arriving;
    int leaving;
  };
  std::vector<Corner> take_loop() {
    for (int i = 0; i < line_count * line_count; ++i) {
      if (edge(i % line_count, i / line_count, 0)) return follow(i % line_count, i / line_count);
    }
    return {};
  }

 private:
  bool& edge(int x, int y, int way) { return edges_[static_cast<std::size_t>((y * line_count + x) * 4 + way)]; }

  /// Every loop has an edge to the east. If two cells touch at a corner, it keeps to the right, and so to its cell.
  std::vector<Corner> follow(int x, int y) {
    std::vector<Corner> corners;
    int way = 0;
    while (edge(x, y, way)) {
      edge(x, y, way) = false;
      x += ways[static_cast<std::size_t>(way)].x;
      y += ways[static_cast<std::size_t>(way)].y;
      const int next = next_way(x, y, way);
      if (next != way) corners.push_back({Point{x * cell_size, y * cell_size}, way, next});
      way = next;
    }
    return corners;
  }

  int next_way(int x, int y, int way) {
    for (int turn : {1, 0, 3}) {
      if (edge(x, y, (way + turn) % 4)) return (way + turn) % 4;
    }
    return 0;  // the loop is closed; it began to the east
  }

  std::array<bool, static_cast<std::size_t>(line_count) * line_count * 4> edges_{};
};

}  // namespace

std::string outline_of(const CellSet& cells, double inset) {
  constexpr double radius = 9;
  PathData path;
  Border border(cells);
  while (true) {
    const auto corners = border.take_loop();
    if (corners.empty()) return path.text();
    bool is_first = true;
    for (const auto& [point, arriving, leaving] : corners) {
      // The inside is at the right of both ways.
      const Point inward = vector_of((arriving + 1) % 4) + vector_of((leaving + 1) % 4);
      const Point corner = point + inward * inset;
      const Point before = corner - vector_of(arriving) * radius;
      is_first ? path.move(before) : path.line(before);
      path.quadratic(corner, corner + vector_of(leaving) * radius);
      is_first = false;
    }
    path.close();
  }
}

std::vector<CellSet> parts_of(const CellSet& cells) {
  std::vector<CellSet> parts;
  CellSet rest = cells;
  while (!rest.empty()) {
    CellSet part{rest.first()};
    for (CellSet reached; reached != part;) {
      reached = part;
      for (Cell cell : reached) {
        for (Cell other : rest& peers(cell)) {
          if (distance(centre_of(cell), centre_of(other)) == cell_size) part.insert(other);
        }
      }
    }
    rest -= part;
    parts.push_back(part);
  }
  return parts;
}

}  // namespace deduku::draw
