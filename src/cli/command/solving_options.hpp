// How puzzles are solved: the ladder, and what its techniques may assume.
#pragma once

#include <optional>
#include <string>

#include "src/cli/command/arguments.hpp"
#include "src/cli/command/given_options.hpp"
#include "src/cli/io/output.hpp"
#include "src/records/step_question.hpp"

namespace deduku::cli {

class SolvingOptions {
 public:
  void declare(Arguments& arguments);
  /// The options that choose the ladder, without those that say how it is used.
  void declare_ladder(Arguments& arguments);
  /// The ladder the user asked for. Throws `Failure` where there is no such ladder or technique, and suggests a name in
  /// the language.
  Ladder ladder(Output& out, Language language = Language::en) const;
  /// The ladder the user asked for, ours or that of a frozen scale.
  records::LadderChoice ladder_choice(Output& out, Language language = Language::en) const;
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

/// Options that do nothing with a ladder, by `SolvingOptions::mode`: parts of a ladder that is fixed, and the mode of
/// another scale.
inline constexpr std::array<IdleOption, 2> idle_on_frozen_ladders = {{
    {"hodoku", "--techniques", "does nothing with --ladder hodoku, of which no part can be left out"},
    {"se", "--techniques", "does nothing with --ladder se, of which no part can be left out"},
}};
inline constexpr std::array<IdleOption, 2> idle_beside_se = {{
    {"path", "--se-mode", "belongs to --ladder se"},
    {"hodoku", "--se-mode", "belongs to --ladder se"},
}};

/// The word of `rate --scale` for a frozen scale: "ser", "hodoku".
std::string_view scale_word(FrozenScale scale);

using records::uniqueness_word;

/// The option --search alone, for subcommands without a ladder.
void declare_search(Arguments& arguments, std::string& name);

/// As `records::select_technique`, for the option --technique. Throws `Failure` where that is an error.
Ladder select_technique(const Ladder& ladder, const std::string& word, Language language);

}  // namespace deduku::cli
