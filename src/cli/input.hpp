// Puzzles from files: how they are asked for, and how they come.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "deduku/formats.hpp"
#include "src/cli/arguments.hpp"
#include "src/cli/line_source.hpp"

namespace deduku::cli {

/// How texts are read, wherever they come from.
class FormatOptions {
 public:
  void declare(Arguments& arguments);
  formats::ReadOptions read_options() const;

 private:
  std::string from_;
  std::string column_;
  std::string lone_digit_ = "auto";
};

/// A puzzle of the input, or what is wrong with it.
struct Puzzle {
  int n;             ///< its place in the whole input, from 1; unreadable ones count
  std::string file;  ///< as given; "-" for standard input
  Expected<formats::Record> record;
};

/// The puzzles of several files, one after the other.
class PuzzleStream {
 public:
  /// No files: standard input. A file is opened when it is its turn.
  PuzzleStream(std::vector<std::string> files, const formats::ReadOptions& options, Output& out);

  /// The next puzzle; empty at the end of the last file.
  std::optional<Puzzle> next();
  /// Boards with a repeated digit come as puzzles, too.
  void keep_conflicts() { keeps_conflicts_ = true; }

 private:
  void open(const std::string& file);

  std::vector<std::string> files_;
  formats::ReadOptions options_;
  Output& out_;
  bool keeps_conflicts_ = false;
  std::size_t opened_ = 0;
  int count_ = 0;
  std::unique_ptr<LineSource> source_;
  std::optional<formats::Reader> reader_;
};

/// One board, for the subcommands that look at one: named by a file, standard input, or written out on the
/// command line.
class BoardArgument {
 public:
  /// `name` is that of the operand or option, "-" stands in `value` for standard input.
  void declare(Arguments& arguments, const std::string& name, const std::string& help);
  /// The board may contradict itself only where the caller can deal with it. Throws `Failure` where there is
  /// not exactly one puzzle.
  formats::Record read(const FormatOptions& format, bool keep_conflicts, Output& out) const;

  bool is_given() const { return !value_.empty(); }

 private:
  std::string value_;
};

}  // namespace deduku::cli
