#include "techniques/exotic/exocet_pairs.hpp"

namespace deduku::exotic {

ExocetPairs::ExocetPairs(const Grid& grid, const Exocet& exocet) : grid_(grid), exocet_(exocet) {
  for (int i = 0; i < 3; ++i) {
    for (Digit digit : exocet.digits) {
      s_cells_[static_cast<std::size_t>(i)][digit] = s_positions(grid, exocet, i, digit);
    }
  }
  for (std::size_t i = 0; i < 2; ++i) {
    const CellSet& mirror = exocet.targets[i].mirror;
    if (mirror.empty()) continue;
    for (Digit digit : Digit::all()) {
      const CellSet places = grid.cells(mirror.first().box(), digit);
      locked_[i].insert_if(!places.empty() && mirror.contains(places), digit);
    }
  }
  const auto digits_of = [&](std::size_t target) {
    DigitSet digits;
    for (Cell cell : exocet.targets[target].cells) digits |= grid.candidates(cell);
    return digits & exocet.digits;
  };
  for (Digit first : digits_of(0)) {
    for (Digit second : digits_of(1) - DigitSet{first}) {
      const OrderedPair pair{first, second};
      if (!fits_base(pair) || !s_places(pair).are_possible()) continue;
      fitting_.insert(pair);
      const bool has_mirrors = (exocet.targets[0].mirror.empty() || filling(0, first, second).is_possible()) &&
                               (exocet.targets[1].mirror.empty() || filling(1, second, first).is_possible());
      if (has_mirrors) mirrored_.insert(pair);
    }
  }
}

bool ExocetPairs::fits_base(OrderedPair pair) const {
  const auto& [a, b] = exocet_.base;
  return (grid_.has(a, pair.first) && grid_.has(b, pair.second)) ||
         (grid_.has(a, pair.second) && grid_.has(b, pair.first));
}

SPlaces ExocetPairs::s_places(OrderedPair pair) const {
  const std::size_t first = pair.first.slot();
  const std::size_t second = pair.second.slot();
  return {{{{s_cells_[0][first], s_cells_[2][first]}, {s_cells_[0][second], s_cells_[1][second]}}}};
}

/// The digits that a cell holds or may hold.
DigitSet ExocetPairs::digits_in(Cell cell) const {
  const std::optional<Digit> value = grid_.value(cell);
  return value ? DigitSet{*value} : grid_.candidates(cell);
}

/// One cell of the mirror takes the digit of the target, the other one any digit except the two digits of the targets;
/// and a digit that has no other place in the box takes one of the two.
ExocetPairs::MirrorFilling ExocetPairs::filling(std::size_t target, Digit own, Digit other) const {
  const CellSet& mirror = exocet_.targets[target].mirror;
  const std::array<DigitSet, 2> digits = {digits_in(mirror.first()), digits_in(mirror.last())};
  const DigitSet needed = locked_[target] - DigitSet{own};
  MirrorFilling filling;
  for (std::size_t i = 0; i < 2; ++i) {
    DigitSet beside = digits[1 - i] - DigitSet{own, other};
    for (Digit digit : needed) beside &= DigitSet{digit};
    if (!digits[i].contains(own) || beside.empty()) continue;
    filling.digits[i].insert(own);
    filling.digits[1 - i] |= beside;
  }
  return filling;
}

CandidateSet ExocetPairs::outside(const TargetPairs& pairs) const {
  const Cell a = exocet_.base[0];
  const Cell b = exocet_.base[1];
  std::array<DigitSet, 2> in_base;
  std::array<DigitSet, 2> in_target;
  pairs.for_each([&](OrderedPair pair) {
    in_target[0].insert(pair.first);
    in_target[1].insert(pair.second);
    for (const auto& [one, other] : {std::pair(pair.first, pair.second), std::pair(pair.second, pair.first)}) {
      if (!grid_.has(a, one) || !grid_.has(b, other)) continue;
      in_base[0].insert(one);
      in_base[1].insert(other);
    }
  });
  CandidateSet outside;
  for (std::size_t i = 0; i < 2; ++i) {
    outside.insert(exocet_.base[i], grid_.candidates(exocet_.base[i]) - in_base[i]);
    const DigitSet kept = in_target[i] | exocet_.targets[i].locked;
    for (Cell cell : exocet_.targets[i].cells) outside.insert(cell, grid_.candidates(cell) - kept);
  }
  return outside;
}

CandidateSet ExocetPairs::outside_mirrors(const TargetPairs& pairs) const {
  CandidateSet outside;
  for (std::size_t i = 0; i < 2; ++i) {
    const CellSet& mirror = exocet_.targets[i].mirror;
    if (mirror.empty()) continue;
    std::array<DigitSet, 2> kept;
    pairs.for_each([&](OrderedPair pair) {
      const Digit own = i == 0 ? pair.first : pair.second;
      const Digit other = i == 0 ? pair.second : pair.first;
      const MirrorFilling ways = filling(i, own, other);
      for (std::size_t k = 0; k < 2; ++k) kept[k] |= ways.digits[k];
    });
    outside.insert(mirror.first(), grid_.candidates(mirror.first()) - kept[0]);
    outside.insert(mirror.last(), grid_.candidates(mirror.last()) - kept[1]);
  }
  return outside;
}

/// The digit is in the base, in its target and in two S cells.
void ExocetPairs::add_unseen(OrderedPair pair, std::size_t digit, CellSet& cells) const {
  const House other_line = exocet_.cross_lines[2 - digit];
  const CellSet seen_anyway = common_peers(exocet_.base_cells()) | common_peers(exocet_.targets[digit].cells);
  s_places(pair).for_each(digit, [&](Position start, Position end) {
    cells |= ~(seen_anyway | peers(cell_at(exocet_.cross_lines[0], start)) | peers(cell_at(other_line, end)));
  });
}

CandidateSet ExocetPairs::seen_by_known(const TargetPairs& pairs) const {
  DigitSet known = exocet_.digits;
  pairs.for_each([&](OrderedPair pair) { known &= pair.digits(); });
  CandidateSet seen;
  for (Digit digit : known) {
    CellSet unseen;
    pairs.for_each([&](OrderedPair pair) { add_unseen(pair, digit == pair.first ? 0 : 1, unseen); });
    seen.insert(digit, grid_.cells(digit) - unseen);
  }
  return seen;
}

/// If both digits of a pair are in one box of c0, only the two lines of the base are left for them in the third box of
/// that chute, crosswise: in the line in which the base has a, it has b. If only one line is left for both, the four
/// cells can be swapped.
bool ExocetPairs::needs_rectangle(OrderedPair pair, House line) const {
  const HouseKind across = exocet_.cross_lines[0].kind();
  const auto cross_line_of = [&](Cell cell) { return cell.houses()[static_cast<std::size_t>(across)]; };
  const CellSet beside = cells_of(cross_line_of(exocet_.base[0])) | cells_of(cross_line_of(exocet_.base[1]));
  const CellSet box = cells_of((cells_of(line) & beside).first().box());
  const auto is_left = [&](Digit digit, Position end) {
    const CellSet crossed = cells_of(House(line.index() / 9 * 9 + end.index()));
    return (((grid_.cells(digit) | grid_.solved_cells(digit)) & beside & box) - crossed - cells_of(line)).empty();
  };
  const SPlaces places = s_places(pair);
  bool needs = true;
  places.for_each(0, [&](Position start, Position end) {
    places.for_each(1, [&](Position other_start, Position other_end) {
      if (other_start == start) return;
      const bool share_box = start.index() / 3 == other_start.index() / 3;
      const bool is_other_box = start.index() / 3 != line.index() % 9 / 3;
      if (!share_box || !is_other_box || !is_left(pair.first, end) || !is_left(pair.second, other_end)) needs = false;
    });
  });
  return needs;
}

}  // namespace deduku::exotic
