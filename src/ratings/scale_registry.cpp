#include "src/ratings/scale_registry.hpp"

#include <algorithm>

namespace deduku::ratings {

namespace {

constexpr std::array all = {
#define DEDUKU_SCALE(key, measures) &key##_scale,
#include "deduku/scales.def"
};

}  // namespace

std::span<const RatingScale* const> rating_scales() {
  return all;
}

const RatingScale* find_scale(std::string_view key) {
  const auto found = std::ranges::find(all, key, &RatingScale::key);
  return found == all.end() ? nullptr : *found;
}

}  // namespace deduku::ratings
