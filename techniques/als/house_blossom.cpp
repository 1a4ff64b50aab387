// House Blossom: a digit in a house, each of whose places takes it from a petal of its own.
//
//      .  {1 ..} . | .  {1 ..} . | . {1 ..}  .        The 1 of the row is in one of three cells. Wherever it is,
//             |             |           |             the petal that sees it there lacks its 1, and so holds all its
//           {1 9}      {1 5} {5 9}    {1 9}           others. Every petal has a 9, so one of them holds its 9. A 9
//                                                     that sees the 9s of all of them is false.
//
// Like Death Blossom, but the stem is the places of a digit instead of the candidates of a cell:
// techniques/als/blossoms.hpp. The digit itself is never eliminated because the petals lose it. A petal that two places
// see may serve both; if one served all, pointing and claiming would clear all its places of the digit. There are at
// most four petals of at most five cells each; they may share cells.
//
// Stems have three to five places. With two they are a conjugate pair between two almost locked sets. That is the chain
// of als_discontinuous_nice_loop from the elimination through a set, the pair, and the other set, which costs less.
#include "deduku/technique.hpp"
#include "techniques/als/blossoms.hpp"
#include "techniques/als/petal_prospects.hpp"

namespace deduku {

namespace house_blossom {
namespace {

using Prospects = als::PetalProspects<facts::AlmostLockedSets>;

constexpr int most_places = 5;
constexpr int most_petals = 4;

/// The eliminations of each place of a digit by some petal.
CandidateSet prospects_of(Prospects& prospects, const CellSet& places, Digit digit) {
  CandidateSet common = prospects.of({places.first(), digit});
  for (Cell place : places) {
    if (common.empty()) return common;
    common &= prospects.of({place, digit});
  }
  return common;
}

bool emit_blossoms(const Grid& grid, Workspace& workspace, House house, Digit digit, StepSink& sink) {
  const CellSet places = grid.cells(house, digit);
  const CandidateSet wanted = prospects_of(workspace.get<Prospects>(grid), places, digit);
  if (wanted.empty()) return false;
  std::array<Candidate, most_places> candidates;
  std::size_t count = 0;
  for (Cell place : places) candidates[count++] = {place, digit};
  const auto& catalogue = workspace.get<facts::AlmostLockedSets>(grid);
  als::BlossomSearch search(
      catalogue, std::span(candidates).first(count), wanted,
      {.petals_for = als::BlossomSearch::PetalsFor::unserved, .petals = most_petals, .cells = als::most_petal_cells},
      workspace);
  return search.run([&](const als::Blossom& blossom, const CandidateSet& eliminations) {
    return als::emit_blossom(TechniqueId::house_blossom, catalogue, blossom, eliminations, 0, sink,
                             Variable(house, digit), [&](Evidence& evidence) {
                               evidence.base = {house};
                               evidence.add(Role::stem, places, {digit});
                             });
  });
}

void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  for (int size = 3; size <= most_places; ++size) {
    for (House house : House::all()) {
      for (Digit digit : ~grid.solved_digits(house)) {
        if (grid.cells(house, digit).size() == size && emit_blossoms(grid, workspace, house, digit, sink)) return;
      }
    }
  }
}

}  // namespace
}  // namespace house_blossom

const Technique technique::house_blossom{
    .name = "House Blossom",
    .find = house_blossom::find,
    .surcharge = als::blossom_surcharge(40),
};

}  // namespace deduku
