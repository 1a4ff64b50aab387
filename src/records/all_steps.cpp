#include "src/records/all_steps.hpp"

#include <algorithm>
#include <array>

#include "deduku/search.hpp"
#include "src/records/texts.hpp"

namespace deduku::records {

AllSteps::AllSteps(const Grid& grid, const StepQuestion& question) : grid_(grid), question_(question) {
  const SolverOptions& options = question.solver;
  solutions_ = outcome_of(search::count(grid, 2, *options.search));
  budget_ = Budget(options.work, Budget::technique);
  if (solutions_ != Outcome::none) find_all(promise_of(grid, options));
}

void AllSteps::find_all(Promise promise) {
  const Ladder& ladder = question_.ladder.ladder;
  const std::uint64_t of_proofs = budget_.left() / 4;
  Solver solver(ladder, SolverOptions(), budget_);
  const auto steps_within = [&](std::uint64_t most, TechniqueId technique) -> const StepList& {
    const BudgetScope share(budget_, most);
    return solver.all_steps(grid_, technique, promise);
  };
  for (const Rung& rung : ladder.rungs) {
    // So no technique uses up the budget of the others.
    const std::uint64_t left = budget_.left() - std::min(budget_.left(), of_proofs);
    add(rung, steps_within(rung == ladder.rungs.back() ? left : left / 4, rung.technique));
    if (budget_.is_spent()) break;
    if (solver.is_cut()) cut_.set(static_cast<std::size_t>(rung.technique));
  }
  sort_and_drop_repeated();
}

std::optional<Outcome> AllSteps::ending() const {
  if (ending_) return ending_;
  return budget_.is_spent() ? std::optional(budget_.ending()) : std::nullopt;
}

std::string_view AllSteps::status() const {
  const std::optional<Outcome> ended = ending();
  return ended ? name(*ended) : validity_word(solutions_);
}

/// If there are too many in all, the last ones of the technique with the most steps are dropped.
void AllSteps::add(const Rung& rung, const StepList& steps) {
  constexpr std::size_t most_steps = 2'000;
  for (const Step& step : steps) {
    found_.push_back({&rung, steps_.size()});
    steps_.add(step, steps.links(step), steps.branches(step));
  }
  if (found_.size() <= most_steps) return;
  limit_each(greatest_share(most_steps));
}

/// The maximum number of steps of each technique that keeps the total within `most_steps`.
std::size_t AllSteps::greatest_share(std::size_t most_steps) const {
  std::array<std::size_t, technique_id_count> sizes{};
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

/// Drops the steps of each technique beyond its share, and their memory.
void AllSteps::limit_each(std::size_t share) {
  std::array<std::size_t, technique_id_count> sizes{};
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

/// Whether two steps have the same pattern and effects. Parts with one role are compared together.
bool are_alike(const Step& a, const Step& b) {
  if (a.effects != b.effects || a.technique != b.technique || a.variant != b.variant) return false;
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

/// Whether two chains are equal, in the same direction or in opposite ones.
bool is_same_chain(std::span<const Link> a, std::span<const Link> b) {
  const auto is_reversed = [](const Link& link, const Link& other) {
    return link.from == other.to && link.to == other.from && link.kind == other.kind;
  };
  return std::ranges::equal(a, b) || std::equal(a.begin(), a.end(), b.rbegin(), b.rend(), is_reversed);
}

/// Whether a loop is the chain of another step, seen from a candidate that the chain eliminates:
///
///     (4)r1c2 - (4)r1c9 = ... = (4)r2c3 - (4)r1c2        the loop
///               (4)r1c9 = ... = (4)r2c3                  the chain
bool is_seen_from_elimination(std::span<const Link> loop, const Step& step, std::span<const Link> chain,
                              const Step& other) {
  return loop.size() > 2 && loop.front().from == loop.back().to && loop.front().kind == LinkKind::weak &&
         loop.back().kind == LinkKind::weak && other.effects.removes.contains(step.effects.removes) &&
         is_same_chain(loop.subspan(1, loop.size() - 2), chain);
}

}  // namespace

/// Whether a step is like an earlier one, or the same argument under another name.
bool AllSteps::is_repeated(std::size_t index) const {
  const Step& step = steps_[index];
  const std::span<const Link> links = steps_.links(step);
  for (std::size_t other = 0; other < index; ++other) {
    const std::span<const Link> links_of_other = steps_.links(steps_[other]);
    if (are_alike(steps_[other], step) && std::ranges::equal(links_of_other, links)) return true;
    if (is_seen_from_elimination(links, step, links_of_other, steps_[other])) return true;
  }
  return false;
}

void AllSteps::sort_and_drop_repeated() {
  const bool asks = !budget_.is_spent();  // steps found before a limit was reached are shown
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
