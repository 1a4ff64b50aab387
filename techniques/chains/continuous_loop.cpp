#include "src/core/argument_blocks.hpp"
#include "techniques/chains/chain_spaces.hpp"
#include "techniques/chains/nice_loop.hpp"

namespace deduku::chains {

namespace {

/// The cells of all nodes of a path.
CellSet cells_of_path(const LinkGraph& graph, Path path) {
  CellSet cells;
  for (std::uint16_t node : path) cells |= graph[node].cells;
  return cells;
}

/// The eliminations of a weak link exactly one of whose ends is true. In the cells of the loop, only links inside a
/// cell remove candidates.
CandidateSet removed_between(const ChainQuery& query, int a, int b, const CellSet& loop) {
  const LinkGraph& graph = query.graph();
  const CandidateSet removes = graph.excluded_by(query.grid, a) & graph.excluded_by(query.grid, b);
  if (graph[a].cells == graph[b].cells) return removes;
  return CandidateSet(graph[a].digit, removes.cells(graph[a].digit) - loop);
}

/// The eliminations of a continuous loop.
CandidateSet loop_effect(const ChainQuery& query, Path path) {
  const LinkGraph& graph = query.graph();
  const CellSet loop = cells_of_path(graph, path);
  CandidateSet removes;
  for (std::size_t i = 0; i < path.size(); i += 2) {
    const std::size_t before = (i == 0 ? path.size() : i) - 1;
    removes |= removed_between(query, path[before], path[i], loop);
  }
  return removes;
}

/// Calls `visit(path)` with the simplest ways round a continuous loop that begin and end in one cell, until it returns
/// true.
template <class Visit>
bool any_direction_round(const ChainQuery& query, const Ends& ends, Visit&& visit) {
  if (ends.is_own() || !query.has_ends_in_one_cell(ends) || !query.closes_loop(ends)) return false;
  bool stopped = false;
  auto& finder = query.workspace.scratch<ShortestChains>();
  finder.for_each_simplest(query.graph(), ends, [&](Path path) {
    if (query.need_of(path) != query.need()) return true;
    stopped = visit(path);
    return stopped;
  });
  if (finder.is_cut()) query.sink.note_cut();
  return stopped;
}

bool emit_continuous(const ChainQuery& query, Path path, const CandidateSet& effect) {
  Step step{query.technique};
  step.effects.removes = effect;
  DigitSet digits;
  for (std::uint16_t node : path) digits.insert(query.graph()[node].digit);
  step.evidence.add(Role::body, cells_of_path(query.graph(), path), digits);
  StepLinks links;
  links.add(query.graph(), path);
  links.add(query.graph()[path.back()].node(), query.graph()[path.front()].node(), LinkKind::weak);
  return emit_chain(query, step, links, path,
                    [&](Evidence& evidence) { explain_by_weak_links(evidence, step.effects.removes, links.view()); });
}

/// Adds the eliminations of the loops of a round.
void add_effects(const ChainQuery& query, const Round& round, std::vector<CandidateSet>& effects) {
  for (std::size_t i = round.begin; i < round.end; ++i) {
    any_direction_round(query, query.ends(i), [&](Path path) {
      const CandidateSet effect = loop_effect(query, path);
      if (!effect.empty()) effects.push_back(effect);
      return false;
    });
  }
}

/// Emits the loops of a round, except those that remove less than another.
bool emit_round(const ChainQuery& query, const Round& round, const std::vector<CandidateSet>& effects) {
  const auto emit_path = [&](Path path) {
    const CandidateSet effect = loop_effect(query, path);
    const auto is_more = [&](const CandidateSet& other) { return other != effect && other.contains(effect); };
    if (effect.empty() || std::any_of(effects.begin(), effects.end(), is_more)) return false;
    return emit_continuous(query, path, effect);
  };
  for (std::size_t i = round.begin; i < round.end; ++i) {
    if (any_direction_round(query, query.ends(i), emit_path)) return true;
  }
  return false;
}

}  // namespace

void find_continuous(const ChainQuery& query) {
  // Shorter loops were tried in an earlier, cheaper search and removed nothing.
  auto& effects = query.workspace.cleared<std::vector<CandidateSet>>();
  constexpr int closing_link = 1;
  Round round = next_round(query, query.tried(), closing_link);
  for (; round.begin < round.end; round = next_round(query, round.end, closing_link)) {
    add_effects(query, round, effects);
    if (emit_round(query, round, effects)) return;
  }
  query.note_tried(round.begin);
}

}  // namespace deduku::chains
