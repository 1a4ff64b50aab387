// Puzzles become rows: rated, chosen and written out by several threads at once.
#pragma once

#include "src/cli/io/ordered_workers.hpp"
#include "src/cli/rate/rate_filter.hpp"
#include "src/cli/rate/rate_order.hpp"
#include "src/cli/rate/rate_results.hpp"
#include "src/cli/rate/rate_writer.hpp"

namespace deduku::cli {

/// What becomes of a puzzle on the way to the output.
struct RateRow {
  Outcome status;
  std::string text;        ///< "" for a row that the user does not want
  RateOrder::Rank rank{};  ///< where rows are kept and sorted
};
using RowWorkers = OrderedWorkers<InputPuzzle, RateRow>;

/// Everything that decides how a row looks; it must outlive the workers.
struct RowMaking {
  const RateScale& scale;
  const RateWriter& writer;
  const RateFilter& filter;
  const RateOrder& order;
  const RateResults& results;  ///< a puzzle that an earlier run has rated gives its text instead of a row
  bool is_canonical = false;   ///< whether the canonical form is rated instead
};

/// `take` gets the rows in the order of the puzzles. There may be fewer threads than are wanted.
std::unique_ptr<RowWorkers> make_row_workers(const RowMaking& making, std::uint64_t threads, Session& session,
                                             RowWorkers::Take take);

}  // namespace deduku::cli
