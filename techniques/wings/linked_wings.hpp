// Linked wings: three strong links joined by two weak ones. A strong link is a cell with two candidates, or a conjugate
// pair of one digit. The four shapes differ in the kinds of the links (a, b, c are digits):
//
//     M   (a=b)r1c2 - (b)r1c7 = (b-a)r4c7 = (a)r4c1              cell, pair, pair; ends of one digit
//     H   (a=b)r1c2 - (b)r1c7 = (b-c)r4c7 = (c)r4c2              the same with three digits
//         (a=b)r1c2 - (b=c)r4c2 - (c)r4c8 = (c)r1c8              cell, cell, pair
//     S   (a)r1c1 = (a)r1c7 - (a=b)r5c7 - (b)r5c3 = (b)r3c3      pair, cell, pair
//     L   (a)r1c1 = (a-b)r1c5 = (b-c)r7c5 = (c)r7c1              pair, pair, pair
//
// One end is true. If the ends have one digit, a cell that sees both of them is not that digit. If they have two digits
// in cells that see each other, neither cell holds the digit of the other. All cells are different.
//
// Not covered: a pair between two cells is a W-Wing, three cells are an XY-Wing. An L-Wing with one digit at both ends
// has near ends of that digit that see each other: a Turbot Fish, a Skyscraper or a 2-String Kite.
#pragma once

#include "techniques/facts/candidate_counts.hpp"
#include "techniques/facts/conjugate_pairs.hpp"
#include "techniques/wings/wings.hpp"

namespace deduku::wings {

/// The ends of the three strong links, in the order of the chain.
struct LinkedWing {
  Candidate nodes[6];

  Candidate start() const { return nodes[0]; }
  Candidate end() const { return nodes[5]; }
};

/// The cells that form a conjugate pair with a candidate.
inline CellSet conjugates(const Grid& grid, Cell cell, Digit digit) {
  CellSet conjugates;
  for (House house : cell.houses()) {
    if (grid.positions(house, digit).size() == 2) conjugates |= grid.cells(house, digit);
  }
  conjugates.erase(cell);
  return conjugates;
}

/// Two digits of a bivalue cell, `first` at the outer end of the chain.
struct CellLink {
  Cell cell;
  Digit first;
  Digit second;
};

/// Calls `visit(link)` with each bivalue cell, in both directions.
template <class Visit>
bool cell_links(const Grid& grid, Workspace& workspace, Visit&& visit) {
  for (Cell cell : facts::bivalue_cells(grid, workspace)) {
    const DigitSet digits = grid.candidates(cell);
    const Digit low = digits.first();
    const Digit high = digits.last();
    if (visit(CellLink{cell, low, high}) || visit(CellLink{cell, high, low})) return true;
  }
  return false;
}

/// The candidates that a wing excludes.
inline CandidateSet effect_of(const Grid& grid, const LinkedWing& wing) {
  const Candidate start = wing.start();
  const Candidate end = wing.end();
  CandidateSet effect;
  if (start.digit() == end.digit()) {
    effect.insert(start.digit(), grid.cells(start.digit()) & common_peers({start.cell(), end.cell()}));
  } else if (sees(start.cell(), end.cell())) {
    if (grid.has(start.cell(), end.digit())) effect.insert({start.cell(), end.digit()});
    if (grid.has(end.cell(), start.digit())) effect.insert({end.cell(), start.digit()});
  }
  return effect;
}

/// A bivalue cell and a conjugate pair whose near end it sees; `visit(link, near, far)`.
template <class Visit>
bool cells_with_pair(const Grid& grid, Workspace& workspace, Visit&& visit) {
  return cell_links(grid, workspace, [&](const CellLink& link) {
    for (Cell near : grid.cells(link.second) & peers(link.cell)) {
      for (Cell far : conjugates(grid, near, link.second) - CellSet{link.cell}) {
        if (visit(link, near, far)) return true;
      }
    }
    return false;
  });
}

/// (a=b) - b=(b-a) = a
template <class Visit>
bool m_wings(const Grid& grid, Workspace& workspace, Visit&& visit) {
  return cells_with_pair(grid, workspace, [&](const CellLink& link, Cell near, Cell far) {
    const auto& [cell, a, b] = link;
    if (!grid.has(far, a)) return false;
    for (Cell end : conjugates(grid, far, a) - CellSet{cell, near}) {
      if (visit(LinkedWing{{{cell, a}, {cell, b}, {near, b}, {far, b}, {far, a}, {end, a}}})) return true;
    }
    return false;
  });
}

/// (a=b) - b=(b-c) = c with an end that sees the first cell.
template <class Visit>
bool h_wings_of_one_cell(const Grid& grid, Workspace& workspace, Visit&& visit) {
  return cells_with_pair(grid, workspace, [&](const CellLink& link, Cell near, Cell far) {
    const auto& [cell, a, b] = link;
    for (Digit c : grid.candidates(far) - DigitSet{a, b}) {
      for (Cell end : (conjugates(grid, far, c) & grid.cells(a) & peers(cell)) - CellSet{near}) {
        if (visit(LinkedWing{{{cell, a}, {cell, b}, {near, b}, {far, b}, {far, c}, {end, c}}})) return true;
      }
    }
    return false;
  });
}

/// (a=b) - (b=c) - c=c with an end that sees the first cell.
template <class Visit>
bool h_wings_of_two_cells(const Grid& grid, Workspace& workspace, Visit&& visit) {
  const CellSet bivalue = facts::bivalue_cells(grid, workspace);
  return cells_with_pair(grid, workspace, [&](const CellLink& link, Cell near, Cell far) {
    const auto& [second, b, c] = link;
    for (Cell first : (bivalue & grid.cells(b) & peers(second) & peers(far)) - CellSet{near}) {
      const Digit a = (grid.candidates(first) - DigitSet{b}).first();
      if (a == c || !grid.has(far, a)) continue;
      if (visit(LinkedWing{{{first, a}, {first, b}, {second, b}, {second, c}, {near, c}, {far, c}}})) return true;
    }
    return false;
  });
}

/// a=a - (a=b) - b=b with ends that see each other. Each wing is visited once: the lower digit of its cell first.
template <class Visit>
bool s_wings(const Grid& grid, Workspace& workspace, Visit&& visit) {
  return cells_with_pair(grid, workspace, [&](const CellLink& link, Cell near_b, Cell end_b) {
    const auto& [cell, a, b] = link;
    if (b < a) return false;
    for (Cell near_a : (grid.cells(a) & peers(cell)) - CellSet{near_b, end_b}) {
      for (Cell end_a : (conjugates(grid, near_a, a) & peers(end_b)) - CellSet{cell, near_b}) {
        const LinkedWing wing{{{end_a, a}, {near_a, a}, {cell, a}, {cell, b}, {near_b, b}, {end_b, b}}};
        if ((grid.has(end_a, b) || grid.has(end_b, a)) && visit(wing)) return true;
      }
    }
    return false;
  });
}

/// The L-Wings with a given middle link.
template <class Visit>
bool l_wings_around(const Grid& grid, const facts::ConjugatePair& middle, Visit& visit) {
  const auto& [b, house, first, second] = middle;
  const CellSet inner = {first, second};
  for (Digit a : grid.candidates(first) - DigitSet{b}) {
    for (Cell start : conjugates(grid, first, a) - inner) {
      for (Digit c : grid.candidates(second) - DigitSet{a, b}) {
        for (Cell end : (conjugates(grid, second, c) & peers(start)) - inner) {
          const LinkedWing wing{{{start, a}, {first, a}, {first, b}, {second, b}, {second, c}, {end, c}}};
          if ((grid.has(start, c) || grid.has(end, a)) && visit(wing)) return true;
        }
      }
    }
  }
  return false;
}

/// a=(a-b) = (b-c)=c with ends that see each other.
template <class Visit>
bool l_wings(const Grid& grid, Workspace& workspace, Visit&& visit) {
  for (Digit digit : Digit::all()) {
    for (const facts::ConjugatePair& middle : facts::conjugate_pairs(grid, workspace, digit)) {
      if (!is_repeated(grid, middle) && l_wings_around(grid, middle, visit)) return true;
    }
  }
  return false;
}

}  // namespace deduku::wings
