#include "techniques/chains/chain_steps.hpp"

#include "src/core/argument_blocks.hpp"

namespace deduku::chains {

Need ChainQuery::need() const {
  return links == LinkClass::grouped ? Need::groups : Need::candidates;
}

bool ChainQuery::has_single_ends(const Ends& ends) const {
  return graph()[ends.start].is_single() && graph()[ends.end].is_single();
}

bool ChainQuery::closes_loop(const Ends& ends) const {
  return graph().weak().contains(ends.start, ends.end);
}

CandidateSet ChainQuery::effect(const Ends& ends) const {
  return graph().excluded_by(grid, ends.start) & graph().excluded_by(grid, ends.end);
}

void StepLinks::add(const LinkGraph& graph, Path path) {
  for (std::size_t i = 0; i + 1 < path.size(); ++i) {
    add(graph[path[i]].node(), graph[path[i + 1]].node(), i % 2 == 0 ? LinkKind::strong : LinkKind::weak);
  }
}

bool emit_chain(const ChainQuery& query, Step& step, const StepLinks& links, Path path, StepSink::Argument argument) {
  Evidence& evidence = step.evidence;
  for (std::uint16_t node : path) evidence.digits.insert(query.graph()[node].digit);
  evidence.links.size = static_cast<std::uint32_t>(links.view().size());
  return query.sink.emit_cheapest(step, argument, links.view(), surcharge_of(step));
}

bool emit_by_ends(const ChainQuery& query, Step& step, const StepLinks& links, Path path) {
  const std::array ends{query.graph()[path.front()].node(), query.graph()[path.back()].node()};
  return emit_chain(query, step, links, path,
                    [&](Evidence& evidence) { explain_by_alternatives(evidence, step.effects.removes, ends); });
}

Round next_round(const ChainQuery& query, std::size_t begin, int more, int most) {
  ChainSearch& search = query.space().search;
  const auto is_asked_for = [&](int links) { return links <= most && query.wants(links + more); };
  while (begin == search.found().size()) {
    if (!is_asked_for(search.next_links())) return {begin, begin};
    if (search.advance()) continue;
    if (search.is_cut()) query.sink.note_cut();
    return {begin, begin};
  }
  const std::span<const Ends> known = search.found().subspan(begin);
  if (!is_asked_for(known.front().links())) return {begin, begin};
  const auto is_longer = [&](const Ends& ends) { return ends.rounds != known.front().rounds; };
  return {begin, begin + static_cast<std::size_t>(std::ranges::find_if(known, is_longer) - known.begin())};
}

bool emit_between_ends(const ChainQuery& query, const Ends& ends, Path path) {
  const LinkGraph& graph = query.graph();
  const bool is_one_digit = graph[ends.start].digit == graph[ends.end].digit;
  Step step{query.technique, static_cast<std::uint8_t>(is_one_digit ? 0 : 1)};
  step.effects.removes = query.effect(ends);
  for (std::uint16_t end : {path.front(), path.back()}) {
    step.evidence.add(Role::pincer, graph[end].cells, {graph[end].digit});
  }
  StepLinks links;
  links.add(graph, path);
  return emit_by_ends(query, step, links, path);
}

}  // namespace deduku::chains
