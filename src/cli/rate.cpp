#include "src/cli/failure.hpp"
#include "src/cli/logging_observer.hpp"
#include "src/cli/puzzle_command.hpp"
#include "src/cli/rate_writer.hpp"
#include "src/cli/text.hpp"

namespace deduku::cli {

namespace {

/// The verdict on a puzzle of which a person expects that logic alone solves it.
Verdict verdict_of(Outcome outcome) {
  if (outcome == Outcome::unsound) return Verdict::unsound;
  return outcome == Outcome::solved ? Verdict::done : Verdict::undone;
}

void check_scale(const std::string& wanted) {
  std::string known;
  for (const Scale& scale : scales()) {
    if (scale.name == wanted) return;
    known += (known.empty() ? "" : ", ") + std::string(scale.name);
  }
  throw Failure(ExitCode::usage, "--scale: this version has no scale \"" + wanted + "\", but: " + known);
}

class Rate final : public PuzzleCommand {
  void declare_own(Arguments& arguments) override {
    arguments.text("--format", format_,
                   "text, json, csv, or a format string: %g puzzle, %n ordinal, %i line as read,\n"
                   "%t tab, %l newline, %% percent, %{FIELD} a column of the CSV");
    arguments.text("--scale", scale_, "The scale to rate on");
    solving_.declare(arguments);
  }

  void begin(Session& session) override {
    check_scale(scale_);
    writer_ = make_rate_writer(format_);
    solver_.emplace(solving_.ladder(session.out), solving_.solver_options());
    writer_->header(session, solver_->ladder(), solving_.solver_options());
  }

  Verdict handle(Session& session, const Puzzle& puzzle) override {
    LoggingObserver logging(session.log, puzzle.n);
    Observer* const observers[] = {&fold_, &logging};
    const SolveResult result = solver_->solve(Grid(puzzle.record->board), observers);
    writer_->write(session, {puzzle, result, fold_.rating()});
    ++outcomes_[static_cast<std::size_t>(result.outcome)];
    return verdict_of(result.outcome);
  }

  void handle_unreadable(Session& session, const Puzzle& puzzle) override {
    writer_->write(session, {puzzle, std::nullopt, {}});
  }

  void end(Session& session, const Tally& tally) override {
    std::string summary = counted(static_cast<std::uint64_t>(tally.total()), "puzzle") + ":";
    for (int i = 0; i < outcome_count; ++i) {
      if (outcomes_[i] == 0) continue;
      summary += " " + std::to_string(outcomes_[i]) + " " + std::string(name(static_cast<Outcome>(i))) + ",";
    }
    const int unreadable = tally.of(Verdict::unreadable);
    if (unreadable > 0) summary += " " + std::to_string(unreadable) + " unreadable,";
    summary.pop_back();
    session.log.note(summary);
  }

  std::string format_ = "text";
  std::string scale_{scales().front().name};
  SolvingOptions solving_;
  std::unique_ptr<RateWriter> writer_;
  std::optional<Solver> solver_;
  LadderFold fold_;
  std::array<int, outcome_count> outcomes_{};
};

}  // namespace

std::unique_ptr<RateWriter> make_rate_writer(const std::string& format) {
  if (format == "text") return make_rate_text();
  if (format == "csv") return make_rate_csv();
  if (format == "json") return make_rate_json();
  if (format.find('%') != std::string::npos) return make_rate_pattern(format);
  throw Failure(ExitCode::usage,
                "--format: expected text, json, csv or a format string with %, found \"" + format + "\"");
}

std::unique_ptr<Command> make_rate() {
  return std::make_unique<Rate>();
}

}  // namespace deduku::cli
