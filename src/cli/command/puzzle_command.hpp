// Subcommands that make one record of each puzzle: they share the loop, the files, and the exit code.
#pragma once

#include <functional>

#include "src/cli/command/command.hpp"
#include "src/cli/command/input.hpp"

namespace deduku::cli {

/// The result for a puzzle, best first. A puzzle whose record was cut off by a signal is not counted.
enum class Verdict { done, unsolved, unreadable, unsound, out_of_memory };
inline constexpr std::size_t verdict_count = 5;

/// The number of puzzles for each verdict.
class Tally {
 public:
  void add(Verdict verdict) { ++counts_[static_cast<std::size_t>(verdict)]; }
  std::uint64_t of(Verdict verdict) const { return counts_[static_cast<std::size_t>(verdict)]; }
  std::uint64_t total() const;
  /// Puzzles of a list may fail; a single puzzle may not, nor any if `strict`. A list with at least half of its records
  /// unreadable counts as unreadable.
  ExitCode exit_code(bool strict) const;

 private:
  std::array<std::uint64_t, verdict_count> counts_{};
};

/// A subcommand over the puzzles of files.
class PuzzleListCommand : public Command {
 public:
  /// Declares the options of the subcommand, then those of the input.
  void declare(Arguments& arguments) final;
  ExitCode run(Session& session) final;

 protected:
  virtual void declare_own(Arguments& arguments) = 0;
  /// Called before anything is read; checks the options.
  virtual void begin(Session& session) = 0;
  /// Handles the puzzles until there are no more or a signal comes, and counts their verdicts.
  virtual void handle_all(Session& session, PuzzleStream& puzzles, Tally& tally) = 0;
  /// Called after the last puzzle, interrupted or not.
  virtual void end(Session& session, const Tally& tally) = 0;
  /// The file that is read if none is named.
  virtual std::string default_file() const { return "-"; }
  /// Whether empty input is allowed.
  virtual bool may_be_empty() const { return false; }
  /// The reason why an operand is not read at all, reported before anything is read; empty if it is read.
  std::optional<Failure> fault_of(const std::string& operand) const;
  /// See `damage_of_operand`. Override it if the files are already checked, so that they are not read again.
  virtual std::optional<Failure> damage_of(const std::string& operand) const { return damage_of_operand(operand); }
  /// Whether boards with a repeated digit are handled rather than unreadable.
  virtual bool takes_conflicts() const { return false; }

  using Read = std::function<std::optional<InputPuzzle>()>;
  /// The result of `read`. If an operand cannot be read further, calls `finish_pending` for the puzzles before the
  /// fault, reports the fault, and continues with the next operand.
  std::optional<InputPuzzle> read_next_skipping_faults(Session& session, const Read& read,
                                                       const std::function<void()>& finish_pending);
  /// The files to read; available when the subcommand runs.
  const std::vector<std::string>& files() const { return files_; }
  const FormatOptions& format_options() const { return format_; }
  /// Whether a file could not be read to its end.
  bool has_fault() const { return fault_ != ExitCode::done; }
  /// Reports the failure of an input file; the first one determines the exit code.
  void report_fault(Session& session, const Failure& fault);
  /// Reports the fault of a record, unless too many were reported before.
  void report_unreadable(Session& session, const InputPuzzle& puzzle);
  /// Reports that a puzzle was abandoned because its work needs more memory than is available.
  static void report_out_of_memory(Session& session, const InputPuzzle& puzzle);

 private:
  void leave_out_faulty_operands(Session& session);
  void report_rest_of_unreadable(Session& session) const;
  static void report_passed_over(Session& session, const PuzzleStream& puzzles);
  ExitCode exit_code(const Tally& tally) const;

  std::vector<std::string> files_;
  FormatOptions format_;
  bool strict_ = false;
  std::string progress_ = "auto";
  std::uint64_t max_errors_ = 100;
  std::uint64_t errors_ = 0;         ///< records that were unreadable
  ExitCode fault_ = ExitCode::done;  ///< of the first operand that could not be read
};

/// A subcommand that handles one puzzle after the other. A puzzle that needs too much memory is reported and has no
/// record.
class PuzzleCommand : public PuzzleListCommand {
 protected:
  virtual Verdict handle(Session& session, const InputPuzzle& puzzle) = 0;
  /// Writes the record of a puzzle that could not be read, which has already been reported on stderr.
  virtual void handle_unreadable(Session& session, const InputPuzzle& puzzle) = 0;
  /// The number of solutions that the search counts ahead; 0: no search. `InputPuzzle::answer` has its result.
  virtual std::uint64_t prefetch_limit() const { return 0; }

 private:
  void handle_all(Session& session, PuzzleStream& puzzles, Tally& tally) final;
  Verdict handle_any(Session& session, const InputPuzzle& puzzle);
};

}  // namespace deduku::cli
