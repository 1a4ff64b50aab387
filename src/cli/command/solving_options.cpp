#include "src/cli/command/solving_options.hpp"

#include "deduku/json.hpp"
#include "src/cli/io/failure.hpp"
#include "src/cli/io/line_source.hpp"
#include "src/cli/io/signals.hpp"
#include "src/cli/io/text.hpp"

namespace deduku::cli {

namespace {

/// Whether a name is meant as a file rather than as a ladder.
bool looks_like_a_file(const std::string& name) {
  return name == "-" || name.find_first_of("./") != std::string::npos;
}

Ladder read_ladder(const std::string& file, Output& out) {
  Expected<Ladder> ladder = parse_ladder(read_file(file, out));
  if (!ladder) throw Failure(ExitCode::unreadable, error_text(file, ladder.error()));
  return *ladder;
}

/// The ladder chosen by an option; throws if there is no such ladder.
Ladder chosen(const std::string& option, Expected<Ladder> ladder) {
  if (!ladder) throw Failure(ExitCode::usage, option + ": " + ladder.error().message);
  return *ladder;
}

/// Our ladder with this name, or the ladder in a file.
Ladder own_ladder(const std::string& name, Output& out) {
  std::string names;
  for (const Ladder* ladder : named_ladders()) {
    if (ladder->name == name) return *ladder;
    names += (names.empty() ? "" : ", ") + ladder->name;
  }
  if (!looks_like_a_file(name)) {
    throw Failure(ExitCode::usage,
                  "--ladder: \"" + name + "\" is neither the name of a ladder (" + names + ") nor a file");
  }
  return read_ladder(name, out);
}

}  // namespace

Ladder select_technique(const Ladder& ladder, const std::string& word, Language language) {
  return chosen("--technique", records::select_technique(ladder, word, language));
}

void declare_search(Arguments& arguments, std::string& name) {
  std::vector<std::string> names;
  for (const search::Backend& backend : search::backends()) names.emplace_back(backend.name);
  arguments.group(OptionGroup::solving);
  arguments.choice("--search", name, names, "Search back end");
}

void SolvingOptions::declare_ladder(Arguments& arguments) {
  arguments.group(OptionGroup::solving);
  std::string names;
  for (const std::string_view name : arguments.parameter("ladder").words()) names.append(name).append(", ");
  arguments.option(
      "ladder", ladder_,
      "Ladder of techniques: " + names + "or a JSON file; classic has the order of SudokuWiki and many books");
  arguments.option("techniques", techniques_);
}

void SolvingOptions::declare(Arguments& arguments) {
  declare_ladder(arguments);
  arguments.group(OptionGroup::solving);
  arguments.option("uniqueness", uniqueness_);
  declare_search(arguments, search_);
}

Ladder SolvingOptions::ladder(Output& out, Language language) const {
  if (frozen()) {
    throw Failure(ExitCode::usage, "--ladder: \"" + ladder_ +
                                       "\" is a ladder of deduku solve, hint, steps, draw, explain and prove; deduku "
                                       "rate --scale " +
                                       std::string(scale_word(*frozen())) + " rates on it");
  }
  const Ladder ladder = own_ladder(ladder_, out);
  if (techniques_.empty()) return ladder;
  return chosen("--techniques", records::select_techniques(ladder, techniques_, language));
}

records::LadderChoice SolvingOptions::ladder_choice(Output& out, Language language) const {
  return frozen() ? records::LadderChoice::of(*frozen()) : records::LadderChoice{ladder(out, language)};
}

SolverOptions SolvingOptions::solver_options() const {
  SolverOptions options = records::solver_options_of(uniqueness_);
  options.work.stop = interrupted;
  options.search = search::find_backend(search_);
  return options;
}

void SolvingOptions::refuse_idle(const GivenOptions& given, std::string_view mode) {
  given.refuse_idle(idle_on_frozen_ladders, mode);
  given.refuse_idle({"path hodoku", "--se-mode", "needs --ladder se"}, mode);
}

std::string_view scale_word(FrozenScale scale) {
  return scale == FrozenScale::se ? "ser" : name(scale);
}

}  // namespace deduku::cli
