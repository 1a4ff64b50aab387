// Many puzzles: if naked singles may be enough, they are placed in a block of puzzles together. Puzzles that they do
// not finish, and puzzles with few givens, are searched one by one. Lists are mostly of one kind: if singles did not
// finish half of a block of a thousand puzzles, the next few thousand are searched without trying singles.
#include "deduku/solve_many.hpp"

#include "src/core/contract.hpp"
#include "src/search/paths.hpp"

namespace deduku::search {

namespace {

/// With fewer givens naked singles rarely get far.
constexpr int fewest_givens_for_singles = 29;

/// The number of puzzles of which singles have to finish half, and the number searched without them if they did not.
constexpr std::size_t puzzles_per_trial = 4 * block_size;
constexpr std::size_t puzzles_without_singles = 16 * block_size;
/// If none of the first ones has enough givens, few of the others will.
constexpr std::size_t puzzles_to_look_at = 16;

/// Counted in a byte, and without a branch, so the compiler vectorises the loop.
int given_count(const char* text) {
  std::uint8_t count = 0;
  for (int cell = 0; cell < Cell::count; ++cell) {
    count = static_cast<std::uint8_t>(count + (static_cast<std::uint8_t>(text[cell] - '1') < Digit::count));
  }
  return count;
}

/// The bit of a puzzle of a block.
bool has(const std::uint64_t* puzzles, std::size_t i) {
  return (puzzles[i / 64] >> i % 64 & 1) != 0;
}

/// Solves the puzzles of a buffer on one path.
class ManySolver {
 public:
  ManySolver(const Path& path, std::uint64_t limit) : path_(path), limit_(limit) {}

  void add(const char* text, Answer& answer) {
    if (without_singles_ > 0) {
      --without_singles_;
      return search(text, answer);
    }
    if (given_count(text) < fewest_givens_for_singles) {
      search(text, answer);
    } else {
      path_.put(block_, size_, text);
      answers_[size_++] = &answer;
    }
    ++tried_;
    const bool has_seen_enough = tried_ == puzzles_to_look_at && size_ == 0;
    if (has_seen_enough || tried_ == puzzles_per_trial || size_ == block_size) judge();
  }
  /// Solves the puzzles that wait for the block to fill.
  void finish() {
    if (size_ == 0) return;
    path_.place_singles(block_);
    for (std::size_t i = 0; i < size_; ++i) finish(i);
    size_ = 0;
  }

 private:
  /// Decides whether singles pay, by their success with the last puzzles.
  void judge() {
    finish();
    if (finished_ < block_size / 2) without_singles_ = puzzles_without_singles;
    tried_ = 0;
    finished_ = 0;
  }

  void search(const char* text, Answer& answer) {
    answer.count = count_and_solve(path_, Puzzle({text, Cell::count}), limit_, answer.solution);
  }

  void finish(std::size_t i) {
    Answer& answer = *answers_[i];
    if (has(block_.contradictions, i)) {
      answer.count = 0;
      ++finished_;
    } else if (has(block_.open, i)) {
      search_rest(i, answer);
    } else {
      ++finished_;
      answer.count = 1;
      path_.take(block_, i, index_bytes(answer.solution));
    }
  }

  void search_rest(std::size_t i, Answer& answer) {
    char text[Cell::count];
    path_.take(block_, i, {reinterpret_cast<unsigned char*>(text), '0'});
    search(text, answer);
  }

  /// A digit is a byte, its index: one less than its number.
  static CellBytes index_bytes(Solution& solution) {
    static_assert(sizeof(Solution) == Cell::count && std::is_trivially_copyable_v<Solution>);
    constexpr auto less_by_one = static_cast<unsigned char>(-1);
    return {reinterpret_cast<unsigned char*>(solution.data()), less_by_one};
  }

  const Path& path_;
  std::uint64_t limit_;
  std::size_t without_singles_ = 0;  ///< the number of puzzles to search without trying singles
  std::size_t tried_ = 0;            ///< the number of puzzles tried since singles were judged
  std::size_t finished_ = 0;         ///< the number of these that they finished
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
  require(puzzles.stride >= Cell::count, "solve_many: fewer than 81 characters from one puzzle to the next");
  require(limit >= 1, "solve_many: the limit is 0");
  solve_many(paths().front(), puzzles, limit, answers);
}

}  // namespace deduku::search
