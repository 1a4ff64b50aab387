// The examples of `deduku techniques NAME`: each technique has a step on its grid, and is needed by its puzzle.
#include <fstream>
#include <iterator>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "deduku/formats.hpp"
#include "deduku/round_rating.hpp"
#include "deduku/search.hpp"
#include "deduku/solver.hpp"

namespace deduku {
namespace {

struct Example {
  TechniqueId technique;
  std::string position;
  std::string puzzle;  ///< "-" for none
};

std::vector<Example> examples() {
  std::vector<Example> all;
  std::ifstream file(DEDUKU_SOURCE_DIR "/src/cli/techniques/examples.txt");
  for (std::string key, position, puzzle;
       std::getline(file, key, '\t') && std::getline(file, position, '\t') && std::getline(file, puzzle);) {
    const auto technique = find_technique(key);
    EXPECT_TRUE(technique) << key;
    if (technique) all.push_back({*technique, position, puzzle});
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

/// Everything on the default ladder that costs no more, without the technique itself.
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

/// Whether all that costs no more does not solve a puzzle, and the technique has a step where that ends.
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

TEST(TechniqueExamples, APuzzleNeedsItsTechnique) {
  int without = 0;
  for (const Example& example : examples()) {
    if (example.puzzle == "-") {
      ++without;
      continue;
    }
    const Grid puzzle = grid_of(example.puzzle);
    EXPECT_EQ(search::count(puzzle, 2), 1U) << key(example.technique);
    EXPECT_TRUE(is_next(puzzle, example.technique) || raises_r(puzzle, example.technique)) << key(example.technique);
  }
  EXPECT_LE(without, 61) << "techniques of which no puzzle is known that needs them";
}

}  // namespace
}  // namespace deduku
