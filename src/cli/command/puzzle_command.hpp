// Subcommands that make one record of each puzzle: they share the loop, the files, and the exit code.
#pragma once

#include <functional>

#include "src/cli/command/command.hpp"
#include "src/cli/command/input.hpp"

namespace deduku::cli {

/// What became of a puzzle, best first. One whose record a signal cut off is not counted.
enum class Verdict { done, unsolved, unreadable, unsound, out_of_memory };
inline constexpr std::size_t verdict_count = 5;

/// How many puzzles ended in each way.
class Tally {
 public:
  void add(Verdict verdict) { ++counts_[static_cast<std::size_t>(verdict)]; }
  std::uint64_t of(Verdict verdict) const { return counts_[static_cast<std::size_t>(verdict)]; }
  std::uint64_t total() const;
  /// A puzzle of a list may fail; not so a single one, nor any if `strict`. A list of whose records half are unreadable
  /// counts as unreadable.
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
  /// Before anything is read: options are checked here.
  virtual void begin(Session& session) = 0;
  /// Handles the puzzles until there are no more or a signal comes, and counts what became of them.
  virtual void handle_all(Session& session, PuzzleStream& puzzles, Tally& tally) = 0;
  /// After the last puzzle, interrupted or not.
  virtual void end(Session& session, const Tally& tally) = 0;
  /// What is read where no file is named.
  virtual std::string default_file() const { return "-"; }
  /// Whether it is no mistake that nothing was handled.
  virtual bool may_be_empty() const { return false; }
  /// Why an operand is not read at all, reported before anything is read; empty where it is.
  std::optional<Failure> fault_of(const std::string& operand) const;
  /// As `damage_of_operand`: who knows the files already need not read them again.
  virtual std::optional<Failure> damage_of(const std::string& operand) const { return damage_of_operand(operand); }
  /// Whether boards with a repeated digit are handled rather than unreadable.
  virtual bool takes_conflicts() const { return false; }

  using Read = std::function<std::optional<InputPuzzle>()>;
  /// What `read` yields. Where an operand cannot be read on, that is reported when `finish_pending` has dealt with what
  /// came before, and the next operand follows.
  std::optional<InputPuzzle> read_on(Session& session, const Read& read, const std::function<void()>& finish_pending);
  /// What is read; known when the subcommand runs.
  const std::vector<std::string>& files() const { return files_; }
  const FormatOptions& format_options() const { return format_; }
  /// Whether a file could not be read to its end.
  bool has_fault() const { return fault_ != ExitCode::done; }
  /// Reports why a file of the input failed; the first such reason is the exit code.
  void report_fault(Session& session, const Failure& fault);
  /// Reports what is wrong with a record, unless there were too many before.
  void report_unreadable(Session& session, const InputPuzzle& puzzle);
  /// Reports that a puzzle was given up, for its work takes more memory than there is.
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

/// A subcommand that handles one puzzle after the other. One for which the memory does not suffice is reported, and has no
/// record.
class PuzzleCommand : public PuzzleListCommand {
 protected:
  virtual Verdict handle(Session& session, const InputPuzzle& puzzle) = 0;
  /// Writes the record of a puzzle that could not be read, which has already been reported on stderr.
  virtual void handle_unreadable(Session& session, const InputPuzzle& puzzle) = 0;
  /// How many solutions the search counts ahead; 0: it is not asked. `InputPuzzle::answer` has what it found.
  virtual std::uint64_t prefetch_limit() const { return 0; }

 private:
  void handle_all(Session& session, PuzzleStream& puzzles, Tally& tally) final;
  Verdict handle_any(Session& session, const InputPuzzle& puzzle);
};

}  // namespace deduku::cli
