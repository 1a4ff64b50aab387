#include "deduku/why.hpp"

#include <algorithm>
#include <tuple>

#include "deduku/houses.hpp"
#include "src/engine/slicing.hpp"
#include "src/search/admission.hpp"

namespace deduku {

std::string_view name(WhyFinding finding) {
  static constexpr std::array<std::string_view, why_finding_count> names = {"shown",    "held",      "excluded",
                                                                            "unmarked", "unreached", "undecided"};
  return names[static_cast<std::size_t>(finding)];
}

namespace {

/// The digit that decides a candidate without a step: in its cell, or in a house of it.
std::optional<Candidate> holder_of(const Grid& grid, Candidate candidate) {
  const Cell cell = candidate.cell();
  if (const std::optional<Digit> value = grid.value(cell)) return Candidate(cell, *value);
  const CellSet holders = grid.solved_cells(candidate.digit()) & peers(cell);
  return holders.empty() ? std::nullopt : std::optional(Candidate(holders.first(), candidate.digit()));
}

/// The effects that decide a candidate.
Effects deciding(Candidate candidate, bool is_true) {
  Effects effects;
  (is_true ? effects.places : effects.removes).insert(candidate);
  return effects;
}

/// Whether a step places a candidate, or removes or excludes it.
bool decides(const Step& step, Candidate candidate, bool is_true) {
  if (is_true) return step.effects.places.contains(candidate);
  if (step.effects.removes.contains(candidate)) return true;
  const Cell cell = candidate.cell();
  return step.effects.places.cells(candidate.digit()).intersects(peers(cell)) ||
         !(step.effects.places.digits(cell) - DigitSet{candidate.digit()}).empty();
}

/// The cost of the hardest technique on a path.
int hardest_cost(const Path& path) {
  int most = 0;
  for (const StepEvent& event : path) most = std::max(most, event.rung->cost);
  return most;
}

/// Climbs the ladder for one candidate.
class WhySearch {
 public:
  WhySearch(const Grid& grid, Candidate candidate, const Ladder& ladder, const SolverOptions& options)
      : grid_(grid),
        candidate_(candidate),
        options_(options),
        budget_(options.work, Budget::technique),
        solver_(ladder, options, budget_),
        slicer_(ladder, options, budget_) {}

  Why run() {
    why_.candidate = candidate_;
    if (!ask_search()) return why_;
    promise_ = promise_of(grid_, options_);
    Path path(grid_);
    if (!run_ladder(path)) return why_;
    why_.status = WhyFinding::shown;
    why_.slice = slice_of(path);
    for (std::size_t i = 0; i < path.size() && why_.slice.path.size() > 1 && !budget_.is_over(); ++i)
      try_others(path, i);
    why_.slice.is_cut = budget_.is_over();
    return why_;
  }

 private:
  /// Whether the search proves that the candidate is true, or that it is false.
  bool ask_search() {
    why_.with = search::solution_where(candidate_, true, grid_, *options_.search);
    why_.without = search::solution_where(candidate_, false, grid_, *options_.search);
    why_.is_true = why_.with.has_value();
    if (why_.with.has_value() != why_.without.has_value()) return true;
    why_.status = why_.with ? WhyStatus(WhyFinding::undecided) : Outcome::none;
    return false;
  }

  /// Adds steps until the candidate is decided.
  bool run_ladder(Path& path) {
    while (path.finish().has(candidate_)) {
      const std::optional<StepEvent> event = solver_.next_step(path.finish(), promise_);
      if (!event) {
        const Outcome ending = solver_.ending();
        why_.status = is_cut_short(ending) ? WhyStatus(ending) : WhyFinding::unreached;
        return false;
      }
      path.add(event->view, *event->rung);
    }
    const bool is_placed = path.finish().value(candidate_.cell()) == candidate_.digit();
    if (is_placed != why_.is_true) why_.status = Outcome::unsound;
    return is_placed == why_.is_true;
  }

  Slice slice_of(const Path& path) {
    return engine::slice_on(budget_, path, deciding(candidate_, why_.is_true), promise_, slicer_);
  }

  /// The maximum cost of the techniques tried at a place of the path. A step at its start would be the whole argument,
  /// so it may cost more than the argument so far.
  int most_at(const Path& path, std::size_t index) const {
    const int most =
        index == 0 ? max_cost_asked_everywhere : std::min(hardest_cost(why_.slice.path), max_cost_asked_everywhere);
    return std::max(path[index].rung->cost, most);
  }

  /// Tries other steps that decide the candidate on a grid of the path: those of the next step's technique and of the
  /// techniques after it, because the techniques before it have no step. Trials are skipped, because listing their
  /// steps means trying every candidate.
  void try_others(const Path& path, std::size_t index) {
    const StepEvent next = path[index];
    const int most = most_at(path, index);
    bool is_due = false;
    for (const Rung& rung : solver_.ladder().rungs) {
      is_due = is_due || rung == *next.rung;
      if (!is_due || rung.cost > most || family_of(rung.technique) == Family::trial) continue;
      const StepList& steps = solver_.all_steps(next.view.before, rung.technique, promise_);
      for (const Step& step : steps) {
        if (budget_.is_over()) return;
        if (decides(step, candidate_, why_.is_true))
          try_path(path.before(index), steps.view(next.view.before, step), rung);
      }
      if (why_.slice.path.size() == 1) return;  // later steps cost more
    }
  }

  void try_path(Path path, const StepView& last, const Rung& rung) {
    path.add(last, rung);
    Slice other = slice_of(path);
    const auto rank = [](const Slice& slice) {
      return std::tuple(!slice.is_proved, slice.path.size(), slice.path.cost());
    };
    if (rank(other) < rank(why_.slice)) why_.slice = std::move(other);
  }

  const Grid& grid_;
  Candidate candidate_;
  const SolverOptions& options_;
  Budget budget_;
  Solver solver_;
  Solver slicer_;  ///< for new steps while those of the other solver are in use
  Promise promise_ = Promise::none;
  Why why_;
};

}  // namespace

Why why(const Grid& grid, Candidate candidate, const Ladder& ladder, const SolverOptions& options) {
  Why answer{.candidate = candidate, .holder = holder_of(grid, candidate)};
  if (grid.has(candidate)) return WhySearch(grid, candidate, ladder, options).run();
  answer.status = WhyFinding::unmarked;
  if (answer.holder) {
    const bool is_in_cell = answer.holder->cell() == candidate.cell();
    answer.status = is_in_cell ? WhyFinding::held : WhyFinding::excluded;
    answer.is_true = answer.holder == candidate;
  }
  return answer;
}

}  // namespace deduku
