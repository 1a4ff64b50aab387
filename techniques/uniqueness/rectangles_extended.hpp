// Extended rectangles: two lines of a chute, and one line across each of its boxes, with three digits.
//
//      b1        b2        b3          If both rows held {1 2 3} in the three columns, the rows could be
//     {1 2 3}   {1 2 3}   {1 2 3}      swapped there: each column and each box keeps its digits.
//     {1 2 3}   {1 2 3}   {1 2 3}
#pragma once

#include <algorithm>
#include <utility>
#include <vector>

#include "src/core/workspace.hpp"
#include "techniques/facts/candidate_counts.hpp"
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
  CellSet cells() const { return cells_of(lines[0]) | cells_of(lines[1]) | cells_of(lines[2]); }
};

/// The search for one set of digits in two lines.
template <class Visit>
class ExtendedRectangleSearch {
 public:
  ExtendedRectangleSearch(const Grid& grid, DigitSet digits, const CellSet& floor, bool from_givens, Visit& visit)
      : grid_(grid), digits_(digits), floor_(floor), from_givens_(from_givens), visit_(visit) {}

  bool run(House first, House second) {
    for (int i = 0; i < 9; ++i) compare(i, cell_at(first, Position(i)), cell_at(second, Position(i)));
    for (int i = 0; i < 3; ++i) {
      for (int j = 3; fits_[i] && j < 6; ++j) {
        for (int k = 6; fits_[j] && k < 9; ++k) {
          if (!fits_[k]) continue;
          const CellSet columns = across(first, second, i) | across(first, second, j) | across(first, second, k);
          if (offer(columns, !(is_same_[i] && is_same_[j] && is_same_[k]))) return true;
        }
      }
    }
    return false;
  }

 private:
  /// Notes whether two cells side by side can change their digits of the pattern.
  void compare(int column, Cell a, Cell b) {
    const DigitSet of_a = grid_.candidates(a) & digits_;
    const DigitSet of_b = grid_.candidates(b) & digits_;
    is_same_[column] = of_a == of_b;
    fits_[column] = !of_a.empty() && !of_b.empty() && (of_a == of_b || from_givens_);
  }
  static CellSet across(House first, House second, int i) {
    return {cell_at(first, Position(i)), cell_at(second, Position(i))};
  }
  bool offer(const CellSet& cells, bool lacks_candidates) {
    const CellSet roof = cells - floor_;
    return !roof.empty() && roof.size() <= 3 && visit_(DeadlyPattern{digits_, cells - roof, roof, lacks_candidates});
  }

  const Grid& grid_;
  DigitSet digits_;
  CellSet floor_;
  bool from_givens_;
  Visit& visit_;
  std::array<bool, 9> fits_{};
  std::array<bool, 9> is_same_{};  ///< in the present grid
};

/// Where three digits stand among all triples of digits.
inline constexpr auto triple_index = [] {
  std::array<std::uint8_t, 512> index{};
  for (std::size_t i = 0; i < facts::digit_triples.size(); ++i) {
    index[facts::digit_triples[i].bits()] = static_cast<std::uint8_t>(i);
  }
  return index;
}();

/// For each triple of digits how many cells of each line of a chute have nothing else, of those with two or three candidates.
class FloorSizes {
 public:
  FloorSizes(const Grid& grid, const Chute& chute, const CellSet& small) {
    for (std::size_t line = 0; line < 3; ++line) {
      for (Cell cell : small& cells_of(chute.lines[line])) count(grid.candidates(cell), sizes_[line]);
    }
  }
  int in(std::size_t line, std::size_t triple) const { return sizes_[line][triple]; }
  /// Whether two lines have enough of them for a roof of three cells at most.
  bool suffice(std::size_t first, std::size_t second, std::size_t triple) const {
    return in(first, triple) + in(second, triple) >= 3;
  }

 private:
  using Sizes = std::array<std::uint8_t, facts::digit_triples.size()>;

  static void count(DigitSet digits, Sizes& sizes) {
    if (digits.size() == 3) {
      ++sizes[triple_index[digits.bits()]];
      return;
    }
    for (Digit third : ~digits) ++sizes[triple_index[(digits | DigitSet{third}).bits()]];
  }

  std::array<Sizes, 3> sizes_{};
};

/// The extended rectangles of one chute; `small` are its cells with two or three candidates.
template <class Visit>
bool extended_rectangles_in(const Grid& grid, const Chute& chute, const CellSet& small, bool from_givens,
                            Visit& visit) {
  const FloorSizes sizes(grid, chute, small);
  for (std::size_t i = 0; i < facts::digit_triples.size(); ++i) {
    if (sizes.in(0, i) + sizes.in(1, i) + sizes.in(2, i) < 3) continue;
    const DigitSet digits = facts::digit_triples[i];
    CellSet floor;
    for (Cell cell : small) floor.insert_if(digits.contains(grid.candidates(cell)), cell);
    for (const auto& [a, b] : {std::pair(0U, 1U), std::pair(0U, 2U), std::pair(1U, 2U)}) {
      if (!sizes.suffice(a, b, i)) continue;
      ExtendedRectangleSearch search(grid, digits, floor, from_givens, visit);
      if (search.run(chute.lines[a], chute.lines[b])) return true;
    }
  }
  return false;
}

/// All extended rectangles with at least three floor cells.
class ExtendedRectangles {
 public:
  void compute(const Grid& grid, Workspace& workspace) {
    list_.clear();
    const bool from_givens = workspace.promise() == Promise::givens;
    const CellSet small = workspace.get<facts::CandidateCounts>(grid).cells_with(2, 3);
    const auto add = [this](const DeadlyPattern& rectangle) {
      list_.push_back(rectangle);
      return false;
    };
    for (int index = 0; index < 6; ++index) {
      const Chute chute = Chute::at(index);
      const CellSet small_here = small & chute.cells();
      if (small_here.size() >= 3) (void)extended_rectangles_in(grid, chute, small_here, from_givens, add);
    }
  }
  auto begin() const { return list_.begin(); }
  auto end() const { return list_.end(); }

 private:
  std::vector<DeadlyPattern> list_;
};

/// Calls `visit(rectangle)` with each of them, until it says true.
template <class Visit>
bool extended_rectangles(const Grid& grid, Workspace& workspace, Visit&& visit) {
  return std::ranges::any_of(workspace.get<ExtendedRectangles>(grid), visit);
}

}  // namespace deduku::uniqueness
