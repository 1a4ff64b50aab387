// Bent sets: as many cells of a line and a box as they have digits, all but one of which fit in once at most.
#pragma once

#include <span>

#include "techniques/facts/cell_choices.hpp"

namespace deduku::wings {

/// Cells of which some lie in a line alone, some in a box alone, and some in both.
struct BentSet {
  House line;
  House box;
  CellSet cells;
  Digit open;  ///< the only digit of both a cell of the line alone and one of the box alone
};

/// The bent sets of `size` cells in a line and a box that cross.
template <int size>
class BentSetSearch {
 public:
  BentSetSearch(const Grid& grid, House line, House box)
      : line_(line),
        box_(box),
        in_line_(grid, cells_of(line) - cells_of(box)),
        in_box_(grid, cells_of(box) - cells_of(line)),
        in_both_(grid, cells_of(line) & cells_of(box)) {}

  template <class Visit>
  bool run(Visit& visit) const {
    std::array<Choice, 1U << part_cells> in_box;
    int in_box_count = 0;
    for (Choice b = in_box_.first(); b != 0; b = in_box_.next(b)) {
      if (is_promising(in_box_, b)) in_box[in_box_count++] = b;
    }
    for (Choice a = in_line_.first(); a != 0; a = in_line_.next(a)) {
      if (!is_promising(in_line_, a)) continue;
      for (Choice b : std::span(in_box).first(static_cast<std::size_t>(in_box_count))) {
        if (are_promising(a, b) && complete(a, b, visit)) return true;
      }
    }
    return false;
  }

 private:
  static constexpr int part_cells = 6;  ///< in a line alone, or in a box alone
  using Part = facts::CellChoices<part_cells>;
  using Choice = Part::Choice;

  /// Whether cells of one part have more digits than there are of them, and not too many.
  static bool is_promising(const Part& part, Choice choice) {
    const int cells = Part::size(choice);
    const int digits = part.digits(choice).size();
    return cells < digits && digits <= size;
  }
  /// Whether one digit is in both parts, and neither too many digits nor too few cells.
  bool are_promising(Choice a, Choice b) const {
    const int cells = Part::size(a) + Part::size(b);
    const DigitSet in_line = in_line_.digits(a);
    const DigitSet in_box = in_box_.digits(b);
    return cells < size && cells + in_both_.cell_count() >= size && (in_line & in_box).size() == 1 &&
           (in_line | in_box).size() <= size;
  }
  /// Adds cells of the crossing.
  template <class Visit>
  bool complete(Choice a, Choice b, Visit& visit) const {
    const DigitSet digits = in_line_.digits(a) | in_box_.digits(b);
    const int missing = size - Part::size(a) - Part::size(b);
    for (Choice c = in_both_.first(); c != 0; c = in_both_.next(c)) {
      if (in_both_.size(c) != missing || (digits | in_both_.digits(c)).size() != size) continue;
      const CellSet cells = in_line_.cells(a) | in_box_.cells(b) | in_both_.cells(c);
      if (visit(BentSet{line_, box_, cells, (in_line_.digits(a) & in_box_.digits(b)).first()})) return true;
    }
    return false;
  }

  House line_;
  House box_;
  Part in_line_;
  Part in_box_;
  facts::CellChoices<3> in_both_;
};

/// Lines in their order, then the three boxes that each crosses.
template <int size, class Visit>
bool bent_sets(const Grid& grid, Visit&& visit) {
  for (House line : House::all()) {
    if (!line.is_line()) continue;
    for (House box : houses_of(cells_of(line), HouseKind::box)) {
      if (BentSetSearch<size>(grid, line, box).run(visit)) return true;
    }
  }
  return false;
}

}  // namespace deduku::wings
