#include "src/cli/judge/judge_input.hpp"

#include <algorithm>
#include <charconv>

#include "src/cli/io/failure.hpp"
#include "src/cli/io/text.hpp"

namespace deduku::cli {

namespace {

constexpr const char* blanks = " \t\r";

void put(Board& board, Cell cell, int digit) {
  board.values[cell] = static_cast<std::uint8_t>(digit);
  if (digit != 0) board.givens.insert(cell);
}

}  // namespace

std::string_view JudgeInput::next_word() {
  while ((word_begin_ = line_.find_first_not_of(blanks, word_end_)) == std::string::npos) {
    if (!next_line()) return {};
  }
  word_end_ = std::min(line_.find_first_of(blanks, word_begin_), line_.size());
  return std::string_view(line_).substr(word_begin_, word_end_ - word_begin_);
}

/// After the last line the place stays at its end.
bool JudgeInput::next_line() {
  std::string line;
  if (!source_.next(line)) {
    word_begin_ = word_end_ = line_.size();
    return false;
  }
  line_ = std::move(line);
  word_begin_ = word_end_ = 0;
  ++line_number_;
  return true;
}

std::string_view JudgeInput::expect_word(const std::string& expected) {
  const std::string_view word = next_word();
  if (word.empty()) fail(expected);
  return word;
}

int JudgeInput::expect_number(int most, const std::string& expected) {
  const std::string_view word = expect_word(expected);
  int number = -1;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
  if (error != std::errc() || end != word.data() + word.size() || number < 0 || number > most) fail(expected);
  return number;
}

void JudgeInput::fill(Board& board, Cell first, int count, std::string_view word, char empty) const {
  const std::string expected = std::to_string(count) + " digits, " + empty + " for an empty cell";
  if (word.size() != static_cast<std::size_t>(count)) fail(expected);
  for (int i = 0; i < count; ++i) {
    const char symbol = word[static_cast<std::size_t>(i)];
    if (symbol != empty && (symbol < '1' || symbol > '9')) fail(expected);
    put(board, Cell(first.index() + i), symbol == empty ? 0 : symbol - '0');
  }
}

Board JudgeInput::expect_rows() {
  Board board;
  for (int row = 0; row < 9; ++row) {
    fill(board, Cell::at(row, 0), 9, expect_word("9 digits, 0 for an empty cell"), '0');
  }
  return board;
}

Board JudgeInput::expect_numbers() {
  Board board;
  for (Cell cell : Cell::all()) put(board, cell, expect_number(9, "a number from 0 to 9, 0 for an empty cell"));
  return board;
}

void JudgeInput::expect_end() {
  if (!next_word().empty()) fail("the end of the input");
}

void JudgeInput::fail(const std::string& expected) const {
  const int line = std::max(line_number_, 1);
  const int column = static_cast<int>(word_begin_) + 1;
  throw Failure(ExitCode::unreadable, error_text("-", {line, column, "expected " + expected}));
}

}  // namespace deduku::cli
