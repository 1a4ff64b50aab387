// Options for solving puzzles: the ladder, and the assumptions of its techniques.
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
  /// The options that choose the ladder, without those for its use.
  void declare_ladder(Arguments& arguments);
  /// The ladder that the user chose. Throws `Failure` if there is no such ladder or technique, and suggests a name in
  /// the language.
  Ladder ladder(Output& out, Language language = Language::en) const;
  /// The ladder that the user chose, ours or that of a frozen scale.
  records::LadderChoice ladder_choice(Output& out, Language language = Language::en) const;
  SolverOptions solver_options() const;
  /// The frozen scale whose ladder --ladder names. Not every subcommand allows one.
  std::optional<FrozenScale> frozen() const { return find_frozen_scale(ladder_); }
  /// The mode that decides which options have an effect: "se" or "hodoku" for the ladder of that scale, "path" for one
  /// of ours.
  std::string_view mode() const { return frozen() ? name(*frozen()) : "path"; }
  /// Throws `Failure` if the user gave an option that has no effect on the ladder of this mode.
  static void refuse_idle(const GivenOptions& given, std::string_view mode);

 private:
  std::string ladder_ = "default";
  std::string techniques_;
  std::string uniqueness_ = "auto";
  std::string search_{search::default_backend().name};
};

/// Options without effect on a ladder that is fixed, by `SolvingOptions::mode`.
inline constexpr IneffectiveOptions idle_on_frozen_ladders = {"se hodoku", "--techniques",
                                                              "does nothing with --ladder *, which is used as a whole"};

/// The word of `rate --scale` for a frozen scale: "ser", "hodoku".
std::string_view scale_word(FrozenScale scale);

using records::uniqueness_word;

/// The option --search alone, for subcommands without a ladder.
void declare_search(Arguments& arguments, std::string& name);

/// `records::select_technique` for the option --technique. Throws `Failure` if it returns an error.
Ladder select_technique(const Ladder& ladder, const std::string& word, Language language);

}  // namespace deduku::cli
