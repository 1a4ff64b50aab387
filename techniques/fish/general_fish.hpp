// What fish with fins and fish with boxes share: the step for a fish, what it costs, how it is put into
// words.
//
// Why fish are sound: techniques/kernels/fish.hpp. How they are found: techniques/kernels/fish_hunt.hpp.
//
// Variant 0 is a fish. Variant 1 is the Siamese view of two fish with fins: the same base houses under
// different cover houses, hence with different fins and different victims, shown as one step. Where only one
// of two basic fish is sashimi, the pair is not.
#pragma once

#include "deduku/technique.hpp"
#include "techniques/kernels/fish.hpp"

namespace deduku {

enum class Finning : std::uint8_t {
  none,     ///< the cover houses contain every place of the base houses
  finned,   ///< they do not
  sashimi,  ///< of a basic fish: without its fins one of the base lines has at most one place
};

/// What a technique looks for.
struct FishForm {
  TechniqueId technique;
  kernel::FishClass fish_class;
  int size;
  Finning finning;
};

bool find_fish(const FishForm& form, const Grid& grid, Workspace& workspace, StepSink& sink);

template <TechniqueId technique, kernel::FishClass fish_class, int size, Finning finning>
bool find_fish(const Grid& grid, Workspace& workspace, StepSink& sink) {
  return find_fish({technique, fish_class, size, finning}, grid, workspace, sink);
}

/// More for each fin beyond the first, for endo-fins and for a victim in the fish itself.
int fish_surcharge(const Step& step);
inline constexpr int max_fish_surcharge = 15;

inline constexpr std::string_view finned_fish_sentence =
    "In {base}, {digits} can only go into {body} or a fin: {fin}. If no fin is {digits}, as many lines "
    "across, "
    "{cover}, have their {digits} in {body} and nowhere else. What else lies in these lines and sees every "
    "fin is "
    "false either way."
    "|"
    "Two fish share {base}: one in {body 1}, finned at {fin 1}, the other in {body 2}, finned at {fin 2}; "
    "their "
    "lines across are among {cover}. In each of them, what else lies in its lines across and sees every fin "
    "is "
    "false, whether a fin is {digits} or none.";

inline constexpr std::string_view franken_fish_sentence =
    "In {base}, {digits} can only go into {body}, all of which lie in as many houses: {cover}. Each of the "
    "former "
    "houses takes a place of its own, so each of the latter has its {digits} there, and neither elsewhere "
    "nor where "
    "two of them meet.";

inline constexpr std::string_view finned_franken_fish_sentence =
    "In {base}, {digits} can only go into {body} or a fin[: {fin}][, in two of these houses: {endo_fin}]. If "
    "no fin "
    "is {digits}, as many houses, {cover}, have their {digits} in {body}, and neither elsewhere nor where "
    "two of "
    "them meet. What lies there and sees every fin is false either way."
    "|"
    "Two fish share {base}[, finned at {endo_fin}]: one in {body 1}[, finned at {fin 1}], the other in {body "
    "2}[, "
    "finned at {fin 2}]; their cover houses are among {cover}. In each of them, what else lies in its cover "
    "houses, "
    "or where two of them meet, and sees every fin is false, whether a fin is {digits} or none.";

}  // namespace deduku
