#include "src/cli/command/step_prover.hpp"

#include "deduku/explain.hpp"
#include "src/cli/io/failure.hpp"

namespace deduku::cli {

void declare_verify(Arguments& arguments, bool& verifies) {
  arguments.flag("--verify", verifies,
                 "Prove each step from its premises as it is found; the first without a proof ends\n"
                 "the run with exit code 5. What HoDoKu looks up in the solution is not proved");
}

void StepProver::prove(const StepView& view, int ordinal) {
  const Proof proof = check(view.before, premises_of(view), view.step, promise_);
  if (proof.verdict == deduku::Verdict::proved) return;
  throw Failure(ExitCode::own_check_failed, "puzzle " + std::to_string(puzzle_) + ", step " + std::to_string(ordinal) +
                                                " (" + std::string(step_key(view)) + "): " + effects_text(view.step) +
                                                " has no proof: " + std::string(name(proof.verdict)));
}

void StepProver::on_step(const StepEvent& event) {
  const bool is_guess = event.scale != nullptr && event.scale->is_guess;
  if (!is_guess) prove(event, event.ordinal);
}

void StepProver::prove(const RoundEvent& event) {
  for (const Step& step : event.steps) {
    prove(event.steps.view(event.before, step), event.ordinal);
  }
}

}  // namespace deduku::cli
