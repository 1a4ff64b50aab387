// The part of a data set that a puzzle belongs to. It depends on the solution grid, so that no part contains a
// disguised puzzle of another part.
#pragma once

#include <optional>
#include <string>

#include "src/records/puzzle_identity.hpp"

namespace deduku::cli {

class GridSplit {
 public:
  /// The shares of train, validation and test, "98,1,1", and the number of the split. Throws `Failure` for other words.
  GridSplit(const std::string& shares, std::uint64_t seed);

  /// "train", "validation" or "test": the same for all puzzles of a grid, of its images under symmetries, and in every
  /// list.
  std::string_view part_of(const records::Fingerprint& grid) const;

 private:
  std::array<std::uint64_t, 3> shares_{};
  std::uint64_t sum_ = 0;
  std::uint64_t seed_;
};

}  // namespace deduku::cli
