// The producers in their order: the first hint of the first producer that has one is the next step.
#pragma once

#include <optional>

#include "deduku/se_rating.hpp"
#include "techniques/se/aligned.hpp"
#include "techniques/se/chains/engine.hpp"

namespace deduku::se {

class Ladder {
 public:
  explicit Ladder(const SeOptions& options) : options_(options) {}

  /// The next hint and its producer; empty when no producer has one.
  std::optional<Producer> next(const State& state, Hint& hint);
  bool try_producer(Producer producer, const State& state, Hint& hint);

 private:
  SeOptions options_;
  AlignedSearch pairs_;
  AlignedSearch triplets_;
  ChainEngine chains_;
};

}  // namespace deduku::se
