// Puzzles from files: the options of the input, and the puzzles one by one.
#pragma once

#include <exception>
#include <functional>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

#include "deduku/formats.hpp"
#include "deduku/solve_many.hpp"
#include "src/cli/command/arguments.hpp"
#include "src/cli/command/selection.hpp"
#include "src/cli/io/failure.hpp"
#include "src/cli/io/line_source.hpp"

namespace deduku::cli {

/// Options for reading texts from any source.
class FormatOptions {
 public:
  void declare(Arguments& arguments);
  formats::ReadOptions read_options() const;
  /// Adds the options that the user gave.
  void add_json(nlohmann::ordered_json& options) const;

 private:
  std::string from_;
  std::string column_;
  std::string lone_digit_ = "auto";
};

/// A puzzle of the input, or its fault.
struct InputPuzzle {
  std::uint64_t n;   ///< its place in the whole input, from 1; unreadable ones count
  std::string file;  ///< as given; "-" for standard input, "puzzle" for one written out
  Expected<formats::Record> record;
  double fraction;  ///< of the input read so far, 0..1; negative if the size of the whole is unknown
  std::optional<search::Answer> answer{};  ///< of the search, if it ran ahead (see read_ahead.hpp)
  std::string text_line{};                 ///< the line on which it begins, as read; only with `keep_lines`

  /// The line on which it begins, from 1; if it cannot be read, the line of the error.
  std::int64_t line_number() const { return record ? record->line_number : record.error().line; }
};

/// A puzzle that was readable, with another board.
InputPuzzle with_board(const InputPuzzle& puzzle, const Board& board);

/// Whether an operand is a puzzle written out: not a file, but a link, or a text long enough for a puzzle or for one
/// that lacks some cells.
bool is_written_out(const std::string& operand);

/// Joins nine operands that are the rows of a grid, a form that some programs write, into one.
void join_rows(std::vector<std::string>& operands);
/// Puzzles may begin with a dash, as options do. This puts a dot in place of that dash.
void protect_puzzles(std::vector<std::string>& arguments);

/// An operand as a source of lines: a file, "-" for standard input, or a puzzle written out. Throws `Failure` if a file
/// cannot be opened.
class Operand {
 public:
  /// `most`: the number of bytes that are read from a file at most.
  Operand(std::string text, Output& out, std::uint64_t most = ByteSource::unlimited);

  formats::Reader::NextLine lines() const;
  /// The number of bytes read so far.
  std::uint64_t consumed() const { return source_ ? source_->consumed() : text_.size(); }
  /// The operand in messages.
  const std::string& name() const { return name_; }

 private:
  std::string name_;
  std::string text_;
  std::shared_ptr<LineSource> source_;
};

/// The reason why an operand cannot be read, found without opening it; empty if it can be read.
std::optional<Failure> fault_of_operand(const std::string& operand);
/// The reason why a compressed operand is not read at all: its decompressed content is damaged at an unknown place.
/// Empty if it is sound or cannot be read twice.
std::optional<Failure> damage_of_operand(const std::string& operand);
/// That failure, with a sentence that describes the damage.
Failure damaged(const std::string& operand, const std::string& damage);

/// The puzzles of several operands, one after the other. Each operand is opened at its turn.
class PuzzleStream {
 public:
  PuzzleStream(std::vector<std::string> operands, const formats::ReadOptions& options, Output& out);
  PuzzleStream(const PuzzleStream&) = delete;
  PuzzleStream& operator=(const PuzzleStream&) = delete;

  /// The next puzzle; empty at the end of the last operand. Throws if an operand cannot be opened or read further; the
  /// next call continues with the operand after it.
  std::optional<InputPuzzle> next();
  /// Yields only these puzzles, with their original numbers. The others are not read closely.
  void select(Selection selection) { selection_ = std::move(selection); }
  /// The number of puzzles so far, including those that were not selected.
  std::uint64_t count() const { return count_; }
  /// Limits the bytes read from each file; `most` is called when the file is opened.
  void limit(std::function<std::uint64_t(const std::string& file)> most) { most_ = std::move(most); }
  /// The text that was skipped in each operand that also had puzzles.
  struct PassedOver {
    std::string file;
    formats::PassedOver text;
  };
  const std::vector<PassedOver>& passed_over() const { return passed_over_; }
  /// Boards with a repeated digit are also yielded as puzzles.
  void keep_conflicts() { keeps_conflicts_ = true; }
  /// Puzzles come with the lines they were read from.
  void keep_lines() { keeps_lines_ = true; }

 private:
  void open_next();
  formats::Reader::NextLine lines_before_fault();
  std::optional<InputPuzzle> next_of_operand();
  bool skip_to_selected();
  void leave_operand();
  double fraction() const;

  std::vector<std::string> operands_;
  formats::ReadOptions options_;
  Output& out_;
  bool keeps_conflicts_ = false;
  bool keeps_lines_ = false;
  Selection selection_;
  std::function<std::uint64_t(const std::string&)> most_;
  std::size_t opened_ = 0;
  std::uint64_t count_ = 0;
  std::optional<Operand> operand_;
  std::optional<formats::Reader> reader_;
  std::uint64_t count_before_ = 0;  ///< of the puzzles before the current operand
  std::vector<PassedOver> passed_over_;
  std::exception_ptr fault_;               ///< of the operand
  std::optional<std::uint64_t> size_ = 0;  ///< of all operands together, in bytes; empty if one has no known end
  std::uint64_t size_before_ = 0;          ///< of the operands before the current one
};

/// The operand or option of the subcommands that work on one board.
class BoardArgument {
 public:
  void declare(Arguments& arguments, const std::string& name, const std::string& help);
  /// The option that is this parameter.
  void declare(Arguments& arguments, std::string_view parameter) { arguments.option(parameter, value_); }
  /// `keep_conflicts`: the board may contradict itself, because the caller can deal with it. Throws `Failure` if there
  /// is not exactly one puzzle.
  formats::Record read(const FormatOptions& format, bool keep_conflicts, Output& out) const;
  /// Reads the puzzle; a fault in it is returned as a value. Still throws `Failure` for a file that cannot be opened or
  /// read.
  InputPuzzle read_puzzle(const FormatOptions& format, bool keep_conflicts, Output& out) const;

  bool is_given() const { return !value_.empty(); }
  /// The text that the user wrote; "-" if it is omitted.
  std::string text() const { return value_.empty() ? "-" : value_; }

 private:
  std::string value_;
};

}  // namespace deduku::cli
