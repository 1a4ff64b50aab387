#include "src/records/all_steps.hpp"

#include <algorithm>
#include <array>
#include <set>

#include "deduku/explain.hpp"

namespace deduku::records {

AllSteps::AllSteps(const Grid& grid, const Ladder& ladder, Promise promise, Work& account, const WorkLimits& limits)
    : grid_(grid), ladder_(ladder) {
  const std::uint64_t of_proofs = account.left() / 4;
  Solver solver(ladder, SolverOptions(), account);
  for (const Rung& rung : ladder.rungs) {
    // So none takes what all others need.
    const std::uint64_t left = account.left() - std::min(account.left(), of_proofs);
    account.begin_part(rung == ladder.rungs.back() ? left : left / 4);
    const StepList& steps = solver.all_steps(grid, rung.technique, promise);
    account.end_part();
    add(rung, steps);
    if (account.is_spent()) {
      ending_ = account.ending();
      break;
    }
    if (solver.is_cut()) cut_.set(static_cast<std::size_t>(rung.technique));
  }
  sort_and_drop_repeated(limits);
}

/// Where there are too many in all, those that were found last are dropped, of the technique that has the most.
void AllSteps::add(const Rung& rung, const StepList& steps) {
  constexpr std::size_t most_steps = 2'000;
  for (const Step& step : steps) {
    found_.push_back({&rung, steps_.size()});
    steps_.add(step, steps.links(step), steps.branches(step));
  }
  if (found_.size() <= most_steps) return;
  limit_each(greatest_share(most_steps));
}

/// How many steps each technique may have, so that there are at most so many in all.
std::size_t AllSteps::greatest_share(std::size_t most_steps) const {
  std::array<std::size_t, technique_count> sizes{};
  for (const Found& found : found_) ++sizes[static_cast<std::size_t>(found.rung->technique)];
  std::ranges::sort(sizes);
  std::size_t left = most_steps;
  for (std::size_t i = 0; i < sizes.size(); ++i) {
    const std::size_t share = left / (sizes.size() - i);
    if (sizes[i] > share) return share;
    left -= sizes[i];
  }
  return most_steps;
}

/// Drops the steps beyond so many of a technique, and the memory of those.
void AllSteps::limit_each(std::size_t share) {
  std::array<std::size_t, technique_count> sizes{};
  StepList kept;
  std::vector<Found> found;
  for (const Found& one : found_) {
    const auto technique = static_cast<std::size_t>(one.rung->technique);
    if (++sizes[technique] > share) {
      cut_.set(technique);
      continue;
    }
    const Step& step = steps_[one.index];
    found.push_back({one.rung, kept.size()});
    kept.add(step, steps_.links(step), steps_.branches(step));
  }
  steps_ = std::move(kept);
  found_ = std::move(found);
}

std::vector<TechniqueId> AllSteps::cut() const {
  std::vector<TechniqueId> cut;
  for (const Rung& rung : ladder_.rungs) {
    if (cut_.test(static_cast<std::size_t>(rung.technique))) cut.push_back(rung.technique);
  }
  return cut;
}

/// Two findings are the same step if their texts are the same.
std::string AllSteps::text_of(const Found& found) const {
  const StepView view = steps_.view(grid_, steps_[found.index]);
  return step_line(view) + chain_text(view.links);
}

void AllSteps::sort_and_drop_repeated(const WorkLimits& limits) {
  std::set<std::string> texts;
  const bool asks = !ending_;  // what was found before the limits were reached is shown
  std::erase_if(found_, [&](const Found& found) {
    if (!ending_) ending_ = limits.ending();
    return (asks && ending_) || !texts.insert(text_of(found)).second;
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
