// Shared parts of fish with fins and fish with boxes: the step of a fish, and its cost.
//
// Soundness: techniques/fish/fish.hpp. Search: techniques/fish/fish_search.hpp.
//
// Variant 0 is a fish. Variant 1 is the Siamese view of two fish with fins: the same base houses under different cover
// houses, hence with different fins and different eliminations, reported as one step. If only one of two basic fish is
// sashimi, the pair is not.
#pragma once

#include "deduku/technique.hpp"
#include "src/core/step_sink.hpp"
#include "techniques/fish/fish.hpp"

namespace deduku::fish {

enum class Finning : std::uint8_t {
  none,     ///< the cover houses contain every place of the base houses
  finned,   ///< they do not
  sashimi,  ///< for a basic fish: without its fins, one of the base lines has at most one place
};

/// The form of fish that a technique searches for.
struct FishForm {
  TechniqueId technique;
  FishClass fish_class;
  int size;
  Finning finning;
};

void find_fish(const FishForm& form, const Grid& grid, Workspace& workspace, StepSink& sink);

/// A surcharge for each fin beyond the first. If both sides are lines, there are no endo-fins, and the fish itself
/// loses nothing.
inline constexpr Surcharge by_fins_of_lines{{{.count = StepCount::fins, .per = 1, .free = 1}}, 15};
/// A surcharge for fins, and also for endo-fins and for an elimination in the fish itself.
inline constexpr Surcharge by_fins{{{.count = StepCount::fins, .per = 1, .free = 1},
                                    {.count = StepCount::endo_fins, .per = 2},
                                    {.count = StepCount::is_cannibalistic, .per = 2}},
                                   15};

}  // namespace deduku::fish
