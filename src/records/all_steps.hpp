// Every step that applies to one grid, of one technique or of all on a ladder.
#pragma once

#include <bitset>

#include "src/core/work.hpp"
#include "src/records/step_question.hpp"

namespace deduku::records {

/// Steps with their rungs.
class AllSteps {
 public:
  /// Asks every technique of the ladder that the promise admits, where the puzzle has a solution. A technique may take a quarter of what those before it
  /// have left, the last one all, but for a quarter of the account: that is left for the proofs of the steps. At most
  /// 2,000 steps are kept; where there are more, the techniques that have most are cut. The caller's own limits hold while
  /// the steps are compared, too. The grid and the question must outlive this object.
  AllSteps(const Grid& grid, const StepQuestion& question);

  /// Cheapest first, then in the order of the ladder and of the search; none comes twice. The events refer to this
  /// object and to the grid.
  std::vector<StepEvent> events() const;
  /// The techniques that a limit has kept from part of their search: they may have more steps. In the order of the ladder.
  std::vector<TechniqueId> cut() const;
  /// How many solutions there are: `none`, `solved` or `several`.
  Outcome solutions() const { return solutions_; }
  /// How limits ended the search, or the proofs of the steps; empty where they did not.
  std::optional<Outcome> ending() const;
  /// The word for how it ended, or else for how many solutions there are.
  std::string_view status() const;
  /// The account that the proofs of the steps are spent on.
  Work& proofs() { return work_; }

 private:
  struct Found {
    const Rung* rung;
    std::size_t index;
  };
  bool is_repeated(std::size_t index) const;
  void add(const Rung& rung, const StepList& steps);
  std::size_t greatest_share(std::size_t most_steps) const;
  void limit_each(std::size_t share);
  void find_all(Promise promise);
  void sort_and_drop_repeated();

  const Grid& grid_;
  const StepQuestion& question_;
  Work work_;
  Outcome solutions_;
  StepList steps_;
  std::vector<Found> found_;
  std::bitset<technique_count> cut_;
  std::optional<Outcome> ending_;
};

}  // namespace deduku::records
