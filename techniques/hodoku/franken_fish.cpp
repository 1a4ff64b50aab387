// Franken fish of two and three houses: bases are rows and boxes and covers columns and boxes, or the other way round,
// with a box among them. Cells in two bases are fins too, and cells in two covers fall even if they are in a base.
#include "techniques/hodoku/franken_fish.hpp"

#include <algorithm>

#include "techniques/kernels/fish.hpp"

namespace deduku::hodoku {

namespace {

constexpr int most_fins = 5;
constexpr int most_endo_fins = 2;

/// Houses chosen together, and what they hold of a digit.
struct HouseChoice {
  HouseSet houses;
  CellSet cells;
  CellSet shared;  ///< in more than one of the houses
};

/// The houses with places for a digit: the lines of one kind, then the boxes.
class HouseList {
 public:
  HouseList(const Grid& grid, Digit digit, HouseKind lines) {
    for (int i = 0; i < 9; ++i) add(grid, House(9 * static_cast<int>(lines) + i), digit);
    line_count_ = count_;
    for (int i = 0; i < 9; ++i) add(grid, House::box(i), digit);
  }
  int count() const { return count_; }
  int line_count() const { return line_count_; }
  const CellSet& cells(int i) const { return cells_[static_cast<std::size_t>(i)]; }
  HouseChoice with(const HouseChoice& choice, int i) const {
    const CellSet& more = cells(i);
    return {choice.houses | HouseSet{houses_[static_cast<std::size_t>(i)]}, choice.cells | more,
            choice.shared | (choice.cells & more)};
  }

 private:
  void add(const Grid& grid, House house, Digit digit) {
    const CellSet cells = grid.cells(house, digit);
    if (cells.empty()) return;
    houses_[static_cast<std::size_t>(count_)] = house;
    cells_[static_cast<std::size_t>(count_++)] = cells;
  }

  std::array<House, 18> houses_{};
  std::array<CellSet, 18> cells_;
  int count_ = 0;
  int line_count_ = 0;
};

bool has_box(const HouseChoice& choice) {
  return choice.houses.last().is_box();
}

/// The fish of one digit with bases of one kind of line, in lexicographic order of bases, then covers; each side has
/// at least one line.
class FrankenSearch {
 public:
  FrankenSearch(const Grid& grid, Digit digit, HouseKind lines, FrankenFish::First& first)
      : bases_(grid, digit, lines), covers_(grid, digit, kernel::crossing_kind(lines)), first_(first) {}

  /// True when a fish without fins has been found.
  bool search(int size) { return extend_base({}, 0, size); }

 private:
  bool extend_base(const HouseChoice& base, int from, int missing) {
    if (base.shared.size() > most_endo_fins) return false;
    if (missing == 0) return search_covers(base);
    const int end = base.houses.empty() ? bases_.line_count() : bases_.count();
    for (int i = from; i < end; ++i) {
      if (extend_base(bases_.with(base, i), i + 1, missing - 1)) return true;
    }
    return false;
  }
  bool search_covers(const HouseChoice& base) {
    base_ = base;
    most_covered_ = 0;
    for (int i = 0; i < covers_.count(); ++i) {
      most_covered_ = std::max(most_covered_, (covers_.cells(i) & base.cells).size());
    }
    return extend_cover({}, 0, base.houses.size());
  }
  bool extend_cover(const HouseChoice& cover, int from, int missing) {
    const CellSet uncovered = base_.cells - cover.cells;
    if (uncovered.size() > most_fins + missing * most_covered_) return false;
    if (missing == 0) return judge(cover, uncovered | base_.shared);
    const int end = cover.houses.empty() ? covers_.line_count() : covers_.count();
    for (int i = from; i < end; ++i) {
      if (extend_cover(covers_.with(cover, i), i + 1, missing - 1)) return true;
    }
    return false;
  }
  bool judge(const HouseChoice& cover, const CellSet& fins) {
    CellSet& first = first_[fins.empty() ? 0 : 1];
    if (!first.empty() || fins.size() > most_fins) return false;
    CellSet targets = (cover.cells - base_.cells) | cover.shared;
    for (Cell fin : fins) targets &= peers(fin);
    if (targets.empty() || base_.houses.intersects(cover.houses)) return false;
    if (!has_box(base_) && !has_box(cover)) return false;
    first = targets;
    return fins.empty();
  }

  HouseList bases_;
  HouseList covers_;
  FrankenFish::First& first_;
  HouseChoice base_;
  int most_covered_ = 0;
};

}  // namespace

bool FrankenFish::find(const Grid& grid, int size, bool finned, Hint& hint) {
  if (!known_[size]) search(grid, size);
  hint.remove(first_[size][finned]);
  return hint.is_worth();
}

void FrankenFish::search(const Grid& grid, int size) {
  known_[size] = true;
  first_[size] = {};
  for (Digit digit : Digit::all()) {
    First first{};
    for (HouseKind lines : {HouseKind::row, HouseKind::column}) {
      if (FrankenSearch(grid, digit, lines, first).search(size)) break;
    }
    for (const bool finned : {false, true}) {
      if (first_[size][finned].empty()) first_[size][finned] = CandidateSet(digit, first[finned]);
    }
    if (!first[false].empty()) return;
  }
}

}  // namespace deduku::hodoku
