#include "src/cli/command/puzzle_command.hpp"

#include <numeric>

#include "src/cli/command/read_ahead.hpp"
#include "src/cli/io/memory_reserve.hpp"
#include "src/cli/io/signals.hpp"
#include "src/cli/io/text.hpp"

namespace deduku::cli {

std::uint64_t Tally::total() const {
  return std::accumulate(counts_.begin(), counts_.end(), std::uint64_t{0});
}

ExitCode Tally::exit_code(bool strict) const {
  if (of(Verdict::unsound) > 0) return ExitCode::own_check_failed;
  const bool every_one_counts = strict || total() == 1;
  if (every_one_counts && of(Verdict::out_of_memory) > 0) return ExitCode::out_of_memory;
  const std::uint64_t unreadable = of(Verdict::unreadable);
  if ((unreadable > 0 && 2 * unreadable >= total()) || (every_one_counts && unreadable > 0))
    return ExitCode::unreadable;
  return every_one_counts && of(Verdict::unsolved) > 0 ? ExitCode::unsolved : ExitCode::done;
}

void PuzzleListCommand::declare(Arguments& arguments) {
  const std::string standard = default_file() == "-" ? ", the default" : "; default: " + default_file();
  arguments.texts("FILES", files_,
                  "Puzzles: files in any format, puzzles themselves, or - for standard input" + standard);
  declare_own(arguments);
  arguments.method("read");
  format_.declare(arguments);
  arguments.group(OptionGroup::input);
  arguments.flag("--strict", strict_, "Exit with 1 or 3 if any puzzle of a list could not be solved or read");
  arguments.group(OptionGroup::effort);
  arguments.choice(
      "--progress", progress_, {"auto", "always", "never"},
      "Progress and remaining time on standard error; auto: only at a terminal; always: elsewhere a line a minute");
  arguments.group(OptionGroup::input);
  arguments.number("--max-errors", max_errors_,
                   "Number of unreadable records that are reported one by one; the others are only counted");
}

ExitCode PuzzleListCommand::run(Session& session) {
  if (files_.empty()) files_.push_back(default_file());
  join_rows(files_);
  if (progress_ == "always") session.progress.show_always();
  if (progress_ == "never") session.progress.hide();
  begin(session);
  leave_out_faulty_operands(session);
  if (files_.empty()) {
    session.out.drop_record();
    return fault_;
  }
  session.out.end_record();
  PuzzleStream puzzles(files_, format_.read_options(), session.out);
  if (takes_conflicts()) puzzles.keep_conflicts();
  Tally tally;
  handle_all(session, puzzles, tally);
  report_rest_of_unreadable(session);
  session.progress.clear();
  report_passed_over(session, puzzles);
  if (tally.total() > 0) end(session, tally);
  session.out.end_record();
  return interrupted() ? interrupted_code() : exit_code(tally);
}

ExitCode PuzzleListCommand::exit_code(const Tally& tally) const {
  if (fault_ != ExitCode::done && tally.of(Verdict::unsound) == 0) return fault_;
  if (tally.total() == 0 && !may_be_empty()) throw Failure(ExitCode::unreadable, "no puzzle found in the input");
  return tally.exit_code(strict_);
}

/// Reports a missing file at the start, not when its turn comes, hours later.
void PuzzleListCommand::leave_out_faulty_operands(Session& session) {
  std::erase_if(files_, [&](const std::string& file) {
    const std::optional<Failure> fault = fault_of(file);
    if (fault) report_fault(session, *fault);
    return fault.has_value();
  });
}

std::optional<Failure> PuzzleListCommand::fault_of(const std::string& operand) const {
  std::optional<Failure> fault = fault_of_operand(operand);
  return fault ? std::move(fault) : damage_of(operand);
}

void PuzzleListCommand::report_fault(Session& session, const Failure& fault) {
  if (interrupted()) return;
  session.report_error(fault.what());
  if (fault_ == ExitCode::done) fault_ = fault.code();
}

std::optional<InputPuzzle> PuzzleListCommand::read_next_skipping_faults(Session& session, const Read& read,
                                                                        const std::function<void()>& finish_pending) {
  while (true) {
    try {
      return read();
    } catch (const OutputFailure&) {
      throw;
    } catch (const Failure& fault) {
      finish_pending();
      report_fault(session, fault);
    }
  }
}

void PuzzleListCommand::report_unreadable(Session& session, const InputPuzzle& puzzle) {
  if (++errors_ <= max_errors_) session.report_fault(error_text(puzzle.file, puzzle.record.error()));
}

void PuzzleListCommand::report_out_of_memory(Session& session, const InputPuzzle& puzzle) {
  session.report_fault(error_text(puzzle.file, {puzzle.line_number(), 0, "out of memory"}));
}

void PuzzleListCommand::report_rest_of_unreadable(Session& session) const {
  if (errors_ <= max_errors_) return;
  const std::uint64_t rest = errors_ - max_errors_;
  const std::string more = max_errors_ == 0 ? "" : "more ";
  session.report_fault(counted(rest, more + "unreadable record"));
}

/// Text around puzzles is not an error, but it is reported in case it was meant as a puzzle.
void PuzzleListCommand::report_passed_over(Session& session, const PuzzleStream& puzzles) {
  for (const auto& [file, passed_over] : puzzles.passed_over()) {
    const bool is_one = passed_over.lines == 1;
    const std::string rest = " other lines of text contain no puzzle";
    const std::string sentence =
        is_one ? "this line of text contains no puzzle" : "this and " + std::to_string(passed_over.lines - 1) + rest;
    session.log.note(error_text(file, {passed_over.first_line, 0, sentence}));
  }
}

void PuzzleCommand::handle_all(Session& session, PuzzleStream& puzzles, Tally& tally) {
  AnsweredPuzzles answered(puzzles, prefetch_limit());
  const auto next = [&] {
    return read_next_skipping_faults(
        session, [&] { return answered.next(); }, [] {});
  };
  while (const std::optional<InputPuzzle> puzzle = next()) {
    if (interrupted()) break;
    const Verdict verdict = handle_any(session, *puzzle);
    if (!session.out.end_record()) return;
    tally.add(verdict);
    session.progress.show(tally.total(), puzzle->fraction);
  }
}

Verdict PuzzleCommand::handle_any(Session& session, const InputPuzzle& puzzle) {
  try {
    if (puzzle.record) return handle(session, puzzle);
  } catch (const std::bad_alloc&) {
    set_memory_aside();
    session.out.drop_record();
    report_out_of_memory(session, puzzle);
    return Verdict::out_of_memory;
  }
  report_unreadable(session, puzzle);
  handle_unreadable(session, puzzle);
  return Verdict::unreadable;
}

}  // namespace deduku::cli
