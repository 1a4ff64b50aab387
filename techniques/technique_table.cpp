// Everything that follows from `ladder.def`.
#include <algorithm>
#include <numeric>

#include "deduku/ladder.hpp"

namespace deduku {

namespace {

constexpr std::array<std::string_view, level_count> level_names = {
    "beginner", "easy", "medium", "tough", "hard", "expert", "master", "forcing", "exotic", "nets"};

constexpr std::array<std::string_view, family_count> family_names = {
    "singles",   "intersections", "subsets", "fish",       "single_digit", "wings",
    "colouring", "chains",        "als",     "uniqueness", "forcing",      "exotic"};

/// Levenshtein distance: how many letters to insert, drop or change.
int edit_distance(std::string_view a, std::string_view b) {
  std::vector<int> row(b.size() + 1);
  std::iota(row.begin(), row.end(), 0);
  for (std::size_t i = 0; i < a.size(); ++i) {
    int diagonal = row[0];
    row[0] = static_cast<int>(i) + 1;
    for (std::size_t j = 0; j < b.size(); ++j) {
      const int changed = diagonal + (a[i] == b[j] ? 0 : 1);
      diagonal = row[j + 1];
      row[j + 1] = std::min({row[j] + 1, row[j + 1] + 1, changed});
    }
  }
  return row.back();
}

}  // namespace

const Technique& technique_of(TechniqueId id) {
  static constexpr std::array<const Technique*, technique_count> table = {
#define TECHNIQUE(family, key, level, cost) &technique::key,
#include "techniques/ladder.def"
#undef TECHNIQUE
  };
  return *table[static_cast<std::size_t>(id)];
}

Family family_of(TechniqueId id) {
  static constexpr std::array<Family, technique_count> table = {
#define TECHNIQUE(family, key, level, cost) Family::family,
#include "techniques/ladder.def"
#undef TECHNIQUE
  };
  return table[static_cast<std::size_t>(id)];
}

std::string_view name(Family family) {
  return family_names[static_cast<std::size_t>(family)];
}

std::optional<TechniqueId> find_technique(std::string_view key) {
  const auto* found = std::ranges::find(technique_keys, key);
  if (found == std::end(technique_keys)) return std::nullopt;
  return static_cast<TechniqueId>(found - technique_keys);
}

std::string_view nearest_technique(std::string_view wrong) {
  const auto* nearest = std::ranges::min_element(
      technique_keys, {}, [&](std::string_view key) { return edit_distance(key, wrong); });
  const int tolerated = std::max(2, static_cast<int>(wrong.size()) / 2);
  return edit_distance(*nearest, wrong) <= tolerated ? *nearest : std::string_view();
}

std::string_view name(Level level) {
  return level_names[static_cast<std::size_t>(level)];
}

std::optional<Level> find_level(std::string_view name) {
  const auto found = std::ranges::find(level_names, name);
  if (found == level_names.end()) return std::nullopt;
  return static_cast<Level>(found - level_names.begin());
}

const Ladder& default_ladder() {
  static const Ladder ladder{"default",
                             {
#define TECHNIQUE(family, key, level, cost) {TechniqueId::key, Level::level, cost},
#include "techniques/ladder.def"
#undef TECHNIQUE
                             }};
  return ladder;
}

int surcharge_of(const Step& step) {
  const Technique& technique = technique_of(step.technique);
  return technique.surcharge == nullptr ? 0 : technique.surcharge(step);
}

int cost_of(const Rung& rung, const Step& step) {
  return rung.cost + surcharge_of(step);
}

}  // namespace deduku
