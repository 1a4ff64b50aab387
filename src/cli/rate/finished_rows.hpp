// The rows written by an earlier run, to compare their puzzles with an input that has no checksum: a pipe.
#pragma once

#include "src/cli/results/result_reader.hpp"

namespace deduku::cli {

class FinishedRows {
 public:
  /// Whether rows with the options of a header contain their puzzles.
  static bool tell_puzzles(const Json& options);
  /// The file must have such rows. Throws `Failure` if it cannot be read.
  FinishedRows(const std::string& path, Output& out);

  /// Whether the row of the puzzle with this number, if it exists, contains this puzzle. The numbers must ascend, and
  /// none may be greater than that of the last row.
  bool agree(std::uint64_t n, const std::string& puzzle);

 private:
  FieldReader rows_;
  std::size_t column_;  ///< of the puzzle; beyond all columns if no row has one
};

}  // namespace deduku::cli
