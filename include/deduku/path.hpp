// A stored path: the steps of a solve with their whole explanations, and the grids between them.
#pragma once

#include <optional>
#include <vector>

#include "deduku/export.h"
#include "deduku/place_iterator.hpp"
#include "deduku/solver.hpp"

namespace DEDUKU_API deduku {

class Path {
 public:
  /// An empty path on the empty grid.
  Path() : Path(Grid()) {}
  /// An empty path.
  explicit Path(const Grid& start) : grids_{start} {}

  const Grid& start() const { return grids_.front(); }
  /// The grid after the last step.
  const Grid& finish() const { return grids_.back(); }
  std::size_t size() const { return steps_.size(); }
  bool empty() const { return steps_.empty(); }

  /// A step by its index, from 0. The event refers to this path.
  StepEvent operator[](std::size_t index) const& {
    const Origin& origin = origins_[index];
    StepEvent event{steps_.view(grids_[index], steps_[index]), nullptr, static_cast<int>(index) + 1};
    if (origin.rung) event.rung = &*origin.rung;
    if (origin.scale) event.view.scale = &*origin.scale;
    return event;
  }
  StepEvent operator[](std::size_t index) const&& = delete;
  /// The steps in their order: `for (const StepEvent& event : path)`.
  PlaceIterator<Path> begin() const { return {*this, 0}; }
  PlaceIterator<Path> end() const { return {*this, size()}; }
  /// Appends a copy of a found step, and executes it. Contradictions are the caller's concern.
  void add(const StepView& view, const Rung& rung) { add(view, {rung, std::nullopt}); }
  /// Appends a step on the ladder of a frozen scale, with its description by the scale.
  void add(const StepView& view) { add(view, {std::nullopt, *view.scale}); }
  /// The path up to a step, without it.
  Path before(std::size_t index) const;

  /// The total cost of the steps, in hundredths.
  int cost() const;

 private:
  /// The finder of a step: a rung of our ladder, or a technique of a frozen scale.
  struct Origin {
    std::optional<Rung> rung{};
    std::optional<ScaleTechnique> scale{};

    int cost_of_step(const Step& step) const { return rung ? cost_of(*rung, step) : scale->rating; }
  };

  void add(const StepView& view, Origin origin);

  StepList steps_;
  std::vector<Origin> origins_;  ///< one per step
  std::vector<Grid> grids_;      ///< before each step, and the final grid
};

/// Records the path of a solve.
class PathRecorder : public Observer {
 public:
  void on_start(const Grid& grid) override { path_ = Path(grid); }
  void on_step(const StepEvent& event) override { path_.add(event.view, *event.rung); }

  /// The path of the last solve.
  const Path& path() const { return path_; }

 private:
  Path path_;
};

/// The steps of a path that are needed.
struct Slice {
  Path path;
  /// Whether the checker has proved each step on the grid after its previous steps. A step that it cannot prove is
  /// assumed to need every previous step.
  bool is_proved = true;
  /// Whether the limits kept some step from being removed to check whether it is needed.
  bool is_cut = false;
};

/// The steps of a path on which some effects rest. The effects must hold at its end: candidates removed or digits
/// placed. Walks back from them: a step is kept if it removed, or excluded by a digit, a candidate whose absence a kept
/// step needs; candidates absent from the start need no step. Then each step is removed to check whether it is needed.
/// The sentence of a step may be wrong after other steps are removed: for a full house, other cells may then be empty.
/// So the step is replaced by the first one that the ladder finds there with the same effects, up to techniques that
/// search for long. Each step has only those of its effects that the checker proves on the shorter path.
/// The budget is that of a solver, and also counts each proof as one trial of a technique; when it is used up, no more
/// steps are removed.
Slice slice(const Path& path, const Effects& wanted, Promise promise, const Ladder& ladder = default_ladder(),
            const WorkLimits& work = {});

/// The slice for everything that the path places: the path without unneeded steps.
Slice shortened(const Path& path, Promise promise, const Ladder& ladder = default_ladder(),
                const WorkLimits& work = {});

/// Techniques up to this cost, in hundredths, are searched for all steps on every grid; costlier ones search for long.
inline constexpr int max_cost_asked_everywhere = 500;

}  // namespace deduku
