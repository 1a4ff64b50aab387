// How puzzles are solved: the ladder, and what its techniques may assume.
#pragma once

#include <optional>
#include <string>

#include "deduku/frozen_path.hpp"
#include "deduku/solver.hpp"
#include "src/cli/command/arguments.hpp"
#include "src/cli/io/output.hpp"

namespace deduku::cli {

class SolvingOptions {
 public:
  void declare(Arguments& arguments);
  /// The options that choose the ladder, without those that say how it is used.
  void declare_ladder(Arguments& arguments);
  /// The ladder the user asked for. Throws `Failure` where there is no such ladder or technique.
  Ladder ladder(Output& out) const;
  SolverOptions solver_options() const;
  /// What techniques of uniqueness may rely on: `auto` is what the search finds, `on` all, `off` nothing.
  std::optional<Promise> promise() const;
  /// The frozen scale whose ladder --ladder names, which not every subcommand has.
  std::optional<FrozenScale> frozen() const { return find_frozen_scale(ladder_); }
  /// What says which options have an effect: "se" or "hodoku" for the ladder of that scale, "path" for one of ours.
  std::string_view mode() const { return frozen() ? name(*frozen()) : "path"; }

 private:
  std::string ladder_ = "default";
  std::string techniques_;
  std::string uniqueness_ = "auto";
  std::string search_{search::default_backend().name};
};

/// The word of `rate --scale` for a frozen scale: "ser", "hodoku".
std::string_view scale_word(FrozenScale scale);

/// The word of --uniqueness that gives this promise.
std::string_view uniqueness_word(const std::optional<Promise>& promise);

/// The option --search alone, for subcommands without a ladder.
void declare_search(Arguments& arguments, std::string& name);

/// The rungs of a ladder that a list names, in the order of the ladder. The words of the list are separated by commas: a
/// technique, a family ("fish"), a level ("tough") or "default" (all), and the same after a minus to leave it out. A
/// list that begins with a minus starts from all. Throws `Failure` for an unknown word, with the nearest one, and for an
/// empty ladder.
Ladder select_techniques(const Ladder& ladder, const std::string& list);
/// The rungs of one technique, by its key or its name, or of one family. Throws `Failure` where the ladder has none.
Ladder select_technique(const Ladder& ladder, const std::string& word);

}  // namespace deduku::cli
