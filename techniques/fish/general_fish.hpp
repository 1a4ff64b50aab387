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
    "In {base}, {digits} can only go into {body} or a fin: {fin}. If no fin is {digits}, each of "
    "{base} needs its own {digits} in {body}, so {cover} have theirs there and nowhere else. If a fin "
    "is {digits}, no cell that sees it is. What lies in {cover} outside the fish and sees every fin is "
    "not {digits} either way."
    "|In {base}, the places of {digits} make two fish. One has its places in {cover 1} ({body 1 list}) "
    "and the fins {fin 1 list}; the other has them in {cover 2} ({body 2 list}) and the fins {fin 2 "
    "list}. In each of the two fish, either a fin is {digits}, or its cover lines have their {digits} "
    "in its places. So what lies in the cover lines of one of them outside its places, and sees all "
    "its fins, is not {digits}.";

inline constexpr std::string_view franken_fish_sentence =
    "In {base}, {digits} can only go into {body}. They all lie in {cover}. Each of the {base count} "
    "needs its own {digits}, so each of {cover} has its {digits} in these cells and nowhere else, and "
    "none where two of them meet, as it would take the room of two.";

inline constexpr std::string_view finned_franken_fish_sentence =
    "In {base}, {digits} can only go into {body} or a fin[: {fin}][; fins because two of these houses "
    "meet there: {endo_fin}]. If no fin is {digits}, each of the {base count} needs its own {digits} "
    "in {body}, so each of {cover} has its {digits} there and nowhere else, and none where two of them "
    "meet. If a fin is {digits}, no cell that sees it is. What falls in the first case and sees every "
    "fin is not {digits} either way."
    "|In {base}, the places of {digits} make two fish[, both with a fin where two of these houses "
    "meet: {endo_fin}]. One has its places in {cover 1} ({body 1 list})[ and the fins {fin 1 list}]; "
    "the other has them in {cover 2} ({body 2 list})[ and the fins {fin 2 list}]. In each of the two "
    "fish, either a fin is {digits}, or its cover houses have their {digits} in its places, and none "
    "where two of them meet. So what falls by the cover houses of one of them, and sees all its fins, "
    "is not {digits}.";

}  // namespace deduku
