#include "src/scales/se/patterns/aligned.hpp"

#include "src/scales/se/facts/se_evidence.hpp"

namespace deduku::se {

namespace {

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

}  // namespace

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
