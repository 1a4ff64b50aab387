// How a whip or braid looks to the reader: the variables it passes and what excludes what.
#pragma once

#include <span>

#include "deduku/theory.hpp"
#include "techniques/trial/braids.hpp"

namespace deduku::theory {

/// The links of one pattern at a time.
class Proof {
 public:
  /// Of a whip: conclusions and one left-linking candidate more. `state` is the one it was found in.
  template <bool grouped>
  std::span<const TheoryLink> of_whip(const trial::TheoryState& state, Candidate target,
                                      const trial::ConclusionPath& path, std::span<const Candidate> lefts);
  /// Of a braid, whose left-linking candidates are found here.
  template <bool grouped>
  std::span<const TheoryLink> of_braid(const trial::TheoryState& state, Candidate target,
                                       const trial::ConclusionPath& path);

 private:
  std::array<TheoryLink, trial::longest> links_;
};

}  // namespace deduku::theory
