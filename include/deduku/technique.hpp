// Techniques: their names, requirements and finders. The table is `include/deduku/techniques.def`; their costs are data
// of a ladder.
#pragma once

#include <bitset>
#include <iterator>
#include <optional>

#include "deduku/export.h"
#include "deduku/family.hpp"
#include "deduku/promise.hpp"
#include "deduku/step.hpp"
#include "deduku/surcharge.hpp"

namespace deduku {
// Not visible outside the library.
class Workspace;
class StepSink;
}  // namespace deduku

namespace DEDUKU_API deduku {

/// Ratings of Sudoku Explainer that a technique can have, in tenths; 0 if it lacks the technique.
struct SeRange {
  int least = 0;
  int most = 0;
};

/// Searches a grid for every instance of one technique and emits it. Ends early if the sink has enough or the work is
/// exhausted. Called by the engine, which has the sink and the scratch memory; callers use `Solver::all_steps`.
using FindFn = void (*)(const Grid&, Workspace&, StepSink&);

/// A solving technique. Each is defined in `techniques/<family>/<key>.cpp`, or as a row of the table of its family; its
/// sentence is a template over the evidence of its steps, in `src/present/languages`.
struct Technique {
  /// The standard English name, "W-Wing".
  std::string_view name;
  /// Whether the argument needs a puzzle with exactly one solution.
  bool needs_uniqueness = false;
  FindFn find = nullptr;
  /// The cost of an instance beyond the cost on the ladder.
  Surcharge surcharge{};
  SeRange se{};
  /// The common name of a form of its steps, in English: "M-Ring"; "" for other steps. Null if no form has a name.
  std::string_view (*form_name)(const StepView&) = nullptr;
  /// The codes of HoDoKu's regression library for the variants 0, 1 and 2; empty if it has no code.
  std::array<std::string_view, 3> hodoku{};
};

/// The surcharge of an instance, in hundredths; 0 if the technique has none.
int surcharge_of(const Step& step);

namespace technique {
#define TECHNIQUE(family, key) extern const Technique key;
#include "deduku/techniques.def"
#undef TECHNIQUE
}  // namespace technique

/// The techniques in the order of the table.
enum class TechniqueId : std::uint8_t {
#define TECHNIQUE(family, key) key,
#include "deduku/techniques.def"
#undef TECHNIQUE
};
/// The keys in the order of the table, indexed by `TechniqueId`; each is spelled like its file.
inline constexpr std::string_view technique_keys[] = {
#define TECHNIQUE(family, key) #key,
#include "deduku/techniques.def"
#undef TECHNIQUE
};
inline constexpr int technique_count = static_cast<int>(std::size(technique_keys));

/// The maximum number of a program's own techniques on a ladder (deduku/own_technique.hpp). Their ids follow those of
/// the table.
inline constexpr int most_own_techniques = 16;
/// The number of ids, for arrays that they index.
inline constexpr int technique_id_count = technique_count + most_own_techniques;
/// Techniques, by their ids.
using TechniqueSet = std::bitset<technique_id_count>;
constexpr bool is_own(TechniqueId id) {
  return technique_count <= static_cast<int>(id) && static_cast<int>(id) < technique_id_count;
}

/// The definition of a technique. A program's own techniques, which only their ladder and their steps contain, share
/// one: named "own technique", without a surcharge.
const Technique& technique_of(TechniqueId id);
/// The family it belongs to; for a program's own technique `exotic`.
Family family_of(TechniqueId id);
/// Its key: "w_wing"; for a program's own technique "own_technique".
constexpr std::string_view key(TechniqueId id) {
  return is_own(id) ? std::string_view("own_technique") : technique_keys[static_cast<std::size_t>(id)];
}
/// The technique with this key or name: "w_wing", "W-Wing"; empty for an unknown word. Other common names are found by
/// `find_techniques` (deduku/technique_names.hpp).
std::optional<TechniqueId> find_technique(std::string_view word);

}  // namespace deduku
