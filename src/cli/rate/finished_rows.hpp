// The rows that an earlier run has written, to compare their puzzles with an input that has no checksum: a pipe.
#pragma once

#include "src/cli/results/result_reader.hpp"

namespace deduku::cli {

class FinishedRows {
 public:
  /// Whether rows with the options of a header tell their puzzles.
  static bool tell_puzzles(const Json& options);
  /// The file must have such rows. Throws `Failure` where it cannot be read.
  FinishedRows(const std::string& path, Output& out);

  /// Whether the row about the puzzle with this number, if there is one, is about this puzzle. The numbers must ascend,
  /// and none may lie after the last row.
  bool agree(std::uint64_t n, const std::string& puzzle);

 private:
  FieldReader rows_;
  std::size_t column_;  ///< of the puzzle; behind all where no row has one
};

}  // namespace deduku::cli
