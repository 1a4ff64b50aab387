#include "deduku/family.hpp"

#include <array>

namespace deduku {

std::string_view name(Family family) {
  static constexpr std::array<std::string_view, family_count> names = {
      "singles", "intersections", "subsets",    "fish",    "single_digit", "wings", "colouring",
      "chains",  "als",           "uniqueness", "forcing", "exotic",       "trial"};
  return names[static_cast<std::size_t>(family)];
}

}  // namespace deduku
