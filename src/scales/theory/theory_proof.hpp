// A whip or braid for the reader: the variables it passes and the exclusions between them.
#pragma once

#include <span>

#include "deduku/theory.hpp"
#include "techniques/trial/braids.hpp"

namespace deduku::theory {

/// The links of one pattern at a time.
class Proof {
 public:
  /// Links of a whip: its conclusions and one more left-linking candidate. `state` is the one it was found in.
  template <bool grouped>
  std::span<const TheoryLink> of_whip(const trial::TheoryState& state, Candidate target,
                                      const trial::ConclusionPath& path, std::span<const Candidate> lefts);
  /// Links of a braid, whose left-linking candidates are found here.
  template <bool grouped>
  std::span<const TheoryLink> of_braid(const trial::TheoryState& state, Candidate target,
                                       const trial::ConclusionPath& path);

 private:
  std::array<TheoryLink, trial::longest> links_;
};

}  // namespace deduku::theory
