// The path of a puzzle, taken step by step as far as someone wants to see it.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "deduku/draw.hpp"
#include "src/cli/command/rating_choices.hpp"
#include "src/cli/command/solving_options.hpp"

namespace deduku::cli {

class StepPath {
 public:
  /// Is shown a step, valid during the call, with its ordinal from 1; whether it wants the next one.
  using Visit = std::function<bool(int ordinal, const StepView& view)>;

  virtual ~StepPath() = default;
  /// Takes step after step and shows it, up to the last one that is wanted, or a signal.
  virtual void follow(const Visit& visit) = 0;
  /// How many steps have been taken.
  int taken() const { return taken_; }
  /// The grid that has been reached.
  const Grid& grid() const { return grid_; }

 protected:
  explicit StepPath(const Grid& grid) : grid_(grid) {}

  Grid grid_;
  int taken_ = 0;
};

/// The path on a ladder.
std::unique_ptr<StepPath> make_ladder_path(const Grid& grid, const Ladder& ladder, const SolverOptions& options);
/// The path on the ladder of a frozen scale.
std::unique_ptr<StepPath> make_scale_path(const Grid& grid, FrozenScale scale, const RatingChoices& choices,
                                          const SolverOptions& options);

}  // namespace deduku::cli
