// Two puzzles with ten givens in common have two of these in some box, since there are nine boxes. So only puzzles that share
// a pair of givens in a box are compared: of random ones every fiftieth. Where puzzles with fewer common givens are alike,
// all are compared.
#include "deduku/likeness.hpp"

#include <algorithm>
#include <cstdint>
#include <vector>

#include "deduku/houses.hpp"
#include "deduku/sets.hpp"
#include "src/core/contract.hpp"

namespace deduku {

namespace {

CandidateSet givens_of(const Board& board) {
  CandidateSet givens;
  for (Cell cell : board.givens) givens.insert({cell, Digit::of(board.values[cell.slot()])});
  return givens;
}

Likeness likeness_of(const CandidateSet& one, int givens, const CandidateSet& other, int others) {
  return {(one & other).size(), std::min(givens, others)};
}

/// Whether the share of one is greater; neither is of no givens.
bool is_greater(const Likeness& one, const Likeness& other) {
  return one.common * other.of > other.common * one.of;
}

}  // namespace

Likeness likeness(const Board& one, const Board& other) {
  return likeness_of(givens_of(one), one.givens.size(), givens_of(other), other.givens.size());
}

class LikenessIndex::Postings {
 public:
  explicit Postings(int percent) : percent_(percent), with_pair_(pairs) {}

  void insert(const Board& puzzle) {
    const auto place = static_cast<std::uint32_t>(puzzles_.size());
    puzzles_.push_back({givens_of(puzzle), puzzle.givens.size()});
    if (puzzles_.back().size < least_size()) sparse_.push_back(place);
    for_each_pair(puzzle, [&](std::size_t pair) { with_pair_[pair].push_back(place); });
  }

  std::optional<Match> closest(const Board& puzzle) {
    const Puzzle asked{givens_of(puzzle), puzzle.givens.size()};
    std::optional<Match> closest;
    for (std::uint32_t place : candidates(puzzle)) {
      const Puzzle& other = puzzles_[place];
      const Likeness likeness = likeness_of(asked.givens, asked.size, other.givens, other.size);
      if (likeness.exceeds(percent_) && (!closest || is_greater(likeness, closest->likeness))) {
        closest = {place, likeness};
      }
    }
    return closest;
  }

  std::size_t size() const { return puzzles_.size(); }

 private:
  struct Puzzle {
    CandidateSet givens;
    int size;
  };

  /// Two cells of a box, each with a digit.
  static constexpr std::size_t pairs = 9 * 81 * 81;
  static constexpr int common_with_pair = 10;

  /// With as many givens alike puzzles have at least ten in common.
  int least_size() const {
    return percent_ == 0 ? Cell::count + 1 : (100 * (common_with_pair - 1) + percent_ - 1) / percent_;
  }

  template <class Visit>
  static void for_each_pair(const Board& puzzle, const Visit& visit) {
    for (int box = 0; box < 9; ++box) {
      std::size_t count = 0;
      std::array<std::size_t, 9> found{};
      std::size_t slot = 0;
      for (Cell cell : cells_of(House::box(box))) {
        if (puzzle.givens.contains(cell)) found[count++] = 9 * slot + puzzle.values[cell.slot()] - 1;
        ++slot;
      }
      for (std::size_t first = 0; first < count; ++first) {
        for (std::size_t second = first + 1; second < count; ++second) {
          visit((static_cast<std::size_t>(box) * 81 + found[first]) * 81 + found[second]);
        }
      }
    }
  }

  /// The places of all puzzles that may be alike, in order.
  const std::vector<std::uint32_t>& candidates(const Board& puzzle) {
    found_.clear();
    if (puzzle.givens.size() < least_size()) {
      for (std::uint32_t place = 0; place < puzzles_.size(); ++place) found_.push_back(place);
      return found_;
    }
    found_ = sparse_;
    for_each_pair(puzzle, [&](std::size_t pair) {
      found_.insert(found_.end(), with_pair_[pair].begin(), with_pair_[pair].end());
    });
    std::ranges::sort(found_);
    found_.erase(std::ranges::unique(found_).begin(), found_.end());
    return found_;
  }

  int percent_;
  std::vector<Puzzle> puzzles_;
  std::vector<std::uint32_t> sparse_;                  ///< places of puzzles with fewer givens than `least_size`
  std::vector<std::vector<std::uint32_t>> with_pair_;  ///< places of puzzles, by pair of givens
  std::vector<std::uint32_t> found_;                   ///< scratch
};

LikenessIndex::LikenessIndex(int percent) {
  require(0 <= percent && percent <= 100, "per cent are 0 to 100");
  postings_ = std::make_unique<Postings>(percent);
}
LikenessIndex::~LikenessIndex() = default;
LikenessIndex::LikenessIndex(LikenessIndex&&) noexcept = default;
LikenessIndex& LikenessIndex::operator=(LikenessIndex&&) noexcept = default;

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
