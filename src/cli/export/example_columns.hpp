// Rated puzzles as examples to learn from: the data that `export` adds to ratings, their output, and the parts of a
// data set.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <set>
#include <string>

#include "src/cli/rate/rate_writer.hpp"
#include "src/records/example_record.hpp"
#include "src/records/puzzle_identity.hpp"

namespace deduku::cli {

/// The part of a data set that a puzzle belongs to. It depends on the solution grid, so that no part contains a
/// disguised puzzle of another part.
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

/// The grids that are excluded, with all their puzzles.
using GridSet = std::set<records::Fingerprint>;

struct ExampleRequest {
  records::ExampleQuestion question{};  ///< its limits come from the budget
  GivenBudget budget{};
  std::optional<GridSplit> split{};
  GridSet left_out{};
};

/// The example of each puzzle that has exactly one solution; the others are not rated and have no row.
std::unique_ptr<RateColumns> example_columns(const RateTable& table, ExampleRequest request);
std::unique_ptr<RateWriter> make_example_writer();

}  // namespace deduku::cli
