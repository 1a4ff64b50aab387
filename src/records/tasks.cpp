#include "deduku/tasks.hpp"

#include <array>

#include "src/core/contract.hpp"
#include "src/records/all_steps.hpp"
#include "src/records/hint_finder.hpp"

namespace deduku {

namespace {

records::StepQuestion question_of(const TaskOptions& options) {
  return {.ladder = {.ladder = options.ladder}, .solver = options.solver};
}

Hint hint_for(const Board& board, const Board* puzzle, int level, const TaskOptions& options) {
  require(1 <= level && level <= 5, "hint: the levels are 1..5");
  require_digits(board);
  return records::find_hint(board, puzzle, {.level = level, .style = options.style, .steps = question_of(options)});
}

}  // namespace

std::string_view name(HintFinding finding) {
  static constexpr std::array<std::string_view, 3> names = {"found", "complete", "stale"};
  return names[static_cast<std::size_t>(finding)];
}

Hint hint(const Board& board, int level, const TaskOptions& options) {
  return hint_for(board, nullptr, level, options);
}

Hint hint(const Board& board, const Board& puzzle, int level, const TaskOptions& options) {
  require_digits(puzzle);
  return hint_for(board, &puzzle, level, options);
}

FoundPath path(const Board& board, const TaskOptions& options) {
  if (find_conflict(board)) return {};
  PathRecorder recorder;
  const Outcome outcome = Solver(options.ladder, options.solver).solve(Grid(board), recorder).outcome;
  return {recorder.path(), outcome};
}

FoundSteps all_steps(const Board& board, const TaskOptions& options) {
  const Grid grid(board);
  const records::StepQuestion question = question_of(options);
  const records::AllSteps found(grid, question);
  FoundSteps all{.solutions = found.solutions(), .cut_short = found.ending(), .cut = found.cut()};
  for (const StepEvent& event : found.events()) {
    all.steps.push_back({OwnedStep(event.view), *event.rung, cost_of(*event.rung, event.view.step)});
  }
  return all;
}

Assessment assess(const Board& board, const Move& move, const TaskOptions& options) {
  return Assessor(options.ladder, options.solver).assess(board, move);
}

Expected<Ladder> ladder_part(const Ladder& ladder, const std::string& list) {
  return records::select_techniques(ladder, list);
}

}  // namespace deduku
