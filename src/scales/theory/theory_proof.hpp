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
  std::span<const TheoryLink> of_whip(const TheoryState& state, Candidate target, const ConclusionPath& path,
                                      std::span<const Candidate> lefts);
  /// Of a braid, whose left-linking candidates are found here.
  template <bool grouped>
  std::span<const TheoryLink> of_braid(const TheoryState& state, Candidate target, const ConclusionPath& path);

 private:
  std::array<TheoryLink, longest> links_;
};

}  // namespace deduku::theory
