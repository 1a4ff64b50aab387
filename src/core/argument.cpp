#include "src/core/argument.hpp"

namespace deduku {

void explain_by_alternatives(Evidence& evidence, const CandidateSet& removed, std::span<const Node> nodes) {
  for (Candidate candidate : removed) {
    Reason reason{.kind = Reason::Kind::alternatives};
    for (const Node& node : nodes) {
      if (node.digit == candidate.digit()) {
        reason.cells |= node.cells;
      } else {
        reason.digits.insert(node.digit);
      }
    }
    evidence.explain({candidate}, reason);
  }
}

void explain_by_cells(Evidence& evidence, Digit digit, const CellSet& removed, const CellSet& cells) {
  evidence.explain({digit, removed}, {.kind = Reason::Kind::alternatives, .cells = cells});
}

void explain_by_houses(Evidence& evidence, const CandidateSet& removed, const HouseSet& houses) {
  for (House house : houses) {
    CandidateSet inside;
    for (Digit digit : removed.digits()) inside.insert(digit, removed.cells(digit) & cells_of(house));
    evidence.explain(inside, {.kind = Reason::Kind::house, .houses = {house}});
  }
}

void explain_by_need(Evidence& evidence, const Grid& grid, const CandidateSet& removed, DigitSet digits) {
  for (Cell cell : removed.cells()) {
    evidence.explain({cell, removed.digits(cell)},
                     {.kind = Reason::Kind::needed, .cells = {cell}, .digits = digits & grid.candidates(cell)});
  }
}

}  // namespace deduku
