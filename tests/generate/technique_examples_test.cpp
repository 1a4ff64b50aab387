// The examples of `deduku techniques NAME`: each technique has a step on its grid, and is needed by its puzzle on the
// ladder given with it.
#include <fstream>
#include <iterator>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "deduku/formats.hpp"
#include "deduku/round_rating.hpp"
#include "deduku/search.hpp"
#include "deduku/solver.hpp"
#include "src/records/step_question.hpp"

namespace deduku {
namespace {

struct Example {
  TechniqueId technique;
  std::string position;
  std::string puzzle;
  std::string techniques;  ///< the techniques of the ladder: "default", or a short one
};

std::vector<Example> examples() {
  std::vector<Example> all;
  std::ifstream file(DEDUKU_SOURCE_DIR "/src/records/technique_examples.txt");
  for (std::string key, position, puzzle, techniques;
       std::getline(file, key, '\t') && std::getline(file, position, '\t') && std::getline(file, puzzle, '\t') &&
       std::getline(file, techniques);) {
    const auto technique = find_technique(key);
    EXPECT_TRUE(technique) << key;
    if (technique) all.push_back({*technique, position, puzzle, techniques});
  }
  return all;
}

Grid grid_of(const std::string& text) {
  const auto record = formats::read_puzzle(text);
  EXPECT_TRUE(record) << text;
  return Grid(record->board);
}

Promise promise_for(TechniqueId technique) {
  return technique_of(technique).needs_uniqueness ? Promise::givens : Promise::none;
}

bool has_step(const Grid& grid, TechniqueId technique) {
  Solver solver;
  return solver.all_steps(grid, technique, promise_for(technique)).size() > 0;
}

/// All techniques of the default ladder that cost no more, without the technique itself.
Ladder others_up_to(TechniqueId technique) {
  const auto& rungs = default_ladder().rungs;
  const int cost = std::ranges::find(rungs, technique, &Rung::technique)->cost;
  Ladder ladder{"others", {}};
  std::ranges::copy_if(rungs, std::back_inserter(ladder.rungs),
                       [&](const Rung& rung) { return rung.cost <= cost && rung.technique != technique; });
  return ladder;
}

TEST(TechniqueExamples, ThereIsOneOfEachTechniqueInTheOrderOfTheLadder) {
  const std::vector<Example> all = examples();
  ASSERT_EQ(all.size(), static_cast<std::size_t>(technique_count));
  for (std::size_t i = 0; i < all.size(); ++i) {
    EXPECT_EQ(all[i].technique, default_ladder().rungs[i].technique);
    EXPECT_TRUE(has_step(grid_of(all[i].position), all[i].technique)) << key(all[i].technique);
  }
}

/// Whether the techniques that cost no more get stuck on a puzzle, and the technique then has a step.
bool is_next(const Grid& puzzle, TechniqueId technique) {
  const Ladder ladder = others_up_to(technique);
  if (ladder.rungs.empty()) return has_step(puzzle, technique);
  Solver solver(ladder, {.arguments = false});
  const SolveResult result = solver.solve(puzzle);
  return result.outcome == Outcome::stuck && has_step(result.logical, technique);
}

/// Whether R is higher without a technique.
bool raises_r(const Grid& puzzle, TechniqueId technique) {
  Ladder others = default_ladder();
  std::erase_if(others.rungs, [&](const Rung& rung) { return rung.technique == technique; });
  return RoundRater(others).rate(puzzle).r > RoundRater().rate(puzzle).r;
}

bool is_solved_by(const Grid& puzzle, const std::string& techniques) {
  const auto ladder = records::select_techniques(default_ladder(), techniques);
  EXPECT_TRUE(ladder) << techniques;
  return ladder && Solver(*ladder, {.arguments = false}).solve(puzzle).outcome == Outcome::solved;
}

/// Whether a puzzle needs its technique.
bool is_needed(const Grid& puzzle, const Example& example) {
  if (example.techniques == "default") return is_next(puzzle, example.technique) || raises_r(puzzle, example.technique);
  const std::string others = example.techniques + ",-" + std::string(key(example.technique));
  return is_solved_by(puzzle, example.techniques) && !is_solved_by(puzzle, others);
}

TEST(TechniqueExamples, APuzzleNeedsItsTechnique) {
  for (const Example& example : examples()) {
    const Grid puzzle = grid_of(example.puzzle);
    EXPECT_EQ(search::count(puzzle, 2), 1U) << key(example.technique);
    EXPECT_TRUE(is_needed(puzzle, example)) << key(example.technique) << " on " << example.techniques;
  }
}

}  // namespace
}  // namespace deduku
