#include "techniques/als/als_path_steps.hpp"

#include <algorithm>

#include "src/core/argument_blocks.hpp"
#include "techniques/als/als_chain_steps.hpp"
#include "techniques/als/als_path_effects.hpp"
#include "techniques/als/als_paths.hpp"
#include "techniques/chains/chain_steps.hpp"

namespace deduku::als {

namespace {

Node node_of(const AlsClaim& claim) {
  return {claim.cells, claim.digit};
}

/// A set is left by a strong link inside it and then a weak one, or by a strong link to a cell's last digit.
void add_links(const AlsGraph& graph, const AlsClaim& from, const AlsClaim& to, chains::StepLinks& links) {
  if (to.is_true) return links.add(node_of(from), node_of(to), LinkKind::strong);
  const Node leaving{graph.cells_with(from, to.digit), to.digit};
  if (from.is_als()) links.add(node_of(from), leaving, LinkKind::strong);
  links.add(from.is_als() ? leaving : node_of(from), node_of(to), LinkKind::weak);
}

static_assert(AlsPaths::max_links + 2 <= chains::StepLinks::max_links,
              "a loop that contradicts a candidate begins and ends there with a link more");

void add_links(const AlsGraph& graph, ClaimList path, chains::StepLinks& links) {
  for (std::size_t i = 0; i + 1 < path.size(); ++i) add_links(graph, graph[path[i]], graph[path[i + 1]], links);
}

/// No path passes a set twice.
void add_sets(const AlsGraph& graph, ClaimList path, Evidence& evidence) {
  for (ClaimIndex index : path) {
    const AlsClaim& claim = graph[index];
    if (claim.is_als()) evidence.add(Role::als, claim.all_cells, graph.als_of(claim).digits);
  }
}

/// States that the cells of the sets have digits.
void use_sets(const AlsGraph& graph, ClaimList path, Evidence& evidence) {
  for (ClaimIndex claim : path) {
    if (graph[claim].is_als()) evidence.use(graph[claim].all_cells);
  }
}

/// Completes the evidence by links and sets. `explain(evidence)` states why the path removes its eliminations.
bool emit_path(const AlsChainQuery& query, Step& step, const AlsPath& path, const chains::StepLinks& links,
               StepSink::Argument explain) {
  const AlsGraph& graph = query.workspace.get<AlsPaths>(query.grid).graph();
  for (const Link& link : links.view()) step.evidence.digits |= DigitSet{link.from.digit, link.to.digit};
  add_sets(graph, path.claims(), step.evidence);
  step.evidence.links.size = static_cast<std::uint32_t>(links.view().size());
  const auto argument = [&](Evidence& evidence) {
    use_sets(graph, path.claims(), evidence);
    explain(evidence);
  };
  return query.sink.emit_cheapest(step, argument, links.view(), surcharge_of(step));
}

/// Emits a chain one of whose ends is true: where its first strong link begins, or where its last one ends.
bool emit_by_ends(const AlsChainQuery& query, Step& step, const AlsPath& path, const chains::StepLinks& links) {
  const Link& first = links.view().front();
  const Link& last = links.view().back();
  const std::array ends{first.kind == LinkKind::strong ? first.from : first.to,
                        last.kind == LinkKind::strong ? last.to : last.from};
  return emit_path(query, step, path, links,
                   [&](Evidence& evidence) { explain_by_alternatives(evidence, step.effects.removes, ends); });
}

/// In a loop each set lacks one of the digits by which it is linked, and holds all others.
void explain_by_locked(const Grid& grid, const AlsGraph& graph, ClaimList path, const CandidateSet& removes,
                       Evidence& evidence) {
  for (std::size_t i = 0; i + 1 < path.size(); ++i) {
    const AlsClaim& from = graph[path[i]];
    if (!from.is_als()) continue;
    const DigitSet locked = locked_between(grid, graph, from, graph[path[i + 1]]);
    explain_by_set(graph.sets(), graph.als_of(from), locked, removes, evidence);
  }
}

bool emit_aic(const AlsChainQuery& query, const AlsGraph& graph, const AlsPath& path) {
  const AlsClaim& start = graph[path.claims().front()];
  const AlsClaim& end = graph[path.claims().back()];
  Step& step = query.sink.draft(query.technique, static_cast<std::uint8_t>(start.digit == end.digit ? 0 : 1));
  step.effects.removes = path.removes;
  for (const AlsClaim* pincer : {&start, &end}) {
    step.evidence.add(Role::pincer, pincer->cells, {pincer->digit});
  }
  chains::StepLinks links;
  add_links(graph, path.claims(), links);
  return emit_by_ends(query, step, path, links);
}

/// A candidate that is true if it is false, or one that is false if it is true, possibly via another digit of its cell.
bool emit_discontinuous(const AlsChainQuery& query, const AlsGraph& graph, const AlsPath& path) {
  const AlsClaim& start = graph[path.claims().front()];
  const AlsClaim& end = graph[path.claims().back()];
  const bool is_confirmed = !start.is_true && end.is_true;
  const AlsClaim& body = start.is_true ? start : end;
  Step& step = query.sink.draft(query.technique, static_cast<std::uint8_t>(is_confirmed ? 0 : 1));
  step.effects.removes = path.removes;
  step.evidence.add(Role::body, body.cells, {body.digit});
  chains::StepLinks links;
  if (start.digit != body.digit) links.add(node_of(body), node_of(start), LinkKind::weak);
  add_links(graph, path.claims(), links);
  if (end.digit != body.digit) links.add(node_of(end), node_of(body), LinkKind::weak);
  return emit_by_ends(query, step, path, links);
}

bool emit_continuous(const AlsChainQuery& query, const AlsGraph& graph, const AlsPath& path) {
  Step& step = query.sink.draft(query.technique);
  step.effects.removes = path.removes;
  chains::StepLinks links;
  add_links(graph, path.claims(), links);
  links.add(node_of(graph[path.claims().back()]), node_of(graph[path.claims().front()]), LinkKind::weak);
  CellSet cells;
  DigitSet digits;
  for (const Link& link : links.view()) {
    cells |= link.from.cells;
    digits.insert(link.from.digit);
  }
  step.evidence.add(Role::body, cells, digits);
  return emit_path(query, step, path, links, [&](Evidence& evidence) {
    explain_by_weak_links(evidence, step.effects.removes, links.view());
    explain_by_locked(query.grid, graph, path.claims(), step.effects.removes, evidence);
  });
}

/// Whether another loop that is no longer removes all eliminations of this one, and more.
bool is_surpassed(std::span<const AlsPath> paths, const AlsPath& loop) {
  return std::any_of(paths.begin(), paths.end(), [&](const AlsPath& path) {
    return path.form == AlsPathForm::continuous && path.links <= loop.links && path.removes != loop.removes &&
           path.removes.contains(loop.removes);
  });
}

/// The minimum number of links of a path that count.
int counted_links(const AlsPath& path) {
  return path.links - (path.form == AlsPathForm::discontinuous ? chains::links_of_contradicted_start : 0);
}

}  // namespace

void find_als_paths(const AlsChainQuery& query, AlsPathForm form) {
  const AlsPaths& found = query.workspace.get<AlsPaths>(query.grid);
  if (found.is_cut(form)) query.sink.note_cut();
  for (const AlsPath& path : found.paths()) {
    if (path.form != form) continue;
    if (!query.sink.accepts(chains::surcharge_of_links(query.technique, counted_links(path)))) break;
    if (form == AlsPathForm::continuous && is_surpassed(found.paths(), path)) continue;
    constexpr std::array emit = {emit_aic, emit_discontinuous, emit_continuous};
    if (emit[static_cast<std::size_t>(form)](query, found.graph(), path)) return;
  }
}

}  // namespace deduku::als
