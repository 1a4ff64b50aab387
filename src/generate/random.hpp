// Random numbers of the generator: integers only, the same on every platform, with a separate stream for every puzzle.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <limits>
#include <utility>

#include "deduku/sets.hpp"
#include "src/core/splitmix64.hpp"

namespace deduku::generate {

/// The generator xoshiro256** (public domain, D. Blackman and S. Vigna), whose state SplitMix64 makes from a seed and
/// an index. Puzzle i of a seed draws from the stream (seed, i), so that it depends neither on the puzzles before it
/// nor on the number of threads. Different pairs have different states.
class Random {
 public:
  using result_type = std::uint64_t;

  /// The first word of the state determines the starting point and so, for a given seed, the index; the third then
  /// determines the seed. The state is never 0 because the first two words are numbers of different states of
  /// SplitMix64.
  explicit Random(std::uint64_t seed, std::uint64_t index = 0) {
    std::uint64_t start = splitmix64(seed) ^ index;
    for (std::uint64_t& word : state_) {
      word = splitmix64(start);
      start += splitmix64_step;
    }
    state_[2] += seed;
  }

  static constexpr result_type min() { return 0; }
  static constexpr result_type max() { return std::numeric_limits<result_type>::max(); }
  /// The next 64 bits.
  result_type operator()() { return next(); }

  /// A number 0 .. bound-1, all equally likely; `bound` is at least 1. By multiplication, rejecting the few products
  /// that would make some numbers likelier (D. Lemire, 2019).
  std::uint32_t below(std::uint32_t bound) {
    std::uint64_t product = (next() >> 32) * bound;
    if (static_cast<std::uint32_t>(product) < bound) {
      const std::uint32_t rejected = -bound % bound;
      while (static_cast<std::uint32_t>(product) < rejected) product = (next() >> 32) * bound;
    }
    return static_cast<std::uint32_t>(product >> 32);
  }

  /// Puts the items of a vector or an array into random order, every order equally likely.
  template <class Items>
  void shuffle(Items& items) {
    for (std::size_t left = items.size(); left > 1; --left) {
      std::swap(items[left - 1], items[below(static_cast<std::uint32_t>(left))]);
    }
  }

  /// One of some items, all equally likely; there must be at least one.
  template <class Items>
  const auto& pick(const Items& items) {
    return items[below(static_cast<std::uint32_t>(items.size()))];
  }
  template <class T>
  T pick_from(Set<T> set) {
    for (std::uint32_t skipped = below(static_cast<std::uint32_t>(set.size())); skipped > 0; --skipped) {
      set.erase_first();
    }
    return set.first();
  }

 private:
  std::uint64_t next() {
    const std::uint64_t result = std::rotl(state_[1] * 5, 7) * 9;
    const std::uint64_t shifted = state_[1] << 17;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= shifted;
    state_[3] = std::rotl(state_[3], 45);
    return result;
  }

  std::array<std::uint64_t, 4> state_;
};

}  // namespace deduku::generate
