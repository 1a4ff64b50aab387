// What a step rests on, as it is shown: no more of its premises than a proof uses.
#pragma once

#include <optional>

#include "deduku/check.hpp"
#include "deduku/step.hpp"

namespace deduku::present {

/// What the proof of a step uses; empty where the checker has none. A step of uniqueness has come about under a promise
/// that holds its deadly pattern.
inline std::optional<Premises> proved_premises(const StepView& view) {
  constexpr std::uint64_t most_work = 1'000'000;  // it cannot be broken off
  const Proof proof = check_closely(view.before, premises_of(view), view.step, Promise::givens, most_work);
  return proof.verdict == Verdict::proved ? std::optional(proof.used) : std::nullopt;
}

}  // namespace deduku::present
