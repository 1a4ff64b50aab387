#include "src/cli/rate/rows_command.hpp"

#include <algorithm>
#include <thread>

#include "src/cli/io/failure.hpp"
#include "src/cli/io/signals.hpp"
#include "src/cli/io/text.hpp"
#include "src/cli/rate/scale_options.hpp"

namespace deduku::cli {

namespace {

/// The verdict on a puzzle that logic alone should solve.
Verdict verdict_of(Outcome status) {
  if (status == Outcome::parse_error) return Verdict::unreadable;
  if (status == Outcome::unsound) return Verdict::unsound;
  if (status == Outcome::out_of_memory) return Verdict::out_of_memory;
  return status == Outcome::solved ? Verdict::done : Verdict::unsolved;
}

std::string words(Outcome status) {
  if (status == Outcome::parse_error) return "unreadable";
  if (status == Outcome::out_of_memory) return "out of memory";
  return status == Outcome::out_of_budget ? "out of budget" : std::string(name(status));
}

/// The keys of scales, with commas between them.
std::string names_of(const ScaleList& scales) {
  std::string names;
  for (const RatingScale* scale : scales) names.append(names.empty() ? "" : ",").append(scale->key);
  return names;
}

}  // namespace

void StatusTally::add(Outcome status) {
  for (auto& [known, count] : counts_) {
    if (known == status) return void(++count);
  }
  counts_.emplace_back(status, 1);
}

std::string StatusTally::text(std::uint64_t total) const {
  std::string text = counted(total, "puzzle") + ":";
  for (const auto& [status, count] : counts_) text += " " + std::to_string(count) + " " + words(status) + ",";
  text.pop_back();
  return text;
}

void RowsCommand::declare_threads(Arguments& arguments) {
  arguments.group(OptionGroup::effort);
  arguments.number("--threads", threads_, "Number of puzzles rated at once; 0: one per processor", max_threads);
}

void RowsCommand::make_table(Session& session, const ScaleList& scales, RatingRequest request,
                             Verification* verification) {
  if (scales.size() > 1 && request.trace) {
    throw Failure(ExitCode::usage, "--trace belongs to one scale; --scale names several");
  }
  const auto is_used = [&](std::string_view parameter) {
    return std::ranges::any_of(scales, [&](const RatingScale* scale) { return uses(*scale, parameter); });
  };
  const GivenBudget budget = solving_.budget();
  std::optional<Ladder> ladder;
  if (is_used("ladder")) ladder = solving_.ladder(session.out, request.style.language);
  if (is_used("within")) request.within = solving_.within(*ladder);
  const SolverOptions solver = solving_.solver_options();
  request.options = {solving_.rated_uniqueness(), solver.uses_uniqueness};
  request.se_mode = solving_.se_mode();
  request.search = solver.search;
  request.free = solving_.free();

  const std::string names = names_of(scales);
  Provenance provenance{.scale = names,
                        .ladder = ladder ? &*ladder : nullptr,
                        .uniqueness = uniqueness_word(solver),
                        .is_blind = solving_.is_blind()};
  if (scales.size() == 1 && ladder) provenance.search = request.search->name;
  if (scales.size() == 1 && uses(*scales.front(), "lang")) provenance.style = request.style;
  Json header = header_json("rate", provenance);
  solving_.add_limits(header, provenance.scale);
  solving_.add_counting(header);
  if (request.trade_off) header["trade_off"] = true;
  table_ = std::make_unique<RateTable>(scales, std::move(ladder), request, budget, verification, std::move(header));
}

void RowsCommand::begin_rows(Session& session, Json header) {
  // The fingerprints are not needed if no header is written.
  if (results_.has_header()) input_ = RateInput(files());
  results_.begin(session, input_, std::move(header), writer_->heading());
  results_.leave_out_finished(selection_);
}

void RowsCommand::handle_all(Session& session, PuzzleStream& puzzles, Tally& tally) {
  if (results_.is_complete()) return report_all(session, input_.changes().grown);
  rate_all(session, puzzles, tally);
  if (!finish_rows(session)) return;
  const RateInput::Changes changes = input_.changes();
  report_all(session, changes.altered);
  if (puzzles.count() > 0 && !interrupted() && !has_fault()) results_.end(session, puzzles.count());
  report_all(session, changes.grown);
}

/// Reports the changes of input files.
void RowsCommand::report_all(Session& session, const std::vector<std::string>& sentences) {
  for (const std::string& sentence : sentences) report_fault(session, Failure(ExitCode::file_error, sentence));
}

void RowsCommand::rate_all(Session& session, PuzzleStream& puzzles, Tally& tally) {
  puzzles.limit([this](const std::string& file) { return input_.bytes_to_read(file); });
  if (wants_lines()) puzzles.keep_lines();
  puzzles.select(selection_);
  const auto add_note = [this](const RateRecord& record, RateRow& row) { note(record, row); };
  const std::unique_ptr<RowWorkers> workers =
      make_row_workers({*table_, *writer_, filter_, results_, add_note, is_canonical()}, thread_count(), session,
                       [&](const InputPuzzle& puzzle, const RateRow& row) { take(session, puzzle, row, tally); });
  const auto finish = [&] { workers->finish(); };
  const Output::BeforeWait before_wait(session.out, finish);
  try {
    while (!interrupted()) {
      std::optional<InputPuzzle> puzzle = read_next_skipping_faults(
          session, [&] { return puzzles.next(); }, finish);
      if (!puzzle) break;
      workers->put(std::move(*puzzle));
    }
  } catch (const OutputFailure&) {
    throw;
  } catch (...) {
    // The puzzles before the failure are still finished and written.
    const std::exception_ptr failure = std::current_exception();
    finish();
    std::rethrow_exception(failure);
  }
  finish();
  is_other_part_ = puzzles.count() > 0;
}

void RowsCommand::end(Session& session, const Tally& tally) {
  session.log.note(statuses_.text(tally.total()));
}

std::uint64_t RowsCommand::thread_count() const {
  return threads_ > 0 ? threads_ : std::max(1U, std::thread::hardware_concurrency());
}

/// A row that a signal may have cut off is also not compared with the finished rows.
void RowsCommand::take(Session& session, const InputPuzzle& puzzle, const RateRow& row, Tally& tally) {
  if (interrupted()) return;
  if (results_.is_compared(puzzle.n)) return results_.compare(puzzle.n, row.text);
  if (puzzle.n <= results_.finished() && results_.is_finished(puzzle.n, row.text)) return;
  if (!puzzle.record) report_unreadable(session, puzzle);
  if (row.status == Outcome::out_of_memory) report_out_of_memory(session, puzzle);
  const std::optional<Outcome> status = take_row(session, puzzle, row);
  if (!status) return;
  statuses_.add(*status);
  tally.add(verdict(session, puzzle, *status));
  session.progress.show(tally.total(), puzzle.fraction);
}

std::optional<Outcome> RowsCommand::take_row(Session& session, const InputPuzzle& /*puzzle*/, const RateRow& row) {
  return write_row(session, row.text) ? std::optional(row.status) : std::nullopt;
}

Verdict RowsCommand::verdict(Session& /*session*/, const InputPuzzle& /*puzzle*/, Outcome status) {
  return verdict_of(status);
}

bool RowsCommand::write_row(Session& session, const std::string& row) {
  session.out.write(row);
  if (!session.out.end_record()) return false;
  results_.add(row);
  return true;
}

}  // namespace deduku::cli
