#include "deduku/supposition.hpp"

#include <tuple>
#include <utility>

#include "deduku/houses.hpp"
#include "src/engine/slicing.hpp"

namespace deduku {

namespace {

/// Climbs the ladder after assuming a candidate.
class Refuter {
 public:
  Refuter(const Ladder& ladder, const SolverOptions& options)
      : budget_(options.work, Budget::technique),
        solver_(ladder, options, budget_),
        slicer_(ladder, options, budget_) {}

  std::optional<Refutation> run(const Grid& supposed) {
    Path path(supposed);
    while (!path.finish().has_contradiction()) {
      if (!add_singles(path) && !add_step(path)) return std::nullopt;
    }
    tell_cells(path);
    tell_houses(path);
    return std::move(shortest_);
  }

 private:
  /// Adds all singles, so that the contradiction nearest to the assumption is found, not the first one in the order of
  /// the search. Returns whether there were any.
  bool add_singles(Path& path) {
    const Grid before = path.finish();
    const std::size_t size = path.size();
    for (const Rung& rung : solver_.ladder().rungs) {
      if (family_of(rung.technique) != Family::singles) continue;
      const StepList& steps = solver_.all_steps(before, rung.technique, Promise::none);
      for (const Step& step : steps) {
        if (step.effects.places.intersects(path.finish().all_candidates())) path.add(steps.view(before, step), rung);
      }
    }
    return path.size() > size;
  }

  bool add_step(Path& path) {
    const std::optional<StepEvent> event = solver_.next_step(path.finish(), Promise::none);
    if (event) path.add(event->view, *event->rung);
    return event.has_value();
  }

  /// Reports the cells without a candidate.
  void tell_cells(const Path& path) {
    for (Cell cell : path.finish().empty_cells()) {
      if (!path.finish().candidates(cell).empty()) continue;
      Effects gone;
      gone.removes.insert(cell, DigitSet::all());
      tell(path, gone, {.path = {}, .cell = cell});
    }
  }

  /// Reports the houses without a cell for a digit.
  void tell_houses(const Path& path) {
    for (House house : House::all()) {
      for (Digit digit : ~path.finish().solved_digits(house)) {
        if (!path.finish().cells(house, digit).empty()) continue;
        Effects gone;
        gone.removes.insert(digit, cells_of(house));
        tell(path, gone, {.path = {}, .house = house, .digit = digit});
      }
    }
  }

  /// Keeps the refutation if it rests on fewer steps than all previous ones.
  void tell(const Path& path, const Effects& gone, Refutation refutation) {
    refutation.path = engine::slice_on(budget_, path, gone, Promise::none, slicer_).path;
    const auto rank = [](const Refutation& one) { return std::tuple(one.path.size(), one.path.cost()); };
    if (!shortest_ || rank(refutation) < rank(*shortest_)) shortest_ = std::move(refutation);
  }

  Budget budget_;
  Solver solver_;
  Solver slicer_;  ///< for new steps while those of the other solver are in use
  std::optional<Refutation> shortest_;
};

}  // namespace

std::optional<Refutation> refute(const Grid& grid, Candidate candidate, const Ladder& ladder,
                                 const SolverOptions& options) {
  if (!grid.has(candidate)) return std::nullopt;
  Grid supposed = grid;
  (void)supposed.place(candidate.cell(), candidate.digit());  // cells or houses emptied by it are found below
  return Refuter(ladder, options).run(supposed);
}

}  // namespace deduku
