// Every step follows from its premises: those of all case files, and those on the paths of hard puzzles.
#include <gtest/gtest.h>

#include <algorithm>

#include "deduku/explain.hpp"
#include "deduku/solver.hpp"
#include "tests/support/case_steps.hpp"
#include "tests/support/effort.hpp"
#include "tests/support/proof_tally.hpp"

namespace deduku::testing {
namespace {

/// Whether the technique is easier than chains: up to the level "hard".
bool is_below_chains(TechniqueId technique) {
  const auto& rungs = default_ladder().rungs;
  const auto rung = std::ranges::find(rungs, technique, &Rung::technique);
  return rung->cost < 600;
}

/// Proves steps of a technique, and counts the statements that a first proof did not need.
class Spare {
 public:
  void add(const StepView& view, Promise promise) {
    const Premises named = premises_of(view);
    const Proof proof = check(view.before, named, view.step.effects, promise);
    ASSERT_EQ(proof.verdict, Verdict::proved) << name(proof.verdict) << " " << step_line(view);
    const Proof close = check_closely(view.before, named, view.step.effects, promise);
    ASSERT_EQ(close.verdict, Verdict::proved) << step_line(view);
    EXPECT_TRUE(named.absent.contains(close.used.absent)) << step_line(view);
    EXPECT_EQ(check(view.before, close.used, view.step.effects, promise).verdict, Verdict::proved) << step_line(view);
    EXPECT_FALSE(could_do_with_less(view.before, close.used, view.step.effects, promise)) << step_line(view);
    counts_.push_back(proof.used.count() - close.used.count());
  }
  std::size_t steps() const { return counts_.size(); }
  int median() {
    std::ranges::sort(counts_);
    return counts_.empty() ? 0 : counts_[counts_.size() / 2];
  }

 private:
  std::vector<int> counts_;
};

class TechniquePremises : public ::testing::TestWithParam<int> {
 protected:
  TechniqueId technique() const { return static_cast<TechniqueId>(GetParam()); }
};

TEST_P(TechniquePremises, ProveItsSteps) {
  Draw draw;
  Solver solver(ladder_of(technique()));
  Spare spare;
  for (const cases::Case& each : cases_of(technique())) {
    for (const Promise promise : {Promise::grid, Promise::givens}) {
      const StepList& steps = solver.all_steps(each.grid, technique(), promise);
      for (const Step& step : draw.some_of(std::vector<Step>(steps.begin(), steps.end()), 10)) {
        spare.add(steps.view(each.grid, step), promise);
      }
    }
  }
  EXPECT_GE(spare.steps(), 2U);
  if (is_below_chains(technique())) {
    EXPECT_LE(spare.median(), technique() == TechniqueId::complex_single ? 1 : 0);
  }
}

/// Steps that need a unique solution are proved only with the promise, and only from their deadly pattern or symmetry.
TEST_P(TechniquePremises, RestOnAPromiseWhereTheTechniqueDoes) {
  if (!technique_of(technique()).needs_uniqueness) return;
  Solver solver(ladder_of(technique()));
  int refused = 0;
  for (const cases::Case& each : cases_of(technique())) {
    const StepList& steps = solver.all_steps(each.grid, technique(), Promise::givens);
    for (const Step& step : steps) {
      const StepView view = steps.view(each.grid, step);
      Premises premises = premises_of(view);
      EXPECT_TRUE(premises.need_one_solution()) << step_line(view);
      EXPECT_EQ(check(each.grid, premises, step.effects, Promise::none).verdict, Verdict::false_premise)
          << step_line(view);
      premises.deadly = {};
      premises.symmetry.reset();
      refused += check(each.grid, premises, step.effects, Promise::givens).verdict == Verdict::unproved ? 1 : 0;
    }
  }
  EXPECT_GE(refused, 2);
}

INSTANTIATE_TEST_SUITE_P(Techniques, TechniquePremises, ::testing::Range(0, technique_count),
                         [](const auto& test) { return std::string(technique_keys[test.param]); });

/// Checks each step of a path.
class PathCheck : public Observer {
 public:
  void on_start(const Grid& grid) override { promise_ = promise_of(grid); }
  void on_step(const StepEvent& event) override {
    const Proof proof = check(event.view.before, premises_of(event.view), event.view.step.effects, promise_);
    EXPECT_EQ(proof.verdict, Verdict::proved) << name(proof.verdict) << " " << step_line(event.view);
    max_work_ = std::max(max_work_, proof.work);
    ++count_;
  }
  int count() const { return count_; }
  std::uint64_t max_work() const { return max_work_; }

 private:
  Promise promise_ = Promise::none;
  int count_ = 0;
  std::uint64_t max_work_ = 0;
};

/// A digit that all templates have in one cell, which has other candidates.
TEST(Premises, ProveATemplateOfOneCell) {
  const Grid grid = grid_of_line(".92....4.....2..8...45.1.9.2...4...8.792..65464....239.57.9.82..21.5.9..9..3.24.5");
  Solver solver;
  ProofTally tally;
  const StepList& steps = solver.all_steps(grid, TechniqueId::template_set, Promise::none);
  for (const Step& step : steps) tally.add("template_set", steps.view(grid, step), Promise::none);
  EXPECT_GT(tally.steps(), 1);
}

/// All findings of all techniques along the path of a puzzle.
TEST(Premises, ProveEverythingOnSomeGrids) {
  Solver solver;
  PathRecorder recorder;
  Observer* const observers[] = {&recorder};
  (void)solver.solve(grid_of_line(read_lines(project_file("puzzles/er-2.5.txt")).front()), observers);
  ProofTally tally;
  for (std::size_t i = 0; i < recorder.path().size(); i += 8) {
    tally.add_all(solver, recorder.path()[i].view.before, Promise::givens);
  }
  EXPECT_GT(tally.steps(), 500);
}

TEST(Premises, ProveTheStepsOfHardPuzzles) {
  Solver solver;
  PathCheck path;
  Observer* const observers[] = {&path};
  for (const char* list : {"top95", "er-2.5", "er-5.0", "bench"}) {
    for (const std::string& line : read_lines(project_file("puzzles/" + std::string(list) + ".txt"), 3)) {
      (void)solver.solve(grid_of_line(line), observers);
    }
  }
  EXPECT_GT(path.count(), 10'000);
  EXPECT_LT(path.max_work(), default_check_budget / 400);
  RecordProperty("steps", path.count());
  RecordProperty("max_work", static_cast<int>(path.max_work()));
}

}  // namespace
}  // namespace deduku::testing
