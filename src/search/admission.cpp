#include "src/search/admission.hpp"

#include "src/core/givens.hpp"

namespace deduku::search {

std::vector<Solution> two_solutions(const Grid& grid, const Backend& backend) {
  std::vector<Solution> solutions;
  backend.run(grid, 2, [&](const Solution& solution) {
    solutions.push_back(solution);
    return true;
  });
  return solutions;
}

std::optional<Solution> solution_where(Candidate candidate, bool is_true, Grid grid, const Backend& backend) {
  const Status status = is_true ? grid.place(candidate.cell(), candidate.digit()) : grid.eliminate(candidate);
  return status == Status::contradiction ? std::nullopt : solve(grid, backend);
}

Admission admit(const Puzzle& puzzle, Uniqueness uniqueness, bool uses_uniqueness) {
  const Promise promise = uses_uniqueness ? Promise::givens : Promise::none;
  if (!is_counted(uniqueness)) return {std::nullopt, promise};
  const std::uint64_t solutions = count(puzzle, 2);
  if (solutions == 0) return {Outcome::none};
  if (solutions == 1) return {std::nullopt, promise, true};
  if (uniqueness == Uniqueness::required) return {Outcome::several};
  return {std::nullopt, Promise::none, true};
}

Outcome ending_of_contradiction(const Grid& start, const Backend& backend) {
  const Outcome outcome = outcome_of(two_solutions(start, backend).size());
  return outcome == Outcome::solved ? Outcome::unsound : outcome;
}

Promise promise_of_unique(const Grid& grid, const Backend& backend) {
  return has_givens_alone(grid) || is_unique(Grid(givens_only(grid)), backend) ? Promise::givens : Promise::grid;
}

}  // namespace deduku::search
