// Writes a puzzle as clauses, and its path as a proof.
#pragma once

#include "deduku/proof.hpp"
#include "src/cli/command/solving_options.hpp"
#include "src/cli/io/session.hpp"
#include "src/records/step_question.hpp"

namespace deduku::cli {

/// Where it goes: a file each, "-" for standard output, or empty for nowhere.
struct ProofTargets {
  std::string cnf;
  std::string lrat;
  /// Whether the proof shows that there is no other solution, too.
  bool is_unique = false;

  bool use_stdout() const { return cnf == "-" || lrat == "-"; }
};

/// What was written.
struct ProofReport {
  /// `solved`; `none`, where the proof shows that; `several` or `unsound`, where no proof is written; `stopped`.
  Outcome outcome = Outcome::solved;
  std::optional<Solution> solution;
  int clauses = 0;                 ///< of the puzzle; 0 where they are not written
  int steps = 0;                   ///< of the path; where it is unsound, up to the step that does not follow
  int searched = 0;                ///< how many digits the search adds, because the path ends before them
  std::optional<ProofSize> proof;  ///< empty where none was written
};

/// The files are there at the end, or none of them is: after a signal, where there are several solutions and so nothing to
/// prove, and where a step does not follow. Throws `Failure` where one cannot be written.
ProofReport write_proof(Session& session, const Grid& grid, const ProofTargets& targets,
                        const records::StepQuestion& path);

}  // namespace deduku::cli
