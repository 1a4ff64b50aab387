#include "src/cli/steps/se_steps.hpp"

#include "deduku/explain.hpp"
#include "deduku/json.hpp"
#include "src/cli/command/budgeted_rater.hpp"
#include "src/cli/command/se_path.hpp"
#include "src/cli/command/se_rating_text.hpp"
#include "src/cli/command/solutions.hpp"
#include "src/cli/io/signals.hpp"
#include "src/records/status.hpp"

namespace deduku::cli {

namespace {

using records::PuzzleStatus;
using records::status_of_rating;

/// "forcing_chains  6.6  r1c2=4 -> r1c7<>4  =>  r5c7<>4"
std::string step_line_of(const SeStepView& view) {
  std::string text = std::string(se_producer_key(view.step.producer)) + "  " + tenths_text(view.step.rating);
  for (const SeChain& chain : view.chains) text += "  " + chain_text(chain);
  return text + "  =>  " + effects_text(view.step);
}

/// The grid after a step. That it contradicts itself does not matter to the scale.
Grid grid_after(const SeStepView& view) {
  Grid grid = view.before;
  (void)grid.apply(view.step);
  return grid;
}

void write_step(Session& session, const SeStepView& view, int ordinal, StepForm form, const TextStyle& style,
                const BoardOptions& board) {
  if (form == StepForm::json) {
    Json record = {{"type", "step"}, {"n", ordinal}};
    record.update(se_step_json(view, style));
    write_json(session.out, record);
  } else {
    if (board.shows_board()) session.out.write(board.board(draw::picture_of(view), session.out, style));
    const std::string line = with_painted_effects(step_line_of(view), effects_text(view.step), view.step, session.out);
    session.out.write(form == StepForm::sentences ? numbered_sentence(ordinal, view, style, session.out)
                                                  : std::to_string(ordinal) + "\t" + line + "\n");
  }
  session.out.end_record();
}

}  // namespace

ExitCode write_se_steps(Session& session, const Grid& grid, const RatingChoices& choices, const SolverOptions& options,
                        StepForm form, StepProver* prover, const TextStyle& style, const BoardOptions& board) {
  const std::uint64_t solutions = search::count(grid, 2, *options.search);
  PuzzleStatus status = solutions == 0 ? PuzzleStatus::none : PuzzleStatus::several;
  int ordinal = 0;
  Grid reached = grid;
  if (solutions == 1 || (solutions > 1 && options.promise == Promise::none)) {
    BudgetedRater rater(choices, options.promise);
    const SeRating rating = rater.explain(grid, [&](const SeStepView& view) {
      if (prover != nullptr) prover->prove(view);
      write_step(session, view, ++ordinal, form, style, board);
      reached = grid_after(view);
    });
    if (interrupted()) return interrupted_code();
    if (solutions == 1) status = status_of_rating(rating.outcome);
  }
  if (form == StepForm::json) {
    write_json(session.out,
               {{"type", "end"}, {"status", name(status)}, {"steps", ordinal}, {"grid", grid_json(reached)}});
  } else {
    session.out.write(end_line(form, name(status), ordinal, style));
  }
  return status == PuzzleStatus::solved ? ExitCode::done : ExitCode::unsolved;
}

}  // namespace deduku::cli
