// Steps that the finders really emit: on random states, and on the grids of the case files.
#pragma once

#include <filesystem>
#include <fstream>
#include <sstream>

#include "deduku/owned_step.hpp"
#include "src/cases/cases.hpp"
#include "src/core/step_sink.hpp"
#include "src/core/workspace.hpp"
#include "tests/support/effort.hpp"
#include "tests/support/random_state.hpp"

namespace deduku::testing {

/// A grid, and the technique of its case file; empty for a random grid.
struct SampleGrid {
  Grid grid;
  std::string technique;
};

/// The grids of tests/techniques.
inline std::vector<SampleGrid> case_grids() {
  std::vector<SampleGrid> grids;
  const std::filesystem::path folder = std::filesystem::path(DEDUKU_SOURCE_DIR) / "tests/techniques";
  if (!std::filesystem::exists(folder)) return grids;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
    if (entry.path().extension() != ".txt") continue;
    std::stringstream text;
    text << std::ifstream(entry.path()).rdbuf();
    const auto file = cases::parse(text.str());
    if (!file) continue;
    for (const cases::Case& test_case : file->cases) grids.push_back({test_case.grid, entry.path().stem().string()});
  }
  return grids;
}

/// Some random states.
inline std::vector<SampleGrid> random_grids(std::mt19937_64& rng) {
  std::vector<SampleGrid> grids;
  for (std::size_t i = 0; i < by_effort(4); ++i) grids.push_back({random_state(rng, random_solution(rng)), ""});
  return grids;
}

/// The grids of the case files and some random states.
inline std::vector<SampleGrid> sample_grids() {
  Draw draw;
  std::vector<SampleGrid> grids = case_grids();
  std::ranges::move(random_grids(draw.rng()), std::back_inserter(grids));
  return grids;
}

/// A step that a finder emitted, and the number of earlier steps of its technique on the same grid.
struct RealStep {
  OwnedStep step;
  std::size_t ordinal;
};

/// Adds the findings of a technique on a grid, at most 20 steps. On a grid that is not one of its own cases, the search
/// is limited to a fair share of work: trials of true candidates take seconds.
inline void add_steps(const SampleGrid& sample, TechniqueId technique, Workspace& workspace,
                      std::vector<RealStep>& steps) {
  constexpr std::size_t limit = 20;
  constexpr std::uint64_t fair_share = 30'000;
  StepSink sink(StepSink::Wanted::all);
  std::optional<BudgetScope> share;
  if (sample.technique != key(technique)) share.emplace(workspace.budget(), fair_share);
  technique_of(technique).find(sample.grid, workspace, sink);
  const StepList& found = sink.found();
  for (std::size_t i = 0; i < std::min(found.size(), limit); ++i) {
    steps.push_back({OwnedStep(found.view(sample.grid, found[i])), i});
  }
}

/// The steps of each technique on its own cases, and of every technique on random states and on some of the cases. The
/// search runs once in a process, and the tests that visit the steps run in one process.
inline const std::vector<RealStep>& real_steps() {
  static const std::vector<RealStep> steps = [] {
    Draw draw;
    const std::vector<SampleGrid> cases = case_grids();
    std::vector<SampleGrid> others = draw.some_of(cases, 40);
    std::ranges::move(random_grids(draw.rng()), std::back_inserter(others));
    std::vector<RealStep> all;
    for (const SampleGrid& sample : cases) {
      Workspace workspace;
      workspace.set_promise(Promise::givens);
      if (const auto own = find_technique(sample.technique)) add_steps(sample, *own, workspace, all);
    }
    for (const SampleGrid& sample : others) {
      Workspace workspace;
      workspace.set_promise(Promise::givens);
      for (int id = 0; id < technique_count; ++id) {
        const auto technique = static_cast<TechniqueId>(id);
        if (sample.technique != key(technique)) add_steps(sample, technique, workspace, all);
      }
    }
    return all;
  }();
  return steps;
}

/// Visits the real steps, at most `limit` per technique and grid.
template <class Visit>
void for_each_real_step(Visit&& visit, std::size_t limit = 20) {
  for (const RealStep& real : real_steps()) {
    if (real.ordinal < limit) visit(real.step.view());
  }
}

/// Cells by their names: cells_named({"r1c2", "r9c9"}).
inline CellSet cells_named(std::initializer_list<std::string_view> names) {
  CellSet cells;
  for (std::string_view name : names) cells.insert(Cell::at(name[1] - '1', name[3] - '1'));
  return cells;
}

}  // namespace deduku::testing
