// Steps and the reasons for them: the next one as a hint, all there are, a whole path, why a candidate falls.
#include "deduku/json.hpp"
#include "deduku/why.hpp"
#include "src/core/work.hpp"
#include "src/present/proved_json.hpp"
#include "src/present/proved_premises.hpp"
#include "src/records/all_steps.hpp"
#include "src/records/frozen_record.hpp"
#include "src/records/hint_record.hpp"
#include "src/records/ladder_selection.hpp"
#include "src/records/progress_record.hpp"
#include "src/records/refutation_record.hpp"
#include "src/records/solve_record.hpp"
#include "src/records/status.hpp"
#include "src/records/why_text.hpp"
#include "src/service/common_parameters.hpp"
#include "src/service/methods.hpp"
#include "src/walk/step_html.hpp"

namespace deduku::service {

namespace {

/// How steps are shown to people, beside their records.
struct Showing {
  TextStyle style;
  std::optional<DrawOptions> drawing;  ///< empty: no pictures
  bool has_html = false;
};

/// `lang`, `notation`, `draw` and `html`.
Showing take_showing(Parameters& parameters) {
  const TextStyle style = take_style(parameters);
  return {style, take_drawing(parameters, style), parameters.flag("html")};
}

/// Shows as much of the step of a hint as its level tells.
class HintShow final : public records::HintObserver {
 public:
  HintShow(int level, const Showing& showing) : level_(level), showing_(showing) {}
  void on_step(const StepView& view) override {
    if (showing_.drawing) svg_ = draw_hint(view, level_, *showing_.drawing);
    if (showing_.has_html) html_ = walk::hint_html(view, level_, showing_.style);
  }

  /// Adds what was asked for to the answer; null where there is no step.
  void add_to(Json& answer) const {
    if (showing_.drawing) answer["svg"] = svg_;
    if (showing_.has_html) answer["html"] = html_;
  }

 private:
  int level_;
  const Showing& showing_;
  Json svg_ = nullptr;
  Json html_ = nullptr;
};

/// Adds to the record of a step its picture and its argument, where they are asked for.
void add_shown(Json& record, const StepView& view, const Showing& showing) {
  if (showing.drawing) record["svg"] = draw_step(view, *showing.drawing);
  if (showing.has_html) record["html"] = walk::step_html(view, showing.style);
}

/// `rung`: that of the step; null on a frozen scale. The proof of the step is spent on the account.
Json record_of(const StepView& view, int ordinal, const Rung* rung, const Showing& showing, Work& work) {
  Json json = {{"type", "step"}, {"n", ordinal}};
  json.update(present::step_json(view, present::proved_premises_on(work, view), rung, showing.style));
  add_shown(json, view, showing);
  return json;
}
Json record_of(const StepEvent& event, const Showing& showing, Work& work) {
  return record_of(event, event.ordinal, &event.rung, showing, work);
}

/// The same for the records of all steps of a path, as far as there is time.
void add_shown_path(Json& records, const Path& path, const Showing& showing, const Parameters& parameters) {
  for (std::size_t i = 0; i < path.size() && !parameters.is_stopped(); ++i) {
    add_shown(records[i], path[i], showing);
  }
}

/// Keeps the steps of a solve as records, whose proofs are spent on its account.
class PathRecords final : public Observer {
 public:
  PathRecords(const Showing& showing, Work& work) : showing_(showing), work_(work) {}
  void on_step(const StepEvent& event) override { steps_.push_back(record_of(event, showing_, work_)); }
  Json take() { return std::move(steps_); }

 private:
  const Showing& showing_;
  Work& work_;
  Json steps_ = Json::array();
};

/// Every hint of the levels below, and the one asked for: what an application may show so far.
Json texts_of(const Json& step, int level) {
  Json texts = Json::array();
  if (step.is_null()) return texts;
  for (int i = 0; i < level; ++i) texts.push_back(step["hints"][static_cast<std::size_t>(i)]);
  return texts;
}

struct PathRequest {
  Board board;
  LadderChoice ladder;
  SolverOptions options;
  FrozenOptions frozen;
  Showing showing;
  bool is_short = false;
};

Json own_path(const PathRequest& request) {
  Work work;
  work.start(request.options.work, Work::technique);
  Solver solver(request.ladder.ladder, request.options, work);
  PathRecords kept(request.showing, work);
  PathRecorder whole;
  Observer* const observers[] = {request.is_short ? static_cast<Observer*>(&whole) : &kept};
  const SolveResult result = solver.solve(Grid(request.board), observers);
  std::optional<int> left_out;
  bool is_cut = false;
  if (request.is_short) {
    const Slice slice = records::short_path(work, whole.path(), solver, request.options);
    for (std::size_t i = 0; i < slice.path.size(); ++i) kept.on_step(slice.path[i]);
    left_out = static_cast<int>(whole.path().size() - slice.path.size());
    is_cut = slice.is_broken_off;
  }
  Json json = answer_about("path", request.board, name(records::status_of_rating(result.outcome)));
  json["ladder"] = request.ladder.ladder.name;
  records::add_solve(json, result, kept.take(), left_out);
  if (is_cut) json["cut"] = true;
  return json;
}

Json frozen_path(const PathRequest& request) {
  const SolveResult known = records::solved_by_search(request.board);
  Json steps = Json::array();
  records::FrozenProofs proofs(request.options.work.stop);
  std::optional<FrozenRating> rating;
  if (records::has_frozen_path(known.outcome, request.options.promise == Promise::none)) {
    rating = FrozenRater(request.frozen).explain(Grid(request.board), [&](const StepView& view) {
      const int ordinal = static_cast<int>(steps.size()) + 1;
      steps.push_back(record_of(view, ordinal, nullptr, request.showing, proofs.work()));
    });
  }
  const Outcome outcome = rating && known.outcome == Outcome::solved ? rating->outcome : known.outcome;
  Json json = answer_about("path", request.board, name(records::status_of_rating(outcome)));
  json["ladder"] = request.ladder.ladder.name;
  records::add_frozen_path(json, request.frozen.scale, known, rating, std::move(steps));
  return json;
}

Json keys_json(const std::vector<TechniqueId>& techniques) {
  Json keys = Json::array();
  for (TechniqueId technique : techniques) keys.push_back(key(technique));
  return keys;
}

/// The part of a ladder that `technique` names; all of it where that is left out.
Ladder take_technique(Parameters& parameters, const Ladder& ladder) {
  const std::string word = parameters.text("technique");
  if (word.empty()) return ladder;
  Expected<Ladder> part = records::select_technique(ladder, word);
  if (part) return std::move(*part);
  parameters.refuse("technique", part.error().message);
  return ladder;
}

/// `cell`, as records name it, "r4c7".
Cell take_cell(Parameters& parameters) {
  const std::optional<Cell> cell = records::cell_named(parameters.text("cell"));
  if (!cell) parameters.refuse("cell", "expected a cell such as r3c5");
  return cell.value_or(Cell());
}

/// What contradicts a candidate.
Answer supposed(const Board& board, Candidate candidate, const Ladder& ladder, const SolverOptions& options,
                const Showing& showing, const Parameters& parameters) {
  const std::optional<Refutation> refutation = refute(Grid(board), candidate, ladder, options);
  if (parameters.is_stopped()) return stopped();
  Json json = {{"type", "why"}};
  json.update(records::refutation_json(candidate, refutation, showing.style));
  if (refutation) add_shown_path(json["steps"], refutation->path, showing, parameters);
  return json;
}

}  // namespace

Answer hint(Parameters& parameters) {
  const Board board = take_board(parameters, Conflicts::kept);
  const std::optional<Board> puzzle = take_givens(parameters);
  const LadderChoice ladder = take_ladder(parameters, true);
  const int level = static_cast<int>(parameters.number("level", 3, 1, 5));
  const Showing showing = take_showing(parameters);
  const SolverOptions solver = take_solver_options(parameters);
  const records::HintOptions options{.level = level,
                                     .style = showing.style,
                                     .ladder = ladder.frozen ? nullptr : &ladder.ladder,
                                     .solver = solver,
                                     .frozen = take_frozen_options(parameters, ladder, solver)};
  if (const auto error = parameters.error()) return *error;
  HintShow shown(level, showing);
  const records::HintAnswer answer = records::find_hint(board, puzzle ? &*puzzle : nullptr, options, &shown);
  Json json = {{"type", "hint"}};
  json.update(records::hint_json(answer, level));
  json["texts"] = texts_of(answer.step, level);
  shown.add_to(json);
  return json;
}

Answer steps(Parameters& parameters) {
  const Board board = take_board(parameters);
  const Ladder whole = take_ladder(parameters, false).ladder;
  const Ladder ladder = take_technique(parameters, whole);
  const SolverOptions options = take_solver_options(parameters);
  const Showing showing = take_showing(parameters);
  if (const auto error = parameters.error()) return *error;
  const Grid grid(board);
  const std::uint64_t solutions = search::count(grid, 2);
  Json json = answer_about("steps", board, name(records::validity_of(solutions)));
  json["steps"] = Json::array();
  json["cut"] = Json::array();
  if (solutions > 0) {
    Json& list = json["steps"];  // which a further field would copy
    Work work;
    work.start(options.work, Work::technique);
    const records::AllSteps all(grid, ladder, promise_of(grid, options.promise), work, options.work.stop);
    for (const StepEvent& event : all.events()) {
      if (parameters.is_stopped()) return stopped();
      list.push_back(record_of(event, showing, work));
    }
    json["cut"] = keys_json(all.cut());
    if (all.is_broken_off() || work.is_spent()) json["status"] = "out_of_budget";
  }
  return json;
}

Answer path(Parameters& parameters) {
  PathRequest request;
  request.board = take_board(parameters);
  request.ladder = take_ladder(parameters, true);
  request.options = take_solver_options(parameters);
  request.frozen = take_frozen_options(parameters, request.ladder, request.options);
  request.showing = take_showing(parameters);
  request.is_short = parameters.flag("short");
  if (request.is_short && request.ladder.frozen)
    parameters.refuse("short", "the path on the ladder " + request.ladder.ladder.name + " is part of its rating");
  if (const auto error = parameters.error()) return *error;
  return request.ladder.frozen ? frozen_path(request) : own_path(request);
}

Answer why(Parameters& parameters) {
  const Board board = take_board(parameters);
  const Candidate candidate(take_cell(parameters), Digit::of(static_cast<int>(parameters.number("digit", 1, 1, 9))));
  if (!parameters.has("digit")) parameters.refuse("digit", "expected a digit from 1 to 9");
  const Ladder ladder = take_ladder(parameters, false).ladder;
  const SolverOptions options = take_solver_options(parameters);
  const Showing showing = take_showing(parameters);
  const bool is_supposed = parameters.flag("suppose");
  if (const auto error = parameters.error()) return *error;
  if (is_supposed) return supposed(board, candidate, ladder, options, showing, parameters);
  const Why answer = deduku::why(Grid(board), candidate, ladder, options);
  Json json = {{"type", "why"}};
  json.update(records::why_json(answer, showing.style));
  json["text"] = records::why_text(answer, board, showing.style);
  add_shown_path(json["steps"], answer.slice.path, showing, parameters);
  return json;
}

Answer progress(Parameters& parameters) {
  const Board board = take_board(parameters, Conflicts::kept);
  const std::optional<Board> puzzle = take_givens(parameters);
  const Ladder ladder = take_ladder(parameters, false).ladder;
  const SolverOptions options = take_solver_options(parameters);
  const TextStyle style = take_style(parameters);
  const bool refutes = parameters.flag("refutations", true);
  if (const auto error = parameters.error()) return *error;
  const Board* const start = puzzle ? &*puzzle : nullptr;
  const records::ProgressAnswer answer = refutes ? records::find_progress(board, start, ladder, options, style)
                                                 : records::find_faults(board, start, options, style);
  Json json = {{"type", "progress"}};
  json.update(records::progress_json(answer, style));
  return json;
}

}  // namespace deduku::service
