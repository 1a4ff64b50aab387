// Pictures and pages.
#include "deduku/fewest.hpp"
#include "deduku/version.hpp"
#include "src/records/fewest_record.hpp"
#include "src/records/path_record.hpp"
#include "src/records/standing.hpp"
#include "src/service/common_parameters.hpp"
#include "src/service/methods.hpp"
#include "src/service/walk_of.hpp"

namespace deduku::service {

namespace {

/// Draws one step of a path.
class StepDrawing final : public Observer {
 public:
  StepDrawing(std::uint64_t ordinal, const DrawOptions& options) : ordinal_(ordinal), options_(options) {}
  void on_step(const StepEvent& event) override {
    if (static_cast<std::uint64_t>(event.ordinal) == ordinal_) svg_ = draw_step(event.view, options_);
  }
  bool wants_more() const override { return !svg_; }
  const std::optional<std::string>& svg() const { return svg_; }

 private:
  std::uint64_t ordinal_;
  const DrawOptions& options_;
  std::optional<std::string> svg_;
};

Json pictures_json(const std::vector<WalkPicture>& pictures) {
  Json list = Json::array();
  for (const WalkPicture& picture : pictures) list.push_back({{"file", picture.file}, {"svg", picture.svg}});
  return list;
}

void add_fewest(Json& json, const Fewest& fewest, const TextStyle& style) {
  json["fewest"] = records::fewest_json(fewest);
  json["text"] = records::fewest_text(fewest, style);
}

/// The answer if no path with the fewest steps was found: there is no page.
Json unexplained(const Fewest& fewest, const TextStyle& style) {
  Json json = {{"type", "explain"}, {"status", name(records::status_of(fewest))}};
  add_fewest(json, fewest, style);
  return json;
}

}  // namespace

Walk walk_of(const Grid& grid, const records::StepQuestion& question) {
  const SolverOptions& options = question.solver;
  if (!question.ladder.frozen) return Walk::by_ladder(grid, question.ladder.ladder, options);
  return Walk::by_scale(grid, {*question.ladder.frozen, question.uniqueness_on_scale(), options.uses_uniqueness,
                               options.work, question.se_mode});
}

namespace {

/// An error of a board without a solution, followed by the reason in sentences.
std::string unsolvable(const Board& board, std::string_view consequence) {
  std::string note = records::standing_note(board, Outcome::none);
  if (note.ends_with('.')) note.pop_back();
  return "there is no solution, so " + std::string(consequence) + (note.empty() ? "" : ". " + note);
}

}  // namespace

std::string reason_to_refuse(const Board& board, Outcome outcome) {
  if (outcome == Outcome::none) return unsolvable(board, "there is nothing to explain");
  return outcome == Outcome::unsound ? "a step contradicts the solution: a defect of the program" : "";
}

std::string reason_not_to_draw(const Board& board) {
  return unsolvable(board, "there is no step to draw");
}

Answer draw(Parameters& parameters) {
  const Board board = take_board(parameters);
  const std::uint64_t ordinal = parameters.number("step");
  records::StepQuestion question = take_question(parameters);
  question.set_uniqueness_on_scale(Uniqueness::assumed);
  const DrawOptions drawing = take_draw_options(parameters, take_style(parameters));
  if (const auto error = parameters.error()) return *error;
  const Grid grid(board);
  if (ordinal == 0) return Json{{"type", "draw"}, {"step", nullptr}, {"svg", draw_grid(grid, drawing)}};
  StepDrawing step(ordinal, drawing);
  const records::PathAnswer answer = records::PathFinder({std::move(question)}).find(grid, step);
  if (answer.outcome == Outcome::none) return impossible(reason_not_to_draw(board));
  if (step.svg()) return Json{{"type", "draw"}, {"step", ordinal}, {"svg", *step.svg()}};
  const std::string end = is_cut_short(answer.ending()) ? "budget" : "path";
  return impossible("the " + end + " ends before step " + std::to_string(ordinal));
}

Answer style_sheet(Parameters& parameters) {
  if (const auto error = parameters.error()) return *error;
  return Json{{"type", "style_sheet"}, {"css", draw_style_sheet()}};
}

Answer explain(Parameters& parameters) {
  const Board board = take_board(parameters);
  const records::StepQuestion question = take_question(parameters);
  const bool is_fewest = parameters.flag("fewest");
  if (is_fewest && question.ladder.frozen)
    parameters.refuse("fewest", "the path on the ladder " + question.ladder.ladder.name + " is part of its rating");
  const FewestOptions fewest_options = take_fewest_options(parameters, question);
  const WalkOptions page{take_style(parameters), parameters.text("name"), std::string(version()), parameters.stop()};
  const bool is_markdown = parameters.word("to") == "markdown";
  if (const auto error = parameters.error()) return *error;
  std::optional<Fewest> fewest;
  if (is_fewest) fewest = FewestFinder(question.ladder.ladder, fewest_options).find(Grid(board));
  if (parameters.is_stopped()) return stopped();
  if (fewest && !fewest->path && fewest->outcome != Outcome::none) return unexplained(*fewest, page.style);
  Walk walk = fewest && fewest->path
                  ? Walk::by_path(*fewest->path, records::status_of(*fewest), question.ladder.ladder, question.solver)
                  : walk_of(Grid(board), question);
  const std::string reason = reason_to_refuse(board, walk.outcome());
  if (!reason.empty()) return impossible(reason);
  walk.rate({}, {.uses_uniqueness = question.solver.uses_uniqueness, .work = {.stop = parameters.stop()}});
  if (parameters.is_stopped()) return stopped();
  Json json = {{"type", "explain"}, {"status", name(walk.outcome())}};
  if (fewest) add_fewest(json, *fewest, page.style);
  if (is_markdown) {
    WalkText text = walk_markdown(walk, "", page);
    json["markdown"] = std::move(text.text);
    json["pictures"] = pictures_json(text.pictures);
  } else {
    json["html"] = walk_page(walk, page);
  }
  if (parameters.is_stopped()) return stopped();
  return json;
}

}  // namespace deduku::service
