// A hint of the scale as a `StepView`.
#pragma once

#include "deduku/se_step.hpp"
#include "src/scales/se/chains/chain_evidence.hpp"

namespace deduku::se {

/// Owns the objects that a view refers to, of one hint at a time. Keeps its memory.
class SeViewer {
 public:
  /// The view of a step on a grid: `evidence` of a pattern, or the chains of the hint, with the inner ones that nodes
  /// of others rest on. Valid until the next call.
  StepView view(const Grid& before, const SeStep& rated, const Evidence& evidence, std::span<const SeChain> chains,
                std::span<const SeChain> inner);

 private:
  void add_branch(const SeChain& chain, std::size_t outer_count);

  Step step_{no_technique};
  BranchList branches_;
  ScaleTechnique technique_;
};

}  // namespace deduku::se
