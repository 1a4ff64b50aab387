#include "src/records/all_steps.hpp"

#include <algorithm>
#include <set>

#include "deduku/explain.hpp"

namespace deduku::records {

AllSteps::AllSteps(const Grid& grid, const Ladder& ladder, Promise promise, const WorkLimits& work) : grid_(grid) {
  Solver solver(ladder);
  std::uint64_t asked = 0;
  for (const Rung& rung : ladder.rungs) {
    is_broken_off_ = (work.budget > 0 && ++asked > work.budget) || (work.stop && work.stop());
    if (is_broken_off_) break;
    add(rung, solver.all_steps(grid, rung.technique, promise));
    if (solver.is_cut()) cut_.push_back(rung.technique);
  }
  sort_and_drop_repeated(work);
}

void AllSteps::add(const Rung& rung, const StepList& steps) {
  for (const Step& step : steps) {
    found_.push_back({&rung, steps_.size()});
    steps_.add(step, steps.links(step), steps.branches(step));
  }
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
