// `steps --ladder se`, `steps --ladder hodoku`: the path on a frozen scale as lines of notation, in words or as records, step by step.
#pragma once

#include "deduku/text_style.hpp"
#include "src/cli/command/board_options.hpp"
#include "src/cli/command/json_records.hpp"
#include "src/cli/command/rating_choices.hpp"
#include "src/cli/command/step_prover.hpp"
#include "src/cli/io/exit_code.hpp"
#include "src/cli/steps/step_form.hpp"

namespace deduku::cli {

/// Writes the path of one puzzle, after the header, and how it ends. A puzzle with several solutions has a path only
/// without techniques of uniqueness, one without solutions has none. `prover` proves each step where it is not null.
ExitCode write_scale_steps(Session& session, const Grid& grid, FrozenScale scale, const RatingChoices& choices,
                           const SolverOptions& options, StepForm form, StepProver* prover, const TextStyle& style,
                           const BoardOptions& board);

}  // namespace deduku::cli
