// The input of judge problems: words between blanks, read strictly.
#pragma once

#include "deduku/board.hpp"
#include "src/cli/io/line_source.hpp"

namespace deduku::cli {

/// Reads standard input. Input that does not match the problem throws `Failure` with the place.
class JudgeInput {
 public:
  explicit JudgeInput(Output& out) : source_("-", out) {}

  /// The next word; empty at the end of the input. Valid until the next call.
  std::string_view next_word();
  /// The next word; its absence is an error.
  std::string_view expect_word(const std::string& expected);
  /// A whole number from 0 to `most`.
  int expect_number(int most, const std::string& expected);
  /// Fills `count` cells, written without blanks, that begin at `first`; `empty` is the character of an empty cell.
  void fill(Board& board, Cell first, int count, std::string_view word, char empty) const;
  /// Nine words of nine digits, 0 for an empty cell.
  Board expect_rows();
  /// 81 numbers 0 to 9, 0 for an empty cell.
  Board expect_numbers();
  void expect_end();

  /// Reports the fault of the last word.
  [[noreturn]] void fail(const std::string& expected) const;
  int line() const { return line_number_; }

 private:
  bool next_line();

  LineSource source_;
  std::string line_;
  int line_number_ = 0;
  std::size_t word_begin_ = 0;
  std::size_t word_end_ = 0;
};

}  // namespace deduku::cli
