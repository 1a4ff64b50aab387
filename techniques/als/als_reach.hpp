// The claims that follow from a premise by any number of links, without the paths.
#pragma once

#include "src/core/bit_matrix.hpp"
#include "techniques/als/als_graph.hpp"

namespace deduku::als {

/// Keeps its memory.
class AlsReach {
 public:
  void begin(const AlsGraph& graph);
  /// Follows a premise; the claims reached, which include it, are valid until the next premise.
  void follow(ClaimIndex premise);
  bool contains(ClaimIndex claim) const { return reached_.contains(known, static_cast<int>(claim)); }

 private:
  enum Row { known, fresh, next, row_count };

  BitMatrix links_;
  BitMatrix reached_;
};

}  // namespace deduku::als
