// The option --verify: each step is proved from its premises as it is found, by the checker alone.
#pragma once

#include <map>
#include <mutex>

#include "deduku/check.hpp"
#include "deduku/round_rating.hpp"
#include "deduku/solver.hpp"
#include "src/cli/command/arguments.hpp"
#include "src/core/work.hpp"

namespace deduku::cli {

/// Whether steps are to be proved, and which proofs ended without an answer because their budget was spent. Any thread may use
/// it.
class Verification {
 public:
  /// --verify.
  void declare(Arguments& arguments);
  bool is_wanted() const { return is_wanted_; }

  /// Notes a step of a puzzle whose proof ended without an answer. `puzzle` is its ordinal in the input.
  void note_unanswered(std::uint64_t puzzle, const std::string& step);
  /// The noted steps of a puzzle in a sentence without a full stop, and forgets them; empty if there are none.
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

/// Proves the steps of one puzzle. The first one without a proof throws `Failure` with the exit code for a check of the
/// program on itself that failed; a proof that its budget ends is noted in the verification.
class StepProver : public Observer {
 public:
  /// `puzzle` is its ordinal in the input. `promise`: what steps of uniqueness may rely on; empty: what the search finds.
  /// `limits`: of each proof. A unit of the budget stands for `Work::technique` candidates that are taken for true or false, and
  /// the standard one is `default_check_budget`.
  StepProver(Verification& verification, std::uint64_t puzzle, const Grid& start, std::optional<Promise> promise,
             const WorkLimits& limits);
  StepProver(const StepProver&) = delete;
  StepProver& operator=(const StepProver&) = delete;

  /// What a frozen scale looks up in the solution has no proof.
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
  Work account_;              ///< hears of interruptions
};

}  // namespace deduku::cli
