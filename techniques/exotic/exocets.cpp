#include "techniques/exotic/exocets.hpp"

namespace deduku::exotic {

namespace {

/// The three positions of a chute that a position belongs to.
constexpr PositionSet chute_of(int position) {
  const int first = position / 3 * 3;
  return {Position(first), Position(first + 1), Position(first + 2)};
}

/// Searches for exocets whose bases lie in lines of one kind.
class ExocetSearch {
 public:
  ExocetSearch(const Grid& grid, HouseKind kind, std::vector<Exocet>& found) : grid_(grid), kind_(kind), found_(found) {
    for (int line = 0; line < 9; ++line) {
      for (Digit digit : Digit::all()) {
        PositionSet& positions = across_[static_cast<std::size_t>(line)][digit];
        for (Cell cell : places_of(grid, cross_line(line), digit)) {
          positions.insert(position_in(cross_line(line), cell));
        }
      }
    }
  }

  void run() {
    for (int line = 0; line < 9; ++line) {
      for (int third = 0; third < 9; ++third) add_with_base(line, third);
    }
  }

 private:
  House line_at(int number) const { return kind_ == HouseKind::row ? House::row(number) : House::column(number); }
  House cross_line(int number) const { return kind_ == HouseKind::row ? House::column(number) : House::row(number); }
  Cell cell(int line, int cross) const { return cell_at(line_at(line), Position(cross)); }

  /// The base is the intersection of a box and a line without one cell.
  void add_with_base(int line, int third) {
    Exocet exocet;
    exocet.line = line_at(line);
    int count = 0;
    for (Position position : chute_of(third)) {
      if (position.index() != third) exocet.base[static_cast<std::size_t>(count++)] = cell(line, position.index());
    }
    const auto& [first, second] = exocet.base;
    exocet.digits = grid_.candidates(first) | grid_.candidates(second);
    if (grid_.is_solved(first) || grid_.is_solved(second) || exocet.digits.size() < 2) return;
    exocet.cross_lines[0] = cross_line(third);
    const PositionSet others = ~chute_of(third);
    const int first_chute = others.first().index();
    const int second_chute = others.last().index() - 2;
    for (int i = first_chute; i < first_chute + 3; ++i) {
      if (!set_target(exocet, 0, line, i)) continue;
      for (int j = second_chute; j < second_chute + 3; ++j) {
        if (!set_target(exocet, 1, line, j) || !are_limited(exocet.digits, line, {third, i, j})) continue;
        set_mirror(exocet, 0, line, j);
        set_mirror(exocet, 1, line, i);
        found_.push_back(exocet);
      }
    }
  }

  /// Sets the target in a cross-line: the cells of the band off the line of the base that have digits of the base. True
  /// if it is one open cell, or two with a locked digit.
  bool set_target(Exocet& exocet, std::size_t index, int line, int cross) const {
    ExocetTarget& target = exocet.targets[index];
    target = {};
    exocet.cross_lines[index + 1] = cross_line(cross);
    for (Position position : chute_of(line)) {
      if (position.index() == line) continue;
      const Cell place = cell(position.index(), cross);
      const std::optional<Digit> value = grid_.value(place);
      if (value && exocet.digits.contains(*value)) return false;
      target.cells.insert_if(grid_.candidates(place).intersects(exocet.digits), place);
    }
    if (target.cells.size() == 2) target.locked = locked_in(target.cells) - exocet.digits;
    return target.cells.size() == 1 || target.locked.size() == 1;
  }

  /// The digits all of whose places in a box are in some of its cells.
  DigitSet locked_in(const CellSet& cells) const {
    const House box = cells.first().box();
    DigitSet locked;
    for (Digit digit : Digit::all()) {
      const CellSet places = grid_.cells(box, digit);
      locked.insert_if(!places.empty() && cells.contains(places), digit);
    }
    return locked;
  }

  void set_mirror(Exocet& exocet, std::size_t index, int line, int cross_of_other) const {
    ExocetTarget& target = exocet.targets[index];
    target.mirror = {};
    if (target.cells.size() != 1) return;
    for (Position position : chute_of(line)) {
      const House across = line_at(position.index());
      if (position.index() == line || cells_of(across).intersects(target.cells)) continue;
      target.mirror = cells_at(across, chute_of(cross_of_other) - PositionSet{Position(cross_of_other)});
    }
  }

  /// Whether at most two S cells can hold each digit together: three would be in different cross-lines and lines.
  bool are_limited(DigitSet digits, int line, const std::array<int, 3>& cross_lines) const {
    const PositionSet outside = ~chute_of(line);
    for (Digit digit : digits) {
      std::array<PositionSet, 3> s_cells;
      for (std::size_t i = 0; i < 3; ++i) {
        s_cells[i] = across_[static_cast<std::size_t>(cross_lines[i])][digit] & outside;
      }
      if (has_three(s_cells)) return false;
    }
    return true;
  }

  /// Whether three sets have elements that all differ.
  static bool has_three(const std::array<PositionSet, 3>& sets) {
    const auto& [a, b, c] = sets;
    if (a.empty() || b.empty() || c.empty() || (a | b | c).size() < 3) return false;
    return (a | b).size() > 1 && (a | c).size() > 1 && (b | c).size() > 1;
  }

  const Grid& grid_;
  HouseKind kind_;
  std::vector<Exocet>& found_;
  std::array<PerDigit<PositionSet>, 9> across_;  ///< by number of the line across and by digit
};

}  // namespace

void Exocets::compute(const Grid& grid, Workspace&) {
  exocets_.clear();
  for (HouseKind kind : {HouseKind::row, HouseKind::column}) ExocetSearch(grid, kind, exocets_).run();
}

}  // namespace deduku::exotic
