#include "techniques/chains/nice_loop.hpp"

#include "techniques/chains/loop_choice.hpp"

namespace deduku::chains {

namespace {

bool emit_confirmed(const Pursuit& pursuit, const Ends& ends) {
  const ChainNode& start = pursuit.graph()[ends.start];
  if (!start.is_single()) return false;
  const Cell cell = start.cells.first();
  Step step{pursuit.technique, 0};
  step.removes.insert(cell, pursuit.grid.candidates(cell) - DigitSet{start.digit});
  if (!step.has_effect()) return false;
  step.evidence.add(Role::body, start.cells, {start.digit});
  return with_path(pursuit, ends, CellSet(), [&](Path path) {
    ChainLinks links;
    links.add(pursuit.graph(), path);
    return emit_chain(pursuit, step, links, path);
  });
}

bool emit_loop(const Pursuit& pursuit, Candidate victim, Path path) {
  if (path.empty() || pursuit.need_of(path) != pursuit.need()) return false;
  Step step{pursuit.technique, 1};
  step.removes.insert(victim);
  step.evidence.add(Role::body, {victim.cell()}, {victim.digit()});
  const ChainNode loose{victim.digit(), {victim.cell()}, {}};
  ChainLinks links;
  links.add(loose, pursuit.graph()[path.front()], LinkKind::weak);
  links.add(pursuit.graph(), path);
  links.add(pursuit.graph()[path.back()], loose, LinkKind::weak);
  return emit_chain(pursuit, step, links, path);
}

/// Chains of one length: the indices of their ends in the search.
struct Round {
  std::size_t begin = 0;
  std::size_t end = 0;
};

/// The next round; one without chains is the end.
Round next_round(const Pursuit& pursuit, std::size_t begin) {
  ChainSearch& search = pursuit.space().search;
  Round round{begin, begin};
  const Ends* first = search.ends(begin);
  const int rounds = first == nullptr ? 0 : first->rounds;
  for (const Ends* ends = first; ends != nullptr && ends->rounds == rounds; ends = search.ends(round.end))
    ++round.end;
  return round;
}

/// Chains of one length that exclude a candidate.
using Witnesses = std::span<const Victim>;

/// From where the candidates have already been judged, by shorter chains or these.
struct Judged {
  CandidateSet from_itself;
  std::array<CandidateSet, Digit::count> from_digit;  ///< of the same cell

  /// Whether there is still to be judged from there; it is now.
  static bool is_new(CandidateSet& judged, Candidate victim) {
    const bool is_new = !judged.contains(victim);
    judged.insert(victim);
    return is_new;
  }
};

bool emit_from(const Pursuit& pursuit, Witnesses witnesses, std::optional<Digit> from) {
  const Candidate victim = witnesses.front().candidate;
  LoopChoice choice(pursuit, victim, from);
  for (const Victim& witness : witnesses) {
    if (!choice.offer(*pursuit.space().search.ends(witness.ends))) return false;
  }
  return emit_loop(pursuit, victim, choice.path());
}

/// The digits of a cell that are ends.
DigitSet ends_in_cell(const Pursuit& pursuit, Witnesses witnesses, Cell cell) {
  DigitSet digits;
  for (const Victim& witness : witnesses) {
    const Ends& ends = *pursuit.space().search.ends(witness.ends);
    for (std::uint16_t end : {ends.start, ends.end}) {
      const ChainNode& node = pursuit.graph()[end];
      if (node.cells == CellSet{cell}) digits.insert(node.digit);
    }
  }
  return digits;
}

/// Emits the loops of a candidate. Those from itself leave its cell; a chain that begins there is simpler.
bool emit_loops_of(const Pursuit& pursuit, Witnesses witnesses, Judged& judged) {
  const Candidate victim = witnesses.front().candidate;
  const DigitSet starts = ends_in_cell(pursuit, witnesses, victim.cell());
  if (Judged::is_new(judged.from_itself, victim) && starts.empty()) {
    if (emit_from(pursuit, witnesses, std::nullopt)) return true;
  }
  for (Digit start : starts) {
    if (!Judged::is_new(judged.from_digit[start.index()], victim)) continue;
    if (emit_from(pursuit, witnesses, start)) return true;
  }
  return false;
}

/// The candidates that the chains of a round exclude, each with all of its chains together.
std::vector<Victim>& victims_of(const Pursuit& pursuit, const Round& round) {
  std::vector<Victim>& victims = pursuit.workspace.loop_victims();
  victims.clear();
  for (std::size_t i = round.begin; i < round.end; ++i) {
    const CandidateSet effect = pursuit.effect(*pursuit.space().search.ends(i));
    for (Candidate candidate : effect) victims.push_back({candidate, static_cast<std::uint32_t>(i)});
  }
  std::sort(victims.begin(), victims.end());
  return victims;
}

bool emit_contradicted(const Pursuit& pursuit, const Round& round, Judged& judged) {
  const std::vector<Victim>& victims = victims_of(pursuit, round);
  for (auto first = victims.begin(); first != victims.end();) {
    const auto is_other = [&](const Victim& victim) { return victim.candidate != first->candidate; };
    const auto last = std::find_if(first, victims.end(), is_other);
    if (emit_loops_of(pursuit, Witnesses(first, last), judged)) return true;
    first = last;
  }
  return false;
}

}  // namespace

bool find_discontinuous(const Pursuit& pursuit) {
  Judged judged;
  for (Round round = next_round(pursuit, 0); round.begin < round.end;
       round = next_round(pursuit, round.end)) {
    for (std::size_t i = round.begin; i < round.end; ++i) {
      const Ends ends = *pursuit.space().search.ends(i);
      if (ends.is_own() && emit_confirmed(pursuit, ends)) return true;
    }
    if (emit_contradicted(pursuit, round, judged)) return true;
  }
  return false;
}

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

/// What a set removes that is linked through two of its digits in a continuous loop.
CandidateSet locked_by(const AlmostLockedSets& sets, const AlmostLockedSet& set, DigitSet linked) {
  CandidateSet removes;
  for (Digit digit : set.digits - linked) removes.insert(digit, sets.port(set, digit).buddies);
  return removes;
}

/// What a continuous loop removes.
CandidateSet loop_effect(const Pursuit& pursuit, Path path) {
  const LinkGraph& graph = pursuit.graph();
  const CellSet loop = cells_of_path(graph, path);
  CandidateSet removes;
  for (std::size_t i = 0; i < path.size(); i += 2) {
    const std::size_t before = (i == 0 ? path.size() : i) - 1;
    removes |= removed_between(pursuit, path[before], path[i], loop);
    const ChainNode& a = graph[path[i]];
    const ChainNode& b = graph[path[i + 1]];
    if (pursuit.need() != Need::sets || !graph.needs_set(pursuit.grid, path[i], path[i + 1])) continue;
    const AlmostLockedSets& sets = pursuit.workspace.almost_locked_sets(pursuit.grid);
    for_each_set_between(sets, a, b, [&](const AlmostLockedSet& set) {
      removes |= locked_by(sets, set, {a.digit, b.digit});
    });
  }
  return removes;
}

/// Whether two digits of one cell are joined by a weak link.
bool has_weak_link_in_cell(const LinkGraph& graph, Path path) {
  for (std::size_t i = 1; i + 1 < path.size(); i += 2) {
    if (graph[path[i]].cells == graph[path[i + 1]].cells) return true;
  }
  return false;
}

/// Calls `visit(path)` with the simplest ways round a continuous loop from one end of a weak link to the
/// other, until it says true. A loop with weak links inside cells is closed by those only.
template <class Visit>
bool any_way_round(const Pursuit& pursuit, const Ends& ends, Visit&& visit) {
  if (ends.is_own() || !pursuit.closes_loop(ends)) return false;
  bool stopped = false;
  pursuit.workspace.chain_paths().for_each_simplest(pursuit.grid, pursuit.graph(), ends, [&](Path path) {
    if (pursuit.need_of(path) != pursuit.need()) return true;
    if (!pursuit.has_ends_in_one_cell(ends) && has_weak_link_in_cell(pursuit.graph(), path)) return false;
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
  links.add(pursuit.graph()[path.back()], pursuit.graph()[path.front()], LinkKind::weak);
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
  std::vector<CandidateSet>& effects = pursuit.workspace.loop_effects();
  effects.clear();
  for (Round round = next_round(pursuit, 0); round.begin < round.end;
       round = next_round(pursuit, round.end)) {
    add_effects(pursuit, round, effects);
    if (emit_round(pursuit, round, effects)) return true;
  }
  return false;
}

}  // namespace deduku::chains
