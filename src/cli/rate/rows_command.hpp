// Subcommands that write a row for each puzzle of a list, rated by several threads. The file of the rows can be
// continued, and contains all of them or a share.
#pragma once

#include "src/cli/command/puzzle_command.hpp"
#include "src/cli/command/style_options.hpp"
#include "src/cli/rate/rate_rows.hpp"

namespace deduku::cli {

/// The number of puzzles for each status, in the order of first occurrence.
class StatusTally {
 public:
  void add(Outcome status);
  /// "50 puzzles: 49 solved, 1 stuck"
  std::string text(std::uint64_t total) const;

 private:
  std::vector<std::pair<Outcome, std::uint64_t>> counts_;
};

class RowsCommand : public PuzzleListCommand {
 protected:
  /// --threads
  void declare_threads(Arguments& arguments);
  /// Makes the table of these scales with the options of the user. `request`: the steps and texts that the rows need.
  /// Throws `Failure` if an option does not fit the scales.
  void make_table(Session& session, const ScaleList& scales, RatingRequest request,
                  Verification* verification = nullptr);
  /// Sends the output to its file, and finds the results of an earlier run in it. Table, writer and options must be
  /// set.
  void begin_rows(Session& session, Json header);

  /// Whether rows need the lines in the form in which they were read.
  virtual bool wants_lines() const { return writer_->wants_lines(); }
  /// Whether the canonical form of each puzzle is rated instead.
  virtual bool is_canonical() const { return false; }
  /// Adds to a row the data of its record that `take_row` needs. Several threads may call it at once.
  virtual void note(const RateRecord& /*record*/, RateRow& /*row*/) const {}
  /// Takes the next row and returns the status of its puzzle; empty if a signal came before it was written.
  virtual std::optional<Outcome> take_row(Session& session, const InputPuzzle& puzzle, const RateRow& row);
  /// The verdict on a puzzle with this status.
  virtual Verdict verdict(Session& session, const InputPuzzle& puzzle, Outcome status);
  /// After the last row: writes the rows that were kept. False if the output is something other than rows.
  virtual bool finish_rows(Session& /*session*/) { return true; }

  /// False if a signal came before.
  bool write_row(Session& session, const std::string& row);
  void end(Session& session, const Tally& tally) override;

  RateFilter filter_;
  RateResults results_;
  Selection selection_;
  SolvingOptions solving_;
  StyleOptions styles_;
  std::unique_ptr<RateTable> table_;
  std::unique_ptr<RateWriter> writer_;

 private:
  void handle_all(Session& session, PuzzleStream& puzzles, Tally& tally) final;
  void rate_all(Session& session, PuzzleStream& puzzles, Tally& tally);
  void take(Session& session, const InputPuzzle& puzzle, const RateRow& row, Tally& tally);
  void report_all(Session& session, const std::vector<std::string>& sentences);
  std::optional<Failure> damage_of(const std::string& operand) const final { return input_.damage_of(operand); }
  /// Everything may be rated already, or this part of the input may be empty.
  bool may_be_empty() const final { return results_.is_complete() || is_other_part_; }
  std::uint64_t thread_count() const;

  static constexpr std::uint64_t max_threads = 1024;

  RateInput input_;
  std::uint64_t threads_ = 1;
  bool is_other_part_ = false;  ///< whether the input has puzzles, possibly of another part
  StatusTally statuses_;
};

}  // namespace deduku::cli
