#include "src/scales/se/patterns/aligned.hpp"

#include "src/scales/se/facts/se_evidence.hpp"

namespace deduku::se {

bool conclude_aligned(const SeState& state, SeHint& hint, const CellSet& bases, const CellSet& excluders) {
  if (!hint.has_effect()) return false;
  if (hint.evidence == nullptr) return true;
  Evidence& evidence = *hint.evidence = Evidence();
  const CandidateSet removed = hint.removed();
  evidence.digits = removed.digits();
  evidence.add(Role::body, bases, evidence.digits);
  for (Cell excluder : excluders) evidence.add(Role::petal, {excluder}, digit_set(state.digits[excluder]));
  // If one base cell alone loses something, it need not have a digit itself.
  evidence.use(excluders | (removed.cells().size() > 1 ? bases : bases - removed.cells()));
  evidence.explain(removed, {.kind = Reason::Kind::combinations});
  return true;
}

Alignment AlignedSearch::align(const SeState& state, const CellSet& changed, int degree) const {
  Alignment alignment;
  alignment.changed = changed;
  CellSet singles;
  CellSet several;
  for (Cell cell : Cell::all()) {
    const int count = size_of(state.digits[cell]);
    if (count == 1) singles.insert(cell);
    if (count >= 2) several.insert(cell);
    if (count >= 2 && count <= degree) alignment.excluders.insert(cell);
  }
  alignment.bases = (several & seeing_one(alignment.excluders)) - seeing_one(singles);
  alignment.changed |= alignment.bases - failed_bases_;
  return alignment;
}

bool AlignedSearch::fail(const Alignment& alignment) {
  failed_bases_ = alignment.bases;
  return false;
}

}  // namespace deduku::se
