#include "src/core/argument_blocks.hpp"

namespace deduku {

namespace {

/// The candidates among some that a true node excludes.
CandidateSet excluded_by(const Node& node, const CandidateSet& candidates) {
  CandidateSet excluded(node.digit, candidates.cells(node.digit) & common_peers(node.cells));
  if (node.cells.size() > 1) return excluded;
  const Cell cell = node.cells.first();
  excluded.insert(cell, candidates.digits(cell) - DigitSet{node.digit});
  return excluded;
}

}  // namespace

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

void explain_by_houses(Evidence& evidence, const CandidateSet& removed, const HouseSet& houses, const CellSet& fins) {
  for (Cell cell : removed.cells()) {
    const HouseSet own = common_houses({cell}) & houses;
    if (own.empty()) continue;
    evidence.explain({cell, removed.digits(cell)}, {.kind = Reason::Kind::house, .cells = fins, .houses = own});
  }
}

void explain_by_need(Evidence& evidence, const Grid& grid, const CandidateSet& removed, DigitSet digits) {
  for (Cell cell : removed.cells()) {
    evidence.explain({cell, removed.digits(cell)},
                     {.kind = Reason::Kind::needed, .cells = {cell}, .digits = digits & grid.candidates(cell)});
  }
}

void explain_by_places(Evidence& evidence, const Grid& grid, const CandidateSet& removed, const CellSet& cells) {
  for (Digit digit : removed.digits()) {
    explain_by_cells(evidence, digit, removed.cells(digit), grid.cells(digit) & cells);
  }
}

void argue_naked_single(Evidence& evidence, Candidate placed) {
  evidence.use({placed.cell()});
  evidence.explain({placed}, {.kind = Reason::Kind::cell});
}

void argue_hidden_single(Evidence& evidence, Candidate placed, House house) {
  evidence.use({house}, {placed.digit()});
  evidence.explain({placed}, {.kind = Reason::Kind::place, .houses = {house}});
}

void explain_by_weak_links(Evidence& evidence, const CandidateSet& removed, std::span<const Link> links) {
  for (const Link& link : links) {
    if (link.kind != LinkKind::weak) continue;
    const CandidateSet excluded = excluded_by(link.from, removed) & excluded_by(link.to, removed);
    explain_by_alternatives(evidence, excluded, std::array{link.from, link.to});
  }
}

void explain_by_assumption(Evidence& evidence, const Effects& effects) {
  evidence.explain(effects.places | effects.removes, {.kind = Reason::Kind::assumption});
}

void explain_by_branches(Evidence& evidence, const Effects& effects) {
  evidence.explain(effects.places | effects.removes, {.kind = Reason::Kind::branches});
}

void explain_by_alternatives(Evidence& evidence, const CandidateSet& removed, const CandidateSet& alternatives) {
  for (Digit digit : removed.digits()) {
    evidence.explain({digit, removed.cells(digit)}, {.kind = Reason::Kind::alternatives,
                                                     .cells = alternatives.cells(digit),
                                                     .digits = alternatives.digits() - DigitSet{digit}});
  }
}

void argue_by_combinations(Evidence& evidence, const CandidateSet& removed, const CellSet& bases,
                           const CellSet& excluders) {
  evidence.use(excluders);
  for (Cell cell : removed.cells()) {
    const CellSet others = bases - CellSet{cell};
    evidence.use(others);
    evidence.explain({cell, removed.digits(cell)}, {.kind = Reason::Kind::combinations, .cells = others});
  }
}

}  // namespace deduku
