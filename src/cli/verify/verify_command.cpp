// Proves paths written as JSON by any program: their steps one by one, each from the premises that it names.
#include <limits>

#include "deduku/check.hpp"
#include "deduku/explain.hpp"
#include "deduku/json.hpp"
#include "deduku/solver.hpp"
#include "src/cli/command/command.hpp"
#include "src/cli/command/json_records.hpp"
#include "src/cli/io/failure.hpp"
#include "src/cli/io/line_source.hpp"
#include "src/cli/io/signals.hpp"
#include "src/cli/io/text.hpp"
#include "src/core/budget.hpp"

namespace deduku::cli {

namespace {

/// The result for a path.
enum class PathVerdict : std::uint8_t {
  proved,         ///< every step follows from its premises
  unproved,       ///< a step does not follow
  false_premise,  ///< a step excludes a candidate that exists, or its deadly pattern is not excluded, or the puzzle
                  ///< does not have its symmetry
  out_of_budget,  ///< the proof of a step costs too much
  no_premises,    ///< a step does not name its premises
  unsolved,       ///< the path claims to solve the puzzle but does not, or ends in another solution
  invalid,        ///< the puzzle itself has a digit twice in a house
};
/// "proved", "unproved", ..., "invalid".
std::string_view name(PathVerdict verdict) {
  static constexpr std::array<std::string_view, 7> names = {"proved",      "unproved", "false_premise", "out_of_budget",
                                                            "no_premises", "unsolved", "invalid"};
  return names[static_cast<std::size_t>(verdict)];
}

struct PathCheck {
  PathVerdict verdict = PathVerdict::proved;
  /// The first refused step, from 0; the number of steps if all are accepted.
  std::size_t step = 0;
  /// The proof of that step.
  Proof proof{};
  /// Whether the board is full in the end.
  bool is_solved = false;
};

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

/// Replays a path on a board of our own and proves it step by step. `options`: the assumption of uniqueness steps.
/// `budget` is for one step; `account` may also end the check.
PathCheck check_path(const WrittenPath& path, const SolverOptions& options, std::uint64_t budget, Budget& account) {
  PathCheck result;
  std::optional<Grid> grid = Grid::checked(path.start);
  if (!grid) return {PathVerdict::invalid};
  const Grid start = *grid;
  std::optional<Promise> promise;  // found for the first step that needs it
  for (const WrittenStep& step : path.steps) {
    if (!step.premises) return {PathVerdict::no_premises, result.step};
    if (step.premises->need_one_solution() && !promise) promise = promise_of(start, options);
    result.proof = check(*grid, *step.premises, step.effects, promise.value_or(Promise::none), budget, &account);
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

/// The reason why a path is refused, as a sentence without a full stop.
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

/// A path of a file, and the line on which it begins.
struct PlacedPath {
  std::string file;
  std::int64_t line = 0;
  WrittenPath path;
};

Json refusal_json(const PlacedPath& placed, const PathCheck& check) {
  if (check.verdict == PathVerdict::proved) return nullptr;
  const Proof& proof = check.proof;
  const bool has_step = check.step < placed.path.steps.size();
  Json json = {{"step", has_step ? Json(check.step + 1) : Json(nullptr)},
               {"technique", has_step ? Json(placed.path.steps[check.step].technique) : Json(nullptr)},
               {"conclusion", nullptr},
               {"assignment", Json::array()},
               {"present", Json::array()},
               {"text", refusal_text(placed.path, check)}};
  if (proof.denied) {
    json["conclusion"] = candidate_json(*proof.denied);
    json["conclusion"]["is_true"] = !placed.path.steps[check.step].effects.removes.contains(*proof.denied);
  }
  const char* const field = check.verdict == PathVerdict::false_premise ? "present" : "assignment";
  json[field] = candidates_json(proof.counterexample);
  return json;
}

class Verify final : public Command {
  void declare(Arguments& arguments) override {
    arguments.texts(
        "FILES", files_,
        "Paths as JSON, one record a line, as deduku solve --format json writes them; -: standard input, the default");
    arguments.format(format_);
    arguments.method("verify");
    arguments.group(OptionGroup::solving);
    arguments.option("uniqueness", uniqueness_);
    arguments.group(OptionGroup::effort);
    arguments.option("budget", budget_);
  }

  ExitCode run(Session& session) override {
    if (files_.empty()) files_.emplace_back("-");
    if (format_ == "json") write_header(session, {.uniqueness = uniqueness_});
    for (const std::string& file : files_) read_file(session, file);
    session.progress.clear();
    if (interrupted()) return interrupted_code();
    if (paths_ == 0 && unreadable_ == 0) throw Failure(ExitCode::unreadable, "no path found in the input");
    if (format_ == "text") session.out.write(summary());
    if (refused_ > 0) return ExitCode::own_check_failed;
    if (unreadable_ > 0) return ExitCode::unreadable;
    return unanswered_ > 0 ? ExitCode::unsolved : ExitCode::done;
  }

  void read_file(Session& session, const std::string& file) {
    LineSource lines(file, session.out);
    std::string text;
    std::optional<PlacedPath> open;  // of records that are single steps
    for (std::int64_t line = 1; !interrupted() && lines.next(text); ++line) {
      if (text.empty()) continue;
      Expected<std::optional<WrittenPath>> path = parse_path(text);
      if (!path) {
        ++unreadable_;
        session.report_fault(error_text(file, {line, path.error().column, path.error().message}));
        continue;
      }
      const bool is_next_step = open && *path && (*path)->ordinal > 1;
      if (is_next_step) {
        open->path.steps.push_back(std::move((*path)->steps.front()));
        continue;
      }
      if (open) check(session, *std::exchange(open, std::nullopt));
      if (!*path) continue;
      open = PlacedPath{file, line, std::move(**path)};
      if (open->path.ordinal == 0) check(session, *std::exchange(open, std::nullopt));
    }
    if (open && !interrupted()) check(session, *open);
  }

  void check(Session& session, const PlacedPath& placed) {
    Budget account(limits_, 1);
    const PathCheck result = check_path(placed.path, records::solver_options_of(uniqueness_), budget_, account);
    if (interrupted()) return;
    ++paths_;
    steps_ += placed.path.steps.size();
    ++count_of(result.verdict);
    if (format_ == "json") {
      write_record(session, placed, result);
    } else if (result.verdict != PathVerdict::proved) {
      session.out.write(error_text(placed.file, {placed.line, 0, refusal_text(placed.path, result)}) + "\n");
    }
    session.out.end_record();
    session.progress.show(paths_, -1);
  }

  std::uint64_t& count_of(PathVerdict verdict) {
    if (verdict == PathVerdict::out_of_budget) return unanswered_;
    return verdict == PathVerdict::proved ? proved_ : refused_;
  }

  void write_record(Session& session, const PlacedPath& placed, const PathCheck& result) const {
    const WrittenPath& path = placed.path;
    write_json(session.out, {{"type", session.command},
                             {"n", paths_},
                             {"puzzle", path.puzzle.empty() ? Json(nullptr) : Json(path.puzzle)},
                             {"file", placed.file},
                             {"line", placed.line},
                             {"status", name(result.verdict)},
                             {"steps", path.steps.size()},
                             {"solved", result.is_solved},
                             {"refusal", refusal_json(placed, result)}});
  }

  /// "300 paths with 15234 steps: 298 proved, 1 refused, 1 out of budget"
  std::string summary() const {
    std::string text =
        counted(paths_, "path") + " with " + counted(steps_, "step") + ": " + std::to_string(proved_) + " proved";
    if (refused_ > 0) text += ", " + std::to_string(refused_) + " refused";
    if (unanswered_ > 0) text += ", " + std::to_string(unanswered_) + " out of budget";
    if (unreadable_ > 0) text += ", " + counted(unreadable_, "unreadable record");
    return text + "\n";
  }

  std::vector<std::string> files_;
  std::string format_ = "text";
  std::string uniqueness_;
  std::uint64_t budget_ = 0;
  WorkLimits limits_{.budget = std::numeric_limits<std::uint64_t>::max(), .stop = interrupted};  ///< of a path
  std::uint64_t paths_ = 0;
  std::uint64_t steps_ = 0;
  std::uint64_t proved_ = 0;
  std::uint64_t refused_ = 0;
  std::uint64_t unanswered_ = 0;  ///< the budget ended the proof of a step
  std::uint64_t unreadable_ = 0;
};

}  // namespace

std::unique_ptr<Command> make_verify() {
  return std::make_unique<Verify>();
}

}  // namespace deduku::cli
