#include "src/cli/command/solving_options.hpp"

#include "deduku/json.hpp"
#include "src/cli/io/failure.hpp"
#include "src/cli/io/line_source.hpp"
#include "src/cli/io/signals.hpp"
#include "src/cli/io/text.hpp"

namespace deduku::cli {

namespace {

/// Whether something is meant as a file rather than as the name of a ladder.
bool looks_like_a_file(const std::string& name) {
  return name == "-" || name.find_first_of("./") != std::string::npos;
}

Ladder read_ladder(const std::string& file, Output& out) {
  Expected<Ladder> ladder = parse_ladder(read_file(file, out));
  if (!ladder) throw Failure(ExitCode::unreadable, error_text(file, ladder.error()));
  return *ladder;
}

/// The ladder that was chosen by an option; throws where there is none.
Ladder chosen(const std::string& option, Expected<Ladder> ladder) {
  if (!ladder) throw Failure(ExitCode::usage, option + ": " + ladder.error().message);
  return *ladder;
}

}  // namespace

Ladder select_technique(const Ladder& ladder, const std::string& word) {
  return chosen("--technique", records::select_technique(ladder, word));
}

void declare_search(Arguments& arguments, std::string& name) {
  std::vector<std::string> names;
  for (const search::Backend& backend : search::backends()) names.emplace_back(backend.name);
  arguments.choice("--search", name, names, "The search that techniques are checked with");
}

void SolvingOptions::declare_ladder(Arguments& arguments) {
  arguments.text("--ladder", ladder_,
                 "The ladder: default; se or hodoku (for solve, hint, steps, draw, explain and prove);\n"
                 "or a JSON file");
  arguments.text("--techniques", techniques_,
                 "Only these techniques of the ladder, separated by commas: keys or names (w_wing),\n"
                 "families (fish; see deduku techniques), levels (hard), default (all); -NAME\n"
                 "leaves out");
}

void SolvingOptions::declare(Arguments& arguments) {
  declare_ladder(arguments);
  arguments.choice("--uniqueness", uniqueness_, {records::uniqueness_words.begin(), records::uniqueness_words.end()},
                   "Techniques that need a unique solution; auto: where the search has shown\n"
                   "that there is exactly one; on: always, you guarantee it; off: never");
  declare_search(arguments, search_);
}

Ladder SolvingOptions::ladder(Output& out) const {
  const bool is_default = ladder_ == default_ladder().name;
  if (frozen()) {
    throw Failure(ExitCode::usage, "--ladder: \"" + ladder_ +
                                       "\" is a ladder of deduku solve, hint, steps, draw, explain and prove; deduku "
                                       "rate --scale " +
                                       std::string(scale_word(*frozen())) + " rates on it");
  }
  if (!is_default && !looks_like_a_file(ladder_)) {
    throw Failure(ExitCode::usage, "--ladder: \"" + ladder_ + "\" is neither the name of a ladder (" +
                                       default_ladder().name + ") nor a file");
  }
  const Ladder ladder = is_default ? default_ladder() : read_ladder(ladder_, out);
  return techniques_.empty() ? ladder : chosen("--techniques", records::select_techniques(ladder, techniques_));
}

records::LadderChoice SolvingOptions::ladder_choice(Output& out) const {
  return frozen() ? records::LadderChoice::of(*frozen()) : records::LadderChoice{ladder(out)};
}

SolverOptions SolvingOptions::solver_options() const {
  return {.promise = promise(),
          .allows_several = true,
          .work = {.stop = interrupted},
          .search = search::find_backend(search_)};
}

std::optional<Promise> SolvingOptions::promise() const {
  return records::promise_of_word(uniqueness_);
}

std::string_view scale_word(FrozenScale scale) {
  return scale == FrozenScale::se ? "ser" : name(scale);
}

}  // namespace deduku::cli
