// The changes that a step makes, on any scale.
#pragma once

#include "deduku/export.h"
#include "deduku/sets.hpp"

namespace DEDUKU_API deduku {

/// Candidates placed and removed. The removals are executed first, then the placements with their removals from peers.
struct Effects {
  CandidateSet places{};
  CandidateSet removes{};

  bool has_effect() const { return !places.empty() || !removes.empty(); }
  friend bool operator==(const Effects&, const Effects&) = default;
};

}  // namespace deduku
