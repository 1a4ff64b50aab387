#include "techniques/exotic/exocet_steps.hpp"

namespace deduku::exotic {

namespace {

/// The cells outside the band in which a cross-line holds or may hold digits of the base.
CellSet s_cells_of(const Grid& grid, const Exocet& exocet) {
  CellSet cells;
  for (int i = 0; i < 3; ++i) {
    const House cross_line = exocet.cross_lines[static_cast<std::size_t>(i)];
    for (Digit digit : exocet.digits) cells |= cells_at(cross_line, s_positions(grid, exocet, i, digit));
  }
  return cells;
}

}  // namespace

void add_exocet(const Grid& grid, const Exocet& exocet, Evidence& evidence) {
  evidence.digits |= exocet.digits;
  for (House cross_line : exocet.cross_lines) evidence.cross_lines.insert(cross_line);
  evidence.add(Role::base_cell, exocet.base_cells(), exocet.digits);
  for (const ExocetTarget& target : exocet.targets) {
    evidence.add(Role::target, target.cells, exocet.digits | target.locked);
  }
  evidence.add(Role::s_cell, s_cells_of(grid, exocet), exocet.digits);
}

void add_pairs(const Exocet& exocet, const TargetPairs& pairs, Evidence& evidence) {
  const auto is_left = [&](Digit a, Digit b) { return pairs.contains({a, b}) || pairs.contains({b, a}); };
  int count = 0;
  for (Digit first : exocet.digits) {
    for (Digit second : exocet.digits) count += first < second && is_left(first, second) ? 1 : 0;
  }
  const int size = exocet.digits.size();
  if (count == size * (size - 1) / 2) return;
  for (Digit first : exocet.digits) {
    for (Digit second : exocet.digits) {
      if (first < second && is_left(first, second)) {
        evidence.add(Role::base_cell, exocet.base_cells(), {first, second});
      }
    }
  }
}

void add_mirrors(const ExocetPairs& ways, const Exocet& exocet, Evidence& evidence) {
  for (std::size_t i = 0; i < 2; ++i) {
    const CellSet& mirror = exocet.targets[i].mirror;
    if (mirror.empty()) continue;
    evidence.add_to(static_cast<int>(i), Role::mirror, mirror, exocet.digits | ways.locked_in_mirror(i));
  }
}

void use_exocet(const Grid& grid, const Exocet& exocet, Evidence& evidence) {
  evidence.use(exocet.base_cells());
  for (House cross_line : exocet.cross_lines) {
    evidence.use({cross_line}, exocet.digits - grid.solved_digits(cross_line));
  }
  for (const ExocetTarget& target : exocet.targets) evidence.use({target.cells.first().box()}, target.locked);
}

void use_mirrors(const Grid& grid, const ExocetPairs& ways, const Exocet& exocet, Evidence& evidence) {
  for (std::size_t i = 0; i < 2; ++i) {
    const CellSet& mirror = exocet.targets[i].mirror;
    if (mirror.empty()) continue;
    const House box = mirror.first().box();
    evidence.use({box}, (exocet.digits | ways.locked_in_mirror(i)) - grid.solved_digits(box));
  }
}

}  // namespace deduku::exotic
