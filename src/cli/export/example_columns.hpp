// Rated puzzles as examples to learn from: the data that `export` adds to ratings, and their output.
#pragma once

#include <set>

#include "src/cli/export/grid_split.hpp"
#include "src/cli/rate/rate_writer.hpp"
#include "src/records/example_record.hpp"

namespace deduku::cli {

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
