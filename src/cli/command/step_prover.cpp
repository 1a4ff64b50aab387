#include "src/cli/command/step_prover.hpp"

#include <limits>

#include "deduku/explain.hpp"
#include "src/cli/io/failure.hpp"
#include "src/cli/io/text.hpp"

namespace deduku::cli {

namespace {

constexpr std::uint64_t boundless_proofs = std::numeric_limits<std::uint64_t>::max();

/// The number of candidates that a proof may assume true or false.
std::uint64_t candidates_within(std::uint64_t budget) {
  if (budget == 0) return default_check_budget;
  return budget > boundless_proofs / Budget::technique ? boundless_proofs : budget * Budget::technique;
}

}  // namespace

void Verification::declare(Arguments& arguments) {
  arguments.group(OptionGroup::solving);
  arguments.flag(
      "--verify", is_wanted_,
      "Prove each step from its premises as it is found; the first step without a proof ends the run with exit "
      "code 5. Steps that HoDoKu takes from the solution are not proved. The budget applies to each proof, and "
      "the output reports proofs that exhaust it");
}

void Verification::note_unanswered(std::uint64_t puzzle, const std::string& step) {
  const std::lock_guard lock(mutex_);
  Unanswered& unanswered = unanswered_[puzzle];
  if (unanswered.count++ == 0) unanswered.first = step;
}

std::optional<std::string> Verification::take_unanswered(std::uint64_t puzzle) {
  const std::lock_guard lock(mutex_);
  const auto found = unanswered_.extract(puzzle);
  if (!found) return std::nullopt;
  const auto& [count, first] = found.mapped();
  return "puzzle " + std::to_string(puzzle) + ": " + counted(count, "step") + " not proved within the budget" +
         (count > 1 ? ", the first of them " : ": ") + first;
}

StepProver::StepProver(Verification& verification, std::uint64_t puzzle, Promise promise, const WorkLimits& limits)
    : verification_(verification),
      puzzle_(puzzle),
      promise_(promise),
      budget_(candidates_within(limits.budget)),
      interruptions_{boundless_proofs, limits.stop, limits.is_late} {}

void StepProver::prove(const StepView& view, int ordinal) {
  Budget account(interruptions_, 1);
  const Proof proof = check(view.before, premises_of(view), view.step.effects, promise_, budget_, &account);
  if (proof.verdict == deduku::Verdict::proved) return;
  const std::string step =
      "step " + std::to_string(ordinal) + " (" + std::string(step_key(view)) + "): " + effects_text(view.step.effects);
  if (proof.verdict == deduku::Verdict::out_of_budget) return verification_.note_unanswered(puzzle_, step);
  throw Failure(ExitCode::own_check_failed, "puzzle " + std::to_string(puzzle_) + ", " + step +
                                                " has no proof: " + std::string(name(proof.verdict)));
}

void StepProver::on_step(const StepEvent& event) {
  const bool is_guess = event.view.scale != nullptr && event.view.scale->is_guess;
  if (!is_guess) prove(event.view, event.ordinal);
}

void StepProver::prove(const RoundEvent& event) {
  for (const Step& step : event.steps) {
    prove(event.steps.view(event.first.before, step), event.ordinal);
  }
}

}  // namespace deduku::cli
