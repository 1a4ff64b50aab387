// A long run is killed again and again, at any moment, and continued: in the end nothing is missing and nothing occurs
// twice.
#include <unistd.h>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <random>

#include "tests/cli/stopped_runs.hpp"

namespace deduku::testing {
namespace {

std::string repeated(const std::string& text, int times) {
  std::string all;
  for (int i = 0; i < times; ++i) all += text;
  return all;
}

/// A scale, and the number of repetitions of the list that take it about a second. For each scale, each format and one
/// or two threads a run is killed twice: 256 times in all.
struct Work {
  const char* scale;
  int times;

  friend void PrintTo(const Work& work, std::ostream* out) { *out << work.scale; }
};
constexpr Work works[] = {{"r", 6},       {"ladder", 6}, {"ser", 6},     {"hodoku", 6},           {"w", 6},
                          {"te", 60},     {"b", 6},      {"search", 60}, {"minimal", 30},         {"backdoor", 10},
                          {"bxb", 10},    {"gw", 6},     {"gb", 6},      {"subset_backdoor", 10}, {"bxbb", 10},
                          {"ser,r,te", 4}};
const std::vector<std::string> formats = {"csv", "json", "text", "%n%t%{status}%t%g"};

class Torture : public ::testing::TestWithParam<Work> {};

TEST_P(Torture, KilledRunsAreGoneOnWith) {
  const TemporaryFile list(repeated(content_of(project_file("puzzles/er-2.5.txt")), GetParam().times));
  std::mt19937 random(20261123);
  for (const std::string& format : formats) {
    const std::string whole = list.path() + ".whole";
    const Words rate = {"rate", "-q", list.path(), "--scale", GetParam().scale, "--format", format, "-o"};
    const auto start = std::chrono::steady_clock::now();
    ASSERT_EQ(run(rate + Words{whole}).code, 0);
    const auto time = std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now() - start);
    for (const char* threads : {"1", "2"}) {
      const std::string killed = list.path() + ".killed";
      for (int kills = 0; kills < 2;) {
        Running program(rate + Words{killed, "--resume", "--threads", threads});
        usleep(static_cast<useconds_t>(random() % static_cast<unsigned>(time.count() / 2)));
        program.send(SIGKILL);
        if (program.finish().code == 128 + SIGKILL) {
          ++kills;
        } else {
          std::filesystem::remove(killed);  // it finished before: once more from the beginning
        }
      }
      ASSERT_EQ(run(rate + Words{killed, "--resume", "--threads", threads}).code, 0);
      EXPECT_EQ(content_of(killed), content_of(whole)) << format << threads;
      std::filesystem::remove(killed);
    }
    std::filesystem::remove(whole);
  }
}

INSTANTIATE_TEST_SUITE_P(Scales, Torture, ::testing::ValuesIn(works));

/// Like the other tests, but with longer runs, and many moments for each of them.
class StopTorture : public ::testing::Test {
 protected:
  void expect_whole_records_of(const std::vector<Sample>& samples, int stops) {
    for (const Sample& sample : samples) expect_whole_records(inputs_, sample, stops, random_);
  }

 private:
  SampleInputs inputs_{4};
  std::mt19937 random_{20261202};
};

TEST_F(StopTorture, EverySubcommandLeavesWholeRecords) {
  expect_whole_records_of(samples_of_commands(), 50);
}

TEST_F(StopTorture, EveryScaleIsResumedToTheSameRows) {
  std::vector<Sample> samples;
  for (const std::string& scale : scales_of_rate()) {
    for (const std::string& format : formats) {
      for (const char* threads : {"1", "2"}) {
        const Words options = {"--scale", scale, "--format", format, "--threads", threads};
        samples.push_back(sample_of_rate(options, list_for_scale(scale)));
      }
    }
  }
  expect_whole_records_of(samples, 10);
}

TEST_F(StopTorture, EveryOptionOfRateIsResumedToTheSameRows) {
  expect_whole_records_of(samples_of_rate_options(), 50);
}

}  // namespace
}  // namespace deduku::testing
