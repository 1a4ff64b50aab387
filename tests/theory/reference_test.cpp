// The figures against published ones: a sample; the whole table is a volume test.
#include "tests/theory/reference.hpp"

namespace deduku::testing {
namespace {

/// One in `stride` of the rows that have a figure on the scale.
struct Sample {
  TheoryScale scale;
  std::size_t stride;

  friend void PrintTo(const Sample& sample, std::ostream* out) { *out << name_of(sample.scale); }
};

class TheoryReference : public ::testing::TestWithParam<Sample> {};

TEST_P(TheoryReference, SameFigures) {
  expect_reference_figures(GetParam().scale, GetParam().stride);
}

INSTANTIATE_TEST_SUITE_P(Theory, TheoryReference,
                         ::testing::Values(Sample{TheoryScale::depth, 41}, Sample{TheoryScale::whip, 101},
                                           Sample{TheoryScale::g_whip, 401}, Sample{TheoryScale::braid, 101},
                                           Sample{TheoryScale::g_braid, 301}, Sample{TheoryScale::bxb, 601},
                                           Sample{TheoryScale::bxbb, 261}, Sample{TheoryScale::backdoor, 17}));

}  // namespace
}  // namespace deduku::testing
