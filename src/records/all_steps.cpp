#include "src/records/all_steps.hpp"

#include <algorithm>
#include <set>

#include "deduku/explain.hpp"
#include "src/core/work.hpp"

namespace deduku::records {

AllSteps::AllSteps(const Grid& grid, const Ladder& ladder, Promise promise, const WorkLimits& work) : grid_(grid) {
  Work account;
  account.start(work, Work::technique);
  Solver solver(ladder, SolverOptions(), account);
  for (const Rung& rung : ladder.rungs) {
    // So none takes what all others need.
    account.begin_part(rung == ladder.rungs.back() ? account.left() : account.left() / 4);
    const StepList& steps = solver.all_steps(grid, rung.technique, promise);
    account.end_part();
    const bool has_room = add(rung, steps);
    is_broken_off_ = account.is_spent();
    if (is_broken_off_) break;
    if (solver.is_cut() || !has_room) cut_.push_back(rung.technique);
  }
  sort_and_drop_repeated(work);
}

/// Whether there was room for all of them.
bool AllSteps::add(const Rung& rung, const StepList& steps) {
  constexpr std::size_t most_steps = 10'000;
  for (const Step& step : steps) {
    if (found_.size() == most_steps) return false;
    found_.push_back({&rung, steps_.size()});
    steps_.add(step, steps.links(step), steps.branches(step));
  }
  return true;
}

/// Two findings are the same step if their texts are the same.
std::string AllSteps::text_of(const Found& found) const {
  const StepView view = steps_.view(grid_, steps_[found.index]);
  return step_line(view) + chain_text(view.links);
}

void AllSteps::sort_and_drop_repeated(const WorkLimits& work) {
  std::set<std::string> texts;
  const bool asks = work.stop && !is_broken_off_;  // what was found before the limits were reached is told
  std::erase_if(found_, [&](const Found& found) {
    is_broken_off_ = is_broken_off_ || (asks && work.stop());
    return (asks && is_broken_off_) || !texts.insert(text_of(found)).second;
  });
  const auto cost_and_place = [&](const Found& found) {
    return std::pair(cost_of(*found.rung, steps_[found.index]), found.index);
  };
  std::ranges::sort(found_, {}, cost_and_place);
}

std::vector<StepEvent> AllSteps::events() const {
  std::vector<StepEvent> events;
  for (const auto& [rung, index] : found_) {
    events.push_back({steps_.view(grid_, steps_[index]), *rung, static_cast<int>(events.size()) + 1});
  }
  return events;
}

}  // namespace deduku::records
