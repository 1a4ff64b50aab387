// The steps that chains allow, shared by all techniques that are chains.
#pragma once

#include "deduku/technique.hpp"
#include "src/core/step_sink.hpp"
#include "src/core/workspace.hpp"
#include "techniques/chains/chain_spaces.hpp"

namespace deduku::chains {

/// The surcharge of a technique for a chain of `links` links, in hundredths.
inline int surcharge_of_links(TechniqueId technique, int links) {
  return technique_of(technique).surcharge.at(links);
}

/// A technique and the context of its search for chains.
struct ChainQuery {
  const Grid& grid;
  Workspace& workspace;
  StepSink& sink;
  TechniqueId technique;
  LinkClass links;

  ChainSpace& space() const { return workspace.get<ChainSpace>(grid, links); }
  const Ends& ends(std::size_t index) const { return space().search.found()[index]; }
  /// Whether the sink wants chains of `count` links.
  bool wants(int count) const { return sink.should_search_at(surcharge_of_links(technique, count)); }
  /// The number of ends tried without success on this grid, if the search is for costlier chains than before; else 0.
  std::size_t tried() const { return sink.wants_cheapest() ? workspace.history<ChainProgress>(grid).of(technique) : 0; }
  /// Notes how far the search came if the ceiling has stopped it: up to there it has found nothing.
  void note_tried(std::size_t count) const {
    if (sink.stopped_at()) workspace.history<ChainProgress>(grid).of(technique) = count;
  }
  const LinkGraph& graph() const { return space().graph; }
  /// The need of the chains of this class; simpler ones belong to a simpler technique.
  Need need() const;
  Need need_of(Path path) const { return ShortestChains::need_of(graph(), path); }
  /// Whether both ends are candidates.
  bool has_single_ends(const Ends& ends) const;
  bool has_ends_in_one_cell(const Ends& ends) const { return graph()[ends.start].cells == graph()[ends.end].cells; }
  /// Whether the ends exclude each other, so that the chain closes a loop.
  bool closes_loop(const Ends& ends) const;
  /// The candidates that are excluded by both ends.
  CandidateSet effect(const Ends& ends) const;
};

/// The links of a step, from node to node.
class StepLinks {
 public:
  static constexpr int max_links = ShortestChains::max_nodes + 2;

  void add(const Node& from, const Node& to, LinkKind kind) { list_[count_++] = {from, to, kind}; }
  /// The links of a path, strong and weak in turn.
  void add(const LinkGraph& graph, Path path);
  std::span<const Link> view() const { return std::span(list_).first(count_); }

 private:
  std::array<Link, max_links> list_;
  std::size_t count_ = 0;
};

/// Completes the evidence of a step by its links, and emits it.
bool emit_chain(const ChainQuery& query, Step& step, const StepLinks& links, Path path, StepSink::Argument argument);
/// Emits the step of a chain that removes the candidates that both ends of its path exclude.
bool emit_by_ends(const ChainQuery& query, Step& step, const StepLinks& links, Path path);

/// Calls `visit(path)` with the simplest of the shortest chains between two ends, unless it belongs to
/// a simpler technique.
template <class Visit>
bool with_path(const ChainQuery& query, const Ends& ends, Visit&& visit) {
  auto& finder = query.workspace.scratch<ShortestChains>();
  const Path path = finder.simplest(query.graph(), ends);
  if (finder.is_cut()) query.sink.note_cut();
  return !path.empty() && query.need_of(path) == query.need() && visit(path);
}

/// Chains of one length: the indices of their ends in the search.
struct Round {
  std::size_t begin = 0;
  std::size_t end = 0;
};

/// The next round that the sink wants, whose steps have `more` links than its chains; a round without chains is the
/// end. Chains of more than `most` links are not searched.
Round next_round(const ChainQuery& query, std::size_t begin, int more = 0, int most = ShortestChains::max_nodes);

/// Calls `visit(ends)` with the ends of all chains of `least` to `most` links that the sink wants, short ones first,
/// until it returns true.
template <class Visit>
bool any_ends(const ChainQuery& query, int least, int most, Visit&& visit) {
  Round round = next_round(query, query.tried(), 0, most);
  for (; round.begin < round.end; round = next_round(query, round.end, 0, most)) {
    if (query.ends(round.begin).links() < least) continue;
    for (std::size_t i = round.begin; i < round.end; ++i) {
      if (visit(Ends(query.ends(i)))) return true;
    }
  }
  query.note_tried(round.begin);
  return false;
}

/// The links of a discontinuous nice loop to and from a start that it contradicts. They do not count: the loop costs as
/// much as the chain between them, which may eliminate more than the start.
constexpr int links_of_contradicted_start = 2;

/// A technique whose chains cost more with their length, up to `most` hundredths; `hodoku` has the codes of its
/// variants.
template <int most>
constexpr Technique chain_technique(std::string_view name, FindFn find, std::array<std::string_view, 3> hodoku) {
  return {.name = name,
          .find = find,
          .surcharge = {{{.count = StepCount::links, .per = 15, .free = 4, .unit = 2}}, most},
          .hodoku = hodoku};
}
/// The same for discontinuous nice loops.
template <int most>
constexpr Technique loop_technique(std::string_view name, FindFn find, std::array<std::string_view, 3> hodoku) {
  Technique technique = chain_technique<most>(name, find, hodoku);
  technique.surcharge = {{{.count = StepCount::chain_links, .per = 15, .free = 4, .unit = 2}}, most};
  return technique;
}

/// "If one end is false, the other is true": removes the candidates that both ends exclude, and names the ends in the
/// order of the path. The variant is 0 if the ends are one digit, 1 if they are two.
bool emit_between_ends(const ChainQuery& query, const Ends& ends, Path path);
/// Emits the step of the simplest of the shortest chains between two ends.
inline bool emit_between_ends(const ChainQuery& query, const Ends& ends) {
  return with_path(query, ends, [&](Path path) { return emit_between_ends(query, ends, path); });
}

}  // namespace deduku::chains
