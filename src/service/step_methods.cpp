// Steps and the reasons for them: the next one as a hint, all there are, a whole path, why a candidate is eliminated.
#include "deduku/why.hpp"
#include "src/records/all_steps.hpp"
#include "src/records/hint_record.hpp"
#include "src/records/path_record.hpp"
#include "src/records/progress_record.hpp"
#include "src/records/refutation_record.hpp"
#include "src/records/why_text.hpp"
#include "src/service/common_parameters.hpp"
#include "src/service/methods.hpp"
#include "src/walk/step_html.hpp"

namespace deduku::service {

namespace {

/// How steps are shown to people, next to their records.
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

Json record_of(const StepEvent& event, const Showing& showing, Work& work) {
  Json json = records::step_record(event, showing.style, work);
  add_shown(json, event, showing);
  return json;
}

/// Adds what is shown to the records of all steps of a path, as far as there is time.
void add_shown_path(Json& records, const Path& path, const Showing& showing, const Parameters& parameters) {
  for (std::size_t i = 0; i < path.size() && !parameters.is_stopped(); ++i) {
    add_shown(records[i], path[i], showing);
  }
}

/// Keeps the steps of a path as records.
class ShownRecords final : public records::StepRecords {
 public:
  ShownRecords(const Showing& showing, Work& work) : StepRecords(work, showing.style), showing_(showing) {}

 private:
  Json record_of(const StepEvent& event) override { return service::record_of(event, showing_, work()); }

  const Showing& showing_;
};

/// Every hint of the levels below, and the one asked for: what an application may show so far.
Json texts_of(const Json& step, int level) {
  Json texts = Json::array();
  if (step.is_null()) return texts;
  for (int i = 0; i < level; ++i) texts.push_back(step["hints"][static_cast<std::size_t>(i)]);
  return texts;
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
Answer supposed(const Board& board, Candidate candidate, const records::StepQuestion& question, const Showing& showing,
                const Parameters& parameters) {
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
  const int level = static_cast<int>(parameters.number("level", 3, 1, 5));
  const Showing showing = take_showing(parameters);
  const records::HintOptions options{level, showing.style, take_question(parameters, true)};
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
  records::StepQuestion question = take_question(parameters, false);
  question.ladder.ladder = take_technique(parameters, question.ladder.ladder);
  const Showing showing = take_showing(parameters);
  if (const auto error = parameters.error()) return *error;
  const Grid grid(board);
  records::AllSteps all(grid, question);
  Json list = Json::array();
  for (const StepEvent& event : all.events()) {
    if (parameters.is_stopped()) return stopped();
    list.push_back(record_of(event, showing, all.proofs()));
  }
  Json json = answer_about("steps", board, all.status());
  json["steps"] = std::move(list);
  json["cut"] = records::keys_json(all.cut());
  return json;
}

Answer path(Parameters& parameters) {
  const Board board = take_board(parameters);
  records::PathQuestion question{take_question(parameters, true)};
  question.rates_several = question.solver.promise == Promise::none;
  const Showing showing = take_showing(parameters);
  question.is_short = parameters.flag("short");
  const std::string ladder = question.ladder.ladder.name;
  if (question.is_short && question.ladder.frozen)
    parameters.refuse("short", "the path on the ladder " + ladder + " is part of its rating");
  if (const auto error = parameters.error()) return *error;
  records::PathFinder finder(std::move(question));
  ShownRecords steps(showing, finder.proofs());
  const records::PathAnswer answer = finder.find(Grid(board), steps);
  Json json = answer_about("path", board, name(answer.outcome));
  json["ladder"] = ladder;
  records::add_path(json, answer, steps.take());
  return json;
}

Answer why(Parameters& parameters) {
  const Board board = take_board(parameters);
  const Candidate candidate(take_cell(parameters), Digit::of(static_cast<int>(parameters.number("digit", 1, 1, 9))));
  if (!parameters.has("digit")) parameters.refuse("digit", "expected a digit from 1 to 9");
  const records::StepQuestion question = take_question(parameters, false);
  const Showing showing = take_showing(parameters);
  const bool is_supposed = parameters.flag("suppose");
  if (const auto error = parameters.error()) return *error;
  if (is_supposed) return supposed(board, candidate, question, showing, parameters);
  const Why answer = deduku::why(Grid(board), candidate, question.ladder.ladder, question.solver);
  Json json = {{"type", "why"}};
  json.update(records::why_json(answer, showing.style));
  json["text"] = records::why_text(answer, board, showing.style);
  add_shown_path(json["steps"], answer.slice.path, showing, parameters);
  return json;
}

Answer progress(Parameters& parameters) {
  const Board board = take_board(parameters, Conflicts::kept);
  const std::optional<Board> puzzle = take_givens(parameters);
  const records::StepQuestion question = take_question(parameters, false);
  const TextStyle style = take_style(parameters);
  const bool refutes = parameters.flag("refutations", true);
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
