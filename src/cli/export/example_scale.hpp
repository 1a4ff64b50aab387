// Rated puzzles as examples to learn from: the additions of `export` to a scale, and their output.
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
  Budget budget{};
  std::optional<GridSplit> split{};
  GridSet left_out{};
};

/// Makes a row of each puzzle that has exactly one solution; the others are not rated and have no row.
std::unique_ptr<RateScale> make_example_scale(std::unique_ptr<RateScale> scale, ExampleRequest request);
std::unique_ptr<RateWriter> make_example_writer();

}  // namespace deduku::cli
