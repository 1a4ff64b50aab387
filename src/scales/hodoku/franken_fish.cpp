// Franken fish of two and three houses: bases are rows and boxes and covers columns and boxes, or the reverse, with a
// box among them. Cells in two bases are also fins, and cells in two covers are eliminated even if they are in a base.
#include "src/scales/hodoku/hodoku_fish.hpp"

#include <span>

#include "src/scales/hodoku/search_context.hpp"
#include "techniques/fish/basic_fish.hpp"

namespace deduku::hodoku {

namespace {

constexpr int max_franken_fins = 5;
constexpr int max_endo_fins = 2;

/// Houses chosen together, and their cells with a digit.
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

/// The fish of one digit with bases of one kind of line, in lexicographic order of bases, then covers; each side has at
/// least one line.
///
/// A dead cell is eliminated if it sees all fins. The base cells that it does not see must lie in covers other than its
/// own: one cover less, or two less for a cell of the base. Bases grow only while such a cell exists.
class FrankenSearch {
 public:
  FrankenSearch(const Grid& grid, Digit digit, HouseKind lines, FrankenFish::First& first)
      : cover_kind_(fish::crossing_kind(lines)),
        bases_(grid, digit, lines),
        covers_(grid, digit, cover_kind_),
        first_(first) {}

  /// True when a fish without fins has been found.
  bool search(int size, const CellSet& dead) {
    size_ = size;
    return extend_base({}, dead, 0);
  }

 private:
  bool extend_base(const HouseChoice& base, CellSet eliminations, int from) {
    if (base.shared.size() > max_endo_fins) return false;
    eliminations = eliminations_of(base, eliminations);
    if (eliminations.empty()) return false;
    if (base.houses.size() == size_) return search_covers(base, eliminations);
    const int end = base.houses.empty() ? bases_.line_count() : bases_.count();
    for (int i = from; i < end; ++i) {
      if (extend_base(bases_.with(base, i), eliminations, i + 1)) return true;
    }
    return false;
  }
  /// The cells of `eliminations` that could still be eliminated.
  CellSet eliminations_of(const HouseChoice& base, CellSet eliminations) const {
    for (Cell fin : base.shared) eliminations &= peers(fin);
    CellSet left;
    for (Cell elimination : eliminations) {
      const int others = size_ - (base.cells.contains(elimination) ? 2 : 1);
      if (is_coverable(base.cells - peers(elimination) - CellSet{elimination}, others)) left.insert(elimination);
    }
    return left;
  }
  /// Whether `count` covers can hold all of `cells`.
  bool is_coverable(const CellSet& cells, int count) const {
    if (cells.empty()) return true;
    if (count == 0) return false;
    const Cell cell = cells.first();
    const House line = cover_kind_ == HouseKind::row ? cell.row() : cell.column();
    return is_coverable(cells - cells_of(line), count - 1) || is_coverable(cells - cells_of(cell.box()), count - 1);
  }

  bool search_covers(const HouseChoice& base, const CellSet& eliminations) {
    if (cover_count_ == 0) list_covers({}, 0);
    for (const HouseChoice& cover : std::span(list_).first(cover_count_)) {
      const CellSet fins = (base.cells - cover.cells) | base.shared;
      if (fins.size() <= max_franken_fins && judge(base, cover, eliminations)) return true;
    }
    return false;
  }
  /// Lists all choices of covers, in lexicographic order; at least one is a line.
  void list_covers(const HouseChoice& choice, int from) {
    if (choice.houses.size() == size_) {
      list_[cover_count_++] = choice;
      return;
    }
    const int end = choice.houses.empty() ? covers_.line_count() : covers_.count();
    for (int i = from; i < end; ++i) list_covers(covers_.with(choice, i), i + 1);
  }
  bool judge(const HouseChoice& base, const HouseChoice& cover, CellSet eliminations) {
    const CellSet fins = (base.cells - cover.cells) | base.shared;
    CellSet& first = first_[fins.empty() ? 0 : 1];
    if (!first.empty() || base.houses.intersects(cover.houses)) return false;
    if (!has_box(base) && !has_box(cover)) return false;
    eliminations &= (cover.cells - base.cells) | cover.shared;
    for (Cell fin : fins) eliminations &= peers(fin);
    first = eliminations;
    return !eliminations.empty() && fins.empty();
  }

  HouseKind cover_kind_;
  HouseList bases_;
  HouseList covers_;
  FrankenFish::First& first_;
  std::array<HouseChoice, 816> list_;  ///< the choices of covers, once they are needed
  std::size_t cover_count_ = 0;
  int size_ = 0;
};

}  // namespace

void FrankenFish::compute(const Grid& grid, Workspace& workspace, int size) {
  first_ = {};
  for (Digit digit : facts::digits_with_dead_cells(grid, workspace)) {
    First first{};
    for (HouseKind lines : {HouseKind::row, HouseKind::column}) {
      if (FrankenSearch(grid, digit, lines, first).search(size, workspace.get<facts::DeadCells>(grid, digit).value()))
        break;
    }
    for (const bool finned : {false, true}) {
      if (first_[finned].empty()) first_[finned] = CandidateSet(digit, first[finned]);
    }
    if (!first[false].empty()) return;
  }
}

}  // namespace deduku::hodoku
