#include "src/cli/rate/rate_rows.hpp"

#include "deduku/canonical.hpp"
#include "src/cli/io/memory_reserve.hpp"
#include "src/cli/io/signals.hpp"
#include "src/cli/io/text.hpp"

namespace deduku::cli {

namespace {

class RowMaker {
 public:
  RowMaker(const RowContext& making, Log& log) : making_(making), log_(log) { make_rater(); }

  /// A puzzle that needs too much memory is abandoned, together with the rater, whose state may be inconsistent.
  RateRow row(const InputPuzzle& puzzle) {
    try {
      if (making_.is_canonical && puzzle.record) {
        return rated(with_board(puzzle, canonical_form(puzzle.record->board).board));
      }
      return rated(puzzle);
    } catch (const std::bad_alloc&) {
      rater_.reset();
      set_memory_aside();
      make_rater();
      return {Outcome::out_of_memory, making_.writer.text(RateRecord{puzzle, Outcome::out_of_memory})};
    }
  }

 private:
  void make_rater() { rater_ = std::make_unique<RateTable::Rater>(making_.table, log_); }

  RateRow rated(const InputPuzzle& puzzle) {
    if (making_.results.is_compared(puzzle.n)) return {Outcome::solved, puzzle_field(puzzle)};
    RateRecord record = puzzle.record ? rater_->rate(puzzle) : RateRecord{puzzle, Outcome::parse_error};
    if (!making_.filter.accepts(record)) return {record.status, ""};
    if (puzzle.record && record.status != Outcome::stopped) rater_->complete(record);
    if (record.status == Outcome::stopped) return {record.status, ""};
    RateRow row{record.status, making_.writer.text(record)};
    making_.note(record, row);
    return row;
  }

  RowContext making_;
  Log& log_;
  std::unique_ptr<RateTable::Rater> rater_;
};

}  // namespace

std::unique_ptr<RowWorkers> make_row_workers(const RowContext& making, std::uint64_t threads, Session& session,
                                             RowWorkers::Take take) {
  std::vector<RowWorkers::Job> jobs;
  for (std::uint64_t i = 0; i < threads; ++i) {
    jobs.emplace_back([maker = std::make_shared<RowMaker>(making, session.log)](const InputPuzzle& puzzle) {
      return maker->row(puzzle);
    });
  }
  const platform::SignalsToThisThread guard;
  auto workers = std::make_unique<RowWorkers>(std::move(jobs), std::move(take), interrupted);
  if (workers->size() < threads) {
    session.log.note("only " + counted(workers->size(), "thread") + " instead of " + std::to_string(threads) +
                     ": the system allows no more");
  }
  return workers;
}

}  // namespace deduku::cli
