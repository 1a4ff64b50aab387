// Ratings: folds over the steps of a path. One path, one number per scale.
#pragma once

#include "deduku/solver.hpp"

namespace deduku {

/// What a ladder says about a puzzle.
struct LadderRating {
  /// The technique of the most expensive step, the first of them; empty without steps.
  std::optional<TechniqueId> hardest;
  /// The highest level of a step; empty without steps.
  std::optional<Level> level;
  /// The sum of the costs of all steps, in hundredths.
  std::int64_t score = 0;
  int steps = 0;
  /// How often each technique was used, indexed by `TechniqueId`.
  std::array<int, technique_count> tally{};

  friend bool operator==(const LadderRating&, const LadderRating&) = default;
};

/// Folds the steps of a solve into a rating; starts anew with each solve.
class LadderFold : public Observer {
 public:
  void on_start(const Grid& grid) override;
  void on_step(const StepEvent& event) override;
  const LadderRating& rating() const { return rating_; }

 private:
  LadderRating rating_;
  int highest_cost_ = 0;
};

/// A scale on which puzzles are rated.
struct Scale {
  std::string_view name;
  std::string_view description;
};
/// The scales this version has, the default first.
std::span<const Scale> scales();

}  // namespace deduku
