// Slices of a path: the steps that a conclusion rests on.
#include "deduku/check.hpp"
#include "deduku/houses.hpp"
#include "deduku/premises.hpp"
#include "src/engine/slicing.hpp"

namespace deduku {

namespace {

/// The candidates that are neither true nor possible.
CandidateSet candidates_removed_from(const Grid& grid) {
  CandidateSet all;
  for (Digit digit : Digit::all()) all.insert(digit, CellSet::all());
  return all - left_on(grid);
}

/// The effects among some that a grid does not have yet.
Effects left_of(const Effects& effects, const Grid& grid) {
  const CandidateSet open = grid.all_candidates();
  return {effects.places & open, effects.removes & open};
}

bool holds_on(const Effects& wanted, const Grid& grid) {
  for (Candidate candidate : wanted.places) {
    if (grid.value(candidate.cell()) != candidate.digit()) return false;
  }
  return !left_on(grid).intersects(wanted.removes);
}

class Slicer {
 public:
  Slicer(const Effects& wanted, Promise promise, Solver& solver, Budget& budget)
      : wanted_(wanted), promise_(promise), solver_(solver), budget_(budget) {}

  Slice run(const Path& path) {
    for (;;) {
      const auto whole = kept_unreduced_;
      Slice slice = cut(path);
      if (kept_unreduced_ == whole || budget_.is_over()) return slice;
    }
  }

 private:
  Slice cut(const Path& path) {
    Slice slice{needed_steps(path)};
    // Steps found on the shorter path may have more effects, so that still others can be removed.
    leave_out(slice);
    for (std::size_t size = slice.path.size() + 1; slice.path.size() < size && !budget_.is_over();) {
      slice.path = refound_on_own_grids(slice.path);
      size = slice.path.size();
      leave_out(slice);
    }
    slice.is_proved = is_proved(slice.path);
    return slice;
  }

  /// A step of a path, and its used effects.
  struct Kept {
    std::size_t index;
    Effects used;
  };

  /// Removes each step, the last one first, to check whether it is needed.
  void leave_out(Slice& slice) {
    for (std::size_t i = slice.path.size(); i-- > 0;) {
      slice.is_cut = budget_.is_over();
      if (slice.is_cut) return;
      const std::optional<Path> shorter = without(slice.path, i);
      if (!shorter) continue;
      slice.path = needed_steps(*shorter);
      i = std::min(i, slice.path.size());
    }
  }

  bool is_kept_whole(const Step& step) const { return kept_unreduced_.test(static_cast<std::size_t>(step.technique)); }

  Proof prove(const Grid& grid, const StepView& view, const Effects& effects) {
    return prove_on(budget_, grid, view, effects);
  }
  Proof prove_on(Budget& budget, const Grid& grid, const StepView& view, const Effects& effects) {
    Premises premises = premises_of(view);
    // A placed digit may be alone in its cell there.
    premises.cells |= view.step.effects.places.cells();
    update_absent(premises, grid);
    return check(grid, premises, effects, promise_, default_check_budget, &budget);
  }

  /// The candidates that must be absent for some effects of a step, so that it can be shown as it was found: all absent
  /// candidates of the cells and houses that the proof uses, and of the other premises that are shown. Without a proof,
  /// all absent candidates.
  CandidateSet needs_of(const StepView& view, const Effects& effects) {
    Proof proof = prove(view.before, view, effects);
    if (proof.verdict != Verdict::proved) return candidates_removed_from(view.before);
    if (is_kept_whole(view.step)) return premises_of(view).absent;
    update_absent(proof.used, view.before);
    return proof.used.absent | shown_premises_of(view).absent;
  }

  /// Walks back from the wanted effects: the needed steps, the last one first.
  std::vector<Kept> walk_back(const Path& path) {
    std::vector<Kept> kept;
    CandidateSet needed = wanted_.removes;
    for (std::size_t i = path.size(); i-- > 0;) {
      const StepView view = path[i].view;
      const CandidateSet lost =
          left_on(view.before) - left_on(i + 1 < path.size() ? path[i + 1].view.before : path.finish());
      const Effects used = used_effects(view.step, needed & lost);
      if (!used.has_effect()) continue;
      kept.push_back({i, used});
      needed |= needs_of(view, used);
    }
    return kept;
  }

  /// The path of the steps found by walking back.
  Path needed_steps(const Path& path) {
    const std::vector<Kept> kept = walk_back(path);
    Path shorter(path.start());
    for (auto each = kept.rbegin(); each != kept.rend(); ++each) {
      if (!add_step(shorter, path[each->index], each->used)) return path;
    }
    return holds_on(wanted_, shorter.finish()) ? shorter : path;
  }

  /// The path of steps found again on its own grids.
  Path refound_on_own_grids(const Path& path) {
    const std::vector<Kept> kept = walk_back(path);
    Path own(path.start());
    for (auto each = kept.rbegin(); each != kept.rend(); ++each) {
      if (add_found(own, each->used)) continue;
      if (budget_.is_over()) return path;
      const StepEvent event = path[each->index];
      if (event.rung->cost <= max_cost_asked_everywhere)
        kept_unreduced_.set(static_cast<std::size_t>(event.view.step.technique));
      if (!add_step(own, event, each->used)) return path;
    }
    return holds_on(wanted_, own.finish()) ? own : path;
  }

  /// Adds the first step of the ladder that has these effects at the end of a path, if it is a cheap one.
  bool add_found(Path& path, const Effects& effects) {
    const Effects left = left_of(effects, path.finish());
    for (const Rung& rung : solver_.ladder().rungs) {
      if (rung.cost > max_cost_asked_everywhere) continue;
      const StepList& steps = solver_.all_steps(path.finish(), rung.technique, promise_);
      for (const Step& step : steps) {
        if (!step.effects.places.contains(left.places) || !step.effects.removes.contains(left.removes)) continue;
        path.add(steps.view(path.finish(), step), rung);
        return true;
      }
    }
    return false;
  }

  /// The used effects of a step: its needed removals, then the needed candidates that its digits exclude.
  Effects used_effects(const Step& step, CandidateSet needed) const {
    Effects used{step.effects.places & wanted_.places, step.effects.removes & needed};
    needed -= used.removes;
    for (Candidate placed : step.effects.places) {
      if (excluded_by(placed).intersects(needed)) used.places.insert(placed);
    }
    return used;
  }

  /// Adds a step of a longer path, in the form that it has at the end of a shorter one: with its used effects, and with
  /// those of the rest that are proved there. Returns false if it cannot be shown there.
  bool add_step(Path& path, const StepEvent& event, const Effects& used) {
    const StepView& view = event.view;
    if (is_kept_whole(view.step)) return add_found(path, used);
    const Grid& grid = path.finish();
    Step step = view.step;
    step.effects = left_of(used, grid);
    if (!step.effects.has_effect() || left_on(grid).intersects(needs_of(view, step.effects))) return false;
    const Effects all = left_of(view.step.effects, grid);
    if (prove(grid, view, all).verdict == Verdict::proved) step.effects = all;
    path.add({grid, step, view.links, view.branches}, *event.rung);
    return true;
  }

  /// The path without one step; empty if other steps or the wanted effects do not follow without it.
  std::optional<Path> without(const Path& path, std::size_t index) {
    Path shorter = path.before(index);
    for (std::size_t i = index + 1; i < path.size(); ++i) {
      const StepEvent event = path[i];
      const Effects& all = event.view.step.effects;
      if (left_of(all, shorter.finish()).has_effect() && !add_step(shorter, event, all)) return std::nullopt;
    }
    return holds_on(wanted_, shorter.finish()) ? std::optional(std::move(shorter)) : std::nullopt;
  }

  /// If the account is over, a little work is granted for the remaining proofs.
  bool is_proved(const Path& path) {
    const WorkLimits little{.budget = 500'000};
    Budget granted(little, 1);
    for (const StepEvent& event : path) {
      const StepView& view = event.view;
      Proof proof = prove(view.before, view, view.step.effects);
      if (budget_.is_over()) proof = prove_on(granted, view.before, view, view.step.effects);
      if (proof.verdict != Verdict::proved) return false;
    }
    return true;
  }

  const Effects& wanted_;
  Promise promise_;
  Solver& solver_;
  Budget& budget_;
  /// Cheap techniques that failed to find a step again after its unused premises were dropped. Their steps keep all
  /// premises, and are removed only if they are found again.
  TechniqueSet kept_unreduced_;
};

}  // namespace

Slice engine::slice_on(Budget& budget, const Path& path, const Effects& wanted, Promise promise, Solver& solver) {
  assert(holds_on(wanted, path.finish()));
  return Slicer(wanted, promise, solver, budget).run(path);
}

Slice engine::shortened_on(Budget& budget, const Path& path, Promise promise, Solver& solver) {
  Effects placed;
  for (Digit digit : Digit::all()) {
    placed.places.insert(digit, path.finish().solved_cells(digit) - path.start().solved_cells(digit));
  }
  return engine::slice_on(budget, path, placed, promise, solver);
}

Slice slice(const Path& path, const Effects& wanted, Promise promise, const Ladder& ladder, const WorkLimits& limits) {
  Budget budget(limits, Budget::technique);
  Solver solver(ladder, SolverOptions(), budget);
  return engine::slice_on(budget, path, wanted, promise, solver);
}

Slice shortened(const Path& path, Promise promise, const Ladder& ladder, const WorkLimits& limits) {
  Budget budget(limits, Budget::technique);
  Solver solver(ladder, SolverOptions(), budget);
  return engine::shortened_on(budget, path, promise, solver);
}

}  // namespace deduku
