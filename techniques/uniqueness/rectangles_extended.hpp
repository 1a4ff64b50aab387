// Extended rectangles: two lines of a chute, and one line across each of its boxes, with three digits.
//
//      b1        b2        b3          If both rows held {1 2 3} in the three columns, the rows could be
//     {1 2 3}   {1 2 3}   {1 2 3}      swapped there: each column and each box keeps its digits.
//     {1 2 3}   {1 2 3}   {1 2 3}
#pragma once

#include <algorithm>
#include <bit>
#include <utility>
#include <vector>

#include "deduku/per.hpp"
#include "src/core/workspace.hpp"
#include "techniques/facts/digit_triples.hpp"
#include "techniques/uniqueness/deadly_pattern.hpp"

namespace deduku::uniqueness {

/// Three rows of a band, or three columns of a stack.
struct Chute {
  std::array<House, 3> lines;

  /// `index` is 0..5: three bands, three stacks.
  static constexpr Chute at(int index) {
    const auto line = [&](int i) { return index < 3 ? House::row(3 * index + i) : House::column(3 * index - 9 + i); };
    return {{line(0), line(1), line(2)}};
  }
};

/// The cells of a line, as bits by their position in it.
using Places = unsigned;

/// The digits that the cells of a line can hold in a deadly pattern.
class LineDigits {
 public:
  LineDigits(const Grid& grid, House line, const CellSet& changeable) : line_(line) {
    for (Cell cell : changeable& cells_of(line)) {
      const int place = position_in(line, cell).index();
      possible_[place] = possible_digits(grid, cell);
      for (Digit digit : possible_[place]) places_of_[digit] |= 1U << place;
    }
  }

  Cell cell(int place) const { return cell_at(line_, Position(place)); }
  /// Empty if the cell may not be in a pattern.
  DigitSet possible(int place) const { return possible_[place]; }
  /// The places of some digits.
  Places places_of(DigitSet digits) const {
    Places places = 0;
    for (Digit digit : digits) places |= places_of_[digit];
    return places;
  }

 private:
  House line_;
  std::array<DigitSet, 9> possible_{};
  PerDigit<Places> places_of_{};
};

/// The search for one set of digits in two lines.
template <class Visit>
class ExtendedRectangleSearch {
 public:
  ExtendedRectangleSearch(const Grid& grid, const LineDigits& first, const LineDigits& second, bool from_givens,
                          Visit& visit)
      : grid_(grid), lines_{&first, &second}, from_givens_(from_givens), visit_(visit) {}

  bool run(DigitSet digits) {
    fits_ = lines_[0]->places_of(digits) & lines_[1]->places_of(digits);
    if ((fits_ & 0007) == 0 || (fits_ & 0070) == 0 || (fits_ & 0700) == 0) return false;
    digits_ = digits;
    roof_ = {fits_ & lines_[0]->places_of(~digits), fits_ & lines_[1]->places_of(~digits)};
    for (int i = 0; i < 3; ++i) {
      for (int j = 3; fits(i) && j < 6; ++j) {
        for (int k = 6; fits(j) && k < 9; ++k) {
          if (fits(k) && offer({i, j, k})) return true;
        }
      }
    }
    return false;
  }

 private:
  bool fits(int place) const { return (fits_ >> place & 1U) != 0; }
  /// Whether two cells side by side can hold the same digits of the pattern.
  bool is_same(int place) const {
    return ((lines_[0]->possible(place) ^ lines_[1]->possible(place)) & digits_).empty();
  }
  bool offer(const std::array<int, 3>& columns) {
    DeadlyPattern pattern{digits_, {}, {}};
    for (int place : columns) {
      for (std::size_t i : {0U, 1U}) {
        const Cell cell = lines_[i]->cell(place);
        ((roof_[i] >> place & 1U) != 0 ? pattern.roof : pattern.floor).insert(cell);
        pattern.solved.insert_if(grid_.value(cell).has_value(), cell);
      }
      pattern.lacks_candidates |= !is_same(place);
    }
    if (pattern.roof.empty() || pattern.roof.size() > 3) return false;
    return (from_givens_ || !pattern.lacks_candidates) && visit_(pattern);
  }

  const Grid& grid_;
  std::array<const LineDigits*, 2> lines_;
  bool from_givens_;
  Visit& visit_;
  DigitSet digits_;
  Places fits_ = 0;               ///< the places at which both cells side by side have a digit of the pattern
  std::array<Places, 2> roof_{};  ///< among these, the places at which a cell also has other digits
};

/// A set of three digits, by its index among all of them.
struct DigitTriple : Index<DigitTriple, static_cast<int>(facts::digit_triples.size())> {
  using Index::Index;
  DigitSet digits() const { return facts::digit_triples[slot()]; }
};
using TripleSet = Set<DigitTriple>;

/// For each set of digits, as bits, the triples that contain it; empty for the empty set.
inline constexpr auto triples_around = [] {
  std::array<TripleSet, 512> triples;
  for (DigitTriple triple : DigitTriple::all()) {
    const unsigned digits = facts::digit_triples[triple.slot()].bits();
    for (unsigned part = digits; part != 0; part = (part - 1) & digits) triples[part].insert(triple);
  }
  return triples;
}();

/// The triples of digits that contain all digits of some cells of a line.
class FloorTriples {
 public:
  explicit FloorTriples(const LineDigits& line) {
    for (int place = 0; place < 9; ++place) {
      const TripleSet& triples = triples_around[line.possible(place).bits()];
      in_three_ |= in_two_ & triples;
      in_two_ |= in_one_ & triples;
      in_one_ |= triples;
    }
  }
  /// The triples of at least three cells in two lines.
  friend TripleSet in_three_of(const FloorTriples& a, const FloorTriples& b) {
    return a.in_three_ | b.in_three_ | (a.in_two_ & b.in_one_) | (a.in_one_ & b.in_two_);
  }

 private:
  TripleSet in_one_;  ///< the triples of at least one cell
  TripleSet in_two_;
  TripleSet in_three_;
};

/// The extended rectangles of one chute.
template <class Visit>
bool extended_rectangles_in(const Grid& grid, const Chute& chute, Promise promise, Visit& visit) {
  const CellSet changeable = changeable_cells(grid, promise);
  const std::array<LineDigits, 3> lines = {
      {{grid, chute.lines[0], changeable}, {grid, chute.lines[1], changeable}, {grid, chute.lines[2], changeable}}};
  const std::array<FloorTriples, 3> floors = {FloorTriples(lines[0]), FloorTriples(lines[1]), FloorTriples(lines[2])};
  constexpr std::array<std::pair<std::size_t, std::size_t>, 3> pairs = {{{0, 1}, {0, 2}, {1, 2}}};
  std::array<TripleSet, 3> triples;
  for (std::size_t i = 0; i < 3; ++i) triples[i] = in_three_of(floors[pairs[i].first], floors[pairs[i].second]);
  for (DigitTriple triple : triples[0] | triples[1] | triples[2]) {
    for (std::size_t i = 0; i < 3; ++i) {
      if (!triples[i].contains(triple)) continue;
      ExtendedRectangleSearch search(grid, lines[pairs[i].first], lines[pairs[i].second], promise == Promise::givens,
                                     visit);
      if (search.run(triple.digits())) return true;
    }
  }
  return false;
}

/// All extended rectangles with at least three floor cells.
class ExtendedRectangles {
 public:
  void compute(const Grid& grid, Workspace& workspace) {
    list_.clear();
    const auto add = [this](const DeadlyPattern& rectangle) {
      list_.push_back(rectangle);
      return false;
    };
    for (int index = 0; index < 6; ++index) {
      (void)extended_rectangles_in(grid, Chute::at(index), workspace.promise(), add);
    }
  }
  auto begin() const { return list_.begin(); }
  auto end() const { return list_.end(); }
  friend bool operator==(const ExtendedRectangles&, const ExtendedRectangles&) = default;

 private:
  std::vector<DeadlyPattern> list_;
};

/// Calls `visit(rectangle)` with each rectangle, until it returns true.
template <class Visit>
bool extended_rectangles(const Grid& grid, Workspace& workspace, Visit&& visit) {
  return std::ranges::any_of(workspace.get<ExtendedRectangles>(grid), visit);
}

}  // namespace deduku::uniqueness
