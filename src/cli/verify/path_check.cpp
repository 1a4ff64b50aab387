#include "src/cli/verify/path_check.hpp"

#include "deduku/explain.hpp"

namespace deduku::cli {

namespace {

PathVerdict verdict_of(deduku::Verdict verdict) {
  switch (verdict) {
    case deduku::Verdict::proved:
      return PathVerdict::proved;
    case deduku::Verdict::unproved:
      return PathVerdict::unproved;
    case deduku::Verdict::false_premise:
      return PathVerdict::false_premise;
    case deduku::Verdict::out_of_budget:
      break;
  }
  return PathVerdict::out_of_budget;
}

/// The digits on a board as 81 characters.
std::string digits_line_of(const Grid& grid) {
  std::string line;
  for (Cell cell : Cell::all()) line += static_cast<char>('0' + (grid.value(cell) ? grid.value(cell)->number() : 0));
  return line;
}

/// Whether the path has the ending that it claims.
bool keeps_its_word(const WrittenPath& path, const Grid& end) {
  if (!end.is_complete()) return path.status != "solved";
  return path.solution.empty() || path.solution == digits_line_of(end);
}

/// "r4c3<>5", or "r4c3=5" for a placement.
std::string conclusion_text(const WrittenStep& step, Candidate denied) {
  const bool is_removal = step.effects.removes.contains(denied);
  return effects_text(is_removal ? Effects{.removes = {denied}} : Effects{.places = {denied}});
}

}  // namespace

std::string_view name(PathVerdict verdict) {
  static constexpr std::array<std::string_view, 7> names = {"proved",      "unproved", "false_premise", "out_of_budget",
                                                            "no_premises", "unsolved", "invalid"};
  return names[static_cast<std::size_t>(verdict)];
}

PathCheck check_path(const WrittenPath& path, const SolverOptions& options, std::uint64_t budget, Budget* account) {
  PathCheck result;
  std::optional<Grid> grid = Grid::checked(path.start);
  if (!grid) return {PathVerdict::invalid};
  const Grid start = *grid;
  std::optional<Promise> promise;  // found for the first step that needs it
  for (const WrittenStep& step : path.steps) {
    if (!step.premises) return {PathVerdict::no_premises, result.step};
    if (step.premises->need_one_solution() && !promise) promise = promise_of(start, options);
    result.proof = check(*grid, *step.premises, step.effects, promise.value_or(Promise::none), budget, account);
    result.verdict = verdict_of(result.proof.verdict);
    if (result.verdict != PathVerdict::proved) return result;
    // A proved path that contradicts itself proves that the puzzle has no solution.
    (void)grid->apply(step.effects);
    ++result.step;
  }
  result.is_solved = grid->is_complete();
  if (!keeps_its_word(path, *grid)) result.verdict = PathVerdict::unsolved;
  return result;
}

std::string refusal_text(const WrittenPath& path, const PathCheck& check) {
  if (check.verdict == PathVerdict::invalid) return "a digit occurs twice in a house of the puzzle";
  if (check.verdict == PathVerdict::unsolved) return "the path does not end in the solution that it claims";
  const WrittenStep& step = path.steps[check.step];
  std::string text = "step " + std::to_string(check.step + 1);
  if (!step.technique.empty()) text += " (" + step.technique + ")";
  const Proof& proof = check.proof;
  const std::string others = effects_text({.places = proof.counterexample});
  switch (check.verdict) {
    case PathVerdict::unproved:
      text += ": " + conclusion_text(step, *proof.denied) + " does not follow; ";
      return text + (others.empty() ? "it has no premises" : "all its premises hold with " + others);
    case PathVerdict::false_premise:
      if (others.empty() && step.premises->symmetry)
        return text + ": the puzzle is not the image that its symmetry makes of it";
      if (others.empty()) return text + ": its deadly pattern is not excluded by a unique solution";
      return text + ": its premises claim the absence of a candidate that is present, " +
             effects_text({.removes = proof.counterexample});
    case PathVerdict::out_of_budget:
      return text + ": the proof of " + conclusion_text(step, *proof.denied) + " costs too much";
    default:
      return text + ": it names no premises";
  }
}

}  // namespace deduku::cli
