// Aligned triplet exclusion.
#include "src/scales/se/patterns/aligned.hpp"

namespace deduku::se {

namespace {

/// Three base cells with the digits of their common excluders.
struct Triple {
  unsigned digits[3];  ///< of the base cells
  bool xy, xz, yz;     ///< which of them see each other
  Mask excluder[Cell::count];
  int excluder_count = 0;

  /// The digits that the third cell may hold together with p and q.
  unsigned allowed(Digit p, Digit q) const {
    const unsigned chosen = bit(p) | bit(q);
    unsigned rest = digits[2] & ~(xz ? bit(p) : 0U) & ~(yz ? bit(q) : 0U);
    // Without unpredictable branches: an excluder with one digit left takes it from the third cell, one with none takes
    // all.
    for (int i = 0; i < excluder_count; ++i) {
      const unsigned left = excluder[i] & ~chosen;
      const unsigned taken = left == 0 ? full_mask : left;
      rest &= (left & (left - 1)) == 0 ? ~taken : full_mask;
    }
    return rest;
  }
};

/// The losses of each base cell: the candidates that no allowed combination uses.
void impossible(const Triple& triple, unsigned (&unused)[3]) {
  for (int i = 0; i < 3; ++i) unused[i] = triple.digits[i];
  for (Digit p : elements<Digit>(triple.digits[0])) {
    for (Digit q : elements<Digit>(triple.digits[1])) {
      if (triple.xy && p == q) continue;
      if (((unused[0] & bit(p)) | (unused[1] & bit(q)) | unused[2]) == 0) continue;
      const unsigned third = triple.allowed(p, q);
      if (third == 0) continue;
      unused[0] &= ~bit(p);
      unused[1] &= ~bit(q);
      unused[2] &= ~third;
      if ((unused[0] | unused[1] | unused[2]) == 0) return;
    }
  }
}

/// The losses of each of three base cells; true if there are any.
bool exclude(const SeState& state, const Cell (&cells)[3], const CellSet& common, unsigned (&unused)[3]) {
  Triple triple;
  for (int i = 0; i < 3; ++i) triple.digits[i] = state.digits[cells[i]];
  triple.xy = sees(cells[0], cells[1]);
  triple.xz = sees(cells[0], cells[2]);
  triple.yz = sees(cells[1], cells[2]);
  for (Cell excluder : common) triple.excluder[triple.excluder_count++] = state.digits[excluder];
  impossible(triple, unused);
  return (unused[0] | unused[1] | unused[2]) != 0;
}

bool exclude_triplet(const SeState& state, const Cell (&cells)[3], const CellSet& common, SeHint& hint) {
  unsigned unused[3];
  if (!exclude(state, cells, common, unused)) return false;
  for (int i = 0; i < 3; ++i) hint.remove(cells[i], unused[i]);
  return conclude_aligned(state, hint, {cells[0], cells[1], cells[2]}, common);
}

/// Visits the third cells for x and y in order: those that x sees, then those that y sees.
template <class Visit>
bool visit_thirds(CellSet left, Cell x, Cell y, Visit visit) {
  for (Cell origin : {x, y}) {
    if (!left.intersects(peers(origin))) continue;
    for (Cell z : peers_in_order(origin)) {
      if (!left.contains(z)) continue;
      left.erase(z);
      if (visit(z)) return true;
    }
  }
  return false;
}

/// Whether the same three cells were visited before with another of them as the third; x < y.
bool was_visited(const Alignment& alignment, Cell x, Cell y, Cell z) {
  const auto is_third = [&](Cell third, Cell a, Cell b) {
    return alignment.excluders.contains(third) && (sees(third, a) || sees(third, b));
  };
  if (z > y) return false;
  if (z > x) return is_third(y, x, z);
  return is_third(y, z, x) || is_third(x, z, y);
}

/// The third cells for x and y that share two excluders with them and have not been examined; `shared`: the excluders
/// of x and y.
CellSet third_cells(const Alignment& alignment, Cell x, Cell y, const CellSet& shared) {
  CellSet cells = alignment.bases & alignment.excluders & (peers(x) | peers(y));
  cells -= CellSet{x, y};
  if (!alignment.changed.contains(x) && !alignment.changed.contains(y)) {
    cells &= alignment.changed | seeing_one(shared & alignment.changed);
  }
  return cells.empty() ? cells : cells & seeing_two(shared);
}

}  // namespace

bool AlignedSearch::find_triplet(const SeState& state, const CellSet& changed, SeHint& hint) {
  const Alignment alignment = align(state, changed, 3);
  for (Cell y : alignment.bases) {
    const CellSet seen = alignment.excluders_of(y);
    for (Cell x : first_cells(alignment, y, seen)) {
      const CellSet shared = seen & peers(x);
      CellSet fruitful;
      for (Cell z : third_cells(alignment, x, y, shared)) {
        unsigned unused[3];
        if (was_visited(alignment, x, y, z)) continue;
        if (exclude(state, {x, y, z}, shared & peers(z), unused)) fruitful.insert(z);
      }
      // The order of the third cells decides among those few that lose a candidate.
      const bool found = visit_thirds(fruitful, x, y, [&](Cell z) {
        return exclude_triplet(state, {x, y, z}, shared & peers(z), hint);
      });
      if (found) return true;
    }
  }
  return fail(alignment);
}

}  // namespace deduku::se
