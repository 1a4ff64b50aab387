// Bounds on ratings that follow from a needed technique: no constraint that has a puzzle is refused, and impossible
// ones are.
#include <gtest/gtest.h>

#include <set>

#include "deduku/generate.hpp"
#include "deduku/ladder.hpp"
#include "deduku/round_rating.hpp"
#include "deduku/se_rating.hpp"
#include "src/generate/need.hpp"
#include "tests/support/effort.hpp"

namespace deduku::testing {
namespace {

using generate::Engine;
using generate::Generator;
using generate::PuzzleConstraints;

void add_puzzles(const PuzzleConstraints& constraints, Engine engine, std::size_t count, std::vector<Board>& puzzles) {
  auto generator = *Generator::make(constraints, {}, engine);
  const std::size_t wanted = puzzles.size() + count;
  for (std::uint64_t stream = 0; puzzles.size() < wanted; ++stream) {
    for (const generate::Generated& made : generator.run_stream(stream, 1).puzzles) puzzles.push_back(made.puzzle);
  }
}

std::string tenths(int figure) {
  return std::to_string(figure / 10) + "." + std::to_string(figure % 10);
}
std::string hundredths(int figure) {
  return std::to_string(figure / 100) + (figure % 100 < 10 ? ".0" : ".") + std::to_string(figure % 100);
}

/// Random puzzles, and puzzles of each rating that the bounds distinguish. Round by round it is checked whether a
/// technique is needed.
TEST(NeededBounds, RefuseNoConstraintThatHasAPuzzle) {
  Draw draw;
  std::vector<Board> puzzles;
  add_puzzles({.seed = draw.rng()() >> 32}, Engine::fresh, by_effort(40), puzzles);
  for (const char* where : {"er = 3.0", "er = 3.2", "er = 3.4", "er = 3.6", "er = 3.8", "er = 4.0", "er = 4.2",
                            "er = 4.4", "er > 4.4 and er < 5", "r >= 4 and r < 4.5", "r = 4.2", "r = 4.3"}) {
    add_puzzles({.where = where, .seed = draw.rng()() >> 32}, Engine::local_search, by_effort(1), puzzles);
  }
  SeRater se;
  RoundRater rounds;
  std::set<TechniqueId> needed;
  for (const Board& puzzle : puzzles) {
    const int er = se.rate(puzzle).er;
    const int r = rounds.rate(puzzle).r;
    const std::string where =
        "er = " + tenths(er) + " and r = " + hundredths(r) + " and class = " + std::string(name(level_of(r)));
    for (const Rung& rung : draw.some_of(default_ladder().rungs, 25)) {
      if (rung.cost > std::min(r, 600)) continue;
      const std::string technique(key(rung.technique));
      if (!generate::violations(puzzle, {.needs = technique}).empty()) continue;
      needed.insert(rung.technique);
      EXPECT_EQ(generate::contradiction({.where = where, .needs = technique}), "") << technique;
      if (!generate::violations(puzzle, {.exactly = technique}).empty()) continue;
      EXPECT_EQ(generate::contradiction({.where = where, .exactly = technique}), "") << technique;
    }
  }
  EXPECT_GE(needed.size(), 3U);
}

TEST(NeededBounds, AreThoseOfEachTechnique) {
  for (const Rung& rung : default_ladder().rungs) {
    const auto bounds = generate::bounds_of_needed(rung.technique, false);
    const std::string technique(key(rung.technique));
    EXPECT_GE(bounds.least_er, 10) << technique;
    EXPECT_LE(bounds.least_er, 45) << technique;
    EXPECT_EQ(bounds.least_r, rung.cost) << technique;
    EXPECT_EQ(bounds.most_er, generate::NeededBounds::open) << technique;
    const auto exact = generate::bounds_of_needed(rung.technique, true);
    EXPECT_LE(exact.least_er, exact.most_er) << technique;
    EXPECT_LE(exact.least_r, exact.most_r) << technique;
    if (bounds.least_er > 10) {
      const std::string below = "er < " + tenths(bounds.least_er);
      EXPECT_NE(generate::contradiction({.where = below, .needs = technique}), "") << technique;
      EXPECT_EQ(generate::contradiction({.where = "not (" + below + ")", .needs = technique}), "") << technique;
    }
    if (bounds.least_r > 100) {
      EXPECT_NE(generate::contradiction({.where = "r < " + hundredths(bounds.least_r), .exactly = technique}), "")
          << technique;
    }
  }
}

TEST(NeededBounds, SayWhy) {
  const auto expect_refused = [](const PuzzleConstraints& constraints, const std::string& reason) {
    EXPECT_EQ(generate::contradiction(constraints), "where: " + reason);
  };
  // The Swordfish costs more than an XY-Wing on the ladder, and is rated lower by Sudoku Explainer.
  expect_refused({.where = "er < 3.8", .needs = "xy_wing"}, "er < 3.8: er is 3.8 at least if xy_wing is needed");
  EXPECT_EQ(generate::contradiction({.where = "er = 3.8", .needs = "xy_wing"}), "");
  expect_refused({.where = "er < 4", .needs = "xy_chain"}, "er < 4: er is 4.5 at least if xy_chain is needed");
  expect_refused({.where = "r < 4", .needs = "xyz_wing"}, "r < 4: r is 4.4 to 13.99 if xyz_wing is needed");
  expect_refused({.where = "class <= hard or er = 2.0", .needs = "xyz_wing"},
                 "class <= hard: class is expert at least if xyz_wing is needed");
  expect_refused({.where = "er > 4", .exactly = "hidden_single"},
                 "er > 4: er is 1.2 to 1.5 if hidden_single is needed, and nothing harder");
  expect_refused({.where = "class = nightmare", .exactly = "hidden_pair"},
                 "class = nightmare: class is hard if hidden_pair is needed, and nothing harder");
}

}  // namespace
}  // namespace deduku::testing
