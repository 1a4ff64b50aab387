// Symmetrical Placement against its definition, and against the solutions of puzzles with each kind of automorphism.
#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <span>

#include "deduku/canonical.hpp"
#include "deduku/check.hpp"
#include "deduku/generate.hpp"
#include "deduku/solver.hpp"
#include "tests/support/puzzle_file.hpp"
#include "tests/support/soundness.hpp"

namespace deduku::testing {
namespace {

constexpr TechniqueId placement = TechniqueId::symmetrical_placement;

/// The first puzzles with an automorphism of a kind.
std::vector<Board> puzzles_of(std::string_view kind, std::size_t count) {
  const generate::PuzzleConstraints constraints{
      .minimality = generate::Minimality::orbit_minimal, .automorphic = std::string(kind), .seed = 11};
  auto generator = generate::Generator::make(constraints);
  EXPECT_TRUE(generator) << generator.error_or("");
  std::vector<Board> puzzles;
  for (std::uint64_t stream = 0; puzzles.size() < count; ++stream) {
    for (const generate::Generated& puzzle : generator->run_stream(stream).puzzles) puzzles.push_back(puzzle.puzzle);
  }
  return puzzles;
}

/// Whether a candidate is possible or true on a grid.
bool is_there(const Grid& grid, Candidate candidate) {
  return grid.has(candidate) || grid.value(candidate.cell()) == candidate.digit();
}

/// All candidates of open cells that a symmetry excludes: in the orbit, some image is absent, or two cannot be true
/// together.
CandidateSet excluded_by_definition(const deduku::Symmetry& symmetry, const Grid& grid) {
  CandidateSet excluded;
  for (Candidate candidate : grid.all_candidates()) {
    std::vector<Candidate> orbit{candidate};
    for (Candidate image = symmetry(candidate); image != candidate; image = symmetry(image)) orbit.push_back(image);
    for (Candidate a : orbit) {
      if (!is_there(grid, a)) excluded.insert(candidate);
      for (Candidate b : orbit) {
        const bool same_cell = a.cell() == b.cell() && a.digit() != b.digit();
        if (same_cell || (a.digit() == b.digit() && sees(a.cell(), b.cell()))) excluded.insert(candidate);
      }
    }
  }
  return excluded;
}

/// The exclusions of a step, including those among them that its placements imply.
void expect_all_excluded(const Step& step, const Grid& grid) {
  const CandidateSet expected = excluded_by_definition(*step.evidence.symmetry, grid);
  EXPECT_TRUE(expected.contains(step.effects.removes));
  Grid after = grid;
  (void)after.apply(step.effects);
  EXPECT_FALSE(after.all_candidates().intersects(expected));
  for (Candidate placed : step.effects.places) {
    EXPECT_EQ(grid.candidates(placed.cell()) - expected.digits(placed.cell()), DigitSet{placed.digit()});
  }
}

/// Expects that the findings agree with the solution, follow from the definition, and are proved. Returns the number of
/// steps.
int check_steps(Solver& solver, const Grid& grid, const Solution& solution) {
  const StepList& steps = solver.all_steps(grid, placement, Promise::givens);
  for (const Step& step : steps) {
    for (Candidate removed : step.effects.removes) EXPECT_NE(solution[removed.cell()], removed.digit());
    for (Candidate placed : step.effects.places) EXPECT_EQ(solution[placed.cell()], placed.digit());
    expect_all_excluded(step, grid);
    const Proof proof = check(grid, premises_of(steps.view(grid, step)), step.effects, Promise::givens);
    EXPECT_EQ(proof.verdict, Verdict::proved);
  }
  return static_cast<int>(steps.size());
}

/// On the givens, and after cells were filled in any order.
TEST(SymmetricalPlacement, IsSoundForEachKindOfAutomorphism) {
  std::mt19937_64 rng(3);
  Solver solver;
  int found = 0;
  for (const std::string_view kind : generate::automorphisms()) {
    for (const Board& puzzle : puzzles_of(kind, 8)) {
      Grid grid(puzzle);
      const Solution solution = *search::solve(grid);
      while (!grid.is_complete() && !::testing::Test::HasFailure()) {
        found += check_steps(solver, grid, solution);
        std::vector<Cell> open;
        for (Cell cell : grid.empty_cells()) open.push_back(cell);
        std::ranges::shuffle(open, rng);
        for (Cell cell : std::span(open).first((open.size() + 3) / 4)) {
          ASSERT_EQ(grid.place(cell, solution[cell]), Status::progress);
        }
      }
    }
  }
  // Puzzles of some kinds have only naked singles from the beginning.
  EXPECT_GT(found, 100);
}

/// No step is contained in another one, and every automorphism is part of one.
TEST(SymmetricalPlacement, ShowsEachAutomorphismOnce) {
  Solver solver;
  for (const std::string_view kind : {"half_turn", "quarter_turn", "diagonal", "thirds_and_thirds", "swap_and_flips"}) {
    for (const Board& puzzle : puzzles_of(kind, 6)) {
      const StepList& steps = solver.all_steps(Grid(puzzle), placement, Promise::givens);
      for (const Step& a : steps) {
        EXPECT_EQ((*a.evidence.symmetry)(puzzle), puzzle);
        for (const Step& b : steps)
          EXPECT_FALSE(&a != &b && a.effects.places == b.effects.places &&
                       b.effects.removes.contains(a.effects.removes));
      }
    }
  }
}

TEST(SymmetricalPlacement, NeedsSymmetricalCandidatesWhereTheGridIsPromised) {
  Grid grid = grid_of_line("...........4.35...97.6..8...9....5...6.8.2.4...5....1...2..4.31...57.6...........");
  Solver solver;
  EXPECT_EQ(solver.all_steps(grid, placement, Promise::grid).size(), 1U);
  EXPECT_EQ(solver.all_steps(grid, placement, Promise::none).size(), 0U);
  ASSERT_EQ(grid.eliminate(Candidate(Cell(0), Digit::of(2))), Status::progress);
  EXPECT_EQ(solver.all_steps(grid, placement, Promise::grid).size(), 0U);
  EXPECT_EQ(solver.all_steps(grid, placement, Promise::givens).size(), 1U);
  ASSERT_EQ(grid.eliminate(Candidate(Cell(80), Digit::of(8))), Status::progress);
  EXPECT_EQ(solver.all_steps(grid, placement, Promise::grid).size(), 1U);
}

/// One after the other, on one solver: the data kept for one puzzle is not used for another.
TEST(SymmetricalPlacement, KnowsWhenThePuzzleIsAnother) {
  Solver solver;
  const Grid automorphic =
      grid_of_line("...........4.35...97.6..8...9....5...6.8.2.4...5....1...2..4.31...57.6...........");
  const Grid ordinary =
      grid_of_line("..375.4....6....23.8................5.7.43..18.....5...4..69...9..1...5.3.1..8.9.");
  for (int i = 0; i < 3; ++i) {
    EXPECT_EQ(solver.all_steps(automorphic, placement, Promise::givens).size(), 1U);
    EXPECT_EQ(solver.all_steps(ordinary, placement, Promise::givens).size(), 0U);
  }
}

}  // namespace
}  // namespace deduku::testing
