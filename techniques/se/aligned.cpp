// Aligned pair and triplet exclusion: some combinations of digits in two or three base cells would leave a
// common peer (an excluder) without candidates; a candidate that occurs in no other combination goes.
#include "techniques/se/aligned.hpp"

#include <algorithm>

#include "techniques/se/evidence.hpp"

namespace deduku::se {

namespace {

/// The cells that may be base cells, and for every cell the excluders it sees.
struct Alignment {
  std::uint8_t base[81];
  int base_count = 0;
  CellSet bases;
  CellSet excluders;

  CellSet excluders_of(int cell) const { return excluders & peers(Cell(cell)); }
};

Alignment align(const State& state, int degree) {
  Alignment alignment;
  CellSet singles;
  CellSet several;
  for (int cell = 0; cell < 81; ++cell) {
    const int count = size_of(state.cell[cell]);
    if (count == 1) singles.insert(Cell(cell));
    if (count >= 2) several.insert(Cell(cell));
    if (count >= 2 && count <= degree) alignment.excluders.insert(Cell(cell));
  }
  for (Cell cell : several) {
    if (peers(cell).intersects(singles) || !peers(cell).intersects(alignment.excluders)) continue;
    alignment.base[alignment.base_count++] = static_cast<std::uint8_t>(cell.index());
    alignment.bases.insert(cell);
  }
  return alignment;
}

/// True if the base cells lose something.
bool conclude(Hint& hint, const CellSet& bases, const CellSet& excluders) {
  if (!hint.is_worth()) return false;
  if (hint.evidence == nullptr) return true;
  *hint.evidence = Evidence();
  for (Candidate removed : hint.removals) hint.evidence->digits.insert(removed.digit());
  hint.evidence->add(Role::body, bases, hint.evidence->digits);
  hint.evidence->add(Role::partner, excluders, DigitSet::all());
  return true;
}

/// The digits of `a` that have no allowed partner in `b`; `partner[p]` are the digits forbidden beside p.
unsigned impossible(unsigned a, unsigned b, const Mask (&partner)[9], bool aligned) {
  unsigned removed = 0;
  for (int digit : elements(a)) {
    const unsigned forbidden = partner[digit] | (aligned ? bit(digit) : 0U);
    if ((b & ~forbidden) == 0) removed |= bit(digit);
  }
  return removed;
}

bool exclude_pair(const State& state, int x, int y, const CellSet& common, Hint& hint) {
  Mask partner[9] = {};
  for (Cell excluder : common) {
    const unsigned digits = state.cell[excluder.index()];
    for (int digit : elements(digits)) partner[digit] |= static_cast<Mask>(digits & ~bit(digit));
  }
  const bool aligned = sees(Cell(x), Cell(y));
  hint.remove(x, impossible(state.cell[x], state.cell[y], partner, aligned));
  hint.remove(y, impossible(state.cell[y], state.cell[x], partner, aligned));
  return conclude(hint, {Cell(x), Cell(y)}, common);
}

/// Three base cells with the digits of their common excluders.
struct Triple {
  unsigned cell[3];
  bool xy, xz, yz;  ///< which of them see each other
  Mask excluder[81];
  int excluder_count = 0;

  /// The digits that the third cell may hold beside p and q.
  unsigned allowed(int p, int q) const {
    const unsigned chosen = bit(p) | bit(q);
    unsigned rest = cell[2] & ~(xz ? bit(p) : 0U) & ~(yz ? bit(q) : 0U);
    for (int i = 0; i < excluder_count; ++i) {
      const unsigned left = excluder[i] & ~chosen;
      if ((left & (left - 1)) != 0) continue;
      if (left == 0) return 0;
      rest &= ~left;
    }
    return rest;
  }
};

/// What each base cell loses: the candidates that no allowed combination uses.
void impossible(const Triple& triple, unsigned (&unused)[3]) {
  for (int i = 0; i < 3; ++i) unused[i] = triple.cell[i];
  for (int p : elements(triple.cell[0])) {
    for (int q : elements(triple.cell[1])) {
      if (triple.xy && p == q) continue;
      const unsigned third = triple.allowed(p, q);
      if (third == 0) continue;
      unused[0] &= ~bit(p);
      unused[1] &= ~bit(q);
      unused[2] &= ~third;
      if ((unused[0] | unused[1] | unused[2]) == 0) return;
    }
  }
}

bool exclude_triplet(const State& state, const int (&cells)[3], const CellSet& common, Hint& hint) {
  Triple triple;
  for (int i = 0; i < 3; ++i) triple.cell[i] = state.cell[cells[i]];
  triple.xy = sees(Cell(cells[0]), Cell(cells[1]));
  triple.xz = sees(Cell(cells[0]), Cell(cells[2]));
  triple.yz = sees(Cell(cells[1]), Cell(cells[2]));
  for (Cell excluder : common) triple.excluder[triple.excluder_count++] = state.cell[excluder.index()];
  unsigned unused[3];
  impossible(triple, unused);
  for (int i = 0; i < 3; ++i) hint.remove(cells[i], unused[i]);
  return conclude(hint, {Cell(cells[0]), Cell(cells[1]), Cell(cells[2])}, common);
}

/// The third cells for x and y in order: those that x sees, then those that y sees.
template <class Visit>
bool visit_thirds(CellSet left, int x, int y, Visit visit) {
  left.erase(Cell(x));
  left.erase(Cell(y));
  for (const int origin : {x, y}) {
    if (!left.intersects(peers(Cell(origin)))) continue;
    for (const int z : geometry.peers[origin]) {
      if (!left.contains(Cell(z))) continue;
      left.erase(Cell(z));
      if (visit(z)) return true;
    }
  }
  return false;
}

/// Whether the same three cells came up before with another of them as the third; x < y.
bool was_visited(const Alignment& alignment, int x, int y, int z) {
  const auto is_third = [&](int third, int a, int b) {
    return alignment.excluders.contains(Cell(third)) &&
           (sees(Cell(third), Cell(a)) || sees(Cell(third), Cell(b)));
  };
  if (z > y) return false;
  if (z > x) return is_third(y, x, z);
  return is_third(y, z, x) || is_third(x, z, y);
}

bool has_two(const CellSet& cells) {
  const std::uint64_t low = cells.words[0];
  const std::uint64_t high = cells.words[1];
  return (low & (low - 1)) != 0 || (high & (high - 1)) != 0 || (low != 0 && high != 0);
}

}  // namespace

/// The cells that read differently than when the search last found nothing: what involves none of them was
/// looked at then.
CellSet AlignedSearch::changed_cells(const State& state, const CellSet& bases) const {
  CellSet changed = bases - failed_bases_;
  for (int cell = 0; cell < 81; ++cell) {
    if (state.cell[cell] != failed_[cell]) changed.insert(Cell(cell));
  }
  return changed;
}

bool AlignedSearch::fail(const State& state, const CellSet& bases) {
  std::copy(std::begin(state.cell), std::end(state.cell), failed_);
  failed_bases_ = bases;
  return false;
}

bool AlignedSearch::find_pair(const State& state, Hint& hint) {
  const Alignment alignment = align(state, 2);
  const CellSet changed = changed_cells(state, alignment.bases);
  hint.rating = 62;
  for (int j = 1; j < alignment.base_count; ++j) {
    const int y = alignment.base[j];
    const CellSet seen = alignment.excluders_of(y);
    for (int i = 0; i < j; ++i) {
      const int x = alignment.base[i];
      const CellSet common = seen & peers(Cell(x));
      if (!has_two(common)) continue;
      if (!changed.contains(Cell(x)) && !changed.contains(Cell(y)) && !common.intersects(changed)) continue;
      if (exclude_pair(state, x, y, common, hint)) return true;
    }
  }
  return fail(state, alignment.bases);
}

bool AlignedSearch::find_triplet(const State& state, Hint& hint) {
  const Alignment alignment = align(state, 3);
  const CellSet changed = changed_cells(state, alignment.bases);
  hint.rating = 75;
  for (int j = 1; j < alignment.base_count; ++j) {
    const int y = alignment.base[j];
    const CellSet seen = alignment.excluders_of(y);
    for (int i = 0; i < j; ++i) {
      const int x = alignment.base[i];
      const CellSet shared = seen & peers(Cell(x));
      if (!has_two(shared)) continue;
      CellSet third_cells = alignment.bases & alignment.excluders;
      const bool looked_at =
          !changed.contains(Cell(x)) && !changed.contains(Cell(y)) && !shared.intersects(changed);
      if (looked_at) third_cells &= changed;
      const bool found = visit_thirds(third_cells, x, y, [&](int z) {
        const CellSet common = shared & peers(Cell(z));
        if (!has_two(common) || was_visited(alignment, x, y, z)) return false;
        return exclude_triplet(state, {x, y, z}, common, hint);
      });
      if (found) return true;
    }
  }
  return fail(state, alignment.bases);
}

}  // namespace deduku::se
