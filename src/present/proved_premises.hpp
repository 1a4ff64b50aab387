// What a step rests on, as it is shown: no more of its premises than a proof uses.
#pragma once

#include <optional>

#include "deduku/check.hpp"
#include "deduku/step.hpp"
#include "src/core/work.hpp"

namespace deduku::present {

/// What the proof of a step uses; empty where the checker has none. Where the account is over, proofs that take little are
/// still made, but not cut down. A step of uniqueness has come about under a promise that holds its deadly pattern.
inline std::optional<Premises> proved_premises_on(Work& work, const StepView& view) {
  constexpr std::uint64_t max_work = 1'000'000;
  constexpr std::uint64_t little_work = 5'000;
  const Premises premises = premises_of(view);
  Proof proof = check_closely(view.before, premises, view.step, Promise::givens, max_work, &work);
  if (proof.verdict == Verdict::out_of_budget && work.is_over()) {
    proof = check(view.before, premises, view.step, Promise::givens, little_work);
  }
  return proof.verdict == Verdict::proved ? std::optional(proof.used) : std::nullopt;
}
inline std::optional<Premises> proved_premises(const StepView& view) {
  Work unlimited;
  return proved_premises_on(unlimited, view);
}

}  // namespace deduku::present
