#include "src/cli/command/read_ahead.hpp"

#include <utility>

namespace deduku::cli {

namespace {

constexpr std::size_t most_ahead = 512;

/// Whether 81 characters describe the puzzle completely.
bool is_plain(const InputPuzzle& puzzle) {
  return puzzle.record && !puzzle.record->board.marks;
}

}  // namespace

std::optional<InputPuzzle> AnsweredPuzzles::next() {
  if (limit_ == 0) return puzzles_.next();
  if (next_ == ahead_.size() && !failure_) read_ahead();
  if (next_ == ahead_.size() && failure_) std::rethrow_exception(std::exchange(failure_, nullptr));
  if (next_ == ahead_.size()) return std::nullopt;
  return std::move(ahead_[next_++]);
}

void AnsweredPuzzles::read_ahead() {
  ahead_.clear();
  next_ = 0;
  bool are_from_files = true;
  try {
    are_from_files = read();
  } catch (...) {
    failure_ = std::current_exception();
  }
  if (are_from_files) answer_all();
}

/// Whether all of them come from files.
bool AnsweredPuzzles::read() {
  while (ahead_.size() < most_ahead) {
    std::optional<InputPuzzle> puzzle = puzzles_.next();
    if (!puzzle) break;
    const bool is_from_file = puzzle->fraction >= 0;
    ahead_.push_back(std::move(*puzzle));
    if (!is_from_file) return false;
  }
  return true;
}

void AnsweredPuzzles::answer_all() {
  std::string texts;
  std::vector<InputPuzzle*> asked;
  for (InputPuzzle& puzzle : ahead_) {
    if (!is_plain(puzzle)) continue;
    texts += formats::line_of(puzzle.record->board);
    asked.push_back(&puzzle);
  }
  std::vector<search::Answer> answers(asked.size());
  search::solve_many({texts.data(), Cell::count}, limit_, answers);
  for (std::size_t i = 0; i < asked.size(); ++i) asked[i]->answer = answers[i];
}

}  // namespace deduku::cli
