// The search on reference lists; a sample of each, so that a debug build takes seconds.
#include <gtest/gtest.h>

#include "deduku/target.hpp"
#include "tests/search/support.hpp"

namespace deduku::testing {
namespace {

/// A line of a list with its exact number of solutions after a colon.
struct Counted {
  Grid grid;
  std::uint64_t count;
};

class ReferenceLists : public ::testing::Test {
 protected:
  void SetUp() override {
    if (std::string_view(DEDUKU_REFERENCE_DATA).empty()) GTEST_SKIP() << "no reference data";
  }

  static std::string list(const std::string& name) { return std::string(DEDUKU_REFERENCE_DATA) + "/search/" + name; }

  static std::vector<Grid> grids(const std::string& name, std::size_t stride) {
    std::vector<Grid> grids;
    for (const std::string& line : read_lines(list(name), stride)) {
      const Board board = board_of_line(line);
      if (!find_conflict(board)) grids.emplace_back(board);
    }
    EXPECT_FALSE(grids.empty()) << name;
    return grids;
  }

  static std::vector<Counted> counted(const std::string& name, std::uint64_t most) {
    std::vector<Counted> all;
    std::ifstream file(list(name));
    for (std::string line; std::getline(file, line);) {
      const std::uint64_t count = std::stoull(line.substr(82));
      if (count <= most) all.push_back({grid_of_line(line), count});
    }
    EXPECT_FALSE(all.empty()) << name;
    return all;
  }
};

TEST_F(ReferenceLists, EveryBackendFindsOneSolutionOfEachPuzzle) {
  for (const auto& [name, stride] : {std::pair{"17clue.txt", 200},
                                     {"unbiased_20k.txt", 100},
                                     {"easy_20k.txt", 200},
                                     {"magictour_top1465.txt", 15},
                                     {"hardest_11plus_20k.txt", 1000},
                                     {"hardest_1106.txt", 20}}) {
    for (const Grid& grid : grids(name, static_cast<std::size_t>(stride))) {
      for (const search::Backend& backend : search::backends()) {
        ASSERT_TRUE(search::is_unique(grid, backend)) << name << ", " << backend.name;
      }
    }
  }
}

TEST_F(ReferenceLists, EveryBackendFindsSeveralSolutions) {
  for (const char* name : {"serg_multi_5k.txt", "multi_minus1_10k.txt"}) {
    for (const Grid& grid : grids(name, 50)) {
      for (const search::Backend& backend : search::backends()) {
        ASSERT_EQ(search::count(grid, 2, backend), 2U) << name << ", " << backend.name;
      }
    }
  }
}

TEST_F(ReferenceLists, NoBackendFindsASolutionWhereThereIsNone) {
  for (const char* name : {"zero_pattern_10k.txt", "zero_wrongclue_10k.txt", "zero_hard_wrongclue_5k.txt"}) {
    for (const Grid& grid : grids(name, 50)) {
      for (const search::Backend& backend : search::backends()) {
        ASSERT_EQ(search::count(grid, 1, backend), 0U) << name << ", " << backend.name;
      }
    }
  }
}

TEST_F(ReferenceLists, CountsAreExact) {
  for (const Counted& puzzle : counted("manysol_2k.txt", 20'000)) {
    ASSERT_EQ(search::count(puzzle.grid), puzzle.count);
  }
  for (const Counted& puzzle : counted("noip_keep24_60.txt", 10000)) {
    for (const search::Backend& backend : search::backends()) {
      ASSERT_EQ(search::count(puzzle.grid, search::no_limit, backend), puzzle.count) << backend.name;
    }
  }
}

TEST_F(ReferenceLists, TargetsOfPuzzlesWithTwentyFourGivensAreOptimal) {
  const search::Weights weights = search::official_weights();
  for (const Counted& puzzle : counted("noip_keep24_60.txt", 10000)) {
    std::int64_t best = 0;
    search::enumerate(puzzle.grid, [&](const Solution& solution) {
      best = std::max(best, search::score(solution, weights));
      return true;
    });
    ASSERT_EQ(search::best_target(puzzle.grid).value().score, best);
  }
}

}  // namespace
}  // namespace deduku::testing
