#include "techniques/als/set_steps.hpp"

#include <algorithm>

#include "techniques/chains/chain_steps.hpp"
#include "techniques/als/set_ways.hpp"

namespace deduku::chains {

namespace {

Node node_of(const Claim& claim) {
  return {claim.cells, claim.digit};
}

/// A set is left by a strong link inside it, and a weak one; or by a strong one to a cell's last digit.
void add_links(const SetGraph& graph, const Claim& from, const Claim& to, ChainLinks& links) {
  if (to.is_true) return links.add(node_of(from), node_of(to), LinkKind::strong);
  const Node leaving{graph.cells_with(from, to.digit), to.digit};
  if (from.is_set()) links.add(node_of(from), leaving, LinkKind::strong);
  links.add(from.is_set() ? leaving : node_of(from), node_of(to), LinkKind::weak);
}

static_assert(SetWays::max_links + 2 <= ChainLinks::max_links,
              "a loop that contradicts a candidate begins and ends there with a link more");

void add_links(const SetGraph& graph, Claims way, ChainLinks& links) {
  for (std::size_t i = 0; i + 1 < way.size(); ++i) add_links(graph, graph[way[i]], graph[way[i + 1]], links);
}

/// A set is entered by one link and left by another one; beside the sets there are two ends at most.
static_assert(SetWays::max_links / 2 + 2 <= Evidence::max_parts, "a chain has no more sets than parts");

/// No set is passed twice.
void add_sets(const SetGraph& graph, Claims way, Evidence& evidence) {
  for (ClaimIndex index : way) {
    const Claim& claim = graph[index];
    if (claim.is_set()) evidence.add(Role::als, claim.all_cells, graph.set_of(claim).digits);
  }
}

/// Completes the evidence by links and sets.
bool emit_way(const SetPursuit& pursuit, Step& step, const SetWay& way, const ChainLinks& links) {
  Evidence& evidence = step.evidence;
  for (const Link& link : links.view()) evidence.digits |= DigitSet{link.from.digit, link.to.digit};
  add_sets(pursuit.workspace.get<chains::SetWays>(pursuit.grid).graph(), way.claims(), evidence);
  evidence.links.size = static_cast<std::uint32_t>(links.view().size());
  return pursuit.sink.emit_cheapest(step, links.view(), surcharge_of(step));
}

bool emit_aic(const SetPursuit& pursuit, const SetGraph& graph, const SetWay& way) {
  const Claim& start = graph[way.claims().front()];
  const Claim& end = graph[way.claims().back()];
  Step step{pursuit.technique, static_cast<std::uint8_t>(start.digit == end.digit ? 0 : 1)};
  step.removes = way.removes;
  for (const Claim* pincer : {&start, &end}) {
    step.evidence.add(Role::pincer, pincer->cells, {pincer->digit});
  }
  ChainLinks links;
  add_links(graph, way.claims(), links);
  return emit_way(pursuit, step, way, links);
}

/// A candidate that is true if it is false; or one that is false if it is true, by way of another digit of
/// its cell perhaps.
bool emit_discontinuous(const SetPursuit& pursuit, const SetGraph& graph, const SetWay& way) {
  const Claim& start = graph[way.claims().front()];
  const Claim& end = graph[way.claims().back()];
  const bool is_confirmed = !start.is_true && end.is_true;
  const Claim& body = start.is_true ? start : end;
  Step step{pursuit.technique, static_cast<std::uint8_t>(is_confirmed ? 0 : 1)};
  step.removes = way.removes;
  step.evidence.add(Role::body, body.cells, {body.digit});
  ChainLinks links;
  if (start.digit != body.digit) links.add(node_of(body), node_of(start), LinkKind::weak);
  add_links(graph, way.claims(), links);
  if (end.digit != body.digit) links.add(node_of(end), node_of(body), LinkKind::weak);
  return emit_way(pursuit, step, way, links);
}

bool emit_continuous(const SetPursuit& pursuit, const SetGraph& graph, const SetWay& way) {
  Step step{pursuit.technique};
  step.removes = way.removes;
  ChainLinks links;
  add_links(graph, way.claims(), links);
  links.add(node_of(graph[way.claims().back()]), node_of(graph[way.claims().front()]), LinkKind::weak);
  CellSet cells;
  DigitSet digits;
  for (const Link& link : links.view()) {
    cells |= link.from.cells;
    digits.insert(link.from.digit);
  }
  step.evidence.add(Role::body, cells, digits);
  return emit_way(pursuit, step, way, links);
}

/// Whether another loop that is no longer removes all that a loop does, and more.
bool is_surpassed(std::span<const SetWay> ways, const SetWay& loop) {
  return std::any_of(ways.begin(), ways.end(), [&](const SetWay& way) {
    return way.form == SetWayForm::continuous && way.links <= loop.links && way.removes != loop.removes &&
           way.removes.contains(loop.removes);
  });
}

}  // namespace

bool find_set_ways(const SetPursuit& pursuit, SetWayForm form) {
  const SetWays& found = pursuit.workspace.get<chains::SetWays>(pursuit.grid);
  for (const SetWay& way : found.ways()) {
    if (way.form != form || (form == SetWayForm::continuous && is_surpassed(found.ways(), way))) continue;
    constexpr std::array emit = {emit_aic, emit_discontinuous, emit_continuous};
    if (emit[static_cast<std::size_t>(form)](pursuit, found.graph(), way)) return true;
  }
  return false;
}

}  // namespace deduku::chains
