#include "src/generate/random.hpp"

#include "src/core/splitmix64.hpp"

namespace deduku::generate {

/// The first word of the state determines the starting point and so, for a given seed, the index; the third then
/// determines the seed. The state is never 0 because the first two words are numbers of different states of SplitMix64.
Random::Random(std::uint64_t seed, std::uint64_t index) {
  std::uint64_t start = splitmix64(seed) ^ index;
  for (std::uint64_t& word : state_) {
    word = splitmix64(start);
    start += splitmix64_step;
  }
  state_[2] += seed;
}

}  // namespace deduku::generate
