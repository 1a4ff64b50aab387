// Writes a puzzle as clauses, and its path as a proof.
#pragma once

#include "deduku/proof.hpp"
#include "src/cli/command/solving_options.hpp"
#include "src/cli/io/session.hpp"
#include "src/records/step_question.hpp"

namespace deduku::cli {

/// The targets: a file each, "-" for standard output, or empty for no output.
struct ProofTargets {
  std::string cnf;
  std::string lrat;
  /// Whether the proof also shows that there is no other solution.
  bool is_unique = false;

  bool use_stdout() const { return cnf == "-" || lrat == "-"; }
};

/// The result of writing.
struct ProofReport {
  /// `solved`; `none`, if the proof shows that; `several` or `unsound`, if no proof is written; `stopped`.
  Outcome outcome = Outcome::solved;
  std::optional<Solution> solution;
  int clauses = 0;                 ///< of the puzzle; 0 if they are not written
  int steps = 0;                   ///< of the path; if it is unsound, up to the step that does not follow
  int searched = 0;                ///< the number of digits that the search adds, because the path ends before them
  std::optional<ProofSize> proof;  ///< empty if no proof was written
};

/// In the end the files are complete or do not exist: after a signal, if there are several solutions and so nothing to
/// prove, and if a step does not follow. Throws `Failure` if one cannot be written.
ProofReport write_proof(Session& session, const Grid& grid, const ProofTargets& targets,
                        const records::StepQuestion& path);

}  // namespace deduku::cli
