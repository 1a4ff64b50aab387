// Ladders: the techniques that are tried, their order, and their costs. A ladder is data.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <vector>

#include "deduku/export.h"
#include "deduku/technique.hpp"

namespace DEDUKU_API deduku {

/// The difficulty of a step for a person: a band of costs. The class of a puzzle is the level of R, so a costlier step
/// is never of a lower level.
enum class Level : std::uint8_t { beginner, easy, medium, hard, expert, master, extreme, nightmare };
inline constexpr int level_count = 8;

/// "beginner", "easy", ...
std::string_view name(Level level);
/// The least cost of the level, in hundredths of a point.
int least_cost(Level level);
/// The level of a step of this cost, in hundredths of a point.
Level level_of(int cost);
/// The level with this name; empty for an unknown name.
std::optional<Level> find_level(std::string_view name);
/// The family with this name in any spelling: "single_digit", "Single-Digit"; empty for an unknown name.
std::optional<Family> find_family(std::string_view word);

/// One technique on a ladder, with its cost.
struct Rung {
  TechniqueId technique;
  /// Hundredths of a point; the surcharge of the instance is added.
  int cost;

  friend bool operator==(const Rung&, const Rung&) = default;
};

/// The highest cost that a rung may have, in hundredths.
inline constexpr int most_cost = 100'000;

/// Rungs, each technique at most once, with costs from 0 to `most_cost`. They are ordered by cost; among equal costs
/// the first rung comes first. Every function that takes a ladder throws `std::invalid_argument` for an invalid one.
struct Ladder {
  std::string name;
  std::vector<Rung> rungs;
  /// The program's own techniques, the one with the id `technique_count` first.
  std::vector<std::shared_ptr<const OwnTechnique>> own{};

  /// Adds a technique of the program's own after all rungs of the same or a lower cost, and returns its id on this
  /// ladder and on copies of it. Throws `std::invalid_argument` if key, name, sentence or finder is missing, if another
  /// technique has the key, for a cost that no rung may have, and for more than `most_own_techniques`.
  TechniqueId add(OwnTechnique technique, int cost);
  /// The program's own technique with this id; null if the ladder has none.
  std::shared_ptr<const OwnTechnique> own_technique(TechniqueId id) const;

  friend bool operator==(const Ladder&, const Ladder&) = default;
};

/// The ladder of `techniques/default_ladder.cpp`, named "default": every technique once, by rising cost.
const Ladder& default_ladder();
/// The ladder for teaching, named "classic": in the order of SudokuWiki and of many books.
const Ladder& classic_ladder();
/// Both ladders, as they are named in options.
std::span<const Ladder* const> named_ladders();

/// The cost of a step found on a rung: the rung's cost and the surcharge of the instance, in hundredths.
int cost_of(const Rung& rung, const Step& step);

}  // namespace deduku
