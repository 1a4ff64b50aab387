// Runs that a signal stops at some moment, compared with the whole run: a sample of every subcommand, and of `rate` on every
// scale and with every option that makes more of a row. What a stopped run leaves must be the beginning of what the whole run
// leaves, in whole records.
#pragma once

#include <random>

#include "tests/cli/program.hpp"

namespace deduku::testing {

/// A command line. In its words "{in}" is the folder of `SampleInputs`, and "{out}" a folder of its own for each run.
struct Sample {
  Words words;
  /// Matches the beginning of whatever may follow a whole record on standard output, as long as the record ends a line.
  std::string next_record = "";
  std::string input = "";
  /// A file of the output folder that grows by records and is continued by the same command; "" for none.
  std::string growing = "";

  const std::string& command() const { return words.front(); }
};

/// No record follows: the output is there as a whole or not at all.
inline const std::string one_record = "(?!)";
/// As `one_record`, but a header in JSON comes before.
inline const std::string one_record_behind_header = R"(\{"type":"(?!header))";

/// The files that samples read. `size`: how long the runs take, in about 50 ms.
class SampleInputs {
 public:
  explicit SampleInputs(int size);
  const std::string& folder() const { return folder_.path(); }

 private:
  TemporaryFolder folder_;
};

/// At least one for each subcommand, those of `rate` apart.
std::vector<Sample> samples_of_commands();
/// A run of `rate` into a file, to be resumed.
Sample sample_of_rate(const Words& options, const std::string& list = "list.txt");
/// The options of `rate` that make more of a row, each with a list that takes some time.
std::vector<Sample> samples_of_rate_options();
/// The list that takes some time on a scale.
std::string list_for_scale(const std::string& scale);

/// What the help lists, so that a new subcommand has a sample.
Words subcommands();
/// What `rate` says that it knows.
Words scales_of_rate();

/// Stops the run so often, each time at a random moment by one of the signals, and compares.
void expect_whole_records(const SampleInputs& inputs, const Sample& sample, int stops, std::mt19937& random);

}  // namespace deduku::testing
