// Multi-Sector Locked Set: the open cells in the crossings of some rows and columns are as many as their links.
//
//         c2     c4     c6     c8      Each of the four rows has 1 and 2 at most once. Column 2 has 3 and 4 at most
//   r1   1234   1256   1237   1248     once, column 4 has 5 and 6, column 6 has 3 and 7, column 8 has 4 and 8. These
//   r3   124    125    137    148      are 8 links in rows and 8 in columns for 16 cells, so each link has its digit
//   r6   134    126    127    128      here: 1 and 2 are eliminated from the other cells of the rows, 3 and 4 from
//   r8   123    1256   237    1248     those of column 2, and so on.
//
// The counting argument: techniques/exotic/counted_cells.hpp. The rows are four or five, and so are the columns, but
// not five of both: techniques/exotic/crossing_lines.hpp. A digit may be linked in rows, in columns and in boxes.
//
// If two patterns have the same eliminations, or one has more, the larger one with fewer is omitted.
#include <vector>

#include "deduku/technique.hpp"
#include "techniques/exotic/counted_cells.hpp"
#include "techniques/exotic/crossing_lines.hpp"

namespace deduku {

namespace multi_sector_locked_set {
namespace {

using namespace exotic;

void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  if (!workspace.budget().spend(CountableCrossings::units)) return;
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

}  // namespace
}  // namespace multi_sector_locked_set

const Technique technique::multi_sector_locked_set{
    .name = "Multi-Sector Locked Set",
    .find = multi_sector_locked_set::find,
    .surcharge = {{{.count = StepCount::body_cells, .per = 2, .free = exotic::least_locked_cells}},
                  2 * (20 - exotic::least_locked_cells)},
};

}  // namespace deduku
