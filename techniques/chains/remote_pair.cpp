// Remote Pair: four or more cells with the same two candidates, each seeing the next.
//
//     {4 7} ---- {4 7}            The cells are 4 and 7 alternately. The first and the last of an even number of
//                  |              them differ, so one is 4 and the other 7, and a cell that sees both (x) is neither.
//       x        {4 7}
//                  |
//     {4 7} -------'
//
// Only shortest chains between two cells are reported.
#include "deduku/technique.hpp"
#include "src/core/step_sink.hpp"
#include "src/core/workspace.hpp"
#include "techniques/facts/candidate_counts.hpp"

namespace deduku {

namespace remote_pair {
namespace {

/// The cells at each distance from a start; each step goes to a cell that sees the previous one.
struct Layers {
  std::array<CellSet, 81> at;
  int count = 0;
};

Layers layers_from(Cell start, CellSet open) {
  Layers layers;
  CellSet layer = {start};
  while (!layer.empty()) {
    layers.at[layers.count++] = layer;
    open -= layer;
    CellSet next;
    for (Cell cell : layer) next |= peers(cell) & open;
    layer = next;
  }
  return layers;
}

/// The links from the start to a cell at a distance, alternating between links in a cell and links to the next cell.
std::span<const Link> links_to(Cell end, int distance, const Layers& layers, DigitSet digits, std::span<Link> buffer) {
  std::array<Cell, 81> cells;
  cells[distance] = end;
  for (int i = distance; i > 0; --i) cells[i - 1] = (layers.at[i - 1] & peers(cells[i])).first();
  std::size_t count = 0;
  Digit in = digits.first();
  Digit out = digits.last();
  for (int i = 0; i <= distance; ++i) {
    buffer[count++] = {{{cells[i]}, in}, {{cells[i]}, out}, LinkKind::strong};
    if (i < distance) buffer[count++] = {{{cells[i]}, out}, {{cells[i + 1]}, out}, LinkKind::weak};
    std::swap(in, out);
  }
  return buffer.first(count);
}

bool emit_pair(const Grid& grid, const Layers& layers, int distance, Cell end, StepSink& sink) {
  const Cell start = layers.at[0].first();
  const DigitSet digits = grid.candidates(start);
  Step step{TechniqueId::remote_pair};
  for (Digit digit : digits) step.effects.removes.insert(digit, grid.cells(digit) & common_peers({start, end}));
  if (!step.effects.has_effect()) return false;
  step.evidence.digits = digits;
  step.evidence.add(Role::pincer, {start, end}, digits);
  std::array<Link, 2 * 81> buffer;
  const auto links = links_to(end, distance, layers, digits, buffer);
  const auto argue = [&](Evidence& evidence) {
    evidence.explain(step.effects.removes, {.kind = Reason::Kind::alternatives, .cells = {start, end}});
  };
  return sink.emit(step, argue, links);
}

void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  const CellSet bivalue = facts::bivalue_cells(grid, workspace);
  for (Cell start : bivalue) {
    CellSet equal;
    for (Cell cell : bivalue) {
      if (grid.candidates(cell) == grid.candidates(start)) equal.insert(cell);
    }
    if (equal.size() < 4) continue;
    const Layers layers = layers_from(start, equal);
    for (int distance = 3; distance < layers.count; distance += 2) {
      for (Cell end : layers.at[distance]) {
        if (start < end && emit_pair(grid, layers, distance, end, sink)) return;
      }
    }
  }
}

}  // namespace
}  // namespace remote_pair

const Technique technique::remote_pair{
    .name = "Remote Pair",
    .find = remote_pair::find,
    .hodoku = {"0703"},
};

}  // namespace deduku
