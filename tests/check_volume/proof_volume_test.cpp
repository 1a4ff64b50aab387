// Every step of 20,000 random puzzles and of the hard lists, on our own ladder and on that of Sudoku Explainer, is
// proved from its premises; and everything that any technique finds on the grids along a part of the paths.
//
// The run is cut into parts so that `ctest -j` can share it; each writes its counts, which scripts/count-proofs.sh makes
// into docs/proof-counts.md.
#include "tests/support/proof_tally.hpp"
#include "tests/support/puzzle_file.hpp"
#include "tests/support/random_puzzle.hpp"

namespace deduku::testing {
namespace {

/// The paths of puzzles on both ladders.
class Paths {
 public:
  void add(const Grid& grid) {
    tally_.add_path(solver_, grid);
    tally_.add_se_path(rater_, grid);
  }
  /// Everything that any technique finds on each grid of the path.
  void add_everything(const Grid& grid) {
    PathRecorder recorder;
    Observer* const observers[] = {&recorder};
    (void)solver_.solve(grid, observers);
    const Promise promise = promise_of(grid);
    for (std::size_t i = 0; i < recorder.path().size(); ++i) {
      tally_.add_all(solver_, recorder.path()[i].before, promise);
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
  for (int i = 0; i < 1'000; ++i) paths.add(Grid(random_puzzle(rng)));
  paths.tally().print();
}

INSTANTIATE_TEST_SUITE_P(Parts, ProofsOfRandomPuzzles, ::testing::Range(0, 20));

TEST(ProofsOfEverything, OnTheGridsAlongThePathsOfRandomPuzzles) {
  std::mt19937_64 rng(1);
  Paths paths;
  for (int i = 0; i < 50; ++i) paths.add_everything(Grid(random_puzzle(rng)));
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

}  // namespace
}  // namespace deduku::testing
