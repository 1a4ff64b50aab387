#include "src/records/all_steps.hpp"

#include <algorithm>
#include <array>

#include "deduku/search.hpp"
#include "src/records/status.hpp"

namespace deduku::records {

AllSteps::AllSteps(const Grid& grid, const StepQuestion& question) : grid_(grid), question_(question) {
  const SolverOptions& options = question.solver;
  solutions_ = outcome_of(search::count(grid, 2, *options.search));
  work_.start(options.work, Work::technique);
  if (solutions_ != Outcome::none) find_all(promise_of(grid, options.promise, *options.search));
}

void AllSteps::find_all(Promise promise) {
  const Ladder& ladder = question_.ladder.ladder;
  const std::uint64_t of_proofs = work_.left() / 4;
  Solver solver(ladder, SolverOptions(), work_);
  for (const Rung& rung : ladder.rungs) {
    // So none takes what all others need.
    const std::uint64_t left = work_.left() - std::min(work_.left(), of_proofs);
    work_.begin_part(rung == ladder.rungs.back() ? left : left / 4);
    const StepList& steps = solver.all_steps(grid_, rung.technique, promise);
    work_.end_part();
    add(rung, steps);
    if (work_.is_spent()) break;
    if (solver.is_cut()) cut_.set(static_cast<std::size_t>(rung.technique));
  }
  sort_and_drop_repeated();
}

std::optional<Outcome> AllSteps::ending() const {
  if (ending_) return ending_;
  return work_.is_spent() ? std::optional(work_.ending()) : std::nullopt;
}

std::string_view AllSteps::status() const {
  const std::optional<Outcome> ended = ending();
  return ended ? name(*ended) : validity_word(solutions_);
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
  for (const Rung& rung : question_.ladder.ladder.rungs) {
    if (cut_.test(static_cast<std::size_t>(rung.technique))) cut.push_back(rung.technique);
  }
  return cut;
}

namespace {

/// Whether two steps show the same pattern and do the same. Parts with one role are looked at together.
bool are_alike(const Step& a, const Step& b) {
  if (static_cast<const Effects&>(a) != b || a.technique != b.technique || a.variant != b.variant) return false;
  const Evidence& of_a = a.evidence;
  const Evidence& of_b = b.evidence;
  if (of_a.digits != of_b.digits || of_a.base != of_b.base || of_a.cover != of_b.cover || of_a.goal != of_b.goal) {
    return false;
  }
  for (int i = 0; i < role_count; ++i) {
    if (of_a.cells(static_cast<Role>(i)) != of_b.cells(static_cast<Role>(i))) return false;
  }
  return true;
}

}  // namespace

/// Whether a step is alike one that was found before it.
bool AllSteps::is_repeated(std::size_t index) const {
  const Step& step = steps_[index];
  for (std::size_t other = 0; other < index; ++other) {
    if (are_alike(steps_[other], step) && std::ranges::equal(steps_.links(steps_[other]), steps_.links(step)))
      return true;
  }
  return false;
}

void AllSteps::sort_and_drop_repeated() {
  const bool asks = !work_.is_spent();  // what was found before the limits were reached is shown
  std::erase_if(found_, [&](const Found& found) {
    if (asks && !ending_) ending_ = question_.solver.work.ending();
    return ending_ || is_repeated(found.index);
  });
  const auto cost_and_place = [&](const Found& found) {
    return std::pair(cost_of(*found.rung, steps_[found.index]), found.index);
  };
  std::ranges::sort(found_, {}, cost_and_place);
}

std::vector<StepEvent> AllSteps::events() const {
  std::vector<StepEvent> events;
  for (const auto& [rung, index] : found_) {
    events.push_back({steps_.view(grid_, steps_[index]), rung, static_cast<int>(events.size()) + 1});
  }
  return events;
}

}  // namespace deduku::records
