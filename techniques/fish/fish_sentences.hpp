// How fish are put into words; behind the bar two fish with the same base houses, shown as one step.
#pragma once

#include <string_view>

namespace deduku {

inline constexpr std::string_view basic_fish_sentence =
    "In {base}, {digits} can only go into {body}. They all lie in {cover}. Each of the {base count} needs its own "
    "{digits}, so {cover} have theirs in these cells and nowhere else.";

inline constexpr std::string_view finned_fish_sentence =
    "In {base}, {digits} can only go into {body} or a fin: {fin}. If no fin is {digits}, each of {base} needs its own "
    "{digits} in {body}, so {cover} have theirs there and nowhere else. If a fin is {digits}, no cell that sees it is. "
    "What lies in {cover} outside the fish and sees every fin is not {digits} either way."
    "|In {base}, the places of {digits} make two fish. One has its places in {cover 1} ({body 1 list}) and the fins "
    "{fin 1 list}; the other has them in {cover 2} ({body 2 list}) and the fins {fin 2 list}. In each of the two fish, "
    "either a fin is {digits}, or its cover lines have their {digits} in its places. So what lies in the cover lines "
    "of one of them outside its places, and sees all its fins, is not {digits}.";

inline constexpr std::string_view franken_fish_sentence =
    "In {base}, {digits} can only go into {body}. They all lie in {cover}. Each of the {base count} needs its own "
    "{digits}, so each of {cover} has its {digits} in these cells and nowhere else, and none where two of them meet, "
    "as it would take the room of two.";

inline constexpr std::string_view finned_franken_fish_sentence =
    "In {base}, {digits} can only go into {body} or a fin[: {fin}][; fins because two of these houses meet there: "
    "{endo_fin}]. If no fin is {digits}, each of the {base count} needs its own {digits} in {body}, so each of {cover} "
    "has its {digits} there and nowhere else, and none where two of them meet. If a fin is {digits}, no cell that sees "
    "it is. What falls in the first case and sees every fin is not {digits} either way."
    "|In {base}, the places of {digits} make two fish[, both with a fin where two of these houses meet: {endo_fin}]. "
    "One has its places in {cover 1} ({body 1 list})[ and the fins {fin 1 list}]; the other has them in {cover 2} "
    "({body 2 list})[ and the fins {fin 2 list}]. In each of the two fish, either a fin is {digits}, or its cover "
    "houses have their {digits} in its places, and none where two of them meet. So what falls by the cover houses of "
    "one of them, and sees all its fins, is not {digits}.";

}  // namespace deduku
