// How steps are asked for: on which ladder, and what its techniques may assume; and the words of options and parameters
// for that.
#pragma once

#include <array>

#include "deduku/error.hpp"
#include "deduku/frozen_path.hpp"
#include "deduku/solver.hpp"
#include "deduku/text_style.hpp"

namespace deduku::records {

/// A ladder of ours, or that of a frozen scale, which has a name and no rungs.
struct LadderChoice {
  Ladder ladder = default_ladder();
  std::optional<FrozenScale> frozen{};

  static LadderChoice of(FrozenScale scale) { return {{std::string(name(scale)), {}}, scale}; }
};

struct StepQuestion {
  LadderChoice ladder{};
  SolverOptions solver{.allows_several = true};
  SeMode se_mode = SeMode::se121;

  /// For the rater of the frozen scale. It does not ask the search: without a promise, that there is one solution is
  /// promised.
  FrozenOptions frozen_options() const;
};

/// What techniques of uniqueness may rely on: "auto" is what the search finds, "on" all, "off" nothing.
inline constexpr std::array<std::string_view, 3> uniqueness_words = {"auto", "on", "off"};
std::optional<Promise> promise_of_word(std::string_view uniqueness);
std::string_view uniqueness_word(const std::optional<Promise>& promise);

/// By the values of `SeMode`.
inline constexpr std::array<std::string_view, 2> se_mode_words = {"se121", "fixed"};

/// The rungs of a ladder that a list names, in the order of the ladder. The words of the list are separated by commas: a
/// technique, a family ("fish"), a level ("hard") or "default" (all), and the same after a minus to leave it out. A
/// list that begins with a minus starts from all. An unknown word is an error, with the nearest one in the language or in
/// English, and so is an empty ladder.
Expected<Ladder> select_techniques(const Ladder& ladder, const std::string& list, Language language = Language::en);
/// The rungs of what a word means: one technique, several that share a name, or a family. An error where the ladder has none.
Expected<Ladder> select_technique(const Ladder& ladder, const std::string& word, Language language = Language::en);

}  // namespace deduku::records
