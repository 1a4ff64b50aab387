// Techniques by their ids and names, and levels by their costs.
#include <algorithm>

#include "deduku/ladder.hpp"
#include "src/core/spelling.hpp"

namespace deduku {

namespace {

struct LevelRow {
  std::string_view name;
  int least_cost;
};
/// The first techniques of the levels: hidden singles in boxes; those in lines; naked singles; locked candidates;
/// X-Wings; finned fish and chains; several branches; trial and error.
constexpr std::array<LevelRow, level_count> levels = {{
    {"beginner", 0},
    {"easy", 150},
    {"medium", 170},
    {"hard", 260},
    {"expert", 380},
    {"master", 500},
    {"extreme", 800},
    {"nightmare", 1100},
}};

/// The common spelling of the name: "BUG+1" is "bug_1", whose key is "bug_plus_1".
std::string spelt_name(TechniqueId id) {
  return normalized_key(technique_of(id).name);
}

}  // namespace

const Technique& technique_of(TechniqueId id) {
  static constexpr std::array<const Technique*, technique_count> table = {
#define TECHNIQUE(family, key) &technique::key,
#include "deduku/techniques.def"
#undef TECHNIQUE
  };
  static constexpr Technique own = {.name = "own technique"};
  return is_own(id) ? own : *table[static_cast<std::size_t>(id)];
}

Family family_of(TechniqueId id) {
  static constexpr std::array<Family, technique_count> table = {
#define TECHNIQUE(family, key) Family::family,
#include "deduku/techniques.def"
#undef TECHNIQUE
  };
  return is_own(id) ? Family::exotic : table[static_cast<std::size_t>(id)];
}

std::optional<TechniqueId> find_technique(std::string_view word) {
  const std::string spelling = normalized_key(word);
  for (int i = 0; i < technique_count; ++i) {
    const auto id = static_cast<TechniqueId>(i);
    if (key(id) == spelling || spelt_name(id) == spelling) return id;
  }
  return std::nullopt;
}

std::string_view name(Level level) {
  return levels[static_cast<std::size_t>(level)].name;
}

int least_cost(Level level) {
  return levels[static_cast<std::size_t>(level)].least_cost;
}

Level level_of(int cost) {
  const auto above = std::ranges::upper_bound(levels, std::max(cost, 0), {}, &LevelRow::least_cost);
  return static_cast<Level>(above - levels.begin() - 1);
}

std::optional<Level> find_level(std::string_view name) {
  const auto found = std::ranges::find(levels, name, &LevelRow::name);
  if (found == levels.end()) return std::nullopt;
  return static_cast<Level>(found - levels.begin());
}

std::optional<Family> find_family(std::string_view word) {
  std::string spelling = normalized_key(word);
  if (spelling == "coloring") spelling = "colouring";  // the American spelling
  for (int i = 0; i < family_count; ++i) {
    if (name(static_cast<Family>(i)) == spelling) return static_cast<Family>(i);
  }
  return std::nullopt;
}

int surcharge_of(const Step& step) {
  return technique_of(step.technique).surcharge.of(step);
}

int cost_of(const Rung& rung, const Step& step) {
  return rung.cost + surcharge_of(step);
}

}  // namespace deduku
