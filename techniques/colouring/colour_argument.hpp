// The argument for eliminating candidates that are excluded by each of two colours, one of which is true.
#pragma once

#include "deduku/evidence.hpp"
#include "deduku/houses.hpp"

namespace deduku::colouring {

/// States that all candidates of one of two colours are true, and names for each removed candidate one of each colour
/// that excludes it.
inline void explain_by_colours(Evidence& evidence, const CandidateSet& removed,
                               const std::array<CandidateSet, 2>& colours) {
  for (Candidate candidate : removed) {
    Reason reason{.kind = Reason::Kind::alternatives};
    for (const CandidateSet& colour : colours) {
      const CellSet seen = colour.cells(candidate.digit()) & peers(candidate.cell());
      if (seen.empty()) {
        reason.digits.insert(colour.digits(candidate.cell()).first());
      } else {
        reason.cells.insert(seen.first());
      }
    }
    evidence.explain({candidate}, reason);
  }
}

}  // namespace deduku::colouring
