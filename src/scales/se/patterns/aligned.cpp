// Aligned pair and triplet exclusion: some combinations of digits in two or three base cells would leave a common peer
// (an excluder) without candidates; a candidate that occurs in no remaining combination is eliminated.
#include <algorithm>

#include "src/core/set_access.hpp"
#include "src/scales/se/facts/se_evidence.hpp"
#include "src/scales/se/patterns/se_producers.hpp"

namespace deduku::se {

namespace {

/// The possible base cells, the possible excluders, and the cells that have changed since the search last found
/// nothing: combinations without any of these were examined then.
struct Alignment {
  CellSet bases;
  CellSet excluders;
  CellSet changed;

  CellSet excluders_of(Cell cell) const { return excluders & peers(cell); }
};

/// The cells that see two or more of these.
CellSet seeing_two(const CellSet& cells) {
  CellSet one;
  CellSet two;
  for (Cell cell : cells) {
    two |= one & peers(cell);
    one |= peers(cell);
  }
  return two;
}

/// The cells that see one or more of these.
CellSet seeing_one(const CellSet& cells) {
  CellSet one;
  for (Cell cell : cells) one |= peers(cell);
  return one;
}

/// The first base cells x < y for a second one y that share two of the excluders that y sees.
CellSet first_cells(const Alignment& alignment, Cell y, const CellSet& seen) {
  CellSet cells = alignment.bases & seeing_two(seen);
  for (int word = 0; word < 2; ++word) {
    const int before = y.index() - 64 * word;
    if (before < 64) SetAccess::words(cells)[word] &= before <= 0 ? 0 : (std::uint64_t{1} << before) - 1;
  }
  return cells;
}

/// The alignment for base cells that were `failed_bases` when the search last found nothing.
Alignment align(const SeState& state, const CellSet& changed, const CellSet& failed_bases, int size) {
  Alignment alignment;
  CellSet singles;
  CellSet several;
  for (Cell cell : Cell::all()) {
    const int count = size_of(state.digits[cell]);
    if (count == 1) singles.insert(cell);
    if (count >= 2) several.insert(cell);
    if (count >= 2 && count <= size) alignment.excluders.insert(cell);
  }
  alignment.bases = (several & seeing_one(alignment.excluders)) - seeing_one(singles);
  alignment.changed = changed | (alignment.bases - failed_bases);
  return alignment;
}

/// Adds an excluder for each way to complete some candidates by the rest of the base cells, unless one added before
/// also excludes it.
void add_excluders(const SeState& state, const CandidateSet& chosen, CellSet rest, const CellSet& excluders,
                   CellSet& added) {
  if (rest.empty()) {
    const DigitSet digits = chosen.digits();
    for (const CellSet& cells : {added, excluders}) {
      for (Cell excluder : cells) {
        if (digits.contains(digit_set(state.digits[excluder]))) return added.insert(excluder);
      }
    }
    return;
  }
  const Cell cell = rest.first();
  rest.erase_first();
  for (Digit digit : digit_set(state.digits[cell])) {
    if (chosen.cells(digit).intersects(peers(cell))) continue;
    add_excluders(state, chosen | CandidateSet{{cell, digit}}, rest, excluders, added);
  }
}

/// The excluders one of which is left without a candidate by each combination with a removed one.
CellSet needed_excluders(const SeState& state, const CandidateSet& removed, const CellSet& bases,
                         const CellSet& excluders) {
  CellSet added;
  for (Candidate candidate : removed) {
    add_excluders(state, {candidate}, bases - CellSet{candidate.cell()}, excluders, added);
  }
  return added;
}

/// Records the reason; true if the base cells lose a candidate.
bool conclude_aligned(const SeState& state, SeHint& hint, const CellSet& bases, const CellSet& excluders) {
  if (!hint.has_effect()) return false;
  if (hint.evidence == nullptr) return true;
  Evidence& evidence = *hint.evidence = Evidence();
  const CandidateSet removed = hint.removed();
  evidence.digits = removed.digits();
  evidence.add(Role::body, bases, evidence.digits);
  for (Cell excluder : excluders) evidence.add(Role::als, {excluder}, digit_set(state.digits[excluder]));
  argue_by_combinations(evidence, removed, bases, needed_excluders(state, removed, bases, excluders));
  return true;
}

/// The digits of `a` that have no allowed partner in `b`; `forbidden[p]` are the digits that p does not allow there.
/// `aligned`: the two cells see each other.
unsigned impossible(unsigned a, unsigned b, const PerDigit<Mask>& forbidden, bool aligned) {
  unsigned removed = 0;
  for (Digit digit : elements<Digit>(a)) {
    const unsigned excluded = forbidden[digit] | (aligned ? bit(digit) : 0U);
    if ((b & ~excluded) == 0) removed |= bit(digit);
  }
  return removed;
}

bool exclude_pair(const SeState& state, Cell x, Cell y, const CellSet& common, SeHint& hint) {
  const bool aligned = sees(x, y);
  // An excluder rules out at most one partner of a digit; if the cells see each other, the digit itself is excluded
  // anyway.
  const int partners = std::min(size_of(state.digits[x]), size_of(state.digits[y])) - (aligned ? 1 : 0);
  if (common.size() < partners) return false;
  PerDigit<Mask> forbidden{};
  for (Cell excluder : common) {
    const unsigned digits = state.digits[excluder];
    for (Digit digit : elements<Digit>(digits)) forbidden[digit] |= static_cast<Mask>(digits & ~bit(digit));
  }
  hint.remove(x, impossible(state.digits[x], state.digits[y], forbidden, aligned));
  hint.remove(y, impossible(state.digits[y], state.digits[x], forbidden, aligned));
  return conclude_aligned(state, hint, {x, y}, common);
}

bool find_pair(const SeState& state, const Alignment& alignment, SeHint& hint) {
  for (Cell y : alignment.bases) {
    const CellSet seen = alignment.excluders_of(y);
    CellSet first = first_cells(alignment, y, seen);
    if (!alignment.changed.contains(y)) first &= alignment.changed | seeing_one(seen & alignment.changed);
    for (Cell x : first) {
      if (exclude_pair(state, x, y, seen & peers(x), hint)) return true;
    }
  }
  return false;
}

/// Three base cells and their common excluders.
class Triple {
 public:
  Triple(const SeState& state, const Cell (&cells)[3], const CellSet& common)
      : xy_(sees(cells[0], cells[1])), xz_(sees(cells[0], cells[2])), yz_(sees(cells[1], cells[2])) {
    for (int i = 0; i < 3; ++i) digits_[i] = unused[i] = state.digits[cells[i]];
    for (Cell excluder : common) excluder_[excluder_count_++] = state.digits[excluder];
    use_combinations();
  }

  unsigned unused[3];  ///< the losses of each base cell: the candidates that no allowed combination uses
  bool has_losses() const { return (unused[0] | unused[1] | unused[2]) != 0; }

 private:
  void use_combinations() {
    for (Digit p : elements<Digit>(digits_[0])) {
      for (Digit q : elements<Digit>(digits_[1])) {
        if (xy_ && p == q) continue;
        if (((unused[0] & bit(p)) | (unused[1] & bit(q)) | unused[2]) == 0) continue;
        const unsigned third = allowed(p, q);
        if (third == 0) continue;
        unused[0] &= ~bit(p);
        unused[1] &= ~bit(q);
        unused[2] &= ~third;
        if (!has_losses()) return;
      }
    }
  }
  /// The digits that the third cell may hold together with p and q.
  unsigned allowed(Digit p, Digit q) const {
    const unsigned chosen = bit(p) | bit(q);
    unsigned rest = digits_[2] & ~(xz_ ? bit(p) : 0U) & ~(yz_ ? bit(q) : 0U);
    // Without unpredictable branches: an excluder with one digit left takes it from the third cell, one with none takes
    // all.
    for (int i = 0; i < excluder_count_; ++i) {
      const unsigned left = excluder_[i] & ~chosen;
      const unsigned taken = left == 0 ? full_mask : left;
      rest &= (left & (left - 1)) == 0 ? ~taken : full_mask;
    }
    return rest;
  }

  unsigned digits_[3];          ///< of the base cells
  bool xy_, xz_, yz_;           ///< which of them see each other
  Mask excluder_[Cell::count];  ///< the digits of each excluder
  int excluder_count_ = 0;
};

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
  CellSet cells = (alignment.bases & alignment.excluders & (peers(x) | peers(y))) - CellSet{x, y};
  if (!alignment.changed.contains(x) && !alignment.changed.contains(y)) {
    cells &= alignment.changed | seeing_one(shared & alignment.changed);
  }
  return cells.empty() ? cells : cells & seeing_two(shared);
}

bool find_triplet(const SeState& state, const Alignment& alignment, SeHint& hint) {
  for (Cell y : alignment.bases) {
    const CellSet seen = alignment.excluders_of(y);
    for (Cell x : first_cells(alignment, y, seen)) {
      const CellSet shared = seen & peers(x);
      CellSet fruitful;
      for (Cell z : third_cells(alignment, x, y, shared)) {
        if (was_visited(alignment, x, y, z)) continue;
        if (Triple(state, {x, y, z}, shared & peers(z)).has_losses()) fruitful.insert(z);
      }
      // The order of the third cells decides among those few that lose a candidate.
      const bool found = visit_thirds(fruitful, x, y, [&](Cell z) {
        const Triple triple(state, {x, y, z}, shared & peers(z));
        hint.remove(x, triple.unused[0]);
        hint.remove(y, triple.unused[1]);
        hint.remove(z, triple.unused[2]);
        return conclude_aligned(state, hint, {x, y, z}, shared & peers(z));
      });
      if (found) return true;
    }
  }
  return false;
}

}  // namespace

bool AlignedSearch::find(const SeState& state, const CellSet& changed, int size, SeHint& hint) {
  const Alignment alignment = align(state, changed, failed_bases_, size);
  if (size == 2 ? find_pair(state, alignment, hint) : find_triplet(state, alignment, hint)) return true;
  failed_bases_ = alignment.bases;
  return false;
}

}  // namespace deduku::se
