#include "src/records/hint_finder.hpp"

#include <algorithm>
#include <limits>
#include <tuple>

#include "deduku/explain.hpp"
#include "src/core/budget.hpp"
#include "src/core/givens.hpp"
#include "src/fewest/rounds_within.hpp"
#include "src/present/words.hpp"
#include "src/records/board_faults.hpp"
#include "src/records/why_text.hpp"
#include "src/search/admission.hpp"

namespace deduku::records {

namespace {

/// A ladder for a board with marks, on which a cell with a single mark is seen at once: it costs nothing and comes
/// first.
Ladder naked_singles_first(Ladder ladder) {
  for (const TechniqueId technique : {TechniqueId::naked_single, TechniqueId::full_house}) {
    const auto seen = std::ranges::find(ladder.rungs, technique, &Rung::technique);
    if (seen == ladder.rungs.end()) continue;
    seen->cost = 0;
    std::rotate(ladder.rungs.begin(), seen, seen + 1);
  }
  return ladder;
}

class HintFinder {
 public:
  explicit HintFinder(const HintOptions& options) : options_(options) {}

  Hint answer_for(Board board, const Board& puzzle, bool knows_puzzle) const {
    if (const int lost = claim_givens(board, puzzle)) return {Mismatch::mismatch, mismatch_text(puzzle, lost, style())};
    if (const auto conflict = find_conflict(puzzle)) {
      return {Outcome::none, conflict_hint(*conflict, options_.level, style())};
    }
    const BoardProgress progress = deduku::find_faults(board, *options_.steps.solver.search);
    if (progress.status == Outcome::none) return {Outcome::none, no_solution_text(board, knows_puzzle, style())};
    if (progress.status == ProgressFinding::wrong) return mistakes_on(board, progress);
    if (progress.status == ProgressFinding::right) return hint_on(board);
    return answer_for_several(board);
  }

 private:
  const TextStyle& style() const { return options_.style; }
  std::string say(std::string_view key) const { return present::Words(style()).say(key); }

  /// There is a hint only if one solution is assumed, or techniques of uniqueness are not used.
  Hint answer_for_several(const Board& board) const {
    const SolverOptions& options = options_.steps.solver;
    if (options.uses_uniqueness && options.uniqueness != Uniqueness::assumed) {
      return {Outcome::several, several_text(board)};
    }
    Hint answer = hint_on(board);
    answer.note = say(options.uses_uniqueness ? "cli.hint.promised_note" : "cli.hint.several_note");
    return answer;
  }

  /// States whether there are hints that hold for all solutions, as far as it can be found out.
  std::string several_text(const Board& board) const {
    HintOptions cautious = options_;
    cautious.steps.solver.uses_uniqueness = false;
    const Hint answer = HintFinder(cautious).hint_on(board);
    if (answer.status == Outcome::stuck) return say("cli.hint.several_stuck");
    return say(answer.status.as<HintFinding>() != nullptr ? "cli.hint.several" : "cli.hint.several_note");
  }

  Hint mistakes_on(const Board& board, const BoardProgress& progress) const {
    Hint answer{ProgressFinding::wrong, mistakes_text(board, progress, options_.level, style())};
    if (options_.level == 5 && !progress.faults.wrong.empty()) {
      answer.text += refutation_of(board, progress.faults.wrong.cells());
    }
    answer.faults = progress.faults;
    return answer;
  }

  /// The reason why the first wrong entry is impossible, as lines below the rest; "" if no technique shows it.
  std::string refutation_of(const Board& board, const CellSet& wrong) const {
    const Ladder& ladder = options_.steps.ladder.frozen ? default_ladder() : options_.steps.ladder.ladder;
    const BoardProgress progress = check_progress(board, ladder, options_.steps.solver);
    if (progress.refutations.empty()) return "";
    std::string text = "\n" + why_text(progress.refutations.front(), board_without(board, wrong), style());
    if (text.ends_with('\n')) text.pop_back();
    return text;
  }

  /// Marks that placed digits exclude come first: steps no longer see them.
  Hint hint_on(const Board& board) const {
    const CandidateSet stale = stale_marks(board);
    if (stale.empty()) return next_step(board);
    Hint answer{HintFinding::stale, stale_text(board, stale, options_.level, style())};
    answer.faults.stale = stale;
    return answer;
  }

  /// The hint for a board without mistakes.
  Hint next_step(const Board& board) const {
    const Grid grid(board);
    if (grid.is_complete()) return {HintFinding::complete, say("cli.hint.complete")};
    if (options_.steps.ladder.frozen) return next_frozen_step(grid);
    const Ladder& ladder = options_.steps.ladder.ladder;
    const bool is_closed = closed(grid, options_.free) == grid;
    if (options_.prefers_progress && is_closed) return next_by_progress(grid);
    return next_own_step(grid, board.marks ? naked_singles_first(ladder) : ladder);
  }

  /// Among all steps within R, the one that unlocks most; among equals, the cheapest.
  Hint next_by_progress(const Grid& grid) const {
    const SolverOptions& options = options_.steps.solver;
    const Ladder& ladder = options_.steps.ladder.ladder;
    const Promise promise = promise_of(grid, options);
    Budget budget(options.work, Budget::technique);
    Solver solver(ladder, options, budget);
    const fewest::RoundsWithin rounds =
        fewest::rounds_within(solver, budget, grid, promise, std::numeric_limits<int>::max());
    std::optional<OwnedStep> best;
    const Rung* of_best = nullptr;
    std::tuple<int, int, int> rank_of_best;
    const ProgressMeter meter(grid, options_.free);
    for (const Rung& rung : ladder.rungs) {
      if (rung.cost > rounds.r) continue;
      const StepList& steps = solver.steps_up_to(rounds.r, grid, rung, promise);
      for (const Step& step : steps) {
        const Progress progress = meter.progress(step.effects);
        const std::tuple rank(progress.removed, progress.placed, -cost_of(rung, step));
        if (best && rank <= rank_of_best) continue;
        best.emplace(steps.view(grid, step));
        of_best = &rung;
        rank_of_best = rank;
      }
    }
    // If limits end the search before it has begun, the cheapest step is enough.
    return best ? found(best->view(), of_best) : next_own_step(grid, ladder);
  }

  Hint next_own_step(const Grid& grid, const Ladder& ladder) const {
    const SolverOptions& options = options_.steps.solver;
    Solver solver(ladder, options);
    const std::optional<StepEvent> event = solver.next_step(grid, promise_of(grid, options));
    if (!event) return without_step(solver.ending());
    // Its cost does not depend on the order of requests.
    return found(event->view,
                 &*std::ranges::find(options_.steps.ladder.ladder.rungs, event->rung->technique, &Rung::technique));
  }

  Hint next_frozen_step(const Grid& grid) const {
    std::optional<Hint> answer;
    FrozenRater rater(options_.steps.frozen_options());
    const FrozenRating rating = rater.explain(
        grid, [&](const StepView& view) { answer = found(view, nullptr); }, 1);
    return answer ? *std::move(answer) : without_step(rating.outcome);
  }

  Hint found(const StepView& view, const Rung* rung) const {
    return {.status = HintFinding::found,
            .text = hint_text(view, options_.level, style()),
            .step = OwnedStep(view),
            .rung = rung != nullptr ? std::optional(*rung) : std::nullopt,
            .ladder = options_.steps.ladder.ladder.name};
  }

  Hint without_step(Outcome ending) const {
    if (ending == Outcome::out_of_budget) return {Outcome::out_of_budget, say("cli.hint.out_of_budget")};
    if (ending == Outcome::stopped) return {Outcome::stopped, say("cli.hint.stopped")};
    return {Outcome::stuck, say("cli.hint.stuck")};
  }

  const HintOptions& options_;
};

}  // namespace

Hint find_hint(Board board, const Board* puzzle, const HintOptions& options) {
  const Board start = puzzle == nullptr ? givens_only(board) : *puzzle;
  return HintFinder(options).answer_for(board, start, puzzle != nullptr);
}

}  // namespace deduku::records
