#include "techniques/als/als_reach.hpp"

namespace deduku::als {

void AlsReach::begin(const AlsGraph& graph) {
  links_.reset(graph.size(), graph.size());
  for (ClaimIndex from = 0; from < static_cast<ClaimIndex>(graph.size()); ++from) {
    std::uint64_t* row = links_.row(static_cast<int>(from));
    for (ClaimIndex to : graph.links(from)) insert(row, static_cast<int>(to));
  }
}

void AlsReach::follow(ClaimIndex premise) {
  const int words = links_.words();
  reached_.reset(row_count, words * BitMatrix::word_bits);
  reached_.insert(known, static_cast<int>(premise));
  reached_.insert(fresh, static_cast<int>(premise));
  while (spread(reached_.row(fresh), links_, reached_.row(known), reached_.row(next))) {
    std::copy_n(reached_.row(next), words, reached_.row(fresh));
  }
}

}  // namespace deduku::als
