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

/// How texts are read, wherever they come from.
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

/// A puzzle of the input, or what is wrong with it.
struct InputPuzzle {
  std::uint64_t n;   ///< its place in the whole input, from 1; unreadable ones count
  std::string file;  ///< as given; "-" for standard input, "puzzle" for one written out
  Expected<formats::Record> record;
  double fraction;  ///< of the input that was read with it, 0..1; negative where the whole is not known
  std::optional<search::Answer> answer{};  ///< of the search, where it was asked ahead (see read_ahead.hpp)
  std::string text_line{};  ///< the line on which it begins, as read; only where `keep_lines` asks for it

  /// The line on which it begins, from 1; where it cannot be read, that of the error.
  std::int64_t line_number() const { return record ? record->line_number : record.error().line; }
};

/// A puzzle with another board, which could be read.
InputPuzzle with_board(const InputPuzzle& puzzle, const Board& board);

/// Whether an operand is a puzzle written out: not a file, and a link, or long enough for a puzzle or for one that lacks some
/// cells.
bool is_written_out(const std::string& operand);

/// Makes one operand of nine that are the rows of a grid, as programs take them.
void join_rows(std::vector<std::string>& operands);
/// Puzzles may begin with a dash, as options do: such arguments begin with a dot afterwards.
void protect_puzzles(std::vector<std::string>& arguments);

/// An operand as a source of lines: a file, "-" for standard input, or a puzzle written out. A file that cannot be
/// opened throws `Failure`.
class Operand {
 public:
  /// `most`: so many bytes of a file are read.
  Operand(std::string text, Output& out, std::uint64_t most = ByteSource::unlimited);

  formats::Reader::NextLine lines() const;
  /// How many bytes of it have been read.
  std::uint64_t consumed() const { return source_ ? source_->consumed() : text_.size(); }
  /// The operand in messages.
  const std::string& name() const { return name_; }

 private:
  std::string name_;
  std::string text_;
  std::shared_ptr<LineSource> source_;
};

/// Why an operand cannot be read, without opening it; empty if it can.
std::optional<Failure> fault_of_operand(const std::string& operand);
/// Why a packed operand is not read at all: some of what comes out of it, nobody knows what, is not what was packed. Empty for
/// one that is sound, or that cannot be read twice.
std::optional<Failure> damage_of_operand(const std::string& operand);
/// That failure, by a sentence that says what is damaged.
Failure damaged(const std::string& operand, const std::string& damage);

/// The puzzles of several operands, one after the other; each is opened when it is its turn.
class PuzzleStream {
 public:
  PuzzleStream(std::vector<std::string> operands, const formats::ReadOptions& options, Output& out);
  PuzzleStream(const PuzzleStream&) = delete;
  PuzzleStream& operator=(const PuzzleStream&) = delete;

  /// The next puzzle; empty at the end of the last operand. Throws where an operand cannot be opened or read on; the
  /// next call continues with the operand after it.
  std::optional<InputPuzzle> next();
  /// Only these puzzles come; their numbers stay. The others are not looked at.
  void select(Selection selection) { selection_ = std::move(selection); }
  /// How many puzzles there were so far, those that were not selected included.
  std::uint64_t count() const { return count_; }
  /// Of each file so many bytes are read, which `most` says when it is opened.
  void limit(std::function<std::uint64_t(const std::string& file)> most) { most_ = std::move(most); }
  /// The text that was passed over in each operand that had puzzles besides.
  struct PassedOver {
    std::string file;
    formats::PassedOver text;
  };
  const std::vector<PassedOver>& passed_over() const { return passed_over_; }
  /// Boards with a repeated digit come as puzzles, too.
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
  std::uint64_t count_before_ = 0;  ///< of the puzzles before the present operand
  std::vector<PassedOver> passed_over_;
  std::exception_ptr fault_;               ///< of the operand
  std::optional<std::uint64_t> size_ = 0;  ///< of all operands together, in bytes; empty where one has no end
  std::uint64_t size_before_ = 0;          ///< of the operands before the present one
};

/// The operand or option of the subcommands that look at one board.
class BoardArgument {
 public:
  void declare(Arguments& arguments, const std::string& name, const std::string& help);
  /// The board may contradict itself only where the caller can deal with it. Throws `Failure` where there is not
  /// exactly one puzzle.
  formats::Record read(const FormatOptions& format, bool keep_conflicts, Output& out) const;
  /// Reads the puzzle, with what is wrong as a value. A file that cannot be opened or read throws `Failure` still.
  InputPuzzle read_puzzle(const FormatOptions& format, bool keep_conflicts, Output& out) const;

  bool is_given() const { return !value_.empty(); }
  /// As the user wrote it; "-" where it is left out.
  std::string text() const { return value_.empty() ? "-" : value_; }

 private:
  std::string value_;
};

}  // namespace deduku::cli
