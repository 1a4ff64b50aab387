#include "deduku/per.hpp"
#include "techniques/chains/nice_loop.hpp"

#include "techniques/chains/path_choice.hpp"

namespace deduku::chains {

namespace {

/// A candidate that both ends of a chain exclude, and the indices of the ends in the search.
struct LoopElimination {
  Candidate candidate;
  std::uint32_t ends = 0;

  friend auto operator<=>(const LoopElimination& a, const LoopElimination& b) {
    return std::pair(a.candidate.index(), a.ends) <=> std::pair(b.candidate.index(), b.ends);
  }
};

bool emit_confirmed(const ChainQuery& query, const Ends& ends) {
  const ChainNode& start = query.graph()[ends.start];
  if (!start.is_single()) return false;
  const Cell cell = start.cells.first();
  Step step{query.technique, 0};
  step.effects.removes.insert(cell, query.grid.candidates(cell) - DigitSet{start.digit});
  if (!step.effects.has_effect()) return false;
  step.evidence.add(Role::body, start.cells, {start.digit});
  return with_path(query, ends, [&](Path path) {
    StepLinks links;
    links.add(query.graph(), path);
    return emit_by_ends(query, step, links, path);
  });
}

bool emit_loop(const ChainQuery& query, Candidate elimination, Path path) {
  if (path.empty() || query.need_of(path) != query.need()) return false;
  Step step{query.technique, 1};
  step.effects.removes.insert(elimination);
  step.evidence.add(Role::body, {elimination.cell()}, {elimination.digit()});
  const Node discontinuity{{elimination.cell()}, elimination.digit()};
  StepLinks links;
  links.add(discontinuity, query.graph()[path.front()].node(), LinkKind::weak);
  links.add(query.graph(), path);
  links.add(query.graph()[path.back()].node(), discontinuity, LinkKind::weak);
  return emit_by_ends(query, step, links, path);
}

/// Chains of one length that exclude a candidate.
using Proofs = std::span<const LoopElimination>;

/// The starts for which candidates have already been examined, by shorter chains or these.
struct Examined {
  CandidateSet from_itself;
  PerDigit<CandidateSet> from_digit;  ///< from the same cell

  /// Whether the candidate has not been examined from there yet; marks it as examined.
  static bool is_new(CandidateSet& examined, Candidate elimination) {
    const bool is_new = !examined.contains(elimination);
    examined.insert(elimination);
    return is_new;
  }
};

/// The candidates examined by the chains of a grid that were tried without success, by their class of links.
struct ExaminedInVain {
  static constexpr Assumes assumes = Assumes::same_grid;
  void begin() { of_class = {}; }

  std::array<Examined, link_class_count> of_class;
};

/// Emits the loop of a candidate that meets a request, by one of its chains.
bool emit_on(const ChainQuery& query, Proofs proofs, const PathRequest& request) {
  PathChoice choice(query, request);
  for (const LoopElimination& proof : proofs) {
    if (!choice.offer(query.ends(proof.ends))) return false;
  }
  return emit_loop(query, request.elimination, choice.path());
}

/// The ends with another digit of the cell, per digit.
PerDigit<std::optional<std::uint16_t>> ends_in_cell(const ChainQuery& query, Proofs proofs, Cell cell) {
  PerDigit<std::optional<std::uint16_t>> nodes;
  for (const LoopElimination& proof : proofs) {
    const Ends& ends = query.ends(proof.ends);
    for (std::uint16_t end : {ends.start, ends.end}) {
      const ChainNode& node = query.graph()[end];
      if (node.cells == CellSet{cell}) nodes[node.digit] = end;
    }
  }
  return nodes;
}

/// Emits the loops of a candidate. Loops from the candidate itself leave its cell; a chain that begins there is
/// simpler.
bool emit_loops_of(const ChainQuery& query, Proofs proofs, Examined& examined) {
  const Candidate elimination = proofs.front().candidate;
  const Space space{{elimination.cell()}, {elimination.cell()}};
  const auto digits = ends_in_cell(query, proofs, elimination.cell());
  const bool leaves = std::none_of(digits.begin(), digits.end(), [](const auto& end) { return end.has_value(); });
  if (Examined::is_new(examined.from_itself, elimination) && leaves) {
    if (emit_on(query, proofs, {{}, {}, elimination, space})) return true;
  }
  for (Digit digit : Digit::all()) {
    const std::optional<std::uint16_t> first = digits[digit];
    if (!first || !Examined::is_new(examined.from_digit[digit], elimination)) continue;
    if (emit_on(query, proofs, {first, {}, elimination, space})) return true;
  }
  return false;
}

/// The candidates that the chains of a round exclude, each together with all of its chains.
std::vector<LoopElimination>& eliminations_of(const ChainQuery& query, const Round& round) {
  auto& eliminations = query.workspace.cleared<std::vector<LoopElimination>>();
  for (std::size_t i = round.begin; i < round.end; ++i) {
    const CandidateSet effect = query.effect(query.ends(i));
    for (Candidate candidate : effect) eliminations.push_back({candidate, static_cast<std::uint32_t>(i)});
  }
  std::sort(eliminations.begin(), eliminations.end());
  return eliminations;
}

bool emit_confirmed(const ChainQuery& query, const Round& round) {
  for (std::size_t i = round.begin; i < round.end; ++i) {
    const Ends& ends = query.ends(i);
    if (ends.is_own() && emit_confirmed(query, ends)) return true;
  }
  return false;
}

bool emit_contradicted(const ChainQuery& query, const Round& round, Examined& examined) {
  const std::vector<LoopElimination>& eliminations = eliminations_of(query, round);
  for (auto first = eliminations.begin(); first != eliminations.end();) {
    const auto is_other = [&](const LoopElimination& elimination) { return elimination.candidate != first->candidate; };
    const auto last = std::find_if(first, eliminations.end(), is_other);
    if (emit_loops_of(query, Proofs(first, last), examined)) return true;
    first = last;
  }
  return false;
}

}  // namespace

void find_discontinuous(const ChainQuery& query) {
  Examined& in_vain =
      query.workspace.history<ExaminedInVain>(query.grid).of_class[static_cast<std::size_t>(query.links)];
  const std::size_t tried = query.tried();
  Examined examined = tried > 0 ? in_vain : Examined();
  Round round = next_round(query, tried);
  for (; round.begin < round.end; round = next_round(query, round.end)) {
    if (emit_confirmed(query, round)) return;
    if (emit_contradicted(query, round, examined)) return;
  }
  query.note_tried(round.begin);
  if (query.sink.stopped_at()) in_vain = examined;
}

}  // namespace deduku::chains
