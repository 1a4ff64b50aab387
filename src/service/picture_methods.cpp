// Pictures and pages.
#include "deduku/version.hpp"
#include "deduku/walk.hpp"
#include "src/service/common_parameters.hpp"
#include "src/service/methods.hpp"

namespace deduku::service {

namespace {

/// The step with this ordinal on the path of our own ladder, drawn; empty where the path ends before it.
std::optional<std::string> draw_own_step(Grid grid, std::uint64_t ordinal, const Ladder& ladder,
                                         const SolverOptions& options, const DrawOptions& drawing) {
  Solver solver(ladder, options);
  const Promise promise = promise_of(grid, options.promise);
  for (std::uint64_t n = 1; !grid.is_complete(); ++n) {
    const std::optional<StepEvent> event = solver.next_step(grid, promise);
    if (!event) break;
    if (n == ordinal) return draw_step(*event, drawing);
    const Step step = event->step;
    if (grid.apply(step) == Status::contradiction) break;
  }
  return std::nullopt;
}

/// The same on the ladder of Sudoku Explainer.
std::optional<std::string> draw_se_step(Grid grid, std::uint64_t ordinal, const SeOptions& options,
                                        const DrawOptions& drawing) {
  SeRater rater(options);
  std::optional<std::string> svg;
  for (std::uint64_t n = 1; !grid.is_complete() && !svg; ++n) {
    SeStep step;
    (void)rater.explain_next(grid, [&](const SeStepView& view) {
      step = view.step;
      if (n == ordinal) svg = draw_step(view, drawing);
    });
    if (!step.has_effect()) break;
    (void)grid.apply(step);  // that it contradicts itself does not matter to the scale
  }
  return svg;
}

Walk walk_of(const Grid& grid, const LadderChoice& ladder, const SolverOptions& options, SeMode mode) {
  if (!ladder.is_se) return Walk::by_ladder(grid, ladder.ladder, options);
  return Walk::by_se(grid, {{options.promise, options.promise == Promise::none, options.work}, mode});
}

Json pictures_json(const std::vector<WalkPicture>& pictures) {
  Json list = Json::array();
  for (const WalkPicture& picture : pictures) list.push_back({{"file", picture.file}, {"svg", picture.svg}});
  return list;
}

}  // namespace

Answer draw(Parameters& parameters) {
  const Board board = take_board(parameters);
  const std::uint64_t ordinal = parameters.number("step", 0, 1, 100'000);
  const LadderChoice ladder = take_ladder(parameters, true);
  const SolverOptions options = take_solver_options(parameters);
  const SeOptions se = take_se_options(parameters, options);
  const DrawOptions drawing = take_draw_options(parameters, take_style(parameters));
  if (const auto error = parameters.error()) return *error;
  const Grid grid(board);
  if (ordinal == 0) return Json{{"type", "draw"}, {"step", nullptr}, {"svg", draw_grid(grid, drawing)}};
  if (search::count(grid, 1) == 0) return impossible("the puzzle has no solution, so there is no step to draw");
  const std::optional<std::string> svg = ladder.is_se ? draw_se_step(grid, ordinal, se, drawing)
                                                      : draw_own_step(grid, ordinal, ladder.ladder, options, drawing);
  if (!svg) return impossible("the path ends before step " + std::to_string(ordinal));
  return Json{{"type", "draw"}, {"step", ordinal}, {"svg", *svg}};
}

Answer style_sheet(Parameters& parameters) {
  if (const auto error = parameters.error()) return *error;
  return Json{{"type", "style_sheet"}, {"css", draw_style_sheet()}};
}

Answer explain(Parameters& parameters) {
  const Board board = take_board(parameters);
  const LadderChoice ladder = take_ladder(parameters, true);
  const SolverOptions options = take_solver_options(parameters);
  const SeMode mode = take_se_mode(parameters);
  const WalkOptions page{take_style(parameters), parameters.text("name"), std::string(version())};
  const bool is_markdown = parameters.choice("to", {"html", "markdown"}) == 1;
  if (const auto error = parameters.error()) return *error;
  Walk walk = walk_of(Grid(board), ladder, options, mode);
  if (walk.outcome() == Outcome::none) return impossible("the puzzle has no solution, so there is nothing to explain");
  if (walk.outcome() == Outcome::unsound) return impossible("a step contradicts the solution, a defect of the program");
  walk.rate({}, {options.promise, false, {0, parameters.stop()}});
  if (parameters.is_stopped()) return stopped();
  Json json = {{"type", "explain"}, {"status", name(walk.outcome())}};
  if (is_markdown) {
    WalkText text = walk_markdown(walk, "", page);
    json["markdown"] = std::move(text.text);
    json["pictures"] = pictures_json(text.pictures);
  } else {
    json["html"] = walk_page(walk, page);
  }
  return json;
}

}  // namespace deduku::service
