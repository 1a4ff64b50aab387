// Why each candidate falls: patterns of the scale have the same evidence as techniques; chains speak for themselves.
#include <algorithm>

#include "deduku/houses.hpp"
#include "deduku/se_step.hpp"
#include "src/scales/se/facts/se_hint.hpp"

namespace deduku {

namespace {

using Kind = RemovalReason::Kind;

bool is_about(const SeNode& node, Candidate candidate, bool is_true) {
  return node.candidate == candidate && node.is_true == is_true;
}

/// Whether a true candidate excludes another one; if so, it is added to the reason.
bool is_excluded_by(Candidate removed, Candidate candidate, RemovalReason& reason) {
  if (removed.cell() == candidate.cell()) {
    reason.digits.insert(candidate.digit());
    return removed != candidate;
  }
  reason.cells.insert(candidate.cell());
  return removed.digit() == candidate.digit() && sees(removed.cell(), candidate.cell());
}

/// In a cycle one of two neighbours is true.
std::optional<RemovalReason> by_cycle(const SeChain& cycle, Candidate removed) {
  for (std::size_t i = 1; i < cycle.nodes.size(); ++i) {
    RemovalReason reason{.kind = Kind::alternatives};
    const Candidate before = cycle.nodes[i - 1].candidate;
    if (is_excluded_by(removed, before, reason) && is_excluded_by(removed, cycle.nodes[i].candidate, reason))
      return reason;
  }
  return std::nullopt;
}

std::optional<RemovalReason> by_chains(const SeStepView& view, Candidate removed) {
  const DigitSet placed = view.step.places.digits(removed.cell());
  if (!placed.empty()) return RemovalReason{.kind = Kind::needed, .cells = {removed.cell()}, .digits = placed};
  const auto starts = [&](const SeChain& chain) { return is_about(chain.nodes.front(), removed, true); };
  const auto ends = [&](const SeChain& chain) { return is_about(chain.nodes.back(), removed, false); };
  const bool is_double = view.step.sort_key == se::key_double;
  if (!is_double && std::ranges::all_of(view.chains, starts)) return RemovalReason{.kind = Kind::assumption};
  if (std::ranges::all_of(view.chains, ends)) return RemovalReason{.kind = Kind::branches};
  return by_cycle(view.chains.front(), removed);
}

/// A BUG without a house: the candidate would complete it, or sees all that prevents it.
std::optional<RemovalReason> by_bug(const SeStepView& view, Candidate removed) {
  if (view.evidence.cells(Role::body).contains(removed.cell())) return RemovalReason{.kind = Kind::deadly};
  const CellSet cells = view.evidence.cells() & view.before.cells(removed.digit());
  return RemovalReason{.kind = Kind::alternatives, .cells = cells & peers(removed.cell())};
}

}  // namespace

std::optional<RemovalReason> reason_of(const SeStepView& view, Candidate removed) {
  if (!view.chains.empty()) return by_chains(view, removed);
  if (view.step.producer == se::bug) return by_bug(view, removed);
  Step step;
  step.evidence = view.evidence;
  return reason_of(StepView{view.before, step, {}}, removed);
}

}  // namespace deduku
