// Reading ahead: the search solves many puzzles of files at a time.
#pragma once

#include <exception>

#include "src/cli/command/input.hpp"

namespace deduku::cli {

/// Passes on the puzzles of a stream in their order, with the answers of the search. A puzzle is held back only while
/// the input is a file: interactive and piped input is answered at once. A read failure is thrown after the puzzles
/// before it have been passed on.
class AnsweredPuzzles {
 public:
  /// `limit`: the number of solutions that the search counts; 0: no search.
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
