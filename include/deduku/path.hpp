// A path that is kept: the steps of a solve with all that explains them, and the grids between them.
#pragma once

#include <optional>
#include <vector>

#include "deduku/export.h"
#include "deduku/solver.hpp"

namespace DEDUKU_API deduku {

class Path {
 public:
  /// Without a step, on the empty grid.
  Path() : Path(Grid()) {}
  /// Without a step.
  explicit Path(const Grid& start) : grids_{start} {}

  const Grid& start() const { return grids_.front(); }
  /// The grid after the last step.
  const Grid& end() const { return grids_.back(); }
  std::size_t size() const { return steps_.size(); }
  bool empty() const { return steps_.empty(); }

  /// A step by its place, from 0. The event refers to this path.
  StepEvent operator[](std::size_t index) const {
    const Origin& origin = origins_[index];
    StepEvent event{steps_.view(grids_[index], steps_[index]), nullptr, static_cast<int>(index) + 1};
    if (origin.rung) event.rung = &*origin.rung;
    if (origin.scale) event.scale = &*origin.scale;
    return event;
  }
  /// Copies a step that was found on the end, and carries it out. What it contradicts is the caller's concern.
  void add(const StepView& view, const Rung& rung) { add(view, {rung, std::nullopt}); }
  /// Adds a step on the ladder of a frozen scale, with what the scale says of it.
  void add(const StepView& view) { add(view, {std::nullopt, *view.scale}); }
  /// The path up to a step, without it.
  Path before(std::size_t index) const;

  /// What the steps cost together, in hundredths.
  int cost() const;

 private:
  /// What found a step: a rung of our ladder, or a technique of a frozen scale.
  struct Origin {
    std::optional<Rung> rung{};
    std::optional<ScaleTechnique> scale{};

    int cost_of_step(const Step& step) const { return rung ? cost_of(*rung, step) : scale->rating; }
  };

  void add(const StepView& view, Origin origin);

  StepList steps_;
  std::vector<Origin> origins_;  ///< of each step
  std::vector<Grid> grids_;      ///< before each step, and the end
};

/// Keeps the path of a solve.
class PathRecorder : public Observer {
 public:
  void on_start(const Grid& grid) override { path_ = Path(grid); }
  void on_step(const StepEvent& event) override { path_.add(event, *event.rung); }

  /// The path of the last solve.
  const Path& path() const { return path_; }

 private:
  Path path_;
};

/// What is left of a path.
struct Slice {
  Path path;
  /// Whether the checker has proved each step on the grid that the steps before it produce. A step that it cannot prove
  /// is taken to rest on every step before it.
  bool is_proved = true;
  /// Whether the limits kept some step from being left out to see whether it is needed.
  bool is_cut = false;
};

/// The steps of a path that some effects rest on, which must have come about at its end: candidates gone or digits
/// placed. Walks back from them: a step is kept where it removed, or excluded by a digit, what a kept step needs to be
/// gone; what the start lacks already needs no step. Then each step is left out to see whether it is needed.
/// What a step says may no longer hold where others are left out: of a full house, other cells may be empty then. So
/// what the ladder finds there first that does the same takes its place, up to what searches for long. Each step shows
/// those of its effects that the checker proves on the shorter path.
/// The budget is that of a solver, and counts each proof as the trial of a technique, too; when it is used up, no more
/// steps are left out.
Slice slice(const Path& path, const Effects& wanted, Promise promise, const Ladder& ladder = default_ladder(),
            const WorkLimits& work = {});

/// The slice for everything that the path places: the steps without those that nothing rests on.
Slice shortened(const Path& path, Promise promise, const Ladder& ladder = default_ladder(),
                const WorkLimits& work = {});

/// Techniques up to this cost, in hundredths, are asked for all their steps grid by grid; costlier ones search for long.
inline constexpr int max_cost_asked_everywhere = 500;

}  // namespace deduku
