#include "src/cli/solve/proof_files.hpp"

#include "src/cli/io/signals.hpp"
#include "src/cli/io/whole_file.hpp"
#include "src/records/path_record.hpp"
#include "src/records/texts.hpp"
#include "src/search/admission.hpp"

namespace deduku::cli {

namespace {

/// A file of a set, standard output for "-", or no output for "".
class Target {
 public:
  Target(const std::string& path, FileSet& files, Output& out) : out_(out), is_stdout_(path == "-") {
    if (!path.empty() && !is_stdout_) file_ = &files.open(path);
  }

  void write(std::string_view text) {
    if (file_ != nullptr) file_->write(text);
    if (!is_stdout_) return;
    out_.write(text);
    out_.end_record();
  }
  void close() {
    if (file_ != nullptr) file_->close();
  }

 private:
  Output& out_;
  bool is_stdout_;
  WholeFile* file_ = nullptr;
};

/// Proves the steps of a path as they are found, up to the first that cannot be proved.
class PathProver : public Observer {
 public:
  explicit PathProver(Prover& prover) : prover_(prover) {}

  /// The premises of a step on a frozen scale can be many, so they are not named.
  void on_step(const StepEvent& event) override {
    if (is_done()) return;
    ++steps_;
    digits_ += event.view.step.effects.places.size();
    status_ = event.view.scale != nullptr ? prover_.prove(event.view.step.effects)
                                          : prover_.prove(event.view.step.effects, premises_of(event.view));
  }
  bool wants_more() const override { return !is_done(); }

  bool is_done() const { return status_ != ProofFinding::proved; }
  ProofStatus status() const { return status_; }
  /// The number of steps, including the one that cannot be proved.
  int steps() const { return steps_; }
  /// The number of digits that they place.
  int digits() const { return digits_; }

 private:
  Prover& prover_;
  ProofStatus status_ = ProofFinding::proved;
  int steps_ = 0;
  int digits_ = 0;
};

CandidateSet candidates_of(const Solution& solution) {
  CandidateSet candidates;
  for (Cell cell : Cell::all()) candidates.insert({cell, solution[cell]});
  return candidates;
}

/// Proves the path, then the part that it leaves open, then the empty clause if it is requested or nothing else can be
/// proved.
ProofStatus prove_all(const Formula& formula, const records::StepQuestion& path, Prover& prover, ProofReport& report) {
  if (!report.solution) return prover.prove_empty();
  PathProver steps(prover);
  // The caller has found that there is one solution.
  records::StepQuestion question = path;
  question.set_uniqueness_on_scale(Uniqueness::known);
  (void)records::PathFinder({std::move(question)}).find(formula.start(), steps);
  if (interrupted()) return Outcome::stopped;
  report.steps = steps.steps();
  report.searched = formula.start().empty_cells().size() - steps.digits();
  ProofStatus status = steps.status();
  if (status == ProofFinding::proved) status = prover.prove({.places = candidates_of(*report.solution)});
  if (status == ProofFinding::proved && formula.denied()) status = prover.prove_empty();
  return status;
}

Outcome outcome_of(ProofStatus status, Outcome if_proved) {
  if (const Outcome* outcome = status.as<Outcome>()) return *outcome;
  return status == ProofFinding::proved ? if_proved : Outcome::unsound;
}

}  // namespace

ProofReport write_proof(Session& session, const Grid& grid, const ProofTargets& targets,
                        const records::StepQuestion& path) {
  ProofReport report;
  if (targets.is_unique || !targets.lrat.empty()) {
    const std::vector<Solution> solutions = search::two_solutions(grid, *path.solver.search);
    report.outcome = records::outcome_of(solutions.size());
    if (report.outcome == Outcome::several) return report;
    if (!solutions.empty()) report.solution = solutions.front();
  }
  const bool denies = targets.is_unique && report.solution;
  const Formula formula = denies ? Formula(grid, *report.solution) : Formula(grid);
  FileSet files;
  Target cnf(targets.cnf, files, session.out);
  Target lrat(targets.lrat, files, session.out);
  if (!targets.cnf.empty()) {
    report.clauses = formula.clause_count();
    cnf.write(formula.dimacs());
  }
  if (!targets.lrat.empty()) {
    Prover prover(
        formula, [&](std::string_view line) { lrat.write(line); }, interrupted);
    report.outcome = outcome_of(prove_all(formula, path, prover, report), report.outcome);
    if (report.outcome == Outcome::unsound || report.outcome == Outcome::stopped) return report;
    report.proof = prover.size();
  }
  cnf.close();
  lrat.close();
  if (!files.publish()) report.outcome = Outcome::stopped;
  return report;
}

}  // namespace deduku::cli
