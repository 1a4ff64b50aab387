// The options of a request for steps: the ladder, and the assumptions of its techniques; and their words in options and
// parameters.
#pragma once

#include <array>

#include "deduku/error.hpp"
#include "deduku/frozen_path.hpp"
#include "deduku/solver.hpp"
#include "deduku/text_style.hpp"

namespace deduku::records {

/// One of our ladders, or that of a frozen scale, which has a name and no rungs.
struct LadderChoice {
  Ladder ladder = default_ladder();
  std::optional<FrozenScale> frozen{};

  static LadderChoice of(FrozenScale scale) { return {{std::string(name(scale)), {}}, scale}; }
};

struct StepQuestion {
  LadderChoice ladder{};
  SolverOptions solver{.uniqueness = Uniqueness::optional};
  SeMode se_mode = SeMode::se121;

  /// The requirement for a path on the frozen scale: without techniques of uniqueness, several solutions are allowed.
  Uniqueness uniqueness_on_scale() const { return solver.uses_uniqueness ? Uniqueness::required : Uniqueness::assumed; }
  /// On a frozen scale, sets whether a puzzle with several solutions also has a path.
  void set_uniqueness_on_scale(Uniqueness uniqueness) {
    if (ladder.frozen) solver.uniqueness = uniqueness;
  }
  /// For the rater of the frozen scale. It does not run the search.
  FrozenOptions frozen_options() const;
};

/// The basis of uniqueness techniques: "auto" relies on the result of the search, "on" on everything, "off" on nothing.
inline constexpr std::array<std::string_view, 3> uniqueness_words = {"auto", "on", "off"};
/// The options that a word means; puzzles with several solutions are also solved.
SolverOptions solver_options_of(std::string_view uniqueness);
/// The word of these options.
std::string_view uniqueness_word(const SolverOptions& options);

/// The rungs of a ladder that a list names, in the order of the ladder. The words of the list are separated by commas:
/// a technique, a family ("fish"), a level ("hard") or "default" (all), and the same after a minus to remove it. A list
/// that begins with a minus starts from all. An unknown word is an error, with the nearest one in the language or in
/// English; an empty ladder is also an error.
Expected<Ladder> select_techniques(const Ladder& ladder, const std::string& list, Language language = Language::en);
/// The rungs that a word means: one technique, several that share a name, or a family. An error if the ladder has no
/// such rung.
Expected<Ladder> select_technique(const Ladder& ladder, const std::string& word, Language language = Language::en);

}  // namespace deduku::records
