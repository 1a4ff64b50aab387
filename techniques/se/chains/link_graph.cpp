#include "techniques/se/chains/link_graph.hpp"

namespace deduku::se {

namespace {

std::array<CandidateBits, 729> make_weak_links(bool in_cell) {
  std::array<CandidateBits, 729> links;
  for (int cell = 0; cell < 81; ++cell) {
    for (int digit = 0; digit < 9; ++digit) {
      CandidateBits& targets = links[candidate_of(cell, digit)];
      for (Cell peer : peers(Cell(cell))) targets.insert(Candidate(candidate_of(peer.index(), digit)));
      for (int other = 0; in_cell && other < 9; ++other) {
        if (other != digit) targets.insert(Candidate(candidate_of(cell, other)));
      }
    }
  }
  return links;
}

}  // namespace

const std::array<CandidateBits, 729>& weak_links() {
  static const std::array<CandidateBits, 729> links = make_weak_links(true);
  return links;
}

const std::array<CandidateBits, 729>& weak_house_links() {
  static const std::array<CandidateBits, 729> links = make_weak_links(false);
  return links;
}

}  // namespace deduku::se
