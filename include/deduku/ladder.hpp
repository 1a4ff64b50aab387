// Ladders: which techniques are tried, in which order, and what each costs. A ladder is data.
#pragma once

#include <string>
#include <vector>

#include "deduku/export.h"
#include "deduku/technique.hpp"

namespace DEDUKU_API deduku {

/// How much a technique asks of a person; the class of a puzzle is that of its hardest step.
enum class Level : std::uint8_t { beginner, easy, medium, tough, hard, expert, master, forcing, exotic, nets, trial };
inline constexpr int level_count = 11;

/// "beginner", "easy", ...
std::string_view name(Level level);
/// The level with this name; empty when there is none.
std::optional<Level> find_level(std::string_view name);
/// The family with this name, however people spell it: "single_digit", "Single-Digit"; empty when there is none.
std::optional<Family> find_family(std::string_view word);

/// One technique on a ladder, with its level and cost.
struct Rung {
  TechniqueId technique;
  Level level;
  /// Hundredths of a point; the surcharge of the instance comes on top.
  int cost;

  friend bool operator==(const Rung&, const Rung&) = default;
};

/// Rungs in the order in which they are tried, each technique at most once.
struct Ladder {
  std::string name;
  std::vector<Rung> rungs;

  friend bool operator==(const Ladder&, const Ladder&) = default;
};

/// The ladder of `include/deduku/ladder.def`, named "default".
const Ladder& default_ladder();

/// The cost of a step found on a rung: the rung's cost and the surcharge of the instance, in hundredths.
int cost_of(const Rung& rung, const Step& step);

}  // namespace deduku
