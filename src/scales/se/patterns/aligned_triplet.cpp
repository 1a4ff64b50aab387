// Aligned triplet exclusion.
#include "src/scales/se/patterns/aligned.hpp"

namespace deduku::se {

namespace {

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

/// What each of three base cells loses; true if anything.
bool exclude(const SeState& state, const int (&cells)[3], const CellSet& common, unsigned (&unused)[3]) {
  Triple triple;
  for (int i = 0; i < 3; ++i) triple.cell[i] = state.cell[cells[i]];
  triple.xy = sees(Cell(cells[0]), Cell(cells[1]));
  triple.xz = sees(Cell(cells[0]), Cell(cells[2]));
  triple.yz = sees(Cell(cells[1]), Cell(cells[2]));
  for (Cell excluder : common) triple.excluder[triple.excluder_count++] = state.cell[excluder.index()];
  impossible(triple, unused);
  return (unused[0] | unused[1] | unused[2]) != 0;
}

bool exclude_triplet(const SeState& state, const int (&cells)[3], const CellSet& common, SeHint& hint) {
  unsigned unused[3];
  if (!exclude(state, cells, common, unused)) return false;
  for (int i = 0; i < 3; ++i) hint.remove(cells[i], unused[i]);
  return conclude_aligned(hint, {Cell(cells[0]), Cell(cells[1]), Cell(cells[2])}, common);
}

/// The third cells for x and y in order: those that x sees, then those that y sees.
template <class Visit>
bool visit_thirds(CellSet left, int x, int y, Visit visit) {
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
    return alignment.excluders.contains(Cell(third)) && (sees(Cell(third), Cell(a)) || sees(Cell(third), Cell(b)));
  };
  if (z > y) return false;
  if (z > x) return is_third(y, x, z);
  return is_third(y, z, x) || is_third(x, z, y);
}

/// The third cells for x and y that share two excluders with them and were not looked at yet; `shared`: the excluders
/// of x and y.
CellSet third_cells(const Alignment& alignment, int x, int y, const CellSet& shared) {
  CellSet cells = alignment.bases & alignment.excluders & (peers(Cell(x)) | peers(Cell(y)));
  cells -= CellSet{Cell(x), Cell(y)};
  if (!alignment.changed.contains(Cell(x)) && !alignment.changed.contains(Cell(y))) {
    cells &= alignment.changed | seeing_one(shared & alignment.changed);
  }
  return cells.empty() ? cells : cells & seeing_two(shared);
}

}  // namespace

bool AlignedSearch::find_triplet(const SeState& state, SeHint& hint) {
  const Alignment alignment = align(state, 3);
  hint.rating = 75;
  for (Cell y : alignment.bases) {
    const CellSet seen = alignment.excluders_of(y.raw);
    for (Cell x : first_cells(alignment, y.raw, seen)) {
      const CellSet shared = seen & peers(x);
      CellSet fruitful;
      for (Cell z : third_cells(alignment, x.raw, y.raw, shared)) {
        unsigned unused[3];
        if (was_visited(alignment, x.raw, y.raw, z.raw)) continue;
        if (exclude(state, {x.raw, y.raw, z.raw}, shared & peers(z), unused)) fruitful.insert(z);
      }
      // The order of the third cells decides among those few that yield something.
      const bool found = visit_thirds(fruitful, x.raw, y.raw, [&](int z) {
        return exclude_triplet(state, {x.raw, y.raw, z}, shared & peers(Cell(z)), hint);
      });
      if (found) return true;
    }
  }
  return fail(state, alignment);
}

}  // namespace deduku::se
