// Steps and the reasons for them: the next one as a hint, all steps, a whole path, the reason for an elimination.
#include "deduku/why.hpp"
#include "src/records/all_steps.hpp"
#include "src/records/fewest_record.hpp"
#include "src/records/hint_finder.hpp"
#include "src/records/path_record.hpp"
#include "src/records/progress_record.hpp"
#include "src/records/puzzle_record.hpp"
#include "src/records/why_record.hpp"
#include "src/records/why_text.hpp"
#include "src/service/common_parameters.hpp"
#include "src/service/methods.hpp"
#include "src/walk/step_html.hpp"

namespace deduku::service {

namespace {

/// The rendering of steps for people, in addition to their records.
struct StepRendering {
  TextStyle style;
  std::optional<DrawOptions> drawing;  ///< empty: no pictures
  bool has_html = false;
};

/// `lang`, `notation`, `draw` and `html`.
StepRendering take_showing(Parameters& parameters) {
  const TextStyle style = take_style(parameters);
  return {style, take_drawing(parameters, style), parameters.flag("html")};
}

/// Adds the part of the step that the level of a hint reveals, if it is requested; null if there is no step.
void add_shown(Json& answer, const Hint& hint, int level, const StepRendering& showing) {
  const auto& step = hint.step;
  if (showing.drawing) answer["svg"] = step ? Json(draw_hint(*step, level, *showing.drawing)) : Json(nullptr);
  if (showing.has_html) answer["html"] = step ? Json(walk::hint_html(*step, level, showing.style)) : Json(nullptr);
}

/// Adds to the record of a step its picture and its argument, if they are requested.
void add_shown(Json& record, const StepView& view, const StepRendering& showing) {
  if (showing.drawing) record["svg"] = draw_step(view, *showing.drawing);
  if (showing.has_html) record["html"] = walk::step_html(view, showing.style);
}

/// The status as for a list of all steps: the number of solutions, or how limits ended the search.
std::string_view one_steps_status(Outcome outcome) {
  const bool is_valid = outcome == Outcome::solved || outcome == Outcome::stuck;
  return is_valid ? "unique" : name(outcome);
}

Json record_of(const StepEvent& event, const StepRendering& showing, Budget& budget) {
  Json json = records::step_record(event, showing.style, budget);
  add_shown(json, event.view, showing);
  return json;
}

/// Adds the renderings to the records of all steps of a path, until the time is over.
void add_shown_path(Json& records, const Path& path, const StepRendering& showing, const Parameters& parameters) {
  for (std::size_t i = 0; i < path.size() && !parameters.is_stopped(); ++i) {
    add_shown(records[i], path[i].view, showing);
  }
}

/// Keeps the steps of a path as records.
class ShownRecords final : public records::StepRecords {
 public:
  ShownRecords(const StepRendering& showing, Budget& budget) : StepRecords(budget, showing.style), showing_(showing) {}

 private:
  Json record_of(const StepEvent& event) override { return service::record_of(event, showing_, budget()); }

  const StepRendering& showing_;
};

/// Every hint up to the requested level: the texts that an application may show so far.
Json texts_of(const Json& step, int level) {
  Json texts = Json::array();
  if (step.is_null()) return texts;
  for (int i = 0; i < level; ++i) texts.push_back(step["hints"][static_cast<std::size_t>(i)]);
  return texts;
}

/// The part of a ladder named by `technique`; the whole ladder if it is omitted.
Ladder take_technique(Parameters& parameters, const Ladder& ladder) {
  const std::string word = parameters.text("technique");
  if (word.empty()) return ladder;
  Expected<Ladder> part = records::select_technique(ladder, word);
  if (part) return std::move(*part);
  parameters.refuse("technique", part.error().message);
  return ladder;
}

/// `cell`, in the form of records, "r4c7".
Cell take_cell(Parameters& parameters) {
  const std::optional<Cell> cell = Cell::named(parameters.text("cell"));
  if (!cell) parameters.refuse("cell", "expected a cell such as r3c5");
  return cell.value_or(Cell());
}

/// The answer of `path` if `fewest` is requested.
Answer fewest_path(const Board& board, const records::StepQuestion& question, const FewestOptions& options,
                   const StepRendering& showing, const Parameters& parameters) {
  const Grid start(board);
  const Fewest fewest = FewestFinder(question.ladder.ladder, options).find(start);
  if (parameters.is_stopped()) return stopped();
  Budget proofs(question.solver.work, Budget::technique);
  ShownRecords steps(showing, proofs);
  for (std::size_t i = 0; fewest.path && i < fewest.path->size(); ++i) steps.on_step((*fewest.path)[i]);
  Json json = answer_about("path", board, name(records::status_of(fewest)));
  json["ladder"] = question.ladder.ladder.name;
  records::add_fewest_path(json, fewest, records::solved_by_search(start), steps.take());
  json["text"] = records::fewest_text(fewest, showing.style);
  records::add_standing(json, board);
  return json;
}

/// The steps each of which alone solves the puzzle.
Answer one_steps(const Board& board, const records::StepQuestion& question, const FewestOptions& options,
                 const StepRendering& showing, const Parameters& parameters) {
  const Grid grid(board);
  const SingleStepSolutions ones = FewestFinder(question.ladder.ladder, options).one_steps(grid);
  Budget proofs(question.solver.work, Budget::technique);
  const ProgressMeter meter(ones.before.finish(), options.free);
  Json list = Json::array();
  for (std::size_t i = 0; i < ones.steps.size(); ++i) {
    if (parameters.is_stopped()) return stopped();
    const StepEvent event = ones.event(i);
    list.push_back(record_of(event, showing, proofs));
    records::add_progress(list.back(), meter.progress(event.view.step.effects));
  }
  ShownRecords before(showing, proofs);
  for (std::size_t i = 0; i < ones.before.size(); ++i) before.on_step(ones.before[i]);
  Json json = answer_about("steps", board, one_steps_status(ones.outcome));
  json["steps"] = std::move(list);
  json["before"] = before.take();
  records::add_one_steps(json, ones);
  json["text"] = records::one_steps_text(ones, options.free, showing.style);
  return json;
}

/// The contradiction that a candidate leads to.
Answer supposed(const Board& board, Candidate candidate, const records::StepQuestion& question,
                const StepRendering& showing, const Parameters& parameters) {
  const std::optional<Refutation> refutation = refute(Grid(board), candidate, question.ladder.ladder, question.solver);
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
  const int level = static_cast<int>(parameters.number("level"));
  const StepRendering showing = take_showing(parameters);
  records::HintOptions options{level, showing.style, take_question(parameters)};
  options.prefers_progress = parameters.word("prefer") == "progress";
  options.free = take_free(parameters);
  if (const auto error = parameters.error()) return *error;
  const Hint answer = records::find_hint(board, puzzle ? &*puzzle : nullptr, options);
  Json json = {{"type", "hint"}};
  json.update(records::hint_json(answer, level, showing.style));
  json["texts"] = texts_of(json["step"], level);
  add_shown(json, answer, level, showing);
  return json;
}

Answer steps(Parameters& parameters) {
  const Board board = take_board(parameters);
  records::StepQuestion question = take_question(parameters);
  question.ladder.ladder = take_technique(parameters, question.ladder.ladder);
  const StepRendering showing = take_showing(parameters);
  const bool solves = parameters.flag("solves");
  const bool by_progress = parameters.word("sort") == "progress";
  const FewestOptions options = take_fewest_options(parameters, question);
  if (options.within && !solves) parameters.refuse("within", "belongs to solves");
  if (by_progress && solves) parameters.refuse("sort", "all steps that solve the puzzle unlock the same");
  if (const auto error = parameters.error()) return *error;
  if (solves) return one_steps(board, question, options, showing, parameters);
  const Grid grid(board);
  records::AllSteps all(grid, question);
  std::vector<StepEvent> events = all.events();
  const ProgressMeter meter(grid, options.free);
  if (by_progress) records::sort_by_progress(events, meter);
  Json list = Json::array();
  for (const StepEvent& event : events) {
    if (parameters.is_stopped()) return stopped();
    list.push_back(record_of(event, showing, all.proofs()));
    records::add_progress(list.back(), meter.progress(event.view.step.effects));
  }
  Json json = answer_about("steps", board, all.status());
  json["steps"] = std::move(list);
  json["cut"] = records::keys_json(all.cut());
  return json;
}

Answer path(Parameters& parameters) {
  const Board board = take_board(parameters);
  records::StepQuestion question = take_question(parameters);
  question.set_uniqueness_on_scale(question.uniqueness_on_scale());
  const StepRendering showing = take_showing(parameters);
  const bool is_short = parameters.flag("short");
  const std::string ladder = question.ladder.ladder.name;
  const bool is_fewest = parameters.flag("fewest");
  for (const auto& [name, is_given] : {std::pair("short", is_short), std::pair("fewest", is_fewest)}) {
    if (is_given && question.ladder.frozen)
      parameters.refuse(name, "the path on the ladder " + ladder + " is part of its rating");
  }
  if (is_fewest && is_short) parameters.refuse("short", "a path with the fewest steps has no redundant steps");
  const FewestOptions options = take_fewest_options(parameters, question);
  if (const auto error = parameters.error()) return *error;
  if (is_fewest) return fewest_path(board, question, options, showing, parameters);
  records::PathFinder finder({std::move(question), is_short});
  ShownRecords steps(showing, finder.proofs());
  const records::PathAnswer answer = finder.find(Grid(board), steps);
  Json json = answer_about("path", board, name(answer.outcome));
  json["ladder"] = ladder;
  records::add_path(json, answer, steps.take());
  records::add_standing(json, board);
  return json;
}

Answer why(Parameters& parameters) {
  const Board board = take_board(parameters);
  const Candidate candidate(take_cell(parameters), Digit::of(static_cast<int>(parameters.number("digit"))));
  if (!parameters.has("digit")) parameters.refuse("digit", "expected a digit from 1 to 9");
  const records::StepQuestion question = take_question(parameters);
  const StepRendering showing = take_showing(parameters);
  const bool is_supposed = parameters.flag("suppose");
  if (const auto error = parameters.error()) return *error;
  if (is_supposed) return supposed(board, candidate, question, showing, parameters);
  const Why answer = deduku::why(Grid(board), candidate, question.ladder.ladder, question.solver);
  Json json = {{"type", "why"}};
  json.update(records::why_json(answer, showing.style));
  json["text"] = records::why_answer_text(answer, board, showing.style);
  records::add_standing(json, board);
  add_shown_path(json["steps"], answer.slice.path, showing, parameters);
  return json;
}

Answer progress(Parameters& parameters) {
  const Board board = take_board(parameters, Conflicts::kept);
  const std::optional<Board> puzzle = take_givens(parameters);
  const records::StepQuestion question = take_question(parameters);
  const TextStyle style = take_style(parameters);
  const bool refutes = parameters.flag("refutations");
  if (const auto error = parameters.error()) return *error;
  const Board* const start = puzzle ? &*puzzle : nullptr;
  const records::ProgressAnswer answer =
      refutes ? records::find_progress(board, start, question.ladder.ladder, question.solver, style)
              : records::find_faults(board, start, question.solver, style);
  Json json = {{"type", "progress"}};
  json.update(records::progress_json(answer, style));
  return json;
}

}  // namespace deduku::service
