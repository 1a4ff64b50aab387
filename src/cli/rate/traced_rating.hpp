// Ratings on scales with steps of their own, and what is told of the steps. What the scales differ in is a class of
// types and static functions, `Words`:
//
//   Rater, Record             who rates, and what is kept of it
//   text(step, style)         the step on a line of the log
//   trace_text(step, style)   the same in a trace
//   Explained                 a step with its evidence; of scales whose raters explain their steps
#pragma once

#include "src/cli/command/step_prover.hpp"
#include "src/cli/io/text.hpp"
#include "src/cli/rate/scale_rater.hpp"

namespace deduku::cli {

/// Who wants to know of the steps of a rating.
struct StepWatch {
  bool keeps_all;  ///< the record, of all of them
  bool hardest_step;
  bool verifies;
  Log& log;

  StepWatch(const ScaleRequest& request, Log& to)
      : keeps_all(request.trace || request.keeps_steps),
        hardest_step(request.hardest_step),
        verifies(request.verifies),
        log(to) {}
  bool is_needed() const { return keeps_all || hardest_step || verifies || log.wants_steps(); }
};

/// Rates puzzles, and takes up what is wanted of their steps.
template <class Words>
class TracedRater {
 public:
  using Record = typename Words::Record;

  template <class Options>
  TracedRater(const Options& options, const StepWatch& watch)
      : rater_(options), promise_(options.promise), watch_(watch) {}

  Record rate(const InputPuzzle& puzzle) {
    Record record;
    const Board& board = puzzle.record->board;
    if (!watch_.is_needed()) {
      record.rating = rater_.rate(board);
      return record;
    }
    int ordinal = 0;
    const auto note_step = [&](const auto& step) { note(puzzle, ++ordinal, step, record); };
    if constexpr (requires { typename Words::Explained; }) {
      record.rating = watch_.verifies ? rate_and_prove(puzzle, note_step) : rater_.rate(board, note_step);
    } else {
      record.rating = rater_.rate(board, note_step);
    }
    // No step that was taken may be as hard as one that was missing.
    if (!record.rating.hardest) record.hardest.reset();
    return record;
  }

 private:
  template <class Step>
  void note(const InputPuzzle& puzzle, int ordinal, const Step& step, Record& record) {
    if (watch_.log.wants_steps()) {
      watch_.log.step("puzzle " + std::to_string(puzzle.n) + ", step " + std::to_string(ordinal) + ": " +
                      Words::text(step, {}));
    }
    record.note(ordinal, step, watch_.keeps_all, [](const Step& one) { return records::weight_of(one); });
  }

  template <class Note>
  auto rate_and_prove(const InputPuzzle& puzzle, const Note& note_step) {
    const Grid start(puzzle.record->board);
    StepProver prover(puzzle.n, start, promise_);
    return rater_.explain(start, [&](const typename Words::Explained& event) {
      prover.prove_next(event);
      note_step(event.rated);
    });
  }

  typename Words::Rater rater_;
  std::optional<Promise> promise_;
  StepWatch watch_;
};

/// The trace, a step on a line.
template <class Words, class Record>
std::string trace_text_of(const Record* record, const TextStyle& style) {
  std::string text;
  int ordinal = 0;
  if (record == nullptr) return text;
  for (const auto& step : record->trace) {
    text += padded(std::to_string(++ordinal), -8) + "  " + Words::trace_text(step, style) + "\n";
  }
  return text;
}

}  // namespace deduku::cli
