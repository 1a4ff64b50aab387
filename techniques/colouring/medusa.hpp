// 3D Medusa: candidates joined by strong links of all kinds, conjugate pairs and cells with two candidates, in two
// colours. All candidates of one colour are true, all of the other false.
#pragma once

#include <vector>

#include "deduku/evidence.hpp"
#include "src/core/workspace.hpp"

namespace deduku::colouring {

/// Candidates joined by strong links. If links close an odd cycle there is no colouring (and no solution); the colours
/// then respect part of the links.
struct Medusa {
  std::array<CandidateSet, 2> colours;

  CandidateSet all() const { return colours[0] | colours[1]; }
};

/// Calls `visit` with the other end of each strong link of a candidate.
template <class Visit>
void strong_partners(const Grid& grid, Candidate candidate, Visit&& visit) {
  const auto [cell, digit] = std::pair(candidate.cell(), candidate.digit());
  const DigitSet others = grid.candidates(cell) - DigitSet{digit};
  if (others.size() == 1) visit(Candidate(cell, others.first()));
  CellSet ends;
  for (House house : cell.houses()) {
    if (grid.positions(house, digit).size() == 2) ends |= grid.cells(house, digit);
  }
  for (Cell end : ends - CellSet{cell}) visit(Candidate(end, digit));
}

/// Colours all candidates joined to `start`. Stores the links along which the colours spread in `edges`.
inline Medusa medusa_from(const Grid& grid, Candidate start, std::vector<Link>& edges) {
  Medusa medusa;
  medusa.colours[0].insert(start);
  edges.clear();
  const auto spread = [&](Candidate from) {
    const int opposite = medusa.colours[0].contains(from) ? 1 : 0;
    strong_partners(grid, from, [&](Candidate to) {
      if (medusa.colours[0].contains(to) || medusa.colours[1].contains(to)) return;
      medusa.colours[opposite].insert(to);
      edges.push_back({{{from.cell()}, from.digit()}, {{to.cell()}, to.digit()}, LinkKind::strong});
    });
  };
  spread(start);
  for (std::size_t i = 0; i < edges.size(); ++i) {
    const Node& reached = edges[i].to;
    spread({reached.cells.first(), reached.digit});
  }
  return medusa;
}

/// The candidates that cannot be true together with all of a colour: in a cell with one of its candidates, or the same
/// digit in a house. They include candidates of the colour if it contradicts itself.
inline CandidateSet excluded_by(const Grid& grid, const CandidateSet& colour) {
  CandidateSet excluded;
  for (Digit digit : colour.digits()) {
    for (Cell cell : colour.cells(digit)) {
      excluded.insert(digit, grid.cells(digit) & peers(cell));
      excluded.insert(cell, grid.candidates(cell) - DigitSet{digit});
    }
  }
  return excluded;
}

/// All medusas of at least four candidates and two digits, in the order of their lowest candidates, with the links that
/// join them.
template <class Visit>
bool medusas(const Grid& grid, Workspace& workspace, Visit&& visit) {
  auto& edges = workspace.cleared<std::vector<Link>>();
  CandidateSet open = grid.all_candidates();
  for (Candidate start : grid.all_candidates()) {
    if (!open.contains(start)) continue;
    const Medusa medusa = medusa_from(grid, start, edges);
    open -= medusa.all();
    if (edges.size() > 2 && medusa.all().digits().size() > 1 && visit(medusa, std::span<const Link>(edges)))
      return true;
  }
  return false;
}

}  // namespace deduku::colouring
