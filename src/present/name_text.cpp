// What people call techniques, families, levels and steps of the scales.
#include "deduku/explain.hpp"

namespace deduku {

namespace {

/// The families as headings.
constexpr std::array<std::string_view, family_count> family_names = {
    "Singles", "Intersections",      "Subsets",    "Fish",    "Single-digit patterns", "Wings", "Colouring",
    "Chains",  "Almost locked sets", "Uniqueness", "Forcing", "Exotic patterns",       "Trial"};

}  // namespace

std::string_view technique_name(TechniqueId id, Language) {
  return technique_of(id).name;
}

std::string_view family_name(Family family, Language) {
  return family_names[static_cast<std::size_t>(family)];
}

std::string_view level_name(Level level, Language) {
  return name(level);
}

std::string step_name(const SeStep& step, Language) {
  return name(step);
}

std::string step_name(const HodokuStep& step, Language) {
  return std::string(name(step));
}

}  // namespace deduku
