// Moves are judged according to solutions and steps. A sample; tests/assess_volume has many more.
#include "tests/support/assessments.hpp"
#include "tests/support/effort.hpp"
#include "tests/support/random_puzzle.hpp"

namespace deduku::testing {
namespace {

constexpr std::string_view easy = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";

Candidate candidate(int row, int column, int digit) {
  return {Cell::at(row - 1, column - 1), Digit::of(digit)};
}
Move placing(Candidate placed) {
  Move move;
  move.effects.places.insert(placed);
  return move;
}
Move removing(Candidate removed) {
  Move move;
  move.effects.removes.insert(removed);
  return move;
}

TEST(Assess, AMoveThatASingleProvesIsGood) {
  Assessor assessor;
  const Assessment assessment = assessor.assess(board_of_line(easy), placing(candidate(2, 2, 6)));
  EXPECT_EQ(assessment.board, ProgressStatus(ProgressFinding::right));
  EXPECT_TRUE(assessment.is_legal);
  EXPECT_EQ(assessment.is_true, true);
  EXPECT_TRUE(assessment.is_new);
  EXPECT_EQ(assessment.follows, true);
  EXPECT_EQ(assessment.technique, TechniqueId::hidden_single);
  EXPECT_EQ(assessment.cost, 120);
  EXPECT_EQ(assessment.cheapest, 120);
  EXPECT_EQ(assessment.is_named, std::nullopt);
  EXPECT_EQ(assessment.fault, std::nullopt);
  ASSERT_NE(assessor.step(), nullptr);
  EXPECT_TRUE(assessor.step()->step().effects.places.contains(candidate(2, 2, 6)));
}

TEST(Assess, EachFaultHasItsName) {
  Assessor assessor;
  const Board board = board_of_line(easy);
  const auto fault = [&](const Move& move, int within = 100'000) { return assessor.assess(board, move, within).fault; };
  EXPECT_EQ(fault(placing(candidate(1, 1, 9))), MoveFault::breaks_rule) << "r2c1 holds 9";
  EXPECT_EQ(fault(placing(candidate(1, 3, 1))), MoveFault::breaks_rule) << "r1c3 is filled";
  EXPECT_EQ(fault(removing(candidate(1, 3, 3))), MoveFault::breaks_rule) << "r1c3 holds 3";
  EXPECT_EQ(fault(placing(candidate(1, 1, 5))), MoveFault::is_false);
  EXPECT_EQ(assessor.assess(board, placing(candidate(1, 1, 5))).denied, candidate(1, 1, 5));
  EXPECT_EQ(fault(removing(candidate(2, 2, 6))), MoveFault::is_false);
  EXPECT_EQ(fault(placing(candidate(1, 3, 3))), MoveFault::already_known);
  EXPECT_EQ(fault(removing(candidate(1, 1, 9))), MoveFault::already_known);
  EXPECT_EQ(fault(placing(candidate(2, 2, 6)), 100), MoveFault::guess);
  Move wrong = placing(candidate(1, 1, 5));
  wrong.techniques = {TechniqueId::hidden_single};
  EXPECT_EQ(assessor.assess(board, wrong).is_named, false);
  Move claim = placing(candidate(2, 2, 6));
  claim.techniques = {TechniqueId::full_house};
  EXPECT_EQ(fault(claim), MoveFault::other_technique);
  claim.techniques = {TechniqueId::full_house, TechniqueId::hidden_single};
  EXPECT_EQ(fault(claim), std::nullopt);
}

TEST(Assess, WhatAPlacementTakesAwayFollowsWithIt) {
  Assessor assessor;
  const Board board = board_of_line(easy);
  Move move = placing(candidate(2, 2, 6));
  move.effects.removes = {candidate(2, 2, 4), candidate(2, 6, 6)};
  const Assessment assessment = assessor.assess(board, move);
  EXPECT_EQ(assessment.follows, true);
  EXPECT_EQ(assessment.cost, 120);
}

TEST(Assess, TwoSinglesAreNotOneStep) {
  Assessor assessor;
  const Board board = board_of_line(easy);
  const Solution solution = *search::solve(Grid(board));
  Move move;
  for (Cell cell : {Cell::at(0, 0), Cell::at(8, 8)}) move.effects.places.insert({cell, solution[cell]});
  EXPECT_EQ(assessor.assess(board, move, 300).fault, MoveFault::guess);
}

TEST(Assess, TwoPlacementsThatSeeEachOtherBreakARule) {
  Assessor assessor;
  Move move = placing(candidate(1, 1, 4));
  move.effects.places.insert(candidate(1, 2, 4));
  EXPECT_EQ(assessor.assess(board_of_line(easy), move).fault, MoveFault::breaks_rule);
}

TEST(Assess, AMistakeOnTheBoardIsToldApartFromTheMove) {
  Assessor assessor;
  Board board = board_of_line(easy);
  const Cell cell = Cell::at(0, 0);
  board.values[cell] = 5;
  const Assessment right = assessor.assess(board, placing(candidate(2, 2, 6)));
  EXPECT_EQ(right.board, ProgressStatus(ProgressFinding::wrong));
  EXPECT_EQ(right.is_true, true) << "of the puzzle";
  EXPECT_EQ(right.follows, std::nullopt);
  EXPECT_EQ(right.cheapest, std::nullopt);
  EXPECT_EQ(right.fault, MoveFault::no_solution);
  EXPECT_EQ(assessor.progress().faults.wrong, CandidateSet{candidate(1, 1, 5)});
  EXPECT_EQ(assessor.assess(board, placing(candidate(2, 2, 4))).fault, MoveFault::is_false);

  Board marked = with_allowed_marks(board_of_line(easy));
  marked = without_mark(marked, candidate(2, 2, 6));
  EXPECT_EQ(assessor.assess(marked, placing(candidate(9, 9, 2))).board, ProgressStatus(ProgressFinding::wrong));
  EXPECT_EQ(assessor.progress().faults.missing, CandidateSet{candidate(2, 2, 6)});
}

TEST(Assess, WithoutASolutionNothingIsTrueOrFalse) {
  Assessor assessor;
  Board board = board_of_line(easy);
  const Cell cell = Cell::at(0, 0);
  board.values[cell] = 5;
  board.givens.insert(cell);
  const Assessment assessment = assessor.assess(board, placing(candidate(2, 2, 6)));
  EXPECT_EQ(assessment.board, ProgressStatus(Outcome::none));
  EXPECT_EQ(assessment.is_true, std::nullopt);
  EXPECT_EQ(assessment.fault, MoveFault::no_solution);
}

TEST(Assess, AMoveWithoutEffectOrAgainstItselfIsNone) {
  Assessor assessor;
  EXPECT_THROW(assessor.assess(board_of_line(easy), Move()), std::invalid_argument);
  Move move = placing(candidate(2, 2, 6));
  move.effects.removes.insert(candidate(2, 2, 6));
  EXPECT_THROW(assessor.assess(board_of_line(easy), move), std::invalid_argument);
}

TEST(Assess, ALimitLeavesOpenWhetherAMoveFollows) {
  Assessor assessor(default_ladder(), {.work = {.budget = 1}});
  const Assessment assessment = assessor.assess(board_of_line(easy), placing(candidate(2, 2, 6)));
  EXPECT_EQ(assessment.is_true, true);
  EXPECT_EQ(assessment.follows, std::nullopt);
  EXPECT_EQ(assessment.cut_short, Outcome::out_of_budget);
  EXPECT_EQ(assessment.fault, std::nullopt);
}

// A 2 that no step proves; before that answer, limits cut the search for ALS chains.
TEST(Assess, ALimitOfATechniqueIsPartOfIt) {
  const Board board =
      board_of_line("58.937.24...........26.47......4.............7..283..13...9...227.....95.9..6..4.");
  const Move move = placing(candidate(5, 7, 2));
  const WorkLimits unlimited{.budget = std::numeric_limits<std::uint64_t>::max()};
  Solver solver(default_ladder(), {.work = unlimited});
  const Grid grid(board);
  ASSERT_FALSE(solver.cheapest_step_for({.effects = move.effects}, grid, promise_of(grid)));
  ASSERT_TRUE(solver.cut().any()) << "no limit is met on this board any more: take another one";

  Assessor assessor(default_ladder(), {.work = unlimited});
  const Assessment assessment = assessor.assess(board, move);
  EXPECT_EQ(assessment.cut_short, std::nullopt);
  EXPECT_EQ(assessment.follows, false);
  EXPECT_EQ(assessment.fault, MoveFault::guess);
}

TEST(Assess, CallsNothingTrueThatASolutionDenies) {
  Draw draw;
  AssessmentCheck check;
  for (std::size_t i = 0; i < by_effort(4); ++i) {
    const Board puzzle = random_puzzle(draw.rng());
    check.check_truth(puzzle, draw.rng(), 40);
    if (const auto several = with_several_solutions(puzzle, 200, draw.rng())) {
      check.check_truth(*several, draw.rng(), 80);
    }
    Board none = puzzle;
    const Cell given = none.givens.first();
    none.values[given] = static_cast<std::uint8_t>(none.values[given] % 9 + 1);
    if (!find_conflict(none) && !search::solve(Grid(none))) check.check_truth(none, draw.rng(), 10);
  }
}

TEST(Assess, TheCheapestStepIsThatOfThePath) {
  Draw draw;
  Assessor assessor;
  Solver solver;
  for (const std::string& line : draw.puzzles_of("puzzles/top95.txt", 4)) {
    const PathBoards path(board_of_line(line));
    for (const Board& board : path.all()) {
      const Grid grid(board);
      const auto next = solver.next_step(grid, promise_of(grid));
      if (!next) continue;
      const int cost = cost_of(*next->rung, next->view.step);
      EXPECT_EQ(assessor.assess(board, {any_move(draw.rng())}, cost).cheapest, cost);
    }
  }
}

class AssessOnCollection : public ::testing::TestWithParam<const char*> {};

TEST_P(AssessOnCollection, SaysOfMovesWhatAListOfAllStepsSays) {
  Draw draw;
  AssessmentCheck check;
  for (const std::string& line : draw.puzzles_of(std::string("puzzles/") + GetParam(), 2)) {
    const PathBoards boards(board_of_line(line));
    for (const Board& board : draw.some_of(boards.all(), 1)) {
      const int most = std::array{250, 400, 640, 740}[draw.rng()() % 4];
      check.check_steps(board, draw.rng(), 12, most);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Puzzles, AssessOnCollection,
                         ::testing::Values("er-1.5.txt", "er-2.5.txt", "er-5.0.txt", "top95.txt"),
                         [](const auto& test) {
                           std::string name = std::string(test.param).substr(0, std::string(test.param).rfind('.'));
                           std::ranges::replace_if(
                               name, [](char c) { return c == '.' || c == '-'; }, '_');
                           return name;
                         });

}  // namespace
}  // namespace deduku::testing
