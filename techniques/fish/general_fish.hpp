// What fish with fins and fish with boxes share: the step for a fish, and what it costs.
//
// Why fish are sound: techniques/fish/fish.hpp. How they are found: techniques/fish/fish_search.hpp.
//
// Variant 0 is a fish. Variant 1 is the Siamese view of two fish with fins: the same base houses under different cover
// houses, hence with different fins and different eliminations, shown as one step. Where only one of two basic fish is
// sashimi, the pair is not.
#pragma once

#include "deduku/technique.hpp"
#include "src/core/step_sink.hpp"
#include "techniques/fish/fish.hpp"

namespace deduku::fish {

enum class Finning : std::uint8_t {
  none,     ///< the cover houses contain every place of the base houses
  finned,   ///< they do not
  sashimi,  ///< of a basic fish: without its fins one of the base lines has at most one place
};

/// What a technique looks for.
struct FishForm {
  TechniqueId technique;
  FishClass fish_class;
  int size;
  Finning finning;
};

void find_fish(const FishForm& form, const Grid& grid, Workspace& workspace, StepSink& sink);

/// More for each fin beyond the first, for endo-fins and for an elimination in the fish itself.
int fish_surcharge(const Step& step);
inline constexpr int max_fish_surcharge = 15;

}  // namespace deduku::fish
