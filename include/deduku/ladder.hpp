// Ladders: which techniques are tried, in which order, and what each costs. A ladder is data.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "deduku/export.h"
#include "deduku/technique.hpp"

namespace DEDUKU_API deduku {

/// How much a step asks of a person: a band of costs. The class of a puzzle is the level of R, so that whatever costs more
/// is never of a lower one.
enum class Level : std::uint8_t { beginner, easy, medium, hard, expert, master, extreme, nightmare };
inline constexpr int level_count = 8;

/// "beginner", "easy", ...
std::string_view name(Level level);
/// The least cost of the level, in hundredths of a point.
int least_cost(Level level);
/// The level of a step of this cost, in hundredths of a point.
Level level_of(int cost);
/// The level with this name; empty when there is none.
std::optional<Level> find_level(std::string_view name);
/// The family with this name, however people spell it: "single_digit", "Single-Digit"; empty when there is none.
std::optional<Family> find_family(std::string_view word);

/// One technique on a ladder, with its cost.
struct Rung {
  TechniqueId technique;
  /// Hundredths of a point; the surcharge of the instance comes on top.
  int cost;

  friend bool operator==(const Rung&, const Rung&) = default;
};

/// Rungs, each technique at most once. Costs decide what comes first; of equal costs the rung that comes first.
struct Ladder {
  std::string name;
  std::vector<Rung> rungs;

  friend bool operator==(const Ladder&, const Ladder&) = default;
};

/// The ladder of `techniques/default_ladder.cpp`, named "default": every technique once, by rising cost.
const Ladder& default_ladder();
/// The ladder for teaching, named "classic": in the order of SudokuWiki and of many books.
const Ladder& classic_ladder();
/// Both, as they are named in options.
std::span<const Ladder* const> named_ladders();

/// The cost of a step found on a rung: the rung's cost and the surcharge of the instance, in hundredths.
int cost_of(const Rung& rung, const Step& step);

}  // namespace deduku
