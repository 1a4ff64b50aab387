// Candidates whose elimination lets the free techniques finish, and pairs of them.
#include "deduku/needs.hpp"
#include "src/fewest/free_techniques.hpp"
#include "src/search/admission.hpp"

namespace deduku {

namespace {

using trial::TheoryOutcome;
using trial::TheoryState;

class AntiBackdoorSearch {
 public:
  AntiBackdoorSearch(const TheoryState& closed_start, FreeTechniques free, Budget& budget, AntiBackdoors& found)
      : start_(closed_start), free_(free), budget_(budget), found_(found) {}

  void run(const Solution& solution) {
    (start_.left - start_.placed).for_each([&](Candidate candidate) {
      if (solution[candidate.cell()] != candidate.digit()) falsehoods_.push_back(candidate);
    });
    found_.false_candidates = static_cast<int>(falsehoods_.size());
    for (Candidate candidate : falsehoods_) try_alone(candidate);
    for (std::size_t i = 0; i < states_.size() && !budget_.is_over(); ++i) try_pairs_of(i);
  }

 private:
  bool close_without(TheoryState& state, Candidate candidate) {
    (void)budget_.spend(fewest::units_of_closing(free_));
    state.left.erase(candidate);
    return fewest::close(state, free_) == TheoryOutcome::solved;
  }

  void try_alone(Candidate candidate) {
    TheoryState state = start_;
    if (close_without(state, candidate)) return found_.singles.insert(candidate);
    states_.push_back({candidate, std::move(state)});
  }

  /// Tries the pairs with all later candidates. The consequences of the first one alone add nothing to it.
  void try_pairs_of(std::size_t first) {
    for (std::size_t second = first + 1; second < states_.size() && !budget_.is_over(); ++second) {
      const Candidate other = states_[second].candidate;
      if (!states_[first].state.left.contains(other)) continue;
      TheoryState state = states_[first].state;
      if (close_without(state, other)) found_.pairs.emplace_back(states_[first].candidate, other);
    }
  }

  /// A candidate that does not suffice alone, and the state without it.
  struct Without {
    Candidate candidate;
    TheoryState state;
  };

  const TheoryState& start_;
  FreeTechniques free_;
  Budget& budget_;
  AntiBackdoors& found_;
  std::vector<Candidate> falsehoods_;
  std::vector<Without> states_;
};

}  // namespace

AntiBackdoors anti_backdoors(const Grid& grid, FreeTechniques free, const WorkLimits& limits,
                             const search::Backend& backend) {
  AntiBackdoors found;
  const std::vector<Solution> solutions = search::two_solutions(grid, backend);
  found.outcome = search::outcome_of(solutions.size());
  if (found.outcome != Outcome::solved) return found;
  Budget budget(limits, fewest::units_of_closing(free));
  TheoryState closed_start(grid);
  found.free_techniques_suffice = fewest::close(closed_start, free) == TheoryOutcome::solved;
  if (found.free_techniques_suffice) return found;
  AntiBackdoorSearch(closed_start, free, budget, found).run(solutions.front());
  if (budget.is_spent()) found.outcome = budget.ending();
  return found;
}

}  // namespace deduku
