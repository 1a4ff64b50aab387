// Everything that follows from `ladder.def`.
#include <algorithm>

#include "deduku/ladder.hpp"
#include "src/core/spelling.hpp"

namespace deduku {

namespace {

constexpr std::array<std::string_view, level_count> level_names = {"beginner", "easy",   "medium",  "tough",  "hard",
                                                                   "expert",   "master", "forcing", "exotic", "nets"};

constexpr std::array<std::string_view, family_count> family_names = {
    "singles",   "intersections", "subsets", "fish",       "single_digit", "wings",
    "colouring", "chains",        "als",     "uniqueness", "forcing",      "exotic"};

/// The spelling of the name for people: "BUG+1" is "bug_1", whose key is "bug_plus_1".
std::string spelt_name(TechniqueId id) {
  return plain_spelling(technique_of(id).name);
}

/// How far a word is from a technique: from its key, or from its name.
int distance(std::string_view spelling, TechniqueId id) {
  return std::min(edit_distance(spelling, key(id)), edit_distance(spelling, spelt_name(id)));
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

std::string_view name(Family family) {
  return family_names[static_cast<std::size_t>(family)];
}

std::optional<TechniqueId> find_technique(std::string_view word) {
  const std::string spelling = plain_spelling(word);
  for (int i = 0; i < technique_count; ++i) {
    const auto id = static_cast<TechniqueId>(i);
    if (key(id) == spelling || spelt_name(id) == spelling) return id;
  }
  return std::nullopt;
}

std::string_view nearest_technique(std::string_view wrong) {
  constexpr std::size_t longest_name = 64;
  if (wrong.size() > longest_name) return {};
  const std::string spelling = plain_spelling(wrong);
  int least = tolerated_distance(spelling) + 1;
  std::string_view nearest;
  for (int i = 0; i < technique_count; ++i) {
    const auto id = static_cast<TechniqueId>(i);
    if (distance(spelling, id) >= least) continue;
    least = distance(spelling, id);
    nearest = key(id);
  }
  return nearest;
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
