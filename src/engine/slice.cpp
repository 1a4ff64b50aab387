// Slices of a path: what a conclusion rests on.
#include "deduku/check.hpp"
#include "deduku/houses.hpp"
#include "deduku/path.hpp"

namespace deduku {

namespace {

/// The candidates that are true or still possible.
CandidateSet present_in(const Grid& grid) {
  CandidateSet present = grid.all_candidates();
  for (Digit digit : Digit::all()) present.insert(digit, grid.solved_cells(digit));
  return present;
}

/// All others.
CandidateSet gone_from(const Grid& grid) {
  CandidateSet all;
  for (Digit digit : Digit::all()) all.insert(digit, CellSet::all());
  return all - present_in(grid);
}

/// What a digit in a cell excludes.
CandidateSet excluded_by(Candidate placed) {
  CandidateSet excluded(placed.digit(), peers(placed.cell()));
  excluded.insert(placed.cell(), ~DigitSet{placed.digit()});
  return excluded;
}

/// Those of some effects that a grid has still to take.
Effects left_of(const Effects& effects, const Grid& grid) {
  const CandidateSet open = grid.all_candidates();
  return {effects.places & open, effects.removes & open};
}

bool has_come_about(const Effects& wanted, const Grid& grid) {
  for (Candidate candidate : wanted.places) {
    if (grid.value(candidate.cell()) != candidate.digit()) return false;
  }
  return !present_in(grid).intersects(wanted.removes);
}

class Slicer {
 public:
  Slicer(const Effects& wanted, Promise promise, const WorkLimits& work)
      : wanted_(wanted), promise_(promise), work_(work) {}

  Slice run(const Path& path) {
    Slice slice{needed_steps(path)};
    for (std::size_t i = slice.path.size(); i-- > 0;) {
      slice.is_broken_off = must_stop();
      if (slice.is_broken_off) break;
      const std::optional<Path> shorter = without(slice.path, i);
      if (!shorter) continue;
      slice.path = needed_steps(*shorter);
      i = std::min(i, slice.path.size());
    }
    slice.is_proved = is_proved(slice.path);
    return slice;
  }

 private:
  /// A step of a path, and which of its effects are used.
  struct Kept {
    std::size_t index;
    Effects used;
  };

  bool must_stop() const { return (work_.budget > 0 && proofs_ >= work_.budget) || (work_.stop && work_.stop()); }

  Proof prove(const Grid& grid, const StepView& view, const Effects& effects) {
    ++proofs_;
    Premises premises = premises_of(view);
    update_absent(premises, grid);
    return check(grid, premises, effects, promise_);
  }

  /// What must be gone for some effects of a step, and for what its links and branches say.
  CandidateSet needs_of(const StepView& view, const Effects& effects) {
    const Proof proof = prove(view.before, view, effects);
    if (proof.verdict != Verdict::proved) return gone_from(view.before);
    return proof.used.absent | premises_of_chains(view).absent;
  }

  /// Walks back from what is wanted, and builds the path of the steps that it meets.
  Path needed_steps(const Path& path) {
    std::vector<Kept> kept;
    CandidateSet needed = wanted_.removes;
    for (std::size_t i = path.size(); i-- > 0;) {
      const StepEvent event = path[i];
      const CandidateSet lost =
          present_in(event.before) - present_in(i + 1 < path.size() ? path[i + 1].before : path.end());
      const Effects used = used_effects(event.step, needed & lost);
      if (!used.has_effect()) continue;
      kept.push_back({i, used});
      needed |= needs_of(event, used);
    }
    Path shorter(path.start());
    for (auto each = kept.rbegin(); each != kept.rend(); ++each) {
      if (!add_step(shorter, path[each->index], each->used)) return path;
    }
    return has_come_about(wanted_, shorter.end()) ? shorter : path;
  }

  /// The effects by which a step takes what is needed: its removals, then what its digits exclude.
  Effects used_effects(const Step& step, CandidateSet needed) const {
    Effects used{step.places & wanted_.places, step.removes & needed};
    needed -= used.removes;
    for (Candidate placed : step.places) {
      if (excluded_by(placed).intersects(needed)) used.places.insert(placed);
    }
    return used;
  }

  /// Adds a step of a longer path as it stands at the end of a shorter one: with what is used, and with what is proved
  /// there of the rest. False where what is used does not follow there.
  bool add_step(Path& path, const StepEvent& event, const Effects& used) {
    const Grid& grid = path.end();
    const Effects all = left_of(event.step, grid);
    if (!all.has_effect() || present_in(grid).intersects(premises_of_chains(event).absent)) return false;
    Step step = event.step;
    static_cast<Effects&>(step) = all;
    if (!follows(grid, event, all)) {
      static_cast<Effects&>(step) = left_of(used, grid);
      if (!step.has_effect() || !follows(grid, event, step)) return false;
    }
    path.add({grid, step, event.links, event.branches}, event.rung);
    return true;
  }

  /// Whether effects of a step follow on a grid. What the checker cannot prove follows where nothing is back that was
  /// gone when it was found.
  bool follows(const Grid& grid, const StepView& view, const Effects& effects) {
    return prove(grid, view, effects).verdict == Verdict::proved || present_in(view.before).contains(present_in(grid));
  }

  /// The path without one step; empty where others do not follow without it, or what is wanted does not.
  std::optional<Path> without(const Path& path, std::size_t index) {
    Path shorter = path.before(index);
    for (std::size_t i = index + 1; i < path.size(); ++i) {
      const StepEvent event = path[i];
      if (left_of(event.step, shorter.end()).has_effect() && !add_step(shorter, event, event.step)) return std::nullopt;
    }
    return has_come_about(wanted_, shorter.end()) ? std::optional(std::move(shorter)) : std::nullopt;
  }

  bool is_proved(const Path& path) {
    for (std::size_t i = 0; i < path.size(); ++i) {
      const StepEvent event = path[i];
      if (prove(event.before, event, event.step).verdict != Verdict::proved) return false;
    }
    return true;
  }

  const Effects& wanted_;
  Promise promise_;
  const WorkLimits& work_;
  std::uint64_t proofs_ = 0;
};

}  // namespace

Slice slice(const Path& path, const Effects& wanted, Promise promise, const WorkLimits& work) {
  assert(has_come_about(wanted, path.end()));
  return Slicer(wanted, promise, work).run(path);
}

Slice shortened(const Path& path, Promise promise, const WorkLimits& work) {
  Effects placed;
  for (Digit digit : Digit::all()) {
    placed.places.insert(digit, path.end().solved_cells(digit) - path.start().solved_cells(digit));
  }
  return slice(path, placed, promise, work);
}

}  // namespace deduku
