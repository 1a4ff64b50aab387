// Two conjugate pairs of one digit: skyscraper, 2-string kite, turbot fish; and the empty rectangle.
#include "techniques/single_digit/strong_links.hpp"

#include <algorithm>

#include "src/scales/hodoku/hodoku_producers.hpp"
#include "techniques/facts/conjugate_pairs.hpp"

namespace deduku::hodoku {

namespace {

/// Two pairs joined in houses of these kinds, of the first digit: candidates that see both free ends lose it.
bool find_joined(SearchContext context, std::array<HouseKind, 3> kinds, HodokuHint& hint) {
  const auto visit = [&](const single_digit::JoinedPairs& pairs) {
    return hint.remove(pairs.digit, context.grid.cells(pairs.digit) & peers(pairs.free[0]) & peers(pairs.free[1]));
  };
  for (Digit digit : context.digits_to_search()) {
    const auto pairs = facts::conjugate_pairs(context.grid, context.workspace, digit);
    if (single_digit::joined_pairs(pairs, kinds, visit)) return true;
  }
  return false;
}

/// Offers the turbot fish of two pairs whose ends `near_a` and `near_b` see each other.
void offer_turbot(const Grid& grid, const facts::ConjugatePair& a, const facts::ConjugatePair& b, Best& best) {
  for (const auto& [free_a, near_a] : {std::pair(a.first, a.second), std::pair(a.second, a.first)}) {
    for (const auto& [near_b, free_b] : {std::pair(b.first, b.second), std::pair(b.second, b.first)}) {
      if (!sees(near_a, near_b) || free_a == free_b || near_a == free_b || near_b == free_a) continue;
      const CellSet eliminations = (grid.cells(a.digit) & peers(free_a) & peers(free_b)) - CellSet{near_a, near_b};
      if (eliminations.size() >= std::max(1, best.count())) best.offer(CandidateSet(a.digit, eliminations), 4);
    }
  }
}

/// The candidates of a box, all of them in one row or one column of it, neither of which would be enough alone.
struct HodokuEmptyRectangle {
  Digit digit;
  House row;
  House column;
  House box;
};

/// The end of a conjugate pair in `house` other than `near`; empty if there is no pair.
std::optional<Cell> other_end(const Grid& grid, House house, Cell near, Digit digit) {
  const CellSet ends = grid.cells(house, digit);
  return ends.size() == 2 ? std::optional((ends - CellSet{near}).first()) : std::nullopt;
}

/// A pair across `arm`, with one end on it: its elimination is the cell in which the line through its other end meets
/// the other arm.
bool find_pair(const Grid& grid, const HodokuEmptyRectangle& er, bool along_row, HodokuHint& hint) {
  const auto& [digit, row, column, box] = er;
  for (Cell near : grid.cells(along_row ? row : column, digit) - cells_of(box)) {
    const auto far = other_end(grid, along_row ? near.column() : near.row(), near, digit);
    if (!far) continue;
    const CellSet eliminations =
        along_row ? cells_of(far->row()) & cells_of(column) : cells_of(row) & cells_of(far->column());
    if (hint.remove(digit, (eliminations & grid.cells(digit)) - cells_of(box))) return true;
  }
  return false;
}

bool find_empty_rectangle_in(const Grid& grid, House box, Digit digit, HodokuHint& hint) {
  const CellSet places = grid.cells(box, digit);
  if (places.size() < 3 || places.size() > 5) return false;
  for (Cell crossing : cells_of(box)) {
    const HodokuEmptyRectangle er{digit, crossing.row(), crossing.column(), box};
    const CellSet in_row = places & cells_of(er.row);
    const CellSet in_column = places & cells_of(er.column);
    if (places != (in_row | in_column) || places == in_row || places == in_column) continue;
    if (find_pair(grid, er, true, hint) || find_pair(grid, er, false, hint)) return true;
  }
  return false;
}

}  // namespace

/// Pairs of rows for all digits come before pairs of columns.
bool find_skyscraper(SearchContext context, HodokuHint& hint) {
  constexpr HouseKind row = HouseKind::row;
  constexpr HouseKind column = HouseKind::column;
  return find_joined(context, {row, row, column}, hint) || find_joined(context, {column, column, row}, hint);
}

bool find_two_string_kite(SearchContext context, HodokuHint& hint) {
  hint.code = "0401";
  return find_joined(context, single_digit::two_string_kite, hint);
}

bool find_turbot_fish(SearchContext context, HodokuHint& hint) {
  Best best;
  for (Digit digit : context.digits_to_search()) {
    const auto pairs = facts::conjugate_pairs(context.grid, context.workspace, digit);
    for (std::size_t i = 0; i < pairs.size(); ++i) {
      for (std::size_t j = i + 1; j < pairs.size(); ++j) offer_turbot(context.grid, pairs[i], pairs[j], best);
    }
  }
  return best.write_to(hint);
}

bool find_empty_rectangle(SearchContext context, HodokuHint& hint) {
  hint.code = "0402";
  for (Digit digit : context.digits_to_search()) {
    for (int box = 0; box < 9; ++box) {
      if (find_empty_rectangle_in(context.grid, House::box(box), digit, hint)) return true;
    }
  }
  return false;
}

}  // namespace deduku::hodoku
