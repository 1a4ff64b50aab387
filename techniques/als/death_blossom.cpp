// Death Blossom: a stem cell, each of whose candidates removes its digit from a separate petal.
//
//     {1 2 3}  stem
//      | | |                         For any digit of the stem, the petal for that digit lacks it and so
//      1 2 3                         holds all its others. Every petal has a 9, so one of them holds its 9.
//      | | +-- {3 9}                 A cell that sees the 9s of all of them is not 9.
//      | +---- {2 9 8} {8 2}
//      +------ {1 9}
//
// A petal is an almost locked set; the stem sees all its cells with the digit that it loses. The eliminated digits are
// in all petals and not in the stem. A petal may cover several digits of the stem. If one petal covers all of them,
// there is no blossom: with a stem of two candidates that is ALS-XZ with two links. Variants: 1 if petals overlap.
// Other stems: techniques/als/house_blossom.cpp, techniques/als/unique_blossom.cpp.
#include "deduku/technique.hpp"
#include "techniques/als/blossoms.hpp"
#include "techniques/facts/restricted_commons.hpp"

namespace deduku {

namespace death_blossom {
namespace {

/// Tries all petals for the candidates of a stem.
bool emit_blossoms(const Grid& grid, Workspace& workspace, Cell stem, StepSink& sink) {
  const DigitSet digits = grid.candidates(stem);
  std::array<Candidate, Digit::count> candidates;
  std::size_t count = 0;
  for (Digit digit : digits) candidates[count++] = {stem, digit};
  CandidateSet others;
  for (Digit digit : ~digits) others.insert(digit, grid.cells(digit));
  const auto& catalogue = workspace.get<facts::AlmostLockedSets>(grid);
  const int max_cells = workspace.get<facts::RestrictedCommons>(grid).max_cells();
  als::BlossomSearch search(catalogue, std::span(candidates).first(count), others, {.cells = max_cells}, workspace);
  return search.run([&](const als::Blossom& blossom, const CandidateSet& eliminations) {
    const int variant = als::count_petals(blossom).has_overlap() ? 1 : 0;
    return als::emit_blossom(TechniqueId::death_blossom, catalogue, blossom, eliminations, variant, sink,
                             Variable(stem), [&](Evidence& evidence) { evidence.add(Role::stem, {stem}, digits); });
  });
}

void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  if (workspace.get<facts::RestrictedCommons>(grid).is_cut()) sink.note_cut();
  for (int petals = 2; petals <= 9; ++petals) {
    for (Cell stem : grid.cells_with_count(petals)) {
      if (emit_blossoms(grid, workspace, stem, sink)) return;
    }
  }
}

}  // namespace
}  // namespace death_blossom

const Technique technique::death_blossom{
    .name = "Death Blossom",
    .find = death_blossom::find,
    .surcharge = als::blossom_surcharge(70),
    .hodoku = {"0904", "0904"},
};

}  // namespace deduku
