#include "src/cli/steps/scale_steps.hpp"

#include "deduku/explain.hpp"
#include "deduku/json.hpp"
#include "src/cli/command/budgeted_rater.hpp"
#include "src/cli/command/solutions.hpp"
#include "src/cli/io/signals.hpp"
#include "src/cli/steps/step_writer.hpp"
#include "src/records/frozen_record.hpp"
#include "src/records/status.hpp"

namespace deduku::cli {

namespace {

using records::PuzzleStatus;
using records::status_of_rating;

}  // namespace

ExitCode write_scale_steps(Session& session, const Grid& grid, FrozenScale scale, const RatingChoices& choices,
                           const SolverOptions& options, StepForm form, StepProver* prover, const TextStyle& style,
                           const BoardOptions& board) {
  const std::uint64_t solutions = search::count(grid, 2, *options.search);
  PuzzleStatus status = solutions == 0 ? PuzzleStatus::none : PuzzleStatus::several;
  int ordinal = 0;
  Grid reached = grid;
  if (solutions == 1 || (solutions > 1 && options.promise == Promise::none)) {
    BudgetedRater rater(scale, choices, options.promise);
    records::FrozenProofs proofs(interrupted);
    StepWriter writer(session, form, style, board, proofs.work());
    const FrozenRating rating = rater.explain(grid, [&](const StepView& view) {
      if (prover != nullptr) prover->prove_next(view);
      ++ordinal;
      writer.write(view, ordinal, nullptr, std::to_string(ordinal), rating_text(*view.scale));
      reached = view.before;
      (void)reached.apply(view.step);  // that it contradicts itself does not matter to the scale
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
