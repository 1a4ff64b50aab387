// Everything that follows from `ladder.def`.
#include <algorithm>

#include "deduku/ladder.hpp"
#include "src/core/spelling.hpp"

namespace deduku {

namespace {

constexpr std::array<std::string_view, level_count> level_names = {
    "beginner", "easy", "medium", "tough", "hard", "expert", "master", "forcing", "exotic", "nets", "trial"};

/// The spelling of the name for people: "BUG+1" is "bug_1", whose key is "bug_plus_1".
std::string spelt_name(TechniqueId id) {
  return plain_spelling(technique_of(id).name);
}

}  // namespace

const Technique& technique_of(TechniqueId id) {
  static constexpr std::array<const Technique*, technique_count> table = {
#define TECHNIQUE(family, key, level, cost) &technique::key,
#include "deduku/ladder.def"
#undef TECHNIQUE
  };
  return *table[static_cast<std::size_t>(id)];
}

Family family_of(TechniqueId id) {
  static constexpr std::array<Family, technique_count> table = {
#define TECHNIQUE(family, key, level, cost) Family::family,
#include "deduku/ladder.def"
#undef TECHNIQUE
  };
  return table[static_cast<std::size_t>(id)];
}

std::optional<TechniqueId> find_technique(std::string_view word) {
  const std::string spelling = plain_spelling(word);
  for (int i = 0; i < technique_count; ++i) {
    const auto id = static_cast<TechniqueId>(i);
    if (key(id) == spelling || spelt_name(id) == spelling) return id;
  }
  return std::nullopt;
}

std::string_view name(Level level) {
  return level_names[static_cast<std::size_t>(level)];
}

std::optional<Level> find_level(std::string_view name) {
  const auto found = std::ranges::find(level_names, name);
  if (found == level_names.end()) return std::nullopt;
  return static_cast<Level>(found - level_names.begin());
}

std::optional<Family> find_family(std::string_view word) {
  std::string spelling = plain_spelling(word);
  if (spelling == "coloring") spelling = "colouring";  // as Americans write it
  for (int i = 0; i < family_count; ++i) {
    if (name(static_cast<Family>(i)) == spelling) return static_cast<Family>(i);
  }
  return std::nullopt;
}

const Ladder& default_ladder() {
  static const Ladder ladder{"default",
                             {
#define TECHNIQUE(family, key, level, cost) {TechniqueId::key, Level::level, cost},
#include "deduku/ladder.def"
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
