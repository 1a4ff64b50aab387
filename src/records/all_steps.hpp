// Every step that applies to one grid, of one technique or of all on a ladder.
#pragma once

#include "src/core/budget.hpp"
#include "src/records/step_question.hpp"

namespace deduku::records {

/// Steps with their rungs.
class AllSteps {
 public:
  /// Tries every technique of the ladder that the promise admits, if the puzzle has a solution. A quarter of the
  /// account is reserved for the proofs of the steps. Each technique may use a quarter of the rest, and the last one
  /// all of it. At most 2,000 steps are kept; if there are more, the techniques with the most steps are cut. The
  /// caller's own limits also apply while the steps are compared. The grid and the question must outlive this object.
  AllSteps(const Grid& grid, const StepQuestion& question);

  /// The steps, cheapest first, then in the order of the ladder and of the search; each step once. A discontinuous nice
  /// loop is omitted if an AIC of the list is the same chain. The events refer to this object and to the grid.
  std::vector<StepEvent> events() const;
  /// The techniques whose search a limit cut short, so that they may have more steps, in the order of the ladder.
  std::vector<TechniqueId> cut() const;
  /// The number of solutions: `none`, `solved` or `several`.
  Outcome solutions() const { return solutions_; }
  /// The limit that ended the search, or the proofs of the steps; empty if no limit did.
  std::optional<Outcome> ending() const;
  /// The word for that limit, otherwise for the number of solutions.
  std::string_view status() const;
  /// The account that the proofs of the steps are spent on.
  Budget& proofs() { return budget_; }

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
  Budget budget_;
  Outcome solutions_;
  StepList steps_;
  std::vector<Found> found_;
  TechniqueSet cut_;
  std::optional<Outcome> ending_;
};

}  // namespace deduku::records
