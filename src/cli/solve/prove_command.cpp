// A puzzle as clauses, and its path as a proof that other programs check.
#include "deduku/json.hpp"
#include "src/cli/command/command.hpp"
#include "src/cli/command/json_records.hpp"
#include "src/cli/command/style_options.hpp"
#include "src/cli/io/failure.hpp"
#include "src/cli/io/signals.hpp"
#include "src/cli/io/whole_file.hpp"
#include "src/cli/solve/proof_files.hpp"
#include "src/present/words.hpp"

namespace deduku::cli {

namespace {

Json report_json(const ProofReport& report) {
  const std::optional<ProofSize>& proof = report.proof;
  return {{"type", "prove"},
          {"status", name(report.outcome)},
          {"solution", solution_json(report.solution)},
          {"clauses", report.clauses == 0 ? Json(nullptr) : Json(report.clauses)},
          {"steps", report.steps},
          {"searched", report.searched},
          {"proof", !proof ? Json(nullptr)
                           : Json({{"lemmas", proof->lemmas},
                                   {"most_lemmas", proof->most_lemmas},
                                   {"hints", proof->hints},
                                   {"bytes", proof->bytes}})}};
}

std::string report_text(const ProofReport& report, const present::Words& words) {
  if (report.outcome == Outcome::several) return words.say("cli.prove.several");
  if (report.outcome == Outcome::unsound) return words.say("cli.prove.unsound", {{"step", words.number(report.steps)}});
  if (!report.proof && report.outcome == Outcome::none) return words.say("cli.scale.none");
  if (!report.proof) return words.say("cli.prove.clauses", {{"clauses", present::counted(report.clauses)}});
  const std::string size = words.say("cli.prove.size", {{"lemmas", present::counted(report.proof->lemmas)},
                                                        {"most", present::counted(report.proof->most_lemmas)},
                                                        {"bytes", present::counted(report.proof->bytes)}});
  if (report.outcome == Outcome::none) return words.say("cli.prove.none", {{"size", size}});
  const std::string text = words.say("cli.prove.solved", {{"steps", present::counted(report.steps)}, {"size", size}});
  if (report.searched == 0) return text;
  return text + "\n" + words.say("cli.prove.searched", {{"digits", present::counted(report.searched)}});
}

ExitCode code_of(Outcome outcome) {
  if (outcome == Outcome::unsound) return ExitCode::own_check_failed;
  return outcome == Outcome::solved ? ExitCode::done : ExitCode::unsolved;
}

class Prove final : public Command {
  void declare(Arguments& arguments) override {
    arguments.method("path");
    board_.declare(arguments, "PUZZLE", "Puzzle or board: a file, the puzzle itself, or - for standard input");
    arguments.text("--cnf", targets_.cnf, "File for the puzzle as clauses in the DIMACS format; -: standard output");
    arguments.text("--lrat", targets_.lrat,
                   "File for the path as a proof in the text form of LRAT; -: standard output");
    arguments.flag(
        "--unique", targets_.is_unique,
        "Prove as well that there is no other solution; a last clause excludes this solution, and the proof ends "
        "with the empty clause");
    arguments.format(format_, {"text", "json"}, "Format of the report");
    solving_.declare(arguments);
    styles_.declare_language(arguments);
    solving_.declare_scales(arguments);
    formats_.declare(arguments);
  }

  ExitCode run(Session& session) override {
    const TextStyle style = styles_.style();
    check_options();
    const records::StepQuestion path = solving_.question(session.out, style.language);
    if (is_json()) write_header_of(session, path, style);
    const Board board = read_board(session, board_, formats_, false, is_json() ? session.command : "");
    const ProofReport report = write_proof(session, Grid(board), targets_, path);
    if (interrupted()) return interrupted_code();
    if (is_json()) {
      write_json(session.out, report_json(report));
    } else {
      tell(session, report_text(report, present::Words(style)));
    }
    return code_of(report.outcome);
  }

  bool is_json() const { return format_ == "json"; }

  void check_options() const {
    const std::string_view mode = targets_.lrat.empty() ? "clauses" : solving_.mode();
    given().refuse_idle({"clauses", "--ladder --techniques --uniqueness --se-mode --budget",
                         "does nothing without --lrat: clauses show no path"},
                        mode);
    SolvingOptions::refuse_idle(given(), mode);
    if (targets_.cnf.empty() && targets_.lrat.empty()) {
      refuse_usage("nothing to write: name a file with --cnf FILE, --lrat FILE or both");
    }
    if (targets_.cnf == targets_.lrat) refuse_usage("--lrat: \"" + targets_.lrat + "\" is the file of --cnf");
    if (targets_.use_stdout() && is_json()) {
      refuse_usage("--format: the report cannot go to standard output together with clauses or a proof");
    }
    for (const auto& [option, path] : {std::pair("--cnf", targets_.cnf), std::pair("--lrat", targets_.lrat)}) {
      if (!path.empty()) refuse_folder(option, path);
    }
  }

  void write_header_of(Session& session, const records::StepQuestion& path, const TextStyle& style) const {
    if (!targets_.lrat.empty()) return write_header(session, path, solving_, style);
    write_header(session, {.search = path.solver.search->name, .style = style});
  }

  /// Prints a report to standard output; if one of the files goes there, as a message.
  void tell(Session& session, const std::string& text) const {
    if (!targets_.use_stdout()) return session.out.write(text + "\n");
    session.out.flush();  // so that the message about the proof is true
    session.log.note(text);
  }

  BoardArgument board_;
  ProofTargets targets_;
  std::string format_ = "text";
  SolvingOptions solving_;
  StyleOptions styles_;
  FormatOptions formats_;
};

}  // namespace

std::unique_ptr<Command> make_prove() {
  return std::make_unique<Prove>();
}

}  // namespace deduku::cli
