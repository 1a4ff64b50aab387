// The solutions of a puzzle as sets of bits, one for each candidate.
#pragma once

#include <algorithm>
#include <memory>
#include <vector>

#include "deduku/search.hpp"

namespace deduku::generate {

/// Numbers solutions as they arrive, and finds those with a candidate. A million takes 96 MB. The memory is kept for
/// the next puzzle.
class SolutionSets {
 public:
  /// A set of solutions: a bit for each.
  using Bits = std::vector<std::uint64_t>;

  void clear() {
    count_ = 0;
    words_apart_ = words_of_block;
  }
  void add(const Solution& solution) {
    latest_[count_++ % 64] = solution;
    if (count_ % 64 == 0) note_latest();
  }
  /// Must be called after the last addition, before any query.
  void finish();

  std::size_t size() const { return count_; }
  /// The number of words in a set.
  std::size_t words() const { return (count_ + 63) / 64; }
  Bits all() const;
  /// The number of solutions in a set with a candidate, at most 2.
  int count_up_to_two(const Bits& set, Candidate candidate) const {
    int count = 0;
    const std::uint64_t* word = set.data();
    for (std::size_t left = set.size(), block = 0; left > 0; ++block) {
      const std::size_t here = std::min(left, words_of_block);
      const std::uint64_t* words = words_of(candidate, block);
      for (std::size_t i = 0; i < here; ++i) {
        const std::uint64_t both = *word++ & words[i];
        if (both == 0) continue;
        if (count > 0 || (both & (both - 1)) != 0) return 2;
        count = 1;
      }
      left -= here;
    }
    return count;
  }
  /// The solutions of a set that have a candidate. The result has as many words, and may be the set itself.
  void intersect(const Bits& set, Candidate candidate, Bits& result) const {
    for (std::size_t begin = 0; begin < set.size(); begin += words_of_block) {
      const std::uint64_t* words = words_of(candidate, begin / words_of_block);
      const std::size_t here = std::min(set.size() - begin, words_of_block);
      for (std::size_t i = 0; i < here; ++i) result[begin + i] = set[begin + i] & words[i];
    }
  }

 private:
  /// A block has this number of words for each candidate side by side, for 4,096 solutions; a single block has only
  /// those in use.
  static constexpr std::size_t words_of_block = 64;

  std::uint64_t* words_of(Candidate candidate, std::size_t block) const {
    return blocks_[block].get() + candidate.slot() * words_apart_;
  }
  void note_latest();

  std::vector<std::unique_ptr<std::uint64_t[]>> blocks_;  // NOLINT(modernize-avoid-c-arrays)
  std::size_t words_apart_ = words_of_block;
  std::size_t count_ = 0;
  std::array<Solution, 64> latest_;  ///< those of the last word, as far as they exist
};

}  // namespace deduku::generate
