// Techniques: their names, what they need, how they are searched. The table is `include/deduku/techniques.def`; what they
// cost is data of a ladder.
#pragma once

#include <iterator>
#include <optional>

#include "deduku/export.h"
#include "deduku/family.hpp"
#include "deduku/promise.hpp"
#include "deduku/step.hpp"

namespace deduku {
// Not seen from outside.
class Workspace;
class StepSink;
}  // namespace deduku

namespace DEDUKU_API deduku {

/// Ratings of Sudoku Explainer that a technique can have, in tenths; 0 where it does not know the technique.
struct SeRange {
  int least = 0;
  int most = 0;
};

/// Searches a grid for every instance of one technique and emits it. Ends early if the sink says stop or the work is exhausted,
/// which these know themselves. Called by the engine, which has the sink and the scratch memory; callers ask
/// `Solver::all_steps`.
using FindFn = void (*)(const Grid&, Workspace&, StepSink&);

/// A solving technique. Each is defined in `techniques/<family>/<key>.cpp`, or as a row of the table of its family; what
/// it says is a template over the evidence of its steps, in `src/present/languages`.
struct Technique {
  /// The standard English name, "W-Wing".
  std::string_view name;
  /// Whether the argument needs a puzzle with exactly one solution.
  bool needs_uniqueness = false;
  FindFn find = nullptr;
  /// What this instance costs beyond the cost in the table, in hundredths; null for nothing. A function of the shape of
  /// the pattern only, never of search order.
  int (*surcharge)(const Step&) = nullptr;
  /// The largest surcharge there is.
  int max_surcharge = 0;
  SeRange se{};
  /// What people call a form of its steps by a name of its own, in English: "M-Ring"; "" for other steps. Null for none.
  std::string_view (*form_name)(const StepView&) = nullptr;
  /// The codes of HoDoKu's regression library for the variants 0, 1 and 2; empty where it has none.
  std::array<std::string_view, 3> hodoku{};
};

/// The surcharge of an instance, in hundredths; 0 where the technique has none.
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
/// The keys in the order of the table, indexed by `TechniqueId`; each is spelled as its file.
inline constexpr std::string_view technique_keys[] = {
#define TECHNIQUE(family, key) #key,
#include "deduku/techniques.def"
#undef TECHNIQUE
};
inline constexpr int technique_count = static_cast<int>(std::size(technique_keys));

/// The definition of a technique.
const Technique& technique_of(TechniqueId id);
/// The family it belongs to.
Family family_of(TechniqueId id);
/// Its key: "w_wing".
constexpr std::string_view key(TechniqueId id) {
  return technique_keys[static_cast<std::size_t>(id)];
}
/// The technique with this key or name: "w_wing", "W-Wing"; empty when there is none. What else people call it is found by
/// `find_techniques` (deduku/technique_names.hpp).
std::optional<TechniqueId> find_technique(std::string_view word);

}  // namespace deduku
