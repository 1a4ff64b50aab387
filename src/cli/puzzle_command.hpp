// Subcommands that make one record of each puzzle: they share the loop, the files, and what the exit code
// says.
#pragma once

#include "src/cli/command.hpp"
#include "src/cli/input.hpp"

namespace deduku::cli {

/// What became of a puzzle, best first.
enum class Verdict { done, undone, unreadable, unsound };

/// How many puzzles had each fate.
class Tally {
 public:
  void add(Verdict verdict) { ++counts_[static_cast<std::size_t>(verdict)]; }
  int of(Verdict verdict) const { return counts_[static_cast<std::size_t>(verdict)]; }
  int total() const;
  /// A puzzle of a list may fail; not so a single one, nor any if `strict`.
  ExitCode exit_code(bool strict) const;

 private:
  std::array<int, 4> counts_{};
};

/// A subcommand over the puzzles of files.
class PuzzleListCommand : public Command {
 public:
  /// Declares the options of the subcommand, then those of the input.
  void declare(Arguments& arguments) final;
  ExitCode run(Session& session) final;

 protected:
  virtual void declare_own(Arguments& arguments) = 0;
  /// Before the first puzzle: the place to complain about options.
  virtual void begin(Session& session) = 0;
  /// Handles the puzzles until there are no more or SIGINT comes, and counts what became of them.
  virtual void handle_all(Session& session, PuzzleStream& puzzles, Tally& tally) = 0;
  /// After the last puzzle, interrupted or not.
  virtual void end(Session& session, const Tally& tally) = 0;
  /// What is read where no file is named.
  virtual std::string default_file() const { return "-"; }
  /// Whether boards with a repeated digit are handled rather than unreadable.
  virtual bool takes_conflicts() const { return false; }

 private:
  std::vector<std::string> files_;
  FormatOptions format_;
  bool strict_ = false;
};

/// A subcommand that handles one puzzle after the other.
class PuzzleCommand : public PuzzleListCommand {
 protected:
  virtual Verdict handle(Session& session, const Puzzle& puzzle) = 0;
  /// Writes the record of a puzzle that could not be read; stderr has been told already.
  virtual void handle_unreadable(Session& session, const Puzzle& puzzle) = 0;
  /// How many solutions the search counts ahead; 0: it is not asked. `Puzzle::answer` has what it found.
  virtual std::uint64_t asked_ahead() const { return 0; }

 private:
  void handle_all(Session& session, PuzzleStream& puzzles, Tally& tally) final;
  Verdict handle_any(Session& session, const Puzzle& puzzle);
};

}  // namespace deduku::cli
