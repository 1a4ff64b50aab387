#include "deduku/check.hpp"

#include <algorithm>

#include "src/check/refutation.hpp"

namespace deduku {

namespace {

using namespace checking;

/// The maximum for all cuts of a proof together, in units of work.
constexpr std::uint64_t budget_of_cuts = 1'000'000;
/// The base cost of a check.
constexpr std::uint64_t units_per_check = 100;

/// Whether a deadly pattern is one that the promise excludes.
bool is_excluded(const Grid& grid, const CandidateSet& deadly, Promise promise) {
  if (deadly.empty()) return true;
  const bool is_promised = promise == Promise::givens
                               ? !deadly.cells().intersects(grid.givens())
                               : promise == Promise::grid && grid.all_candidates().contains(deadly);
  return is_promised && is_deadly(deadly);
}

/// Whether a symmetry preserves the candidates that are promised to have one solution: then it maps that solution to a
/// solution, which is the same.
bool is_kept(const Grid& grid, const Symmetry& symmetry, Promise promise) {
  const CandidateSet promised = promise == Promise::givens ? left_by_givens(grid) : left_on(grid);
  return promise != Promise::none && symmetry.is_sound() && symmetry(promised) == promised;
}

/// The premises that a set of statements uses, with the candidates that they state to be absent.
Premises premises_among(const StatementSet& statements, Premises premises, const CandidateSet& absent) {
  for (Variable variable : Variable::all()) {
    if (statements.test(variable.slot())) continue;
    if (variable.is_cell()) premises.cells.erase(variable.cell());
    if (!variable.is_cell()) premises.places[variable.house()].erase(variable.digit());
  }
  if (!statements.test(deadly_statement)) premises.deadly = {};
  if (!statements.test(symmetry_rule)) premises.symmetry.reset();
  premises.absent = absent;
  return premises;
}

}  // namespace

std::string_view name(Verdict verdict) {
  static constexpr std::array<std::string_view, verdict_count> names = {"proved", "unproved", "false_premise",
                                                                        "out_of_budget"};
  return names[static_cast<std::size_t>(verdict)];
}

Proof check(const Grid& grid, const Premises& premises, const Effects& effects, Promise promise, std::uint64_t budget,
            Budget* account) {
  Budget unlimited;
  Budget& all_work = account != nullptr ? *account : unlimited;
  if (!all_work.spend(units_per_check)) return {.verdict = Verdict::out_of_budget};
  const CandidateSet there = premises.absent & left_on(grid);
  const bool is_true_symmetry = !premises.symmetry || is_kept(grid, *premises.symmetry, promise);
  if (!there.empty() || !is_true_symmetry || !is_excluded(grid, premises.deadly, promise)) {
    return {.verdict = Verdict::false_premise, .counterexample = there};
  }
  const Statements statements(premises);
  Refutation attempt(statements, effects.removes | effects.places, left_by_givens(grid), premises, budget, all_work);
  Proof proof{.verdict = Verdict::proved};
  Grounds used;
  used.statements.set(symmetry_rule, premises.symmetry.has_value());
  const auto prove_all = [&](const CandidateSet& candidates, bool to_refute) {
    for (Candidate candidate : candidates) {
      if (proof.verdict != Verdict::proved) return;
      if (const std::optional<Grounds> grounds = attempt.refute(candidate, to_refute)) {
        used |= *grounds;
      } else {
        proof = {.verdict = attempt.is_out_of_budget() ? Verdict::out_of_budget : Verdict::unproved,
                 .denied = candidate,
                 .counterexample = attempt.model()};
      }
    }
  };
  prove_all(effects.removes, true);
  prove_all(effects.places, false);
  proof.work = attempt.work();
  if (proof.verdict == Verdict::proved) proof.used = premises_among(used.statements, premises, used.absent);
  return proof;
}

Proof check_closely(const Grid& grid, const Premises& premises, const Effects& effects, Promise promise,
                    std::uint64_t budget, Budget* account) {
  Proof proof = check(grid, premises, effects, promise, budget, account);
  // A statement that one attempt needs is also needed by later ones, which have fewer statements.
  const StatementSet initial = Statements(proof.used).allowed();
  const std::uint64_t most = std::min(budget, proof.work + budget_of_cuts);
  for (std::size_t i = 0; i <= symmetry_rule && proof.work < most; ++i) {
    StatementSet kept = Statements(proof.used).allowed();
    if (!initial.test(i) || !kept.test(i)) continue;
    kept.reset(i);
    const Proof shorter =
        check(grid, premises_among(kept, premises, premises.absent), effects, promise, most - proof.work, account);
    proof.work += shorter.work;
    if (shorter.verdict == Verdict::proved) proof.used = shorter.used;
  }
  return proof;
}

}  // namespace deduku
