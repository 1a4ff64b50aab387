// The steps of all techniques as proofs: every line of them follows, and false conclusions are refused.
#include "deduku/proof.hpp"

#include "deduku/solver.hpp"
#include "tests/proof/lemma_checker.hpp"
#include "tests/support/case_steps.hpp"

namespace deduku::testing {
namespace {

constexpr std::string_view hard = ".8..4....3......1........2...5...4.69..1..8..2...........3.9....6....5.....2.....";
constexpr std::string_view impossible =
    ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";
constexpr int rules = 324 + 10206;

Solution solution_of(std::string_view puzzle) {
  return search::solve(grid_of_line(puzzle)).value();
}

/// The correct digit of each cell.
CandidateSet digits_of(const Solution& solution) {
  CandidateSet digits;
  for (Cell cell : Cell::all()) digits.insert({cell, solution[cell]});
  return digits;
}

/// A prover whose lines are all checked.
struct CheckedProver {
  explicit CheckedProver(const Formula& formula, std::function<bool()> stop = {})
      : checker(formula),
        prover(
            formula, [this](std::string_view line) { checker.read(line); }, std::move(stop)) {}
  CheckedProver(const CheckedProver&) = delete;
  CheckedProver& operator=(const CheckedProver&) = delete;

  LemmaChecker checker;
  Prover prover;
};

TEST(Formula, HasTheRulesAndTheBoard) {
  const Grid grid = grid_of_line(hard);
  const Formula formula(grid);
  EXPECT_EQ(formula.clause_count(), rules + grid.givens().size());
  EXPECT_EQ(Formula(grid, solution_of(hard)).clause_count(), formula.clause_count() + 1);
  const LemmaChecker clauses(formula);
  EXPECT_EQ(clauses.clauses().size(), static_cast<std::size_t>(formula.clause_count()));
  EXPECT_TRUE(clauses.has({1, 2, 3, 4, 5, 6, 7, 8, 9}));
  EXPECT_TRUE(clauses.has({-1, -2}));
  EXPECT_TRUE(clauses.has({-9, -90}));
  EXPECT_TRUE(clauses.has({variable_of({Cell::at(0, 1), Digit::of(8)})}));
}

TEST(Formula, HasThePencilMarksThatAreMissing) {
  Grid grid = grid_of_line(hard);
  const Candidate missing = grid.all_candidates().first();
  ASSERT_EQ(grid.eliminate(missing), Status::progress);
  EXPECT_EQ(Formula(grid).clause_count(), rules + grid.givens().size() + 1);
  EXPECT_TRUE(LemmaChecker(Formula(grid)).has({-variable_of(missing)}));
}

class TechniqueProofs : public ::testing::TestWithParam<int> {};

TEST_P(TechniqueProofs, FollowLineByLine) {
  const auto technique = static_cast<TechniqueId>(GetParam());
  constexpr std::size_t max_steps = 5;
  Solver solver;
  for (const cases::Case& each : cases_of(technique)) {
    const StepList& steps = solver.all_steps(each.grid, technique, promise_of(each.grid));
    CheckedProver proof{Formula(each.grid)};
    for (std::size_t i = 0; i < std::min(steps.size(), max_steps); ++i) {
      const Step& step = steps[i];
      ASSERT_EQ(proof.prover.prove(step.effects, premises_of(steps.view(each.grid, step))), ProofFinding::proved)
          << each.title;
      for (Candidate candidate : step.effects.removes)
        EXPECT_TRUE(proof.checker.has({-variable_of(candidate)})) << each.title;
      for (Candidate candidate : step.effects.places)
        EXPECT_TRUE(proof.checker.has({variable_of(candidate)})) << each.title;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(All, TechniqueProofs, ::testing::Range(0, technique_count),
                         [](const auto& each) { return std::string(key(static_cast<TechniqueId>(each.param))); });

TEST(Prover, FindsTheLemmasItself) {
  const Solution solution = solution_of(hard);
  CheckedProver proof{Formula(grid_of_line(hard), solution)};
  EXPECT_EQ(proof.prover.prove({.places = digits_of(solution)}), ProofFinding::proved);
  for (Candidate candidate : Candidate::all()) {
    const bool is_true = solution[candidate.cell()] == candidate.digit();
    EXPECT_TRUE(proof.checker.has({is_true ? variable_of(candidate) : -variable_of(candidate)}));
  }
  EXPECT_EQ(proof.prover.prove_empty(), ProofFinding::proved);
  EXPECT_TRUE(proof.checker.has({}));
}

TEST(Prover, ProvesThatThereIsNoOtherSolution) {
  CheckedProver proof{Formula(grid_of_line(hard), solution_of(hard))};
  EXPECT_EQ(proof.prover.prove_empty(), ProofFinding::proved);
  EXPECT_TRUE(proof.checker.has({}));
}

TEST(Prover, ProvesThatThereIsNoSolution) {
  ASSERT_FALSE(search::solve(grid_of_line(impossible)));
  CheckedProver proof{Formula(grid_of_line(impossible))};
  EXPECT_EQ(proof.prover.prove_empty(), ProofFinding::proved);
  EXPECT_TRUE(proof.checker.has({}));
}

TEST(Prover, DeniesWhatDoesNotFollow) {
  const Formula formula(grid_of_line(hard));
  EXPECT_EQ(CheckedProver(formula).prover.prove_empty(), ProofFinding::denied);
  const CandidateSet right = digits_of(solution_of(hard));
  for (Candidate candidate : formula.start().all_candidates()) {
    const Effects wrong = right.contains(candidate) ? Effects{.removes = {candidate}} : Effects{.places = {candidate}};
    Prover prover(formula, [](std::string_view) {});
    ASSERT_EQ(prover.prove(wrong), ProofFinding::denied);
    if (candidate.index() > 200) break;
  }
}

TEST(Prover, KeepsNoLemmaThatIsDoneWith) {
  const Solution solution = solution_of(hard);
  const Formula formula(grid_of_line(hard));
  CheckedProver proof(formula);
  ASSERT_EQ(proof.prover.prove({.places = digits_of(solution)}), ProofFinding::proved);
  const std::size_t kept = proof.checker.clauses().size() - static_cast<std::size_t>(formula.clause_count());
  EXPECT_LE(kept, 729U + 324U);  // the facts about each candidate, and each statement once
  EXPECT_GT(proof.prover.size().lemmas, kept);
  EXPECT_GE(proof.prover.size().most_lemmas, kept);
}

TEST(Prover, BreaksOffWhenAsked) {
  const Formula formula(grid_of_line(hard));
  CheckedProver proof(formula, [] { return true; });
  EXPECT_EQ(proof.prover.prove({.places = digits_of(solution_of(hard))}), Outcome::stopped);
}

}  // namespace
}  // namespace deduku::testing
