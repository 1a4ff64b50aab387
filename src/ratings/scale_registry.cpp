#include "src/ratings/scale_registry.hpp"

#include <algorithm>

namespace deduku::ratings {

namespace {

constexpr std::array rating_scales = {
#define DEDUKU_SCALE(key, measures) &key##_scale,
#include "deduku/scales.def"
};

}  // namespace

const RatingScale* find_scale(std::string_view key) {
  const auto found = std::ranges::find(rating_scales, key, &RatingScale::key);
  return found == rating_scales.end() ? nullptr : *found;
}

}  // namespace deduku::ratings
