// Output that a signal cuts off is never kept as finished: some commands, scales and options of a run. `tests/torture`
// does the same with all of them, at many more moments.
#include "tests/cli/stopped_runs.hpp"
#include "tests/support/effort.hpp"

namespace deduku::testing {
namespace {

using ::testing::Contains;

class Stop : public ::testing::Test {
 protected:
  void expect_whole_records_of(const std::vector<Sample>& samples, int stops) {
    Draw draw;
    std::mt19937 random(static_cast<std::uint32_t>(draw.rng()()));
    for (const Sample& sample : draw.some_of(samples, 8)) expect_whole_records(inputs_, sample, stops, random);
  }

 private:
  SampleInputs inputs_{1};
};

TEST_F(Stop, EverySubcommandLeavesWholeRecords) {
  const std::vector<Sample> samples = samples_of_commands();
  Words sampled = {"rate", "page"};  // page writes nothing: tests/page
  for (const Sample& sample : samples) sampled.push_back(sample.command());
  for (const std::string& command : subcommands()) EXPECT_THAT(sampled, Contains(command));
  expect_whole_records_of(samples, 2);
}

TEST_F(Stop, EveryScaleIsResumedToTheSameRows) {
  std::vector<Sample> samples;
  const Words scales = scales_of_rate();
  EXPECT_GT(scales.size(), 10U);
  for (const std::string& scale : scales) {
    samples.push_back(sample_of_rate({"--scale", scale, "--format", "json"}, list_for_scale(scale)));
  }
  expect_whole_records_of(samples, 2);
}

TEST_F(Stop, EveryOptionOfRateIsResumedToTheSameRows) {
  expect_whole_records_of(samples_of_rate_options(), 2);
}

}  // namespace
}  // namespace deduku::testing
