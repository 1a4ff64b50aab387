#include <map>

#include "deduku/technique.hpp"
#include "src/core/step_sink.hpp"
#include "tests/kernels/random_grids.hpp"

namespace deduku::testing {
namespace {

/// Whether two digits go together in two cells: excluded neither by a house that they share nor by a bivalue cell that
/// both see.
bool go_together(const Grid& grid, Candidate one, Candidate other) {
  if (one.digit() == other.digit()) return !sees(one.cell(), other.cell());
  for (Cell cell : Cell::all()) {
    const bool is_seen = sees(cell, one.cell()) && sees(cell, other.cell());
    if (is_seen && grid.candidates(cell) == DigitSet{one.digit(), other.digit()}) return false;
  }
  return true;
}

/// The candidates of a cell that go with no candidate of another.
CandidateSet without_partner(const Grid& grid, Cell cell, Cell other) {
  CandidateSet without;
  for (Digit digit : grid.candidates(cell)) {
    bool fits = false;
    for (Digit with : grid.candidates(other)) fits |= go_together(grid, {cell, digit}, {other, with});
    if (!fits) without.insert({cell, digit});
  }
  return without;
}

int bivalue_peers(const Grid& grid, Cell a, Cell b) {
  return (grid.cells_with_count(2) & peers(a) & peers(b)).size();
}

/// The eliminations of two cells, by cells, if two bivalue cells see both and neither cell is, or sees, a naked single.
std::map<CellSet, CandidateSet> all_exclusions(const Grid& grid) {
  std::map<CellSet, CandidateSet> all;
  const auto sees_single = [&](Cell cell) { return peers(cell).intersects(grid.cells_with_count(1)); };
  const CellSet open = grid.empty_cells() - grid.cells_with_count(1);
  for (Cell a : open) {
    for (Cell b : open) {
      if (b <= a || bivalue_peers(grid, a, b) < 2 || sees_single(a) || sees_single(b)) continue;
      const CandidateSet lost = without_partner(grid, a, b) | without_partner(grid, b, a);
      if (!lost.empty()) all[{a, b}] = lost;
    }
  }
  return all;
}

TEST(AlignedPairs, ExcludeWhatGoesWithNothing) {
  std::size_t hits = 0;
  on_random_grids(1500, [&](const Grid& grid, Workspace& workspace) {
    StepSink sink(StepSink::Wanted::all);
    technique::aligned_pair_exclusion.find(grid, workspace, sink);
    std::map<CellSet, CandidateSet> found;
    for (const Step& step : sink.found()) found[step.evidence.cells(Role::body)] = step.effects.removes;
    EXPECT_EQ(found, all_exclusions(grid));
    hits += found.size();
  });
  EXPECT_GT(hits, 300U);
}

}  // namespace
}  // namespace deduku::testing
