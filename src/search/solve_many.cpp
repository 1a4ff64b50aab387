// Many puzzles: where naked singles may be enough they are placed in a block of puzzles together. What they leave
// open, and puzzles with few givens, are searched one by one.
#include "deduku/solve_many.hpp"

#include "src/search/block_text.hpp"
#include "src/search/paths.hpp"

namespace deduku::search {

namespace {

/// With fewer givens naked singles rarely get far.
constexpr int fewest_givens_for_singles = 27;

bool is_full(const DigitText& digits) {
  return std::memchr(digits.data(), 0, Cell::count) == nullptr;
}

/// Answers the puzzles of a buffer on one path.
class ManySolver {
 public:
  ManySolver(const Path& path, std::uint64_t limit) : path_(path), limit_(limit) {}

  void add(const char* text, Answer& answer) {
    const PackedPuzzle puzzle = packed_puzzle(text);
    if (given_count(puzzle) < fewest_givens_for_singles) return search(text, answer);
    put(block_, size_, puzzle);
    answers_[size_++] = &answer;
    if (size_ == block_size) finish();
  }
  /// Answers the puzzles that wait for the block to fill.
  void finish() {
    if (size_ == 0) return;
    path_.place_singles(block_);
    for (std::size_t i = 0; i < size_; ++i) finish(i);
    size_ = 0;
  }

 private:
  void search(const char* text, Answer& answer) {
    answer.count = count_and_solve(path_, Puzzle({text, Cell::count}), limit_, answer.solution);
  }

  void finish(std::size_t i) {
    Answer& answer = *answers_[i];
    answer.count = 0;
    if ((block_.contradictions[i / 64] >> i % 64 & 1) != 0) return;
    const DigitText digits = digits_of(block_, i);
    if (!is_full(digits)) return search(text_of(digits).data(), answer);
    answer.count = 1;
    for (int cell = 0; cell < Cell::count; ++cell) answer.solution[cell] = Digit::of(digits[cell]);
  }

  static std::array<char, Cell::count> text_of(const DigitText& digits) {
    std::array<char, Cell::count> text;
    for (int cell = 0; cell < Cell::count; ++cell) text[cell] = static_cast<char>('0' + digits[cell]);
    return text;
  }

  const Path& path_;
  std::uint64_t limit_;
  std::size_t size_ = 0;
  PuzzleBlock block_{};
  std::array<Answer*, block_size> answers_;
};

}  // namespace

void solve_many(const Path& path, PuzzleTexts puzzles, std::uint64_t limit, std::span<Answer> answers) {
  ManySolver solver(path, limit);
  const char* text = puzzles.first;
  for (Answer& answer : answers) {
    solver.add(text, answer);
    text += puzzles.stride;
  }
  solver.finish();
}

void solve_many(PuzzleTexts puzzles, std::uint64_t limit, std::span<Answer> answers) {
  solve_many(paths().front(), puzzles, limit, answers);
}

}  // namespace deduku::search
