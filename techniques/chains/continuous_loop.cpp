#include "techniques/chains/nice_loop.hpp"
#include "techniques/chains/chain_spaces.hpp"

namespace deduku::chains {

namespace {

/// The cells of all nodes of a path.
CellSet cells_of_path(const LinkGraph& graph, Path path) {
  CellSet cells;
  for (std::uint16_t node : path) cells |= graph[node].cells;
  return cells;
}

/// What a weak link removes whose ends are not both true and not both false. The cells of the loop are left
/// alone but by links inside them.
CandidateSet removed_between(const Pursuit& pursuit, int a, int b, const CellSet& loop) {
  const LinkGraph& graph = pursuit.graph();
  const CandidateSet removes = graph.excluded_by(pursuit.grid, a) & graph.excluded_by(pursuit.grid, b);
  if (graph[a].cells == graph[b].cells) return removes;
  return CandidateSet(graph[a].digit, removes.cells(graph[a].digit) - loop);
}

/// What a continuous loop removes.
CandidateSet loop_effect(const Pursuit& pursuit, Path path) {
  const LinkGraph& graph = pursuit.graph();
  const CellSet loop = cells_of_path(graph, path);
  CandidateSet removes;
  for (std::size_t i = 0; i < path.size(); i += 2) {
    const std::size_t before = (i == 0 ? path.size() : i) - 1;
    removes |= removed_between(pursuit, path[before], path[i], loop);
  }
  return removes;
}

/// Calls `visit(path)` with the simplest ways round a continuous loop that begin and end in one cell, until
/// it says true.
template <class Visit>
bool any_way_round(const Pursuit& pursuit, const Ends& ends, Visit&& visit) {
  if (ends.is_own() || !pursuit.has_ends_in_one_cell(ends) || !pursuit.closes_loop(ends)) return false;
  bool stopped = false;
  pursuit.workspace.scratch<PathFinder>().for_each_simplest(pursuit.graph(), ends, [&](Path path) {
    if (pursuit.need_of(path) != pursuit.need()) return true;
    stopped = visit(path);
    return stopped;
  });
  return stopped;
}

bool emit_continuous(const Pursuit& pursuit, Path path, const CandidateSet& effect) {
  Step step{pursuit.technique};
  step.removes = effect;
  DigitSet digits;
  for (std::uint16_t node : path) digits.insert(pursuit.graph()[node].digit);
  step.evidence.add(Role::body, cells_of_path(pursuit.graph(), path), digits);
  ChainLinks links;
  links.add(pursuit.graph(), path);
  links.add(pursuit.graph()[path.back()].node(), pursuit.graph()[path.front()].node(), LinkKind::weak);
  return emit_chain(pursuit, step, links, path);
}

/// Adds what the loops of a round remove.
void add_effects(const Pursuit& pursuit, const Round& round, std::vector<CandidateSet>& effects) {
  for (std::size_t i = round.begin; i < round.end; ++i) {
    any_way_round(pursuit, *pursuit.space().search.ends(i), [&](Path path) {
      const CandidateSet effect = loop_effect(pursuit, path);
      if (!effect.empty()) effects.push_back(effect);
      return false;
    });
  }
}

/// Emits the loops of a round, but for those that remove less than another.
bool emit_round(const Pursuit& pursuit, const Round& round, const std::vector<CandidateSet>& effects) {
  const auto emit_path = [&](Path path) {
    const CandidateSet effect = loop_effect(pursuit, path);
    const auto is_more = [&](const CandidateSet& other) { return other != effect && other.contains(effect); };
    if (effect.empty() || std::any_of(effects.begin(), effects.end(), is_more)) return false;
    return emit_continuous(pursuit, path, effect);
  };
  for (std::size_t i = round.begin; i < round.end; ++i) {
    if (any_way_round(pursuit, *pursuit.space().search.ends(i), emit_path)) return true;
  }
  return false;
}

}  // namespace

bool find_continuous(const Pursuit& pursuit) {
  auto& effects = pursuit.workspace.cleared<std::vector<CandidateSet>>();
  for (Round round = next_round(pursuit, 0); round.begin < round.end;
       round = next_round(pursuit, round.end)) {
    add_effects(pursuit, round, effects);
    if (emit_round(pursuit, round, effects)) return true;
  }
  return false;
}

}  // namespace deduku::chains
