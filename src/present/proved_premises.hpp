// The displayed premises of a step: only those that a proof uses.
#pragma once

#include <optional>

#include "deduku/check.hpp"
#include "deduku/step.hpp"
#include "src/core/budget.hpp"

namespace deduku::present {

/// The premises that the proof of a step uses; empty if the checker has no proof. If the account is exhausted, cheap
/// proofs are still made, but not minimised. A step of uniqueness was found under a promise that covers its deadly
/// pattern.
inline std::optional<Premises> proved_premises_on(Budget& budget, const StepView& view) {
  constexpr std::uint64_t max_work = 1'000'000;
  constexpr std::uint64_t little_work = 5'000;
  const Premises premises = premises_of(view);
  Proof proof = check_closely(view.before, premises, view.step.effects, Promise::givens, max_work, &budget);
  if (proof.verdict == Verdict::out_of_budget && budget.is_over()) {
    proof = check(view.before, premises, view.step.effects, Promise::givens, little_work);
  }
  return proof.verdict == Verdict::proved ? std::optional(proof.used) : std::nullopt;
}
inline std::optional<Premises> proved_premises(const StepView& view) {
  Budget unlimited;
  return proved_premises_on(unlimited, view);
}

}  // namespace deduku::present
