// Reading ahead: the search answers puzzles of files many at a time.
#pragma once

#include <exception>

#include "src/cli/command/input.hpp"

namespace deduku::cli {

/// Hands on the puzzles of a stream in their order, with the answers of the search. A puzzle is held back only while
/// the input is a file: interactive and piped input is answered at once. A failure of reading is thrown when the
/// puzzles before it have been handed on.
class AnsweredPuzzles {
 public:
  /// `limit`: how many solutions the search counts; 0: it is not asked.
  AnsweredPuzzles(PuzzleStream& puzzles, std::uint64_t limit) : puzzles_(puzzles), limit_(limit) {}

  std::optional<InputPuzzle> next();

 private:
  void read_ahead();
  bool read();
  void answer_all();

  PuzzleStream& puzzles_;
  std::uint64_t limit_;
  std::vector<InputPuzzle> ahead_;
  std::size_t next_ = 0;
  std::exception_ptr failure_;
};

}  // namespace deduku::cli
