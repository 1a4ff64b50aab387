// Runs that are stopped by a signal at some moment, compared with the whole run: a sample of every subcommand, and of
// `rate` on every scale and with every option that extends a row. The output of a stopped run must be the beginning of
// the output of the whole run, in whole records.
#pragma once

#include <random>

#include "tests/cli/program.hpp"

namespace deduku::testing {

/// A command line. In its words "{in}" is the folder of `SampleInputs`, and "{out}" a separate folder for each run.
struct Sample {
  Words words;
  /// Matches the beginning of any text that may follow a whole record on standard output, if the record ends a line.
  std::string next_record = "";
  std::string input = "";
  /// A file of the output folder that grows by records and is continued by the same command; "" for none.
  std::string growing = "";

  const std::string& command() const { return words.front(); }
};

/// No record follows: the output is complete or absent.
inline const std::string one_record = "(?!)";
/// Like `one_record`, but after a header in JSON.
inline const std::string one_record_behind_header = R"(\{"type":"(?!header))";

/// The files that samples read. `size`: the duration of the runs, in about 50 ms.
class SampleInputs {
 public:
  explicit SampleInputs(int size);
  const std::string& folder() const { return folder_.path(); }

 private:
  TemporaryFolder folder_;
};

/// At least one for each subcommand, except `rate`.
std::vector<Sample> samples_of_commands();
/// A run of `rate` into a file, to be resumed.
Sample sample_of_rate(const Words& options, const std::string& list = "list.txt");
/// The options of `rate` that extend a row, each with a list that takes some time.
std::vector<Sample> samples_of_rate_options();
/// The list that takes some time on a scale.
std::string list_for_scale(const std::string& scale);

/// The subcommands in the help, so that a new subcommand must have a sample.
Words subcommands();
/// The scales that `rate` lists.
Words scales_of_rate();

/// Stops the run `stops` times, each time at a random moment by one of the signals, and compares.
void expect_whole_records(const SampleInputs& inputs, const Sample& sample, int stops, std::mt19937& random);

}  // namespace deduku::testing
