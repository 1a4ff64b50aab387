// Turns puzzles into rows: rated, chosen and written by several threads at once.
#pragma once

#include "src/cli/io/ordered_workers.hpp"
#include "src/cli/rate/rate_against.hpp"
#include "src/cli/rate/rate_filter.hpp"
#include "src/cli/rate/rate_order.hpp"
#include "src/cli/rate/rate_results.hpp"
#include "src/cli/rate/rate_writer.hpp"

namespace deduku::cli {

/// The result for a puzzle on the way to the output.
struct RateRow {
  Outcome status;
  std::string text;                ///< "" for a row that is not selected
  RateOrder::Rank rank{};          ///< if rows are kept and sorted
  RateAgainst::Figures figures{};  ///< if they are compared with times
};
using RowWorkers = OrderedWorkers<InputPuzzle, RateRow>;

/// Everything that determines a row; it must outlive the workers.
struct RowContext {
  const RateTable& table;
  const RateWriter& writer;
  const RateFilter& filter;
  const RateResults& results;  ///< a puzzle rated by an earlier run gets its text instead of a row
  /// Adds other requested data of a record; several threads call it at once.
  std::function<void(const RateRecord& record, RateRow& row)> note;
  bool is_canonical = false;  ///< whether the canonical form is rated instead
};

/// `take` receives the rows in the order of the puzzles. There may be fewer threads than requested.
std::unique_ptr<RowWorkers> make_row_workers(const RowContext& making, std::uint64_t threads, Session& session,
                                             RowWorkers::Take take);

}  // namespace deduku::cli
