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
    if (in_both_.cell_count() == 0) return false;
    const Halves in_box(in_box_);
    if (in_box.all().empty()) return false;
    for (const Half& a : Halves(in_line_).all()) {
      for (const Half& b : in_box.all()) {
        if (are_promising(a, b) && complete(a.choice, b.choice, visit)) return true;
      }
    }
    return false;
  }

 private:
  static constexpr int part_cells = 6;  ///< in a line alone, or in a box alone
  using Part = facts::CellChoices<part_cells>;
  using Choice = Part::Choice;

  /// Cells of one part.
  struct Half {
    Choice choice;
    DigitSet digits;
    int cell_count;
    int digit_count;
  };

  /// A cell of the other part and one of the crossing come in addition.
  static constexpr int most_cells = size - 2;

  /// The halves of one part that have more digits than cells, and not too many of either.
  class Halves {
   public:
    explicit Halves(const Part& part) {
      Choice choice = part.first();
      while (choice != 0) {
        const Half half{choice, part.digits(choice), Part::size(choice), part.digits(choice).size()};
        if (half.cell_count < half.digit_count && half.digit_count <= size) halves_[count_++] = half;
        const bool may_grow = half.cell_count < most_cells && half.digit_count <= size;
        choice = may_grow ? part.next(choice) : part.next_beside(choice);
      }
    }
    std::span<const Half> all() const { return std::span(halves_).first(count_); }

   private:
    std::array<Half, 1U << part_cells> halves_;
    std::size_t count_ = 0;
  };

  /// Whether one digit is in both halves, and neither too many digits nor too few cells.
  bool are_promising(const Half& a, const Half& b) const {
    const int cells = a.cell_count + b.cell_count;
    return (a.digits & b.digits).size() == 1 && a.digit_count + b.digit_count - 1 <= size && cells < size &&
           cells + in_both_.cell_count() >= size;
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
