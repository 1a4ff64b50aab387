// Two puzzles with ten givens in common have two of these in the same box, since there are nine boxes; with eleven
// there are two such pairs, with thirteen four. So puzzles are indexed by their pairs, and only those that share enough
// pairs are compared: hardly any. If puzzles with fewer common givens count as alike, all are compared.
#include "deduku/likeness.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "deduku/houses.hpp"
#include "src/core/contract.hpp"

namespace deduku {

namespace {

/// The digits of the givens, cell by cell; 0 elsewhere.
using Givens = PerCell<std::uint8_t>;

Givens given_digits(const Board& board) {
  Givens givens{};
  for (Cell cell : givens_of(board)) givens[cell] = board.values[cell];
  return givens;
}

int count_common(const Givens& one, const Givens& other) {
  int common = 0;
  for (std::size_t cell = 0; cell < one.size(); ++cell) common += (one[cell] == other[cell]) & (one[cell] != 0) ? 1 : 0;
  return common;
}

}  // namespace

Likeness likeness(const Board& one, const Board& other) {
  return {count_common(given_digits(one), given_digits(other)),
          std::min(givens_of(one).size(), givens_of(other).size())};
}

class LikenessIndex::Postings {
 public:
  explicit Postings(int percent) : percent_(percent) {
    require(0 <= percent && percent <= 100, "percentages are 0 to 100");
  }

  void insert(const Board& puzzle) {
    puzzles_.push_back({given_digits(puzzle), givens_of(puzzle).size()});
    shared_.emplace_back();
    if (puzzles_.size() < few) return;
    if (with_pair_.empty()) with_pair_.resize(pairs);
    while (posted_ < puzzles_.size()) post(posted_++);
  }

  std::optional<Match> closest(const Board& puzzle) {
    const Puzzle asked{given_digits(puzzle), givens_of(puzzle).size()};
    std::optional<Match> closest;
    const auto compare = [&](std::uint32_t place) {
      const Puzzle& other = puzzles_[place];
      const Likeness likeness{count_common(asked.givens, other.givens), std::min(asked.size, other.size)};
      if (likeness.exceeds(percent_) && (!closest || is_closer(likeness, place, *closest))) closest = {place, likeness};
    };
    if (asked.size < least_size() || puzzles_.size() < few) {
      for (std::uint32_t place = 0; place < puzzles_.size(); ++place) compare(place);
    } else {
      compare_candidates(asked, compare);
    }
    return closest;
  }

  std::size_t size() const { return puzzles_.size(); }

 private:
  struct Puzzle {
    Givens givens;
    int size;
  };
  /// The number of pairs that a puzzle shares with the puzzle of a query.
  struct Shared {
    std::uint32_t question = 0;
    std::uint32_t pairs = 0;
  };

  /// Two cells of a box, each with a digit.
  static constexpr std::size_t pairs = 9 * 81 * 81;
  static constexpr int common_with_pair = 10;
  /// Up to this number of puzzles all are compared.
  static constexpr std::size_t few = 64;

  /// Puzzles that are alike and have at least this number of givens have at least ten in common.
  int least_size() const {
    return percent_ == 0 ? Cell::count + 1 : (100 * (common_with_pair - 1) + percent_ - 1) / percent_;
  }

  static bool is_closer(const Likeness& likeness, std::uint32_t place, const Match& than) {
    const int one = likeness.common * than.likeness.of;
    const int other = than.likeness.common * likeness.of;
    return one > other || (one == other && place < than.place);
  }

  template <class Visit>
  static void for_each_pair(const Givens& givens, const Visit& visit) {
    for (std::size_t box = 0; box < 9; ++box) {
      std::size_t count = 0;
      std::array<std::size_t, 9> found{};
      std::size_t slot = 0;
      for (Cell cell : cells_of(House::box(static_cast<int>(box)))) {
        if (givens[cell] != 0) found[count++] = 9 * slot + givens[cell] - 1U;
        ++slot;
      }
      for (std::size_t second = 1; second < count; ++second) {
        for (std::size_t first = 0; first < second; ++first) visit((box * 81 + found[first]) * 81 + found[second]);
      }
    }
  }

  void post(std::uint32_t place) {
    const Puzzle& puzzle = puzzles_[place];
    if (puzzle.size < least_size()) {
      sparse_.push_back(place);
      return;
    }
    smallest_ = std::min(smallest_, puzzle.size);
    for_each_pair(puzzle.givens, [&](std::size_t pair) { with_pair_[pair].push_back(place); });
  }

  /// The minimum number of pairs in boxes that two alike puzzles share if the smaller one has the given number of
  /// givens.
  std::uint32_t least_pairs(int size) const {
    constexpr int boxes = 9;
    const int common = percent_ * size / 100 + 1;
    const int each = common / boxes;
    const int boxes_with_more = common % boxes;
    return static_cast<std::uint32_t>(boxes_with_more * each * (each + 1) / 2 +
                                      (boxes - boxes_with_more) * each * (each - 1) / 2);
  }

  /// Calls `compare` with the index of each puzzle that may be alike, once each.
  template <class Compare>
  void compare_candidates(const Puzzle& asked, const Compare& compare) {
    ++question_;
    const std::uint32_t least = least_pairs(std::min(asked.size, smallest_));
    for (std::uint32_t place : sparse_) compare(place);
    for_each_pair(asked.givens, [&](std::size_t pair) {
      for (std::uint32_t place : with_pair_[pair]) {
        Shared& shared = shared_[place];
        if (shared.question != question_) shared = {question_, 0};
        if (++shared.pairs == least) compare(place);
      }
    });
  }

  int percent_;
  std::vector<Puzzle> puzzles_;
  std::uint32_t posted_ = 0;                           ///< the number of puzzles in the lists below
  std::vector<std::uint32_t> sparse_;                  ///< indices of puzzles with fewer givens than `least_size`
  std::vector<std::vector<std::uint32_t>> with_pair_;  ///< indices of puzzles, by pair of givens
  std::vector<Shared> shared_;                         ///< one per puzzle
  int smallest_ = Cell::count;                         ///< the minimum number of givens of a listed puzzle
  std::uint32_t question_ = 0;
};

LikenessIndex::LikenessIndex(int percent) : postings_(make_hidden<Postings>(percent)) {}

void LikenessIndex::insert(const Board& puzzle) {
  postings_->insert(puzzle);
}
std::optional<LikenessIndex::Match> LikenessIndex::closest(const Board& puzzle) {
  return postings_->closest(puzzle);
}
std::size_t LikenessIndex::size() const {
  return postings_->size();
}

}  // namespace deduku
