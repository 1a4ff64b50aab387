// Symmetrical Placement (Gurth): the givens are their own image, and so is the solution.
//
//   1  .  .  |  .  2  .  |  .  .  .      Turned by 180 degrees, with 1 and 9, 2 and 8, ... exchanged, these givens
//   .  .  .  |  .  .  .  |  .  3  .      are the same again. A solution turned and relabelled is then a solution, and
//   .  4  .  |  .  .  .  |  .  .  .      if there is only one, it is the same solution: if r1c2 is 7, r9c8 is 3.
//   ---------+-----------+----------
//   .  .  .  |  .  .  .  |  .  .  .      The cell in the middle is its own image, so it is 5, the only digit that is
//   8  .  .  |  .  x  .  |  .  .  2      its own partner.
//   .  .  .  |  .  .  .  |  .  .  .
//   ---------+-----------+----------
//   .  .  .  |  .  .  .  |  .  6  .
//   .  7  .  |  .  .  .  |  .  .  .
//   .  .  .  |  .  8  .  |  .  .  9
//
// Any of the 3,359,232 ways to move the cells is allowed: let s move them, p relabel the digits, and the two together
// leave the givens unchanged. They turn a solution into a solution. With one solution, v(s(x)) = p(v(x)) for each cell
// x: a candidate is true if and only if its image is. So it is eliminated if one of its images, under repeated
// application of s, is absent or excludes it: p(d) in the same cell, or d in a cell that it sees. A candidate that
// becomes the only one of its cell is placed.
//
// Each automorphism is one step with all its eliminations. Some have the same eliminations, such as an automorphism and
// its inverse: only the one that is easiest to see is reported. An automorphism is not reported if another one removes
// more.
//
// If only the grid has one solution and the givens have several, the candidates must also be their own image.
// Automorphisms of candidates that are not automorphisms of the givens are not covered.
#include <algorithm>
#include <tuple>

#include "deduku/premises.hpp"
#include "deduku/technique.hpp"
#include "src/core/canonical/automorphisms.hpp"
#include "src/core/givens.hpp"
#include "src/core/images.hpp"
#include "src/core/step_sink.hpp"
#include "src/core/workspace.hpp"

namespace deduku {

namespace symmetrical_placement {
namespace {

/// Whether lines stay, or move cyclically within their bands or with them.
bool is_plain(const std::array<std::uint8_t, 9>& lines) {
  const auto moves_on = [&](int bands, int in_band) {
    for (int line = 0; line < 9; ++line) {
      const int image = (line / 3 + bands) % 3 * 3 + (line + in_band) % 3;
      if (lines[static_cast<std::size_t>(line)] != image) return false;
    }
    return true;
  };
  return moves_on(0, 0) || moves_on(1, 0) || moves_on(2, 0) || moves_on(0, 1) || moves_on(0, 2);
}

/// Smaller is easier to see.
int difficulty_of(const Symmetry& symmetry) {
  if (const Motion motion = motion_of(symmetry); motion != Motion::other) return static_cast<int>(motion);
  const bool is_simple = !symmetry.transposes && is_plain(symmetry.rows) && is_plain(symmetry.columns);
  return static_cast<int>(Motion::other) + (is_simple ? 0 : 1);
}

bool is_easier(const Symmetry& a, const Symmetry& b) {
  const auto rank = [](const Symmetry& symmetry) {
    return std::tuple(difficulty_of(symmetry), symmetry.transposes, symmetry.rows, symmetry.columns);
  };
  return rank(a) < rank(b);
}

/// The automorphisms of the givens, the easiest to see first. They are the same on all grids of a puzzle.
class GivenSymmetries {
 public:
  void compute(const Grid& grid, Workspace&) {
    const Board givens = givens_only(grid);
    if (givens == givens_) return;
    givens_ = givens;
    const std::span<const Symmetry> found = search_.find(givens);
    all_.assign(found.begin(), found.end());
    std::ranges::sort(all_, is_easier);
  }

  const std::vector<Symmetry>& all() const { return all_; }
  friend bool operator==(const GivenSymmetries& a, const GivenSymmetries& b) { return a.all_ == b.all_; }

 private:
  canonical::AutomorphismSearch search_;
  Board givens_;
  std::vector<Symmetry> all_;
};

/// An automorphism, and all candidates that it excludes.
struct Finding {
  Symmetry symmetry;
  CandidateSet excluded;
};
using Findings = std::vector<Finding>;

CandidateSet excluded_by(const Symmetry& symmetry, const Grid& grid) {
  CandidateSet excluded;
  for (Candidate candidate : grid.all_candidates()) {
    if (denying_image(symmetry, candidate, grid)) excluded.insert(candidate);
  }
  return excluded;
}

bool keeps_candidates(const Symmetry& symmetry, const Grid& grid) {
  const CandidateSet left = left_on(grid);
  return symmetry(left) == left;
}

/// Adds a finding that excludes something new, and removes findings that exclude less.
void add(const Finding& finding, Findings& findings) {
  const auto has_all = [&](const Finding& other) { return other.excluded.contains(finding.excluded); };
  if (finding.excluded.empty() || std::ranges::any_of(findings, has_all)) return;
  std::erase_if(findings, [&](const Finding& other) { return finding.excluded.contains(other.excluded); });
  findings.push_back(finding);
}

/// Places the only remaining candidate of a cell; the candidates that it excludes are no separate eliminations.
void add_effects(const Grid& grid, const CandidateSet& excluded, Step& step) {
  step.effects.removes = excluded;
  for (Cell cell : excluded.cells()) {
    const DigitSet left = grid.candidates(cell) - excluded.digits(cell);
    if (left.size() != 1) continue;
    step.effects.places.insert(cell, left);
    step.effects.removes -= CandidateSet(cell, DigitSet::all()) | CandidateSet(left.first(), peers(cell));
  }
}

/// Adds the cells that stay, and those with the images that exclude eliminated candidates. Removals implied by a
/// placement need no image.
void add_cells(const Grid& grid, const Finding& finding, Step& step) {
  const Symmetry& symmetry = finding.symmetry;
  const CellSet placed = step.effects.places.cells();
  CellSet fixed;
  CandidateSet images;
  for (Candidate candidate : finding.excluded) {
    if (!step.effects.removes.contains(candidate) && !placed.contains(candidate.cell())) continue;
    const bool is_fixed = symmetry(candidate.cell()) == candidate.cell();
    fixed.insert_if(is_fixed, candidate.cell());
    if (!is_fixed) images.insert(*denying_image(symmetry, candidate, grid));
  }
  DigitSet kept;
  for (Digit digit : Digit::all()) kept.insert_if(symmetry(digit) == digit, digit);
  if (!fixed.empty()) step.evidence.add(Role::fixed_cell, fixed, kept);
  for (Cell cell : images.cells()) step.evidence.add(Role::image, {cell}, images.digits(cell));
}

/// States that images leave each placed candidate alone in its cell.
void argue(const Grid& grid, const Step& step, Evidence& evidence) {
  for (Candidate candidate : step.effects.removes) {
    const Candidate image = *denying_image(*evidence.symmetry, candidate, grid);
    evidence.explain({candidate}, {.kind = Reason::Kind::image, .cells = {image.cell()}, .digits = {image.digit()}});
  }
  evidence.use(step.effects.places.cells());
  evidence.explain(step.effects.places, {.kind = Reason::Kind::image});
}

bool emit(const Grid& grid, const Finding& finding, StepSink& sink) {
  Step& step = sink.draft(TechniqueId::symmetrical_placement);
  add_effects(grid, finding.excluded, step);
  add_cells(grid, finding, step);
  step.evidence.symmetry = finding.symmetry;
  return sink.emit(step, [&](Evidence& evidence) { argue(grid, step, evidence); });
}

void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  auto& findings = workspace.cleared<Findings>();
  for (const Symmetry& symmetry : workspace.get<GivenSymmetries>(grid).all()) {
    if (!workspace.budget().spend(Candidate::count)) return;
    if (workspace.promise() == Promise::givens || keeps_candidates(symmetry, grid)) {
      add({symmetry, excluded_by(symmetry, grid)}, findings);
    }
  }
  (void)std::ranges::any_of(findings, [&](const Finding& finding) { return emit(grid, finding, sink); });
}

}  // namespace
}  // namespace symmetrical_placement

const Technique technique::symmetrical_placement{
    .name = "Symmetrical Placement",
    .needs_uniqueness = true,
    .find = symmetrical_placement::find,
};

}  // namespace deduku
