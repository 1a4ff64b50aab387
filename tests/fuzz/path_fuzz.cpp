// Any bytes as a record of a path: no crash, no endless proof, and nothing is proved that denies a solution.
#include <cstdio>
#include <cstdlib>

#include "deduku/check.hpp"
#include "deduku/json.hpp"
#include "deduku/search.hpp"

namespace {

using namespace deduku;

constexpr std::uint64_t budget = 20'000;

/// Whether the conclusions of a step are true in a solution.
bool holds(const Solution& solution, const Effects& effects) {
  const auto is_true = [&](Candidate each) { return solution[each.cell()] == each.digit(); };
  for (Candidate candidate : effects.removes) {
    if (is_true(candidate)) return false;
  }
  for (Candidate candidate : effects.places) {
    if (!is_true(candidate)) return false;
  }
  return true;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto path = parse_path({reinterpret_cast<const char*>(data), size});
  if (!path || !*path) return 0;
  std::optional<Grid> grid = Grid::checked((*path)->start);
  if (!grid) return 0;
  const std::optional<Solution> solution = search::solve(*grid);
  for (const WrittenStep& step : (*path)->steps) {
    if (!step.premises) continue;
    if (check(*grid, *step.premises, step.effects, Promise::none, budget).verdict != Verdict::proved) continue;
    if (solution && !holds(*solution, step.effects)) {
      std::fprintf(stderr, "a step was proved that denies a solution\n");
      std::abort();
    }
    (void)grid->apply(step.effects);
  }
  return 0;
}
