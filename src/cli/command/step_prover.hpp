// The option --verify: the checker alone proves each step from its premises as it is found.
#pragma once

#include <map>
#include <mutex>

#include "deduku/check.hpp"
#include "deduku/round_rating.hpp"
#include "deduku/solver.hpp"
#include "src/cli/command/arguments.hpp"
#include "src/core/budget.hpp"

namespace deduku::cli {

/// Whether steps are proved, and which proofs ended without an answer because their budget was spent. Any thread may
/// use it.
class Verification {
 public:
  /// --verify.
  void declare(Arguments& arguments);
  bool is_wanted() const { return is_wanted_; }

  /// Notes a step of a puzzle whose proof ended without an answer. `puzzle` is its ordinal in the input.
  void note_unanswered(std::uint64_t puzzle, const std::string& step);
  /// The noted steps of a puzzle in a sentence without a full stop, and forgets them; empty if there are no such steps.
  std::optional<std::string> take_unanswered(std::uint64_t puzzle);

 private:
  struct Unanswered {
    std::uint64_t count = 0;
    std::string first;
  };

  bool is_wanted_ = false;
  std::mutex mutex_;
  std::map<std::uint64_t, Unanswered> unanswered_;
};

/// Proves the steps of one puzzle. The first step without a proof throws `Failure` with the exit code for a failed
/// self-check. A proof that exhausts its budget is noted in the verification.
class StepProver : public Observer {
 public:
  /// `puzzle` is its ordinal in the input. `limits`: of each proof. A unit of the budget is `Budget::technique`
  /// candidates that are assumed true or false, and the standard budget is `default_check_budget`.
  StepProver(Verification& verification, std::uint64_t puzzle, Promise promise, const WorkLimits& limits);
  StepProver(const StepProver&) = delete;
  StepProver& operator=(const StepProver&) = delete;

  /// Steps that a frozen scale looks up in the solution have no proof.
  void on_step(const StepEvent& event) override;
  /// Every step of a round.
  void prove(const RoundEvent& event);

 private:
  void prove(const StepView& view, int ordinal);

  Verification& verification_;
  std::uint64_t puzzle_;
  Promise promise_;
  std::uint64_t budget_;      ///< in candidates
  WorkLimits interruptions_;  ///< the limits without the budget
};

}  // namespace deduku::cli
