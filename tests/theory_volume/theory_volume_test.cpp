// The figures of all puzzles of the reference table.
#include "tests/theory/reference.hpp"

namespace deduku::testing {
namespace {

class TheoryVolume : public ::testing::TestWithParam<TheoryScale> {};

TEST_P(TheoryVolume, SameFiguresForEveryPuzzle) {
  expect_reference_figures(GetParam(), 1);
}

INSTANTIATE_TEST_SUITE_P(Theory, TheoryVolume,
                         ::testing::Values(TheoryScale::depth, TheoryScale::whip, TheoryScale::g_whip,
                                           TheoryScale::braid, TheoryScale::g_braid, TheoryScale::bxb,
                                           TheoryScale::bxbb, TheoryScale::backdoor));

}  // namespace
}  // namespace deduku::testing
