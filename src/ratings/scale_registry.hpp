// All scales, in the order of include/deduku/scales.def.
#pragma once

#include "src/ratings/rating_scale.hpp"

namespace deduku::ratings {

// Each in a file of this folder.
#define DEDUKU_SCALE(key, measures) extern const RatingScale key##_scale;
#include "deduku/scales.def"

/// The meaning of `--scale all`: every quick scale, those of other programs first.
inline constexpr std::string_view all_scales = "ser,hodoku,r,w,b,te,backdoor,subset_backdoor,search,minimal";

/// In this order.
std::span<const RatingScale* const> rating_scales();
/// The scale with this key; null if there is no such scale.
const RatingScale* find_scale(std::string_view key);

}  // namespace deduku::ratings
