#include "techniques/chains/nice_loop.hpp"

#include "techniques/chains/way_choice.hpp"

namespace deduku::chains {

namespace {

/// A candidate that both ends of a chain exclude, and where the ends stand in the search.
struct Victim {
  Candidate candidate;
  std::uint32_t ends = 0;

  friend auto operator<=>(const Victim& a, const Victim& b) {
    return std::pair(a.candidate.index(), a.ends) <=> std::pair(b.candidate.index(), b.ends);
  }
};

bool emit_confirmed(const Pursuit& pursuit, const Ends& ends) {
  const ChainNode& start = pursuit.graph()[ends.start];
  if (!start.is_single()) return false;
  const Cell cell = start.cells.first();
  Step step{pursuit.technique, 0};
  step.removes.insert(cell, pursuit.grid.candidates(cell) - DigitSet{start.digit});
  if (!step.has_effect()) return false;
  step.evidence.add(Role::body, start.cells, {start.digit});
  return with_path(pursuit, ends, [&](Path path) {
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
  const Node loose{{victim.cell()}, victim.digit()};
  ChainLinks links;
  links.add(loose, pursuit.graph()[path.front()].node(), LinkKind::weak);
  links.add(pursuit.graph(), path);
  links.add(pursuit.graph()[path.back()].node(), loose, LinkKind::weak);
  return emit_chain(pursuit, step, links, path);
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

/// Emits the loop of a candidate on a course by way of one of its chains.
bool emit_on(const Pursuit& pursuit, Witnesses witnesses, const Course& course) {
  WayChoice choice(pursuit, course);
  for (const Victim& witness : witnesses) {
    if (!choice.offer(*pursuit.space().search.ends(witness.ends))) return false;
  }
  return emit_loop(pursuit, course.victim, choice.path());
}

/// The ends that are another digit of a cell, per digit.
std::array<std::optional<std::uint16_t>, Digit::count> ends_in_cell(const Pursuit& pursuit,
                                                                    Witnesses witnesses, Cell cell) {
  std::array<std::optional<std::uint16_t>, Digit::count> nodes;
  for (const Victim& witness : witnesses) {
    const Ends& ends = *pursuit.space().search.ends(witness.ends);
    for (std::uint16_t end : {ends.start, ends.end}) {
      const ChainNode& node = pursuit.graph()[end];
      if (node.cells == CellSet{cell}) nodes[node.digit.index()] = end;
    }
  }
  return nodes;
}

/// Emits the loops of a candidate. Those from itself leave its cell; a chain that begins there is simpler.
bool emit_loops_of(const Pursuit& pursuit, Witnesses witnesses, Judged& judged) {
  const Candidate victim = witnesses.front().candidate;
  const Space space{{victim.cell()}, {victim.cell()}};
  const auto digits = ends_in_cell(pursuit, witnesses, victim.cell());
  const bool leaves =
      std::none_of(digits.begin(), digits.end(), [](const auto& end) { return end.has_value(); });
  if (Judged::is_new(judged.from_itself, victim) && leaves) {
    if (emit_on(pursuit, witnesses, {{}, {}, victim, space})) return true;
  }
  for (Digit digit : Digit::all()) {
    const std::optional<std::uint16_t> first = digits[digit.index()];
    if (!first || !Judged::is_new(judged.from_digit[digit.index()], victim)) continue;
    if (emit_on(pursuit, witnesses, {first, {}, victim, space})) return true;
  }
  return false;
}

/// The candidates that the chains of a round exclude, each with all of its chains together.
std::vector<Victim>& victims_of(const Pursuit& pursuit, const Round& round) {
  auto& victims = pursuit.workspace.cleared<std::vector<Victim>>();
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

}  // namespace deduku::chains
