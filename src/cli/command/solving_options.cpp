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

void SolvingOptions::declare_scales(Arguments& arguments) {
  arguments.group(OptionGroup::solving);
  arguments.option("se_mode", se_mode_);
  cli::declare_budget(arguments, budget_,
                      "assumptions (scale ser), techniques tried (r and ladder) or searches beyond subsets (hodoku)");
}

void SolvingOptions::declare_blind(Arguments& arguments) {
  arguments.group(OptionGroup::solving);
  arguments.option("blind", is_blind_);
}

void SolvingOptions::declare_free(Arguments& arguments) {
  arguments.group(OptionGroup::solving);
  arguments.option("free", free_);
}

void SolvingOptions::declare_counting(Arguments& arguments) {
  declare_free(arguments);
  arguments.option("within", within_);
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

SolverOptions SolvingOptions::solver_options() const {
  SolverOptions options = records::solver_options_of(uniqueness_);
  if (is_blind_) options.uniqueness = Uniqueness::assumed;
  options.work.stop = interrupted;
  options.search = search::find_backend(search_);
  return options;
}

records::StepQuestion SolvingOptions::question(Output& out, Language language) const {
  records::StepQuestion question{
      frozen() ? records::LadderChoice::of(*frozen()) : records::LadderChoice{ladder(out, language)}, solver_options(),
      se_mode()};
  question.solver.work = limits();
  return question;
}

std::optional<int> SolvingOptions::within(const Ladder& ladder) const {
  const Expected<std::optional<int>> within = records::within_of_word(within_, ladder);
  if (!within) refuse_usage("--within: " + within.error().message);
  return *within;
}

void SolvingOptions::add_limits(records::Json& header, std::string_view scale) const {
  if (of_rate("se_mode").is_used_on(scale)) header["se_mode"] = se_mode_;
  header["budget"] = nullptr;
  if (lower_case(budget_) != default_budget) header["budget"] = budget_;
}

void SolvingOptions::add_counting(records::Json& header) const {
  for (const auto& [name, value] : {std::pair("free", &free_), std::pair("within", &within_)}) {
    if (*value != of_rate(name).default_word()) header[name] = *value;
  }
}

void SolvingOptions::refuse_idle(const GivenOptions& given, std::string_view mode) {
  given.refuse_idle(idle_on_frozen_ladders, mode);
  given.refuse_idle({"path hodoku", "--se-mode", "needs --ladder se"}, mode);
}

std::string_view scale_word(FrozenScale scale) {
  return scale == FrozenScale::se ? "ser" : name(scale);
}

}  // namespace deduku::cli
