#include "src/draw/board_drawing.hpp"

#include <algorithm>
#include <array>

#include "deduku/per.hpp"
#include "src/draw/arrows.hpp"
#include "src/draw/outlines.hpp"
#include "src/draw/shapes.hpp"
#include "src/draw/svg_writer.hpp"

namespace deduku::draw {

namespace {

constexpr double mark_baseline = 8.9;
constexpr double set_inset = 6;
constexpr double overlapping_set_inset = 12;
constexpr double group_radius = 18.5;

/// The look of a set repeats after the sixth; its letter does not.
constexpr std::size_t set_look_count = 6;
constexpr std::array<std::string_view, set_look_count> set_hatches = {
    "M-2 2 2-2M0 10 10 0M8 12 12 8", "M-2 8 2 12M0 0 10 10M8-2 12 2", "M0 5H10", "M5 0V10", "M4 5H6", "M0 5H10M5 0V10"};

std::string look_of(std::size_t set) {
  return std::string(1, static_cast<char>('a' + set % set_look_count));
}
char numeral_of(Digit digit) {
  return static_cast<char>('0' + digit.number());
}

/// Whether houses are filled with a pattern, not with a colour.
bool has_pattern(HouseUse use) {
  return use == HouseUse::cover || use == HouseUse::goal;
}

/// Writes the layers of one board.
class BoardDrawing {
 public:
  BoardDrawing(SvgWriter& svg, const Picture& picture, const BoardStyle& style)
      : svg_(svg), picture_(picture), style_(style) {
    for (const OutlinedSet& set : picture.sets) set_cells_ |= set.cells;
  }

  void write() {
    patterns();
    if (style_.coordinates) coordinates();
    svg_.element("rect", {{"class", "surface"}, {"width", board_size}, {"height", board_size}, {"rx", 5}});
    houses();
    counted_cells();
    for (Cell cell : picture_.fixed) rectangle("fixed", corner_of(cell) + Point{4, 4}, cell_size - 8, cell_size - 8);
    tints();
    grid_lines();
    set_outlines();
    groups();
    axis();
    premises();
    bar_lines();
    moves();
    shapes();
    write_arrows(svg_, picture_);
    strikes();
    set_tags();
    digits();
    if (style_.marks) marks();
    placed_rings();
  }

 private:
  std::string id(std::string_view name) const { return style_.id_prefix + std::string(name); }
  std::string fill(std::string_view name) const { return "url(#" + id(name) + ")"; }

  void pattern(std::string_view name, double size, std::string_view hatch_class, std::string_view path) {
    svg_.begin("pattern", {{"id", id(name)}, {"width", size}, {"height", size}, {"patternUnits", "userSpaceOnUse"}});
    svg_.element("path", {{"class", hatch_class}, {"d", path}});
    svg_.end();
  }

  static std::string_view pattern_of(const ShadedHouse& house) {
    if (house.use == HouseUse::goal) return "goal";
    return house.is_second ? "cover2" : "cover";
  }
  bool needs_pattern(std::string_view name) const {
    return std::ranges::any_of(
        picture_.houses, [&](const ShadedHouse& house) { return has_pattern(house.use) && pattern_of(house) == name; });
  }

  void patterns() {
    if (picture_.sets.empty() && picture_.houses.empty()) return;
    svg_.begin("defs");
    if (needs_pattern("cover")) pattern("cover", 14, "hatch-cover", "M-3 3 3-3M0 14 14 0M11 17 17 11");
    if (needs_pattern("cover2")) pattern("cover2", 14, "hatch-cover", "M-3 11 3 17M0 0 14 14M11-3 17 3");
    if (needs_pattern("goal")) pattern("goal", 12, "hatch-goal", "M4.4 6a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0");
    for (std::size_t i = 0; i < std::min(picture_.sets.size(), set_look_count); ++i) {
      pattern("set-" + look_of(i), 10, "hatch line-" + look_of(i), set_hatches[i]);
    }
    svg_.end();
  }

  void coordinates() {
    Letters letters(svg_, style_.letters_as_lists);
    for (Position position : Position::all()) {
      const double middle = (position.index() + .5) * cell_size;
      letters.add("coord", {middle, -11}, static_cast<char>('1' + position.index()));
      letters.add("coord", {-19, middle + 8}, letter_of_row(position));
    }
    letters.finish();
  }

  /// Rows have letters in notations that name cells by them.
  char letter_of_row(Position row) const {
    if (style_.notation == Notation::rc) return static_cast<char>('1' + row.index());
    const bool is_k = style_.notation == Notation::k9 && row == Position(8);
    return is_k ? 'K' : static_cast<char>('A' + row.index());
  }

  void houses() {
    for (const ShadedHouse& house : picture_.houses) {
      const auto [corner, width, height] = box_of(house.house);
      const std::string paint = has_pattern(house.use) ? fill(pattern_of(house)) : "";
      rectangle(name(house.use), corner, width, height, paint);
    }
  }

  void counted_cells() {
    for (Cell cell : picture_.counted) rectangle("counted", corner_of(cell), cell_size, cell_size);
    if (picture_.loop.empty()) return;
    PathData path;
    for (Cell cell : picture_.loop) path.next(centre_of(cell));
    path.line(centre_of(picture_.loop.front()));
    svg_.element("path", {{"class", "loopline"}, {"d", path.text()}});
  }

  void rectangle(std::string_view classes, Point corner, double width, double height, std::string_view paint = "") {
    if (paint.empty()) {
      svg_.element("rect",
                   {{"class", classes}, {"x", corner.x}, {"y", corner.y}, {"width", width}, {"height", height}});
    } else {
      svg_.element("rect", {{"class", classes},
                            {"x", corner.x},
                            {"y", corner.y},
                            {"width", width},
                            {"height", height},
                            {"fill", paint}});
    }
  }

  void circle(std::string_view classes, Point centre, double radius) {
    svg_.element("circle", {{"class", classes}, {"cx", centre.x}, {"cy", centre.y}, {"r", radius}});
  }

  static std::string outline_of(const OutlinedSet& set) {
    return draw::outline_of(set.cells, set.overlaps ? overlapping_set_inset : set_inset);
  }

  void tints() {
    for (std::size_t i = 0; i < picture_.sets.size(); ++i) {
      const std::string outline = outline_of(picture_.sets[i]);
      svg_.element("path", {{"class", "tint-" + look_of(i)}, {"d", outline}});
      svg_.element("path", {{"fill", fill("set-" + look_of(i))}, {"d", outline}});
    }
    for (Cell cell : (picture_.placed | picture_.placed_marks).cells()) {
      rectangle("placedbg", corner_of(cell), cell_size, cell_size);
    }
  }

  void grid_lines() {
    PathData thin;
    PathData thick;
    for (int line = 1; line < 9; ++line) {
      PathData& path = line % 3 == 0 ? thick : thin;
      path.move({line * cell_size, 0}).line({line * cell_size, board_size});
      path.move({0, line * cell_size}).line({board_size, line * cell_size});
    }
    svg_.element("path", {{"class", "thin"}, {"d", thin.text()}});
    svg_.element("path", {{"class", "thick"}, {"d", thick.text()}});
    svg_.element("rect", {{"class", "frame"}, {"width", board_size}, {"height", board_size}, {"rx", 5}});
  }

  void set_outlines() {
    for (std::size_t i = 0; i < picture_.sets.size(); ++i) {
      const OutlinedSet& set = picture_.sets[i];
      const std::string classes = "set line-" + look_of(i);
      svg_.element("path", {{"class", classes}, {"d", outline_of(set)}});
    }
  }

  /// A letter at the top left of every part of a set; side by side if parts of several sets begin in one cell.
  void set_tags() {
    PerCell<int> tags{};
    for (std::size_t i = 0; i < picture_.sets.size(); ++i) {
      for (const CellSet& part : parts_of(picture_.sets[i].cells)) {
        const Cell first = part.first();
        const int others = tags[first]++;
        write_set_tag(svg_, i, corner_of(first) + Point{4.0 + 23 * others, 4});
      }
    }
  }

  void groups() {
    for (const Node& group : picture_.groups) {
      const std::vector<Point> places = places_of(group);
      const Point first = places.front();
      const Point last = places.back();
      if (first.x == last.x || first.y == last.y) {
        const Point corner = first - Point{group_radius, group_radius};
        svg_.element("rect", {{"class", "group"},
                              {"x", corner.x},
                              {"y", corner.y},
                              {"width", last.x - first.x + 2 * group_radius},
                              {"height", last.y - first.y + 2 * group_radius},
                              {"rx", group_radius}});
      } else {
        PathData path;
        for (Point place : places) path.next(place);
        svg_.element("path", {{"class", "group"}, {"d", path.text()}});
      }
    }
  }

  /// A frame in each cell that has a digit, a line through the places of which one holds the digit, and a cross for
  /// each removed candidate.
  void premises() {
    for (Cell cell : picture_.premises.cells) write_premise_cell(svg_, centre_of(cell));
    for (House house : House::all()) {
      for (Digit digit : picture_.premises.places[house]) places_in(house, digit);
    }
    for (Candidate candidate : picture_.premises.absent) {
      if (!picture_.shows_digit(candidate.cell())) write_absence(svg_, place_of(candidate));
    }
  }

  /// From digit to cell. The lines of one digit are one path, so that they do not darken each other.
  void bar_lines() {
    const std::vector<BarLine>& lines = picture_.bar_lines;
    for (std::size_t begin = 0, end = 0; begin < lines.size(); begin = end) {
      PathData path;
      for (; end < lines.size() && lines[end].by == lines[begin].by; ++end) {
        path.move(centre_of(lines[end].by)).line(centre_of(lines[end].to));
      }
      svg_.element("path", {{"class", "barline"}, {"d", path.text()}});
    }
  }

  /// The diagonal that mirrors the grid, or a ring in the middle for a rotation.
  void axis() {
    if (!picture_.motion || picture_.motion == Motion::other) return;
    if (*picture_.motion < Motion::diagonal) {
      return circle("symmetry", {board_size / 2, board_size / 2}, 1.5 * cell_size);
    }
    const bool is_main = picture_.motion == Motion::diagonal;
    const Point from{is_main ? 0 : board_size, 0};
    const std::string path = PathData().move(from).line({board_size - from.x, board_size}).text();
    svg_.element("path", {{"class", "symmetry"}, {"d", path}});
  }

  /// Between large digits one line is enough for all candidates of a cell.
  void moves() {
    std::vector<std::pair<Point, Point>> drawn;
    const auto end_of = [&](Candidate candidate) {
      return picture_.shows_digit(candidate.cell()) ? centre_of(candidate.cell()) : place_of(candidate);
    };
    for (const Move& move : picture_.moves) {
      const std::pair ends(end_of(move.from), end_of(move.to));
      if (std::ranges::count(drawn, ends) > 0) continue;
      drawn.push_back(ends);
      const Point way = unit(ends.second - ends.first);
      const auto gap = [&](Candidate candidate) { return picture_.shows_digit(candidate.cell()) ? 44.0 : 20.0; };
      write_move(svg_, ends.first + way * gap(move.from), ends.second - way * gap(move.to));
    }
  }

  void places_in(House house, Digit digit) {
    PathData path;
    for (Cell cell : picture_.grid.cells(house, digit)) path.next(place_of({cell, digit}));
    svg_.element("path", {{"class", "premise"}, {"d", path.text()}});
  }

  void shapes() {
    for (Candidate candidate : picture_.removed) {
      if (!picture_.shape_of(candidate)) circle("fallbg", place_of(candidate), 14);
    }
    for (const Mark& mark : picture_.solved) write_shape(svg_, mark, centre_of(mark.candidate.cell()), "held", 2.7);
    for (const Mark& mark : picture_.marks) {
      if (picture_.placed_marks.contains(mark.candidate)) continue;
      write_shape(svg_, mark, place_of(mark.candidate), picture_.removed.contains(mark.candidate) ? "gone" : "");
    }
    for (Candidate candidate : picture_.gone_images) {
      if (!picture_.shows_digit(candidate.cell()))
        write_shape(svg_, {candidate, MarkShape::image}, place_of(candidate));
    }
    for (Candidate candidate : picture_.placed_marks) {
      circle("placed", place_of(candidate), 12.5);
      circle("placedring", place_of(candidate), 17);
    }
  }

  void strikes() {
    for (Candidate candidate : picture_.removed) {
      write_strike(svg_, place_of(candidate), picture_.shape_of(candidate) ? 1.25 : 1);
    }
  }

  void digits() {
    Letters letters(svg_, style_.letters_as_lists);
    const auto add = [&](std::string_view classes, Cell cell, Digit digit) {
      letters.add(classes, centre_of(cell) + Point{0, digit_baseline}, numeral_of(digit));
    };
    for (Cell cell : Cell::all()) {
      const std::optional<Digit> value = picture_.grid.value(cell);
      if (value) add(picture_.grid.givens().contains(cell) ? "given" : "own", cell, *value);
    }
    for (Candidate placed : picture_.placed) add("large", placed.cell(), placed.digit());
    letters.finish();
  }

  void marks() {
    Letters letters(svg_, style_.letters_as_lists);
    for (Cell cell : Cell::all()) {
      if (picture_.shows_digit(cell)) continue;
      for (Digit digit : picture_.grid.candidates(cell)) write_mark({cell, digit}, letters);
    }
    letters.finish();
  }

  /// An eliminated mark has its reason as a tooltip, so it is an element of its own.
  void write_mark(Candidate candidate, Letters& letters) {
    const std::string_view classes = classes_of_mark(candidate);
    const Point place = place_of(candidate) + Point{0, mark_baseline};
    const bool is_removed = picture_.removed.contains(candidate);
    const std::string reason = is_removed && style_.because ? style_.because(candidate) : "";
    if (reason.empty()) return letters.add(classes, place, numeral_of(candidate.digit()));
    svg_.begin("g");
    svg_.text("title", {}, reason);
    Letters alone(svg_, false);
    alone.add(classes, place, numeral_of(candidate.digit()));
    svg_.end();
  }

  std::string_view classes_of_mark(Candidate candidate) const {
    if (picture_.placed_marks.contains(candidate)) return "pm on on-pen";
    if (picture_.removed.contains(candidate)) return "pm falls";
    const auto mark = std::ranges::lower_bound(picture_.marks, candidate, {}, &Mark::candidate);
    if (mark != picture_.marks.end() && mark->candidate == candidate) return ink_classes(*mark);
    return set_cells_.contains(candidate.cell()) ? "pm inset" : "pm";
  }

  void placed_rings() {
    for (Candidate placed : picture_.placed) circle("placedring", centre_of(placed.cell()), 41);
  }

  SvgWriter& svg_;
  const Picture& picture_;
  const BoardStyle& style_;
  CellSet set_cells_;
};

}  // namespace

double margin_before(bool coordinates) {
  return coordinates ? 34 : margin_behind;
}

void write_board(SvgWriter& svg, const Picture& picture, const BoardStyle& style) {
  BoardDrawing(svg, picture, style).write();
}

void write_set_tag(SvgWriter& svg, std::size_t set, Point middle) {
  const std::string classes = "tag-" + look_of(set);
  svg.element(
      "rect",
      {{"class", classes}, {"x", middle.x - 10.5}, {"y", middle.y - 10.5}, {"width", 21}, {"height", 21}, {"rx", 5}});
  svg.text("text", {{"class", "letter"}, {"x", middle.x}, {"y", middle.y + 6.2}}, std::string(1, letter_of(set)));
}

void write_strike(SvgWriter& svg, Point middle, double scale) {
  const Point half = Point{18, -13} * scale;
  const std::string path = PathData().move(middle - half).line(middle + half).text();
  svg.element("path", {{"class", "strike"}, {"d", path}});
}

void write_move(SvgWriter& svg, Point from, Point to) {
  const Point back = unit(from - to) * 13;
  const Point across{-.55 * back.y, .55 * back.x};
  svg.element("path", {{"class", "moveline"}, {"d", PathData().move(from).line(to).text()}});
  svg.element("path", {{"class", "movehead"},
                       {"d", PathData().move(to + back + across).line(to).line(to + back - across).text()}});
}

void write_premise_cell(SvgWriter& svg, Point centre, double half) {
  svg.element("rect", {{"class", "premise"},
                       {"x", centre.x - half},
                       {"y", centre.y - half},
                       {"width", 2 * half},
                       {"height", 2 * half},
                       {"rx", 8}});
}

void write_absence(SvgWriter& svg, Point middle) {
  constexpr double half = 6;
  const std::string path = PathData()
                               .move(middle - Point{half, half})
                               .line(middle + Point{half, half})
                               .move(middle + Point{-half, half})
                               .line(middle + Point{half, -half})
                               .text();
  svg.element("path", {{"class", "absent"}, {"d", path}});
}

void write_house_sample(SvgWriter& svg, HouseUse use, Point middle, std::string_view id_prefix) {
  const std::string fill = "url(#" + std::string(id_prefix) + std::string(name(use)) + ")";
  svg.element("rect", {{"class", name(use)},
                       {"x", middle.x - 19},
                       {"y", middle.y - 12},
                       {"width", 38},
                       {"height", 24},
                       {has_pattern(use) ? "fill" : "rx", has_pattern(use) ? fill : "0"}});
}

}  // namespace deduku::draw
