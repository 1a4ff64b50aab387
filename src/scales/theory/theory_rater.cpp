// The scales: a theory is strengthened, one level at a time, until it solves the puzzle.
#include "deduku/theory.hpp"

#include <vector>

#include "deduku/search.hpp"
#include "src/core/contract.hpp"
#include "src/scales/theory/backdoors.hpp"
#include "src/scales/theory/theory_proof.hpp"
#include "src/scales/theory/theory_subsets.hpp"
#include "src/scales/theory/whip_rounds.hpp"
#include "src/search/admission.hpp"
#include "techniques/trial/braid_trial.hpp"

namespace deduku {

namespace {

using theory::WhipOrder;
using trial::LabelSet;
using trial::TheoryOutcome;
using trial::TheoryState;

/// A puzzle and the values of its only solution. They are never tried because they cannot be refuted.
struct Task {
  TheoryState state;
  LabelSet solution;
};

/// Makes the task of a puzzle with one solution, `solved`; for any other puzzle it returns `several` or `none`.
Outcome make_task(const Grid& grid, Task& task) {
  const auto remember = [&](const Solution& solution) {
    for (Cell cell : Cell::all()) task.solution.insert({cell, solution[cell]});
    return true;
  };
  const Outcome outcome = search::outcome_of(search::enumerate(search::Puzzle(grid), remember, 2).count);
  if (outcome == Outcome::solved) task.state = TheoryState(grid);
  return outcome;
}

/// Steps that are kept until the decision whether they count.
class KeptSteps {
 public:
  void add(const TheoryStep& step) { steps_.push_back({step, {step.links.begin(), step.links.end()}}); }
  void report(const TheoryObserver& observer) const {
    for (const auto& [step, links] : steps_) {
      TheoryStep whole = step;
      whole.links = links;
      observer(whole);
    }
  }

 private:
  struct Kept {
    TheoryStep step;  ///< without its links
    std::vector<TheoryLink> links;
  };
  std::vector<Kept> steps_;
};

}  // namespace

class TheoryRater::Scales {
 public:
  explicit Scales(const TheoryOptions& options)
      : limit_(options.limit), asked_budget_(options.work.budget), limits_(options.work) {
    start(TheoryScale::depth);
  }

  TheoryFigure rate(TheoryScale scale, const Grid& grid, const TheoryObserver* observer) {
    start(scale);
    Task task;
    const Outcome outcome = make_task(grid, task);
    if (outcome != Outcome::solved) return {0, outcome};
    if (trial::close(task.state) == TheoryOutcome::solved) return {0, Outcome::solved};
    switch (scale) {
      case TheoryScale::depth:
        return depth(task);
      case TheoryScale::whip:
        return whip_rating(whips_, braids_, task, observer);
      case TheoryScale::g_whip:
        return whip_rating(g_whips_, g_braids_, task, observer);
      case TheoryScale::braid:
        return braid_rating(braids_, task, observer);
      case TheoryScale::g_braid:
        return braid_rating(g_braids_, task, observer);
      case TheoryScale::bxb:
        return braid_class(task, 1);
      case TheoryScale::bxbb:
        return braid_class(task, 2);
      case TheoryScale::backdoor:
        return backdoor(task, trial::close);
      case TheoryScale::subset_backdoor:
        return backdoor(task, theory::close_with_subsets);
    }
    return {};
  }

  TheoryFigure find_shortest(TheoryScale pattern, const Grid& grid, const TheoryObserver* observer) {
    start(pattern);
    TheoryState state(grid);
    if (trial::close(state) != TheoryOutcome::rest) return {0, Outcome::stuck};
    if (pattern == TheoryScale::whip) return shortest_whips(whips_, state, observer);
    if (pattern == TheoryScale::g_whip) return shortest_whips(g_whips_, state, observer);
    if (pattern == TheoryScale::braid) return shortest_braids(braids_, state, observer);
    return shortest_braids(g_braids_, state, observer);
  }

 private:
  /// Starts a request with its budget.
  void start(TheoryScale scale) {
    limits_.budget = asked_budget_ != 0 ? asked_budget_ : standard_budget(scale);
    budget_ = Budget(limits_, trial::units_per_state);
  }

  int longest_pattern() const { return std::min(limit_, trial::longest); }

  TheoryFigure depth(Task& task) {
    constexpr int deepest = 3;
    for (int depth = 1; depth <= std::min(limit_, deepest); ++depth) {
      if (trial_.run(task.state, depth, task.solution) == TheoryOutcome::solved) return {depth, Outcome::solved};
      if (budget_.is_over()) return {depth, budget_.ending()};
    }
    return TheoryFigure::above(std::min(limit_, deepest));
  }

  template <bool grouped>
  TheoryStep whip_step(const trial::WhipSearch<grouped>& search, const TheoryState& state, Candidate target,
                       int round) {
    return {grouped ? TheoryScale::g_whip : TheoryScale::whip, target,
            theory::links_of(state, target, search.path(), search.lefts(), links_), round};
  }

  template <bool grouped>
  TheoryFigure shortest_whips(theory::WhipRounds<grouped>& whips, const TheoryState& state,
                              const TheoryObserver* observer) {
    const int length = whips.find_shortest(state, {}, longest_pattern(), WhipOrder::forwards, [&](Candidate target) {
      (*observer)(whip_step(whips.search(), state, target, 1));
      return true;
    });
    if (budget_.is_over()) return {whips.reached(), budget_.ending()};
    if (length != 0) return {length, Outcome::solved};
    if (whips.ended_early()) return TheoryFigure::above(longest_pattern());
    return {0, Outcome::stuck};
  }

  /// Whips in any order are no better than braids: if braids do not solve a puzzle, whips do not solve it either, and
  /// braids decide that at once when the search for whips would take gigabytes. If the default order ends two or more
  /// above braids, the opposite one is tried, and the lesser figure counts. Reporting eliminations takes no work: those
  /// of the order that counts are reported once it is known.
  template <bool grouped>
  TheoryFigure whip_rating(theory::WhipRounds<grouped>& whips, trial::BraidSearch<grouped>& braids, const Task& task,
                           const TheoryObserver* observer) {
    const auto rate_in = [&](WhipOrder order, KeptSteps& kept) {
      const auto keep = [&](const TheoryState& state, Candidate target, int round) {
        if (observer != nullptr) kept.add(whip_step(whips.search(), state, target, round));
      };
      return whips.rate(task.state, task.solution, longest_pattern(), order, keep);
    };
    if (!solved_by_all_braids<grouped>(task)) return without_braids();
    KeptSteps kept;
    TheoryFigure figure = rate_in(WhipOrder::forwards, kept);
    const TheoryFigure bound = braids_two_shorter(braids, task, figure);
    if (is_cut_short(bound.outcome)) figure = bound;
    if (bound.is_found()) {
      KeptSteps kept_of_other;
      const TheoryFigure other = rate_in(WhipOrder::backwards, kept_of_other);
      if (is_cut_short(other.outcome)) {
        figure = {std::min(other.value, figure.value), other.outcome};
      } else if (other.is_found() && other.value < figure.value) {
        figure = other;
        kept = std::move(kept_of_other);
      }
    }
    if (observer != nullptr) kept.report(*observer);
    return figure;
  }

  /// The length of braids that solve the puzzle, if they are shorter than whips by two or more. Up to two variables
  /// whips are as strong as braids.
  template <bool grouped>
  TheoryFigure braids_two_shorter(trial::BraidSearch<grouped>& search, const Task& task, TheoryFigure whips) {
    constexpr int alike = 2;
    const int limit = whips.value - 2;
    if (!whips.is_found() || limit <= alike) return TheoryFigure::above(limit);
    TheoryState state = task.state;
    return needed_braids(search, state, task.solution, limit, [](Candidate) {});
  }

  template <bool grouped>
  TheoryFigure shortest_braids(trial::BraidSearch<grouped>& search, const TheoryState& state,
                               const TheoryObserver* observer) {
    bool any = false;
    for (int length = 1; length <= longest_pattern(); ++length) {
      bool found = false;
      (state.left - state.placed).for_each([&](Candidate target) {
        const int least = trial::min_length<grouped>(state, target);
        any |= least != 0;
        if (least == 0 || least > length || search.find(state, target, length) != trial::Answer::found) return;
        found = true;
        (*observer)(braid_step(search, state, target, 1));
      });
      if (budget_.is_over()) return {length, budget_.ending()};
      if (found) return {length, Outcome::solved};
      if (!any) return {0, Outcome::stuck};
    }
    return TheoryFigure::above(longest_pattern());
  }

  template <bool grouped>
  TheoryStep braid_step(const trial::BraidSearch<grouped>& search, const TheoryState& state, Candidate target,
                        int round) {
    return {grouped ? TheoryScale::g_braid : TheoryScale::braid, target,
            theory::links_of(state, target, search.path(), {}, links_), round};
  }

  template <bool grouped>
  TheoryFigure braid_rating(trial::BraidSearch<grouped>& search, Task& task, const TheoryObserver* observer) {
    if (!solved_by_all_braids<grouped>(task)) return without_braids();
    int round = 0;
    const auto report = [&](Candidate target) {
      if (observer != nullptr) (*observer)(braid_step(search, task.state, target, ++round));
    };
    return needed_braids(search, task.state, task.solution, longest_pattern(), report);
  }

  /// The length of braids needed to solve a state, at most `limit`. Calls `report(target)` for each elimination.
  template <bool grouped, class Report>
  TheoryFigure needed_braids(trial::BraidSearch<grouped>& search, TheoryState& state, const LabelSet& solution,
                             int limit, Report&& report) {
    for (int length = 1; length <= limit; ++length) {
      if (search.close_under(state, length, solution, report) == TheoryOutcome::solved) {
        return {length, Outcome::solved};
      }
      if (budget_.is_over()) return {length, budget_.ending()};
    }
    return TheoryFigure::above(limit);
  }

  /// Braids of any length are trial and error with one assumption, g-braids the same with intersections.
  template <bool grouped>
  bool solved_by_all_braids(const Task& task) {
    TheoryState state = task.state;
    if constexpr (!grouped) return trial_.run(state, 1, task.solution) == TheoryOutcome::solved;
    struct Intersections {
      TheoryOutcome close(TheoryState& rested) const { return trial::close_with_groups(rested); }
      TheoryOutcome refute(TheoryState& copy) const { return trial::close_with_groups(copy); }
    };
    Intersections intersections;
    return trial::close_with_groups(state) == TheoryOutcome::solved ||
           trial::try_all(state, task.solution, intersections, budget_) == TheoryOutcome::solved;
  }

  /// The figure of whips or braids if braids do not solve the puzzle, or if the budget did not suffice to decide.
  TheoryFigure without_braids() const {
    if (budget_.is_over()) return {1, budget_.ending()};
    return {0, Outcome::stuck};
  }

  TheoryFigure braid_class(Task& task, int depth) {
    if (trial_.run(task.state, depth, task.solution) == TheoryOutcome::solved) return {0, Outcome::solved};
    TheoryState state = task.state;
    if (trial_.run(state, depth + 1, task.solution) != TheoryOutcome::solved) {
      if (budget_.is_over()) return {0, budget_.ending()};
      return {0, Outcome::stuck};
    }
    for (int length = 1; length <= longest_pattern(); ++length) {
      if (braid_trial_.run(task.state, length, depth, task.solution) == TheoryOutcome::solved) {
        return {length, Outcome::solved};
      }
      if (budget_.is_over()) return {length, budget_.ending()};
    }
    return TheoryFigure::above(longest_pattern());
  }

  TheoryFigure backdoor(const Task& task, theory::ClosureFn close) {
    const int size = backdoors_.smallest(task.state, task.solution, close, limit_);
    if (budget_.is_over()) return {backdoors_.reached(), budget_.ending()};
    if (size > limit_) return TheoryFigure::above(limit_);
    return {size, Outcome::solved};
  }

  /// In states: as many as take about four seconds, depending on the size of a stored state. None of ten thousand
  /// puzzles known to be hard takes two.
  static std::uint64_t standard_budget(TheoryScale scale) {
    if (scale == TheoryScale::g_whip) return 1'600'000;
    if (scale == TheoryScale::g_braid) return 2'000'000;
    if (scale == TheoryScale::whip) return 3'000'000;
    if (scale == TheoryScale::braid) return 4'000'000;
    return 10'000'000;
  }

  int limit_;
  std::uint64_t asked_budget_;  ///< 0 for the standard one
  WorkLimits limits_;
  Budget budget_;
  trial::TheoryTrial trial_{budget_};
  trial::BraidTrial braid_trial_{budget_};
  theory::WhipRounds<false> whips_{budget_};
  theory::WhipRounds<true> g_whips_{budget_};
  trial::BraidSearch<false> braids_{budget_};
  trial::BraidSearch<true> g_braids_{budget_};
  theory::Backdoors backdoors_{budget_};
  theory::TheoryLinks links_;
};

std::string_view name_of(TheoryScale scale) {
  constexpr std::array<std::string_view, theory_scale_count> names = {
      "T&E depth", "W", "gW", "B", "gB", "BxB", "BxBB", "backdoor", "subset backdoor"};
  return names[static_cast<std::size_t>(scale)];
}

namespace {

bool is_pattern(TheoryScale scale) {
  return TheoryScale::whip <= scale && scale <= TheoryScale::g_braid;
}

}  // namespace

TheoryRater::TheoryRater(const TheoryOptions& options) : scales_(make_hidden<Scales>(options)) {
  require(options.limit >= 0, "TheoryRater: the limit is negative");
}

TheoryFigure TheoryRater::rate(TheoryScale scale, const Board& board) {
  if (find_conflict(board)) return {0, Outcome::invalid};
  return rate(scale, Grid(board));
}
TheoryFigure TheoryRater::rate(TheoryScale scale, const Grid& grid) {
  require(static_cast<int>(scale) < theory_scale_count, "TheoryRater: there is no such scale");
  return scales_->rate(scale, grid, nullptr);
}
TheoryFigure TheoryRater::rate(TheoryScale scale, const Grid& grid, TheoryObserver observer) {
  require(is_pattern(scale), "TheoryRater: only patterns have steps: whip, g_whip, braid, g_braid");
  return scales_->rate(scale, grid, &observer);
}
TheoryFigure TheoryRater::find_shortest(TheoryScale pattern, const Grid& grid, TheoryObserver observer) {
  require(is_pattern(pattern), "TheoryRater: only patterns have a length: whip, g_whip, braid, g_braid");
  return scales_->find_shortest(pattern, grid, &observer);
}

}  // namespace deduku
