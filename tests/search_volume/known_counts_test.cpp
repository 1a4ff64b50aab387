// Every list of puzzles with known numbers of solutions, counted to the end. Takes minutes.
#include <gtest/gtest.h>

#include "deduku/search.hpp"
#include "tests/support/puzzle_file.hpp"

namespace deduku::testing {
namespace {

class KnownCounts : public ::testing::TestWithParam<const char*> {};

INSTANTIATE_TEST_SUITE_P(Search, KnownCounts, ::testing::Values("manysol_2k.txt", "noip_keep24_60.txt"),
                         [](const auto& tested) {
                           const std::string name = tested.param;
                           return name.substr(0, name.find('.'));
                         });

TEST_P(KnownCounts, AreFound) {
  if (std::string_view(DEDUKU_REFERENCE_DATA).empty()) GTEST_SKIP() << "no reference data";
  std::ifstream file(std::string(DEDUKU_REFERENCE_DATA) + "/search/" + GetParam());
  int counted = 0;
  for (std::string line; std::getline(file, line); ++counted) {
    ASSERT_EQ(search::count(search::Puzzle(line)), std::stoull(line.substr(Cell::count + 1))) << line;
  }
  EXPECT_GE(counted, 60);
}

}  // namespace
}  // namespace deduku::testing
