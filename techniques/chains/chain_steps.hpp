// The steps that chains allow, shared by all techniques that are chains.
#pragma once

#include "deduku/technique.hpp"
#include "src/core/step_sink.hpp"
#include "src/core/workspace.hpp"
#include "techniques/chains/chain_spaces.hpp"

namespace deduku::chains {

/// The surcharge of a technique for a chain of so many links, in hundredths.
int surcharge_of_links(TechniqueId technique, int links);

/// A technique in search of its chains.
struct ChainQuery {
  const Grid& grid;
  Workspace& workspace;
  StepSink& sink;
  TechniqueId technique;
  LinkClass links;

  ChainSpace& space() const { return workspace.get<ChainSpace>(grid, links); }
  const Ends& ends(std::size_t index) const { return space().search.found()[index]; }
  /// Whether the sink wants chains of `count` links.
  bool wants(int count) const { return sink.wants(surcharge_of_links(technique, count)); }
  /// How many ends have been tried without success on this grid, where costlier chains are asked for than before; else 0.
  std::size_t tried() const { return sink.wants_cheapest() ? workspace.get<ChainProgress>(grid).of(technique) : 0; }
  /// Notes it where the ceiling has stopped the search: up to there it has found nothing.
  void note_tried(std::size_t count) const {
    if (sink.stopped_at()) workspace.get<ChainProgress>(grid).of(technique) = count;
  }
  const LinkGraph& graph() const { return space().graph; }
  /// What the chains of this class need; simpler ones belong to a simpler technique.
  Need need() const;
  Need need_of(Path path) const { return PathFinder::need_of(graph(), path); }
  /// Whether both ends are candidates.
  bool has_single_ends(const Ends& ends) const;
  bool has_ends_in_one_cell(const Ends& ends) const { return graph()[ends.start].cells == graph()[ends.end].cells; }
  /// Whether the ends exclude each other, so that the chain closes a loop.
  bool closes_loop(const Ends& ends) const;
  /// What is false whichever end is true.
  CandidateSet effect(const Ends& ends) const;
};

/// The links of a step, from node to node.
class StepLinks {
 public:
  static constexpr int max_links = PathFinder::max_nodes + 2;

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
/// Emits the step of a chain that removes what both ends of its path exclude.
bool emit_by_ends(const ChainQuery& query, Step& step, const StepLinks& links, Path path);

/// Calls `visit(path)` with the simplest of the shortest chains between two ends, unless it belongs to
/// a simpler technique.
template <class Visit>
bool with_path(const ChainQuery& query, const Ends& ends, Visit&& visit) {
  auto& finder = query.workspace.scratch<PathFinder>();
  const Path path = finder.simplest(query.graph(), ends);
  if (finder.is_cut()) query.sink.note_cut();
  return !path.empty() && query.need_of(path) == query.need() && visit(path);
}

/// Chains of one length: the indices of their ends in the search.
struct Round {
  std::size_t begin = 0;
  std::size_t end = 0;
};

/// The next round that the sink wants, whose steps have `more` links than its chains; one without chains is the end.
/// Chains of more than `most` links are not searched.
Round next_round(const ChainQuery& query, std::size_t begin, int more = 0, int most = PathFinder::max_nodes);

/// Calls `visit(ends)` with the ends of all chains of at least `least` and at most `most` links that the sink wants,
/// short ones first, until it says true.
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

/// A surcharge of `step` hundredths for every two links beyond `free`, at most `most`.
template <int free, int per_two, int most>
int surcharge_by_links(const Step& step) {
  const int links = static_cast<int>(step.evidence.links.size);
  return std::clamp((links - free) / 2 * per_two, 0, most);
}

/// A technique whose chains cost more the longer they are; `hodoku` has the codes of its variants.
template <int most>
constexpr Technique chain_technique(std::string_view name, FindFn find, std::array<std::string_view, 3> hodoku) {
  return {.name = name,
          .find = find,
          .surcharge = surcharge_by_links<4, 15, most>,
          .max_surcharge = most,
          .hodoku = hodoku};
}

/// "If one end is false, the other is true": removes what both ends exclude, and names the ends in the order of the
/// path. The variant says whether they are one digit (0) or two (1).
bool emit_between_ends(const ChainQuery& query, const Ends& ends, Path path);
/// Emits the step of the simplest of the shortest chains between two ends.
inline bool emit_between_ends(const ChainQuery& query, const Ends& ends) {
  return with_path(query, ends, [&](Path path) { return emit_between_ends(query, ends, path); });
}

}  // namespace deduku::chains
