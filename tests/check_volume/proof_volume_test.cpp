// Every step of 20,000 random puzzles and of the hard lists, on our own ladder and on that of Sudoku Explainer, is
// proved from its premises; and all findings of all techniques in their cases and on the grids along a part of the
// paths.
//
// The run is split into parts so that `ctest -j` can share it; each writes its counts. scripts/count-steps.py turns
// those of the first parts into docs/proof-counts.csv.
#include "src/scales/se/se_ladder.hpp"
#include "src/scales/se/se_view.hpp"
#include "tests/support/case_steps.hpp"
#include "tests/support/proof_tally.hpp"
#include "tests/support/puzzle_file.hpp"
#include "tests/support/random_puzzle.hpp"

namespace deduku::testing {
namespace {

/// The lists of the project whose puzzles need more than subsets.
constexpr std::array own_lists = {"puzzles/er-2.5.txt", "puzzles/er-5.0.txt", "puzzles/top95.txt"};

/// The paths of puzzles on both ladders.
class Paths {
 public:
  void add(const Grid& grid) {
    tally_.add_path(solver_, grid);
    tally_.add_se_path(rater_, grid);
  }
  /// Adds all findings of all techniques on each grid of the path.
  void add_everything(const Grid& grid) {
    PathRecorder recorder;
    Observer* const observers[] = {&recorder};
    (void)solver_.solve(grid, observers);
    const Promise promise = promise_of(grid);
    for (std::size_t i = 0; i < recorder.path().size(); ++i) {
      tally_.add_all(solver_, recorder.path()[i].view.before, promise);
    }
  }
  const ProofTally& tally() const { return tally_; }

 private:
  Solver solver_;
  SeRater rater_;
  ProofTally tally_;
};

class ProofsOfRandomPuzzles : public ::testing::TestWithParam<int> {};

TEST_P(ProofsOfRandomPuzzles, NoStepIsRefused) {
  std::mt19937_64 rng(static_cast<std::uint64_t>(GetParam()));
  Paths paths;
  for (int i = 0; i < 200; ++i) paths.add(Grid(random_puzzle(rng)));
  paths.tally().print();
}

INSTANTIATE_TEST_SUITE_P(Parts, ProofsOfRandomPuzzles, ::testing::Range(0, 100));

class ProofsOfOwnLists : public ::testing::TestWithParam<int> {};

TEST_P(ProofsOfOwnLists, NoStepIsRefused) {
  constexpr std::size_t stride = 10;
  Paths paths;
  for (const char* list : own_lists) {
    const auto lines = read_lines(project_file(list));
    ASSERT_FALSE(lines.empty()) << list;
    for (std::size_t i = static_cast<std::size_t>(GetParam()); i < lines.size(); i += stride) {
      paths.add(grid_of_line(lines[i]));
    }
  }
  paths.tally().print();
}

INSTANTIATE_TEST_SUITE_P(Parts, ProofsOfOwnLists, ::testing::Range(0, 10));

TEST(ProofsOfCases, NoStepIsRefused) {
  ProofTally tally;
  for (int i = 0; i < technique_count; ++i) {
    const auto technique = static_cast<TechniqueId>(i);
    Solver solver(ladder_of(technique));
    for (const cases::Case& each : cases_of(technique)) tally.add_all(solver, each.grid, Promise::givens);
  }
  tally.print();
}

TEST(ProofsOfEverything, OnTheGridsAlongThePathsOfRandomPuzzles) {
  std::mt19937_64 rng(1);
  Paths paths;
  for (int i = 0; i < 20; ++i) paths.add_everything(Grid(random_puzzle(rng)));
  paths.tally().print();
}

/// A list of the reference data.
std::vector<std::string> lines_of(const char* list, std::size_t stride) {
  const std::string folder = DEDUKU_REFERENCE_DATA;
  return folder.empty() ? std::vector<std::string>() : read_lines(folder + list, stride);
}

class ProofsOfLists : public ::testing::TestWithParam<const char*> {};

TEST_P(ProofsOfLists, NoStepIsRefused) {
  const auto lines = lines_of(GetParam(), 1);
  if (lines.empty()) GTEST_SKIP() << "needs the reference data (DEDUKU_REFERENCE_DATA)";
  Paths paths;
  for (const std::string& line : lines) paths.add(grid_of_line(line));
  paths.tally().print();
}

TEST_P(ProofsOfLists, NorIsAnyOtherOnTheGridsOfSomePaths) {
  const auto lines = lines_of(GetParam(), 50);
  if (lines.empty()) GTEST_SKIP() << "needs the reference data (DEDUKU_REFERENCE_DATA)";
  Paths paths;
  for (const std::string& line : lines) paths.add_everything(grid_of_line(line));
  paths.tally().print();
}

INSTANTIATE_TEST_SUITE_P(Files, ProofsOfLists,
                         ::testing::Values("/puzzles/exchange_hard_1500.txt", "/puzzles/exchange_diabolical_1500.txt",
                                           "/puzzles/top95.txt", "/search/magictour_top1465.txt",
                                           "/search/hardest_1106.txt"));

/// The findings of each producer with chains inside chains on a grid, even if an easier one suffices.
void add_nested_steps(ProofTally& tally, const Grid& grid) {
  se::SeLadder ladder({});
  const se::SeState state = se::make_state(grid);
  for (int number = se::dynamic_plus; number <= se::nested_5; ++number) {
    const auto producer = static_cast<se::Producer>(number);
    ladder.start(Promise::givens);
    se::SeHint hint;
    if (!ladder.try_producer(producer, state, hint)) continue;
    SeStep rated;
    rated.producer = producer;
    rated.sort_key = hint.sort_key;
    if (hint.placement) rated.effects.places.insert(*hint.placement);
    for (Candidate removed : hint.removals) rated.effects.removes.insert(removed);
    std::vector<se::SeChain> chains;
    std::vector<se::SeChain> inner;
    ladder.explain(producer, chains, inner);
    se::SeViewer viewer;
    tally.add(se_producer_key(number), viewer.view(grid, rated, {}, chains, inner), Promise::givens);
  }
}

/// No list has a puzzle that needs the deepest level, so it is called directly.
TEST(ProofsOfNestedChains, OfAllLevels) {
  constexpr std::string_view line = "..34...8.......1.37........2...9.......5..8...6...7.4...51....8.7...5...9...62.5.";
  SeRater rater;
  std::vector<Grid> grids;
  (void)rater.explain(grid_of_line(line), [&](const SeEvent& event) {
    if (event.rated.producer >= se::nested_2) grids.push_back(event.view.before);
  });
  ProofTally tally;
  for (const Grid& grid : grids) add_nested_steps(tally, grid);
  tally.print();
  EXPECT_GE(tally.steps("nested_chains_5"), 10);
}

}  // namespace
}  // namespace deduku::testing
