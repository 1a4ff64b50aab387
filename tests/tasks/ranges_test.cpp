// The standard library with the types of Deduku: algorithms, hashes, streams; and code that does not compile.
#include <gmock/gmock.h>

#include <algorithm>
#include <ranges>
#include <sstream>
#include <unordered_set>

#include "deduku/deduku.hpp"

namespace deduku::testing {
namespace {

using ::testing::ElementsAre;

static_assert(std::ranges::forward_range<CellSet> && std::ranges::common_range<CellSet>);
static_assert(std::ranges::forward_range<CandidateSet> && std::ranges::common_range<CandidateSet>);
static_assert(std::ranges::forward_range<VariableSet>);
static_assert(std::ranges::forward_range<decltype(Cell::all())>);
static_assert(std::ranges::random_access_range<Path> && std::ranges::common_range<Path>);
static_assert(std::ranges::random_access_range<Branches>);
static_assert(std::ranges::random_access_range<StepList>);

// A temporary that would be destroyed is refused.
template <class List>
concept HasLines = requires(List&& list) {
  formats::lines_of(std::forward<List>(list));
};
static_assert(HasLines<std::string&> && HasLines<std::string_view> && HasLines<const char*>);
static_assert(!HasLines<std::string>);
template <class Kept>
concept HasView = requires(Kept&& kept) {
  std::forward<Kept>(kept).view();
};
static_assert(HasView<const OwnedStep&> && !HasView<OwnedStep>);
template <class Asked, class On>
concept HasNextStep = requires(Asked&& solver, On&& grid) {
  std::forward<Asked>(solver).next_step(std::forward<On>(grid), Promise::none);
};
static_assert(HasNextStep<Solver&, const Grid&> && !HasNextStep<Solver&, Grid> && !HasNextStep<Solver, const Grid&>);
template <class Asked>
concept HasAllSteps = requires(Asked&& solver, const Grid& grid) {
  std::forward<Asked>(solver).all_steps(grid, TechniqueId::x_wing);
};
static_assert(HasAllSteps<Solver&> && !HasAllSteps<Solver>);
template <class Steps, class On>
concept HasStepView = requires(Steps&& steps, On&& grid, const Step& step) {
  std::forward<Steps>(steps).view(std::forward<On>(grid), step);
};
static_assert(HasStepView<const StepList&, const Grid&>);
static_assert(!HasStepView<const StepList&, Grid> && !HasStepView<StepList, const Grid&>);

const Board a_puzzle = Board::of("1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..");

TEST(Ranges, SetsAreRanges) {
  const CellSet cells = {Cell(80), Cell(3), Cell(64)};
  EXPECT_EQ(std::vector<Cell>(cells.begin(), cells.end()), (std::vector{Cell(3), Cell(64), Cell(80)}));
  EXPECT_EQ(std::ranges::count_if(cells, [](Cell cell) { return cell.index() > 10; }), 2);
  EXPECT_EQ(std::ranges::distance(CellSet::all()), 81);
  EXPECT_EQ(*std::ranges::next(cells.begin()), Cell(64));
  EXPECT_EQ(std::ranges::find(cells, Cell(5)), cells.end());
  const CandidateSet candidates(Digit::of(4), cells);
  EXPECT_EQ(std::ranges::distance(candidates), 3);
  EXPECT_TRUE(std::ranges::equal(candidates, cells, {}, &Candidate::cell));
  EXPECT_EQ(std::ranges::distance(Digit::all()), 9);
  EXPECT_EQ(CandidateSet().begin(), CandidateSet().end());
}

TEST(Ranges, IndicesAreKeys) {
  const std::unordered_set<Cell> cells = {Cell(1), Cell(1), Cell(2)};
  EXPECT_EQ(cells.size(), 2U);
  EXPECT_EQ((std::unordered_set<Candidate>{Candidate(728)}).size(), 1U);
  EXPECT_EQ(std::hash<Digit>()(Digit::of(9)), 8U);
}

TEST(Ranges, PathsAndBranchesAreRanges) {
  const Path found = path(a_puzzle).path;
  EXPECT_EQ(std::ranges::distance(found), static_cast<std::ptrdiff_t>(found.size()));
  EXPECT_EQ(found.begin()->ordinal, 1);
  EXPECT_EQ((found.end() - 1)->ordinal, static_cast<int>(found.size()));
  const auto removing =
      std::ranges::count_if(found, [](const StepEvent& event) { return !event.view.step.effects.removes.empty(); });
  EXPECT_GT(removing, 0);
  std::size_t nodes = 0;
  for (const StepEvent& event : found) {
    for (const Branch& branch : event.view.branches) nodes += branch.nodes.size();
  }
  EXPECT_GE(nodes, 0U);
}

int steps_seen = 0;
void count_step(const StepEvent&) {
  ++steps_seen;
}
void count_round(const RoundEvent&) {
  ++steps_seen;
}

struct Counter : Observer {
  int steps = 0;
  void on_step(const StepEvent&) override { ++steps; }
};

TEST(Ranges, AnythingThatCanBeCalledObserves) {
  steps_seen = 0;
  LadderRater().rate(a_puzzle, count_step);
  LadderRater().rate(a_puzzle, &count_step);
  RoundRater().rate(a_puzzle, count_round);
  EXPECT_GT(steps_seen, 0);
  Counter one;
  Counter other;
  Solver solver;
  const Grid grid(a_puzzle);
  solver.solve(grid, one);
  solver.solve(grid, {&one, &other});
  EXPECT_EQ(one.steps, 2 * other.steps);
  int called = 0;
  solver.solve(grid, [&](const StepEvent&) { ++called; });
  EXPECT_EQ(called, other.steps);
  Counter rated;
  LadderRater().rate(a_puzzle, rated);
  EXPECT_EQ(rated.steps, other.steps);
}

TEST(Ranges, BoardsAreSearched) {
  EXPECT_EQ(search::count(a_puzzle), 1U);
  EXPECT_TRUE(search::is_unique(a_puzzle));
  EXPECT_EQ(search::solve(a_puzzle), search::solve(Grid(a_puzzle)));
}

TEST(Ranges, EveryCostIsGivenInPoints) {
  const RoundRating rating = RoundRater().rate(a_puzzle);
  EXPECT_EQ(points(rating.r), rating.points());
  EXPECT_EQ(points(460), 4.6);
  const Path way = path(a_puzzle).path;
  std::int64_t sum = 0;
  for (const StepEvent& event : way) sum += cost_of(*event.rung, event.view.step);
  EXPECT_EQ(points(sum), LadderRater().rate(a_puzzle).points());
  EXPECT_EQ(points(way.cost()), points(sum));
}

TEST(Ranges, BoardsAreMadeOfTexts) {
  EXPECT_EQ(formats::line_of(a_puzzle),
            "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..");
  EXPECT_EQ(a_puzzle.givens, cells_with_digit(a_puzzle));
  EXPECT_EQ(Board::of(std::string(81, '0')), Board());
  std::string lines;
  for (int i = 0; i < 9; ++i) lines += ".........\n";
  EXPECT_EQ(Board::of(lines), Board());
  for (const char* wrong : {"", "1", "a"}) EXPECT_THROW((void)Board::of(wrong), std::invalid_argument);
  EXPECT_THROW((void)Board::of(std::string(82, '.')), std::invalid_argument);
}

TEST(Ranges, CellsHaveNames) {
  static_assert(Cell::named("r3c5") == Cell::at(2, 4));
  for (const char* wrong : {"", "r0c1", "r1c0", "r10c1", "c1r1", "R1C1", "r1c:"})
    EXPECT_FALSE(Cell::named(wrong)) << wrong;
  Board board = a_puzzle;
  board.at("r1c2") = 8;
  EXPECT_EQ(board.values[1], 8);
  EXPECT_EQ(std::as_const(board).at(Cell(1)), 8);
  EXPECT_THROW((void)board.at("r0c1"), std::invalid_argument);
}

TEST(Ranges, WithNeitherGivensNorMarksAllDigitsAreGiven) {
  Board board;
  board.values = a_puzzle.values;
  EXPECT_EQ(givens_of(board), a_puzzle.givens);
  EXPECT_EQ(Grid(board), Grid(a_puzzle));
  EXPECT_EQ(search::is_minimal(board), search::is_minimal(a_puzzle));
  EXPECT_TRUE(standing_of(board).is_puzzle());
  board.marks.emplace();
  EXPECT_TRUE(givens_of(board).empty());  // a Sudoku of candidates has no givens
}

TEST(Ranges, LaddersAreChecked) {
  const auto refused = [](std::vector<Rung> rungs) {
    EXPECT_THROW(Solver(Ladder{"mine", rungs}), std::invalid_argument);
    EXPECT_THROW(RoundRater(Ladder{"mine", rungs}), std::invalid_argument);
    EXPECT_THROW(LadderRater(Ladder{"mine", rungs}), std::invalid_argument);
  };
  refused({{TechniqueId::x_wing, 400}, {TechniqueId::x_wing, 410}});
  refused({{TechniqueId::x_wing, -5}});
  refused({{TechniqueId::x_wing, most_cost + 1}});
  refused({{static_cast<TechniqueId>(technique_count), 100}});
  EXPECT_NO_THROW(Solver(Ladder{"mine", {{TechniqueId::x_wing, 0}}}));
}

TEST(Ranges, ThingsAreWrittenToStreams) {
  std::ostringstream out;
  const CellSet cells = {Cell::at(0, 1), Cell::at(0, 6)};
  out << Cell(0) << " " << Digit::of(4) << " " << House::row(3) << " " << Candidate(Cell(0), Digit::of(4)) << " "
      << cells << " " << CandidateSet(Digit::of(5), cells) << " " << DigitSet{Digit::of(1), Digit::of(2)} << " "
      << Effects{.removes = CandidateSet(Digit::of(5), cells)};
  EXPECT_EQ(out.str(), "r1c1 4 row 4 (4)r1c1 r1c27 (5)r1c27 1 and 2 r1c27<>5");
  std::ostringstream steps;
  const Path found = path(a_puzzle).path;
  steps << found[0].view;
  EXPECT_EQ(steps.str(), step_line(found[0].view));
}

}  // namespace
}  // namespace deduku::testing
