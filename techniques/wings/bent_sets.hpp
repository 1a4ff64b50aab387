// Bent sets: cells of a line and a box with as many digits as cells; each digit except one fits in at most once.
#pragma once

#include <algorithm>
#include <span>

#include "techniques/facts/cell_choices.hpp"
#include "techniques/facts/crossing.hpp"

namespace deduku::wings {

/// Cells, some of which lie in a line alone, some in a box alone, and some in both.
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
  BentSetSearch(const facts::HouseChoices& houses, House line, House box)
      : line_(line),
        box_(box),
        in_line_(houses[line], cells_of(line) - cells_of(box)),
        in_box_(houses[box], cells_of(box) - cells_of(line)),
        crossing_(in_line_.choices.all() - in_line_.part) {}

  template <class Visit>
  bool run(Visit& visit) const {
    // All digits of the two halves except one are different, and together there are at most as many digits as cells.
    const int fewest_in_line = in_line_.fewest_digits();
    const int most_in_line = size + 1 - in_box_.fewest_digits();
    if (crossing_ == 0 || fewest_in_line > most_in_line) return false;
    const Halves in_box(in_box_, size + 1 - fewest_in_line);
    if (in_box.all().empty()) return false;
    const Halves in_line(in_line_, most_in_line);
    for (const Half& a : in_line.all()) {
      for (const Half& b : in_box.all()) {
        if (are_promising(a, b) && complete(a, b, visit)) return true;
      }
    }
    return false;
  }

 private:
  using Choices = facts::CellChoices;
  using Choice = Choices::Choice;

  /// The cells of a house that are not in the other house.
  struct Part {
    Part(const Choices& house, const CellSet& cells) : choices(house), part(house.among(cells)) {}

    /// The minimum number of digits in one cell; more than possible if there is no cell.
    int fewest_digits() const {
      int fewest = Digit::count + 1;
      for (Choice cell = choices.first(part); cell != 0; cell = choices.next_without_extension(cell, part)) {
        fewest = std::min(fewest, choices.digits(cell).size());
      }
      return fewest;
    }

    const Choices& choices;
    Choice part;
  };

  /// Cells of one part.
  struct Half {
    Choice choice;
    DigitSet digits;
    int cell_count;
    int digit_count;
  };

  /// The set also has a cell of the other part and one of the crossing.
  static constexpr int most_cells = size - 2;

  /// The halves of one part that have more digits than cells, and not too many of either.
  class Halves {
   public:
    Halves(const Part& in, int most_digits) {
      Choice choice = in.choices.first(in.part);
      while (choice != 0) {
        const DigitSet digits = in.choices.digits(choice);
        const Half half{choice, digits, Choices::size(choice), digits.size()};
        if (half.cell_count < half.digit_count && half.digit_count <= most_digits) halves_[count_++] = half;
        const bool may_grow = half.cell_count < most_cells && half.digit_count <= most_digits;
        choice = may_grow ? Choices::next(choice, in.part) : Choices::next_without_extension(choice, in.part);
      }
    }
    std::span<const Half> all() const { return std::span(halves_).first(count_); }

   private:
    std::array<Half, 1U << 6> halves_;  ///< six cells of a house are in a line alone, or in a box alone
    std::size_t count_ = 0;
  };

  /// Whether exactly one digit is in both halves, with neither too many digits nor too few cells.
  bool are_promising(const Half& a, const Half& b) const {
    const int cells = a.cell_count + b.cell_count;
    return (a.digits & b.digits).size() == 1 && a.digit_count + b.digit_count - 1 <= size && cells < size &&
           cells + Choices::size(crossing_) >= size;
  }
  /// Adds cells of the crossing.
  template <class Visit>
  bool complete(const Half& a, const Half& b, Visit& visit) const {
    const Choices& line = in_line_.choices;
    const DigitSet digits = a.digits | b.digits;
    const int missing = size - a.cell_count - b.cell_count;
    for (Choice c = line.first(crossing_); c != 0; c = line.next(c, crossing_)) {
      if (line.size(c) != missing || (digits | line.digits(c)).size() != size) continue;
      const CellSet cells = line.cells(a.choice | c) | in_box_.choices.cells(b.choice);
      if (visit(BentSet{line_, box_, cells, (a.digits & b.digits).first()})) return true;
    }
    return false;
  }

  House line_;
  House box_;
  Part in_line_;
  Part in_box_;
  Choice crossing_;  ///< the cells of the line that are also in the box
};

/// The bent sets of `size` cells with a line or a box among some houses.
template <int size, class Visit>
bool bent_sets(const Grid& grid, Workspace& workspace, HouseSet among, Visit&& visit) {
  const auto& houses = workspace.history<facts::HouseChoices>(grid);
  return facts::any_crossing(among,
                             [&](House line, House box) { return BentSetSearch<size>(houses, line, box).run(visit); });
}

}  // namespace deduku::wings
