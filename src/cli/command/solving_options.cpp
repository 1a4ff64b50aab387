#include "src/cli/command/solving_options.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "deduku/json.hpp"
#include "src/cli/io/failure.hpp"
#include "src/cli/io/line_source.hpp"
#include "src/cli/io/signals.hpp"
#include "src/cli/io/text.hpp"
#include "src/core/spelling.hpp"

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

/// The word as it is written in tables: the key of a technique, or small letters.
std::string standard_word(const std::string& word) {
  const std::optional<TechniqueId> technique = find_technique(word);
  return technique ? std::string(key(*technique)) : plain_spelling(word);
}

/// Whether a standard word names the technique of a rung, or its family.
bool names(std::string_view word, const Rung& rung) {
  return word == key(rung.technique) || word == name(family_of(rung.technique));
}

/// Whether a standard word of the list means this rung. A word that names a family and a level means both.
bool means(std::string_view word, const Rung& rung) {
  return word == "default" || names(word, rung) || word == name(rung.level) ||
         (word == "uniqueness" && technique_of(rung.technique).needs_uniqueness);
}

[[noreturn]] void refuse_word(const std::string& option, const std::string& word) {
  if (find_technique(word) || find_family(word)) {
    throw Failure(ExitCode::usage, option + ": \"" + word + "\" is not on the ladder");
  }
  const std::string_view nearest = nearest_technique_or_family(word);
  const std::string advice = nearest.empty() ? "" : "; did you mean \"" + std::string(nearest) + "\"?";
  throw Failure(ExitCode::usage, option + ": unknown technique \"" + word + "\"" + advice);
}

/// Puts the rungs that a word means in or out of the selection.
void apply_word(const Ladder& ladder, std::string word, std::vector<bool>& chosen) {
  const bool leaves_out = word.starts_with('-');
  if (leaves_out) word.erase(0, 1);
  const std::string asked = std::exchange(word, standard_word(word));
  const bool known = find_family(word) || find_level(word) ||
                     std::ranges::any_of(ladder.rungs, [&](const Rung& rung) { return means(word, rung); });
  if (!known) refuse_word("--techniques", asked);
  for (std::size_t i = 0; i < ladder.rungs.size(); ++i) {
    if (means(word, ladder.rungs[i])) chosen[i] = !leaves_out;
  }
}

}  // namespace

Ladder select_technique(const Ladder& ladder, const std::string& word) {
  const std::string asked = standard_word(word);
  Ladder selected{ladder.name + ":" + asked, {}};
  std::ranges::copy_if(ladder.rungs, std::back_inserter(selected.rungs),
                       [&](const Rung& rung) { return names(asked, rung); });
  if (selected.rungs.empty()) refuse_word("--technique", word);
  return selected;
}

Ladder select_techniques(const Ladder& ladder, const std::string& list) {
  std::vector<bool> chosen(ladder.rungs.size(), list.starts_with('-'));
  for (std::size_t begin = 0; begin <= list.size();) {
    const std::size_t end = std::min(list.find(',', begin), list.size());
    apply_word(ladder, list.substr(begin, end - begin), chosen);
    begin = end + 1;
  }
  Ladder selected{ladder.name + ":" + list, {}};
  for (std::size_t i = 0; i < chosen.size(); ++i) {
    if (chosen[i]) selected.rungs.push_back(ladder.rungs[i]);
  }
  if (selected.rungs.empty()) throw Failure(ExitCode::usage, "--techniques: nothing is left of the ladder");
  return selected;
}

void declare_search(Arguments& arguments, std::string& name) {
  std::vector<std::string> names;
  for (const search::Backend& backend : search::backends()) names.emplace_back(backend.name);
  arguments.choice("--search", name, names, "The search behind the techniques");
}

void SolvingOptions::declare_ladder(Arguments& arguments) {
  arguments.text("--ladder", ladder_,
                 "The ladder: default, se (for solve, hint, steps, draw and prove) or a JSON\nfile");
  arguments.text("--techniques", techniques_,
                 "Only these techniques of the ladder, separated by commas: keys or names (w_wing),\n"
                 "families (fish; see deduku techniques), levels (tough), default (all); -NAME\n"
                 "leaves out");
}

void SolvingOptions::declare(Arguments& arguments) {
  declare_ladder(arguments);
  arguments.choice("--uniqueness", uniqueness_, {"auto", "on", "off"},
                   "Techniques that need a unique solution; auto: where the search has shown\n"
                   "that there is exactly one; on: always, you guarantee it; off: never");
  declare_search(arguments, search_);
}

Ladder SolvingOptions::ladder(Output& out) const {
  const bool is_default = ladder_ == default_ladder().name;
  if (is_se()) {
    throw Failure(
        ExitCode::usage,
        "--ladder: \"se\" is a ladder of deduku solve, hint, steps, draw and prove; deduku rate --scale ser rates on it");
  }
  if (!is_default && !looks_like_a_file(ladder_)) {
    throw Failure(ExitCode::usage, "--ladder: \"" + ladder_ + "\" is neither the name of a ladder (" +
                                       default_ladder().name + ") nor a file");
  }
  const Ladder ladder = is_default ? default_ladder() : read_ladder(ladder_, out);
  return techniques_.empty() ? ladder : select_techniques(ladder, techniques_);
}

SolverOptions SolvingOptions::solver_options() const {
  return {{.promise = promise(), .allows_several = true, .work = {.stop = interrupted}}, search::find_backend(search_)};
}

std::optional<Promise> SolvingOptions::promise() const {
  if (uniqueness_ == "auto") return std::nullopt;
  return uniqueness_ == "on" ? Promise::givens : Promise::none;
}

std::string_view uniqueness_word(const std::optional<Promise>& promise) {
  if (!promise) return "auto";
  return promise == Promise::none ? "off" : "on";
}

}  // namespace deduku::cli
