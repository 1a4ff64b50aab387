// The option --verify: each step is proved from its premises as it is found, by the checker alone.
#pragma once

#include "deduku/check.hpp"
#include "deduku/round_rating.hpp"
#include "deduku/solver.hpp"
#include "src/cli/command/arguments.hpp"

namespace deduku::cli {

void declare_verify(Arguments& arguments, bool& verifies);

/// Proves the steps of one puzzle. The first one without a proof throws `Failure` with the exit code for a check of the
/// program on itself that failed.
class StepProver : public Observer {
 public:
  /// `puzzle` is its ordinal in the input. `promise`: what steps of uniqueness may rely on; empty: what the search finds.
  StepProver(std::uint64_t puzzle, const Grid& start, std::optional<Promise> promise)
      : puzzle_(puzzle), promise_(promise_of(start, promise)) {}

  /// What a frozen scale looks up in the solution has no proof.
  void on_step(const StepEvent& event) override;
  /// Every step of a round.
  void prove(const RoundEvent& event);

 private:
  void prove(const StepView& view, int ordinal);

  std::uint64_t puzzle_;
  Promise promise_;
};

}  // namespace deduku::cli
