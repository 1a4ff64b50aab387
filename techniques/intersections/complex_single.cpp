// Complex Single: a single that appears once several intersections are seen at the same time.
//
//     {2 4 7}    4 of box 1 is locked in the row of the cell, 7 of column 8 in its box: 2 is left.
//
// Every intersection (pointing or claiming) exists on the grid as it is, so all of their removals hold together.
// ComplexSingleVariant 0: they remove every candidate except one from a cell. ComplexSingleVariant 1: they remove every
// place except one of a digit in a house, its goal; if one intersection suffices, it is direct pointing or claiming
// instead.
//
// A step uses up to three intersections. Among several choices, the first with the fewest intersections is reported.
#include "src/core/step_sink.hpp"
#include "techniques/facts/intersections.hpp"
#include "techniques/intersections/direct_locked.hpp"

namespace deduku {

namespace complex_single {
namespace {

enum ComplexSingleVariant : std::uint8_t { in_cell, in_house };

/// The maximum number of intersections.
constexpr int most = 3;

/// One search: the grid, the removed candidates, and the sink for findings.
struct Search {
  const Grid& grid;
  const facts::Intersections& intersections;
  StepSink& sink;

  /// Emits the single if `count` intersections and no fewer remove `others`; `argue_single` states why the digit is
  /// placed without these.
  bool emit(Step step, const CandidateSet& others, int count, StepSink::Argument argue_single) const {
    facts::IntersectionChoice choice;
    if (!intersections.just_remove(others, count, choice)) return false;
    const auto taken = std::span(choice.list).first(static_cast<std::size_t>(count));
    for (const facts::LockedCandidates& each : taken) intersections::add_locked_candidates(grid, each, step.evidence);
    return sink.emit(step, [&](Evidence& evidence) {
      for (const facts::LockedCandidates& each : taken) intersections::argue(evidence, each);
      argue_single(evidence);
    });
  }

  /// Each other candidate of a cell needs an intersection of its own.
  bool in_cells(int count) const {
    for (Cell cell : grid.cells_with_count(count + 1) & intersections.removed().cells()) {
      const DigitSet removed = intersections.removed().digits(cell);
      const DigitSet left = grid.candidates(cell) - removed;
      if (left.size() != 1) continue;
      const Candidate placed(cell, left.first());
      Step step{TechniqueId::complex_single, in_cell};
      step.effects.places.insert(placed);
      const auto argue_single = [&](Evidence& evidence) { argue_naked_single(evidence, placed); };
      if (emit(step, {cell, removed}, count, argue_single)) return true;
    }
    return false;
  }

  bool in_houses(int count) const {
    for (Digit digit : intersections.removed().digits()) {
      const CellSet& removed = intersections.removed().cells(digit);
      const auto emit_single = [&](const singles::HiddenSingle& single) {
        const Step step = singles::direct_step({TechniqueId::complex_single, in_house}, single);
        const auto argue_single = [&](Evidence& evidence) {
          argue_hidden_single(evidence, single.candidate(), single.house);
        };
        return emit(step, {digit, removed & cells_of(single.house)}, count, argue_single);
      };
      if (singles::hidden_singles_without(grid, digit, removed, emit_single)) return true;
    }
    return false;
  }
};

void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  const facts::Intersections& intersections = workspace.get<facts::Intersections>(grid);
  if (intersections.removed().empty()) return;
  const Search search{grid, intersections, sink};
  for (int count = 1; count <= most; ++count) {
    if (search.in_cells(count) || (count > 1 && search.in_houses(count))) return;
  }
}

}  // namespace
}  // namespace complex_single

const Technique technique::complex_single{
    .name = "Complex Single",
    .find = complex_single::find,
    .surcharge = {{{.count = StepCount::intersections, .per = 10, .free = 1}}, 10 * (complex_single::most - 1)},
};

}  // namespace deduku
