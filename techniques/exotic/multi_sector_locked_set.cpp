// Multi-Sector Locked Set: the open cells where some rows cross some columns have as many links as they are.
//
//         c2     c4     c6     c8      1 and 2 stand at most once in each of the four rows. 3 and 4 stand at most once
//   r1   1234   1256   1237   1248     in column 2, 5 and 6 in column 4, 3 and 7 in column 6, 4 and 8 in column 8. These
//   r3   124    125    137    148      are 8 links in rows and 8 in columns for 16 cells. So each link has its digit here:
//   r6   134    126    127    128      1 and 2 leave the other cells of the rows, 3 and 4 those of column 2, and so on.
//   r8   123    1256   237    1248
//
// Why that follows from counting: techniques/exotic/counted_cells.hpp. The rows are four or five, and so are the
// columns, but not five of both: techniques/exotic/crossing_lines.hpp. A digit may be linked in rows, in columns and in boxes.
//
// Of two patterns with the same eliminations, or where one has more, the larger one with fewer is left out.
#include <vector>

#include "deduku/technique.hpp"
#include "techniques/exotic/counted_cells.hpp"
#include "techniques/exotic/crossing_lines.hpp"

namespace deduku {

namespace multi_sector_locked_set {
namespace {

using namespace exotic;

constexpr int hundredths_per_cell = 2;

void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  if (!workspace.work().spend(CountableCrossings::units)) return;
  auto& found = workspace.cleared<std::vector<CountedCells>>();
  for (const CrossingLines& lines : workspace.get<CountableCrossings>(grid).locked()) {
    const std::optional<CountedCells> counted = count_cells(grid, lines.cells() & grid.empty_cells(), HouseSet::all());
    if (counted) found.push_back(*counted);
  }
  leave_out_larger(found);
  for (const CountedCells& counted : found) {
    Step& step = sink.draft(TechniqueId::multi_sector_locked_set);
    step.evidence.base = houses_of(counted.cells, HouseKind::row) | houses_of(counted.cells, HouseKind::column);
    DigitSet digits;
    for (Cell cell : counted.cells) digits |= grid.candidates(cell);
    step.evidence.add(Role::body, counted.cells, digits);
    add_effects(counted, step);
    if (sink.emit(step, [&](Evidence& evidence) { argue(counted, evidence); })) return;
  }
}

int surcharge(const Step& step) {
  return hundredths_per_cell * (step.evidence.cells(Role::body).size() - least_locked_cells);
}

}  // namespace
}  // namespace multi_sector_locked_set

const Technique technique::multi_sector_locked_set{
    .name = "Multi-Sector Locked Set",
    .find = multi_sector_locked_set::find,
    .surcharge = multi_sector_locked_set::surcharge,
    .max_surcharge = multi_sector_locked_set::hundredths_per_cell * (20 - exotic::least_locked_cells),
};

}  // namespace deduku
