// Franken fish of two and three houses: bases are rows and boxes and covers columns and boxes, or the other way round,
// with a box among them. Cells in two bases are fins too, and cells in two covers fall even if they are in a base.
#include "techniques/hodoku/producers.hpp"

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

/// All choices of `size` houses out of lines of one kind and boxes, one line at least, in lexicographic order.
class Choices {
 public:
  Choices(const Grid& grid, Digit digit, HouseKind lines, int size) : grid_(grid), digit_(digit), size_(size) {
    for (int i = 0; i < 9; ++i) add_house(House(9 * static_cast<int>(lines) + i));
    for (int i = 0; i < 9; ++i) add_house(House::box(i));
    extend({}, 0);
  }
  std::span<const HouseChoice> list() const { return {list_.data(), count_}; }

 private:
  void add_house(House house) {
    if (!grid_.positions(house, digit_).empty()) houses_[house_count_++] = house;
  }
  void extend(const HouseChoice& choice, int from) {
    if (choice.houses.size() == size_) {
      if (choice.houses.first().is_line()) list_[count_++] = choice;
      return;
    }
    for (int i = from; i < house_count_; ++i) {
      const CellSet cells = grid_.cells(houses_[i], digit_);
      extend({choice.houses | HouseSet{houses_[i]}, choice.cells | cells, choice.shared | (choice.cells & cells)},
             i + 1);
    }
  }

  const Grid& grid_;
  Digit digit_;
  int size_;
  std::array<House, 18> houses_{};
  int house_count_ = 0;
  std::array<HouseChoice, 816> list_;
  std::size_t count_ = 0;
};

bool has_box(const HouseChoice& choice) {
  return choice.houses.last().is_box();
}

/// What a fish removes; fins are there if and only if `finned`.
CellSet removals_of(const Grid& grid, Digit digit, const HouseChoice& base, const HouseChoice& cover, bool finned) {
  const CellSet fins = (base.cells - cover.cells) | base.shared;
  if (fins.empty() == finned || fins.size() > most_fins) return {};
  const CellSet targets = (cover.cells - base.cells) | cover.shared;
  if (targets.empty()) return {};
  return targets & grid.cells(digit) & common_peers(fins);
}

template <int size, bool finned>
bool find_with_bases(const Grid& grid, Digit digit, HouseKind lines, Hint& hint) {
  const Choices bases(grid, digit, lines, size);
  const Choices covers(grid, digit, lines == HouseKind::row ? HouseKind::column : HouseKind::row, size);
  for (const HouseChoice& base : bases.list()) {
    if (base.shared.size() > most_endo_fins) continue;
    for (const HouseChoice& cover : covers.list()) {
      if (base.houses.intersects(cover.houses) || (!has_box(base) && !has_box(cover))) continue;
      hint.remove(digit, removals_of(grid, digit, base, cover, finned));
      if (hint.is_worth()) return true;
    }
  }
  return false;
}

}  // namespace

template <int size, bool finned>
bool find_franken_fish(Scene scene, Hint& hint) {
  for (Digit digit : Digit::all()) {
    for (HouseKind lines : {HouseKind::row, HouseKind::column}) {
      if (find_with_bases<size, finned>(scene.grid, digit, lines, hint)) return true;
    }
  }
  return false;
}

template bool find_franken_fish<2, false>(Scene, Hint&);
template bool find_franken_fish<3, false>(Scene, Hint&);
template bool find_franken_fish<2, true>(Scene, Hint&);
template bool find_franken_fish<3, true>(Scene, Hint&);

}  // namespace deduku::hodoku
