// Pictures and pages.
#include "deduku/version.hpp"
#include "deduku/walk.hpp"
#include "src/core/work.hpp"
#include "src/records/status.hpp"
#include "src/service/common_parameters.hpp"
#include "src/service/methods.hpp"

namespace deduku::service {

namespace {

/// What ends before a step: the path, or the budget.
ServiceError ends_before(std::uint64_t ordinal, std::string_view what) {
  return impossible("the " + std::string(what) + " ends before step " + std::to_string(ordinal));
}

/// The step with this ordinal on the path of our own ladder, drawn.
Expected<std::string, ServiceError> draw_own_step(Grid grid, std::uint64_t ordinal, const Ladder& ladder,
                                                  const SolverOptions& options, const DrawOptions& drawing) {
  Work work;
  work.start(options.work, Work::technique);
  Solver solver(ladder, options, work);
  const Promise promise = promise_of(grid, options.promise);
  for (std::uint64_t n = 1; !grid.is_complete(); ++n) {
    const std::optional<StepEvent> event = solver.next_step(grid, promise);
    if (!event && is_cut_short(solver.ending())) return ends_before(ordinal, "budget");
    if (!event) break;
    if (n == ordinal) return draw_step(*event, drawing);
    const Step step = event->step;
    if (grid.apply(step) == Status::contradiction) break;
  }
  return ends_before(ordinal, "path");
}

/// The same on the ladder of a frozen scale.
Expected<std::string, ServiceError> draw_frozen_step(const Grid& grid, std::uint64_t ordinal,
                                                     const FrozenOptions& options, const DrawOptions& drawing) {
  std::optional<std::string> svg;
  std::uint64_t n = 0;
  const auto visit = [&](const StepView& view) {
    if (++n == ordinal) svg = draw_step(view, drawing);
  };
  const FrozenRating rating = FrozenRater(options).explain(grid, visit, static_cast<int>(ordinal));
  if (svg) return std::move(*svg);
  return ends_before(ordinal, is_cut_short(rating.outcome) ? "budget" : "path");
}

Walk walk_of(const Grid& grid, const LadderChoice& ladder, const SolverOptions& options, SeMode mode) {
  if (!ladder.frozen) return Walk::by_ladder(grid, ladder.ladder, options);
  return Walk::by_scale(grid, {*ladder.frozen, options.promise, options.promise == Promise::none, options.work, mode});
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
  const FrozenOptions frozen = take_frozen_options(parameters, ladder, options);
  const DrawOptions drawing = take_draw_options(parameters, take_style(parameters));
  if (const auto error = parameters.error()) return *error;
  const Grid grid(board);
  if (ordinal == 0) return Json{{"type", "draw"}, {"step", nullptr}, {"svg", draw_grid(grid, drawing)}};
  if (search::count(grid, 1) == 0) return impossible("the puzzle has no solution, so there is no step to draw");
  const Expected<std::string, ServiceError> svg = ladder.frozen
                                                      ? draw_frozen_step(grid, ordinal, frozen, drawing)
                                                      : draw_own_step(grid, ordinal, ladder.ladder, options, drawing);
  if (!svg) return svg.error();
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
