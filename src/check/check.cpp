#include "deduku/check.hpp"

#include "src/check/refutation.hpp"

namespace deduku {

namespace {

using namespace checking;

/// Whether every candidate called absent is gone, and a deadly pattern is one that the promise excludes.
bool are_true(const Grid& grid, const Premises& premises, Promise promise) {
  for (Candidate candidate : premises.absent) {
    if (grid.has(candidate) || grid.value(candidate.cell()) == candidate.digit()) return false;
  }
  if (premises.deadly.empty()) return true;
  const bool is_promised = promise == Promise::givens
                               ? !premises.deadly.cells().intersects(grid.givens())
                               : promise == Promise::grid && grid.all_candidates().contains(premises.deadly);
  return is_promised && is_deadly(premises.deadly);
}

}  // namespace

std::string_view name(Verdict verdict) {
  static constexpr std::array<std::string_view, verdict_count> names = {"proved", "unproved", "false_premise",
                                                                        "broken_off"};
  return names[static_cast<std::size_t>(verdict)];
}

Proof check(const Grid& grid, const Premises& premises, const Effects& effects, Promise promise, std::uint64_t budget) {
  if (!are_true(grid, premises, promise)) return {Verdict::false_premise};
  const Statements statements(premises);
  const CandidateSet scope = statements.scope() | effects.removes | effects.places;
  Refutation refutation(statements, scope, left_by_givens(grid), premises.absent, budget);
  Grounds used;
  const auto prove_all = [&](const CandidateSet& candidates, bool to_refute) {
    for (Candidate candidate : candidates) {
      const std::optional<Grounds> grounds = refutation.refute(candidate, to_refute);
      if (!grounds) return false;
      used |= *grounds;
    }
    return true;
  };
  Proof proof;
  const bool is_proved = prove_all(effects.removes, true) && prove_all(effects.places, false);
  proof.work = refutation.work();
  proof.verdict = is_proved ? Verdict::proved : refutation.is_broken_off() ? Verdict::broken_off : Verdict::unproved;
  if (is_proved) proof.used = premises_among(used.statements, premises, used.absent);
  return proof;
}

Proof check_closely(const Grid& grid, const Premises& premises, const Effects& effects, Promise promise,
                    std::uint64_t budget) {
  Proof proof = check(grid, premises, effects, promise, budget);
  if (proof.verdict != Verdict::proved) return proof;
  // What one attempt cannot do without, later ones cannot either: they have less.
  const StatementSet at_first = Statements(proof.used).allowed();
  for (int statement = 0; statement < statement_count && proof.work < budget; ++statement) {
    StatementSet kept = Statements(proof.used).allowed();
    if (!at_first.test(at(statement)) || !kept.test(at(statement))) continue;
    kept.reset(at(statement));
    const Proof shorter =
        check(grid, premises_among(kept, premises, premises.absent), effects, promise, budget - proof.work);
    proof.work += shorter.work;
    if (shorter.verdict == Verdict::proved) proof.used = shorter.used;
  }
  return proof;
}

}  // namespace deduku
