// The loop of the rating R: one round at a time, each with all steps of the least cost.
//
//   grid ---- least cost? ----> 2.60: pointing, three steps ---- all three ----> grid ---- ...
//
// The steps of a technique on a grid, and their cost, depend only on the shape of the pattern. So the grid after a
// round is the same in every orientation of the puzzle, and so is everything that is counted over the rounds.
#include <algorithm>
#include <limits>

#include "deduku/round_rating.hpp"
#include "src/core/budget.hpp"
#include "src/search/admission.hpp"

namespace deduku {

namespace {

/// The cube of hundredths, thousandths of the harmonic number, 81 cells; against hundredths.
constexpr std::int64_t units_of_work = 1'000'000LL * 1'000 * 81 / 100;

/// The work of a round, in units of which `units_of_work` make a hundredth. The steps of a round are found one after
/// another, each sooner the more of them are open, which gives the harmonic number. All open cells are searched for
/// each. The time for this grows roughly with the third power of the cost, as measured up to pairs. Above pairs,
/// measurements only show that the growth is slower, so it is taken as linear.
std::int64_t work_of(const Round& round, const Grid& before) {
  constexpr std::int64_t of_pairs = 300;
  const std::int64_t cost = round.cost;
  const std::int64_t cubed = cost <= of_pairs ? cost * cost * cost : of_pairs * of_pairs * cost;
  std::int64_t harmonic = 0;  // in thousandths
  for (int step = 1; step <= round.steps; ++step) harmonic += 1000 / step;
  return cubed * harmonic * before.empty_cells().size();
}

void fold(RoundRating& rating, const Grid& before, const Round& round) {
  if (round.cost > rating.r) {
    rating.rest = before;
    rating.r = round.cost;
    rating.technique = round.technique;
    rating.level = level_of(round.cost);
    rating.tightest = round.steps;
    rating.rounds_below_r = rating.rounds;
  }
  if (round.cost == rating.r) rating.tightest = std::min(rating.tightest, round.steps);
  ++rating.rounds;
  rating.effort += round.cost;
  rating.work += work_of(round, before);
  // Up to subsets only singles place a digit, direct or complex ones.
  const bool is_beyond_subsets = level_of(round.cost) > Level::hard;
  if (is_beyond_subsets || round.effects.places.empty()) ++rating.beyond_singles;
  if (is_beyond_subsets) ++rating.beyond_subsets;
}

}  // namespace

int stuck_r(const Ladder& ladder) {
  constexpr int least = 2000;
  constexpr int point = 100;
  int highest = 0;
  for (const Rung& rung : ladder.rungs) {
    highest = std::max(highest, rung.cost + technique_of(rung.technique).surcharge.most());
  }
  return std::max(least, (highest / point + 1) * point);
}

class RoundRater::Loop {
 public:
  Loop(const Ladder& ladder, const SolverOptions& options)
      : ladder_(ladder), options_(options), solver_(ladder, options, budget_) {}

  RoundRating run(const Grid& grid, const RoundObserver* observer) {
    return *run_up_to(grid, std::numeric_limits<int>::max(), observer);
  }

  std::optional<RoundRating> run_up_to(const Grid& start, int most, const RoundObserver* observer) {
    RoundRating rating;
    Grid grid = start;
    const search::Admission admission = search::admit(search::Puzzle(grid), options_);
    rating.outcome = admission.refusal.value_or(Outcome::solved);
    if (admission.refusal) return rating;
    const Promise promise = promise_to(grid, admission);
    budget_ = Budget(options_.work, Budget::technique);
    while (!grid.is_complete()) {
      const std::optional<CheapestSteps> found = solver_.cheapest_steps(grid, promise, most);
      rating.cut |= solver_.cut();
      if (!found) {
        if (!budget_.is_spent() && most < stuck_r(ladder_)) return std::nullopt;
        end_early(grid, rating);
        break;
      }
      const Round round = sum_up(*found);
      const StepView first = first_of(*found, grid);
      if (round.cost > rating.r) keep(first);
      fold(rating, grid, round);
      if (observer != nullptr) (*observer)({first, round, found->steps, rating.rounds});
      if (grid.apply(round.effects) == Status::contradiction) {
        rating.outcome = search::ending_of_contradiction(start, *options_.search);
        break;
      }
    }
    rating.work /= units_of_work;
    if (rating.technique) rating.hardest.emplace(hardest_.view(*rating.rest, hardest_[0]));
    return rating;
  }

 private:
  /// The promise of a puzzle that is rated.
  Promise promise_to(const Grid& grid, const search::Admission& admission) const {
    if (admission.promise == Promise::none) return Promise::none;
    return admission.is_solvable ? search::promise_of_unique(grid, *options_.search) : promise_of(grid, options_);
  }

  /// The found steps as a round.
  Round sum_up(const CheapestSteps& found) {
    Round round{.cost = found.cost, .technique = found.rung->technique};
    different_.clear();
    for (const Step& step : found.steps) {
      const auto is_same = [&](const Effects* other) { return *other == step.effects; };
      if (std::ranges::any_of(different_, is_same)) continue;
      different_.push_back(&step.effects);
      round.effects.places |= step.effects.places;
      round.effects.removes |= step.effects.removes;
    }
    round.steps = static_cast<int>(different_.size());
    return round;
  }

  /// The first step of the first rung.
  static StepView first_of(const CheapestSteps& found, const Grid& grid) {
    return found.steps.view(grid, *std::ranges::find(found.steps, found.rung->technique, &Step::technique));
  }

  /// Keeps a step until a harder one comes; the rating keeps the grid on which it was found.
  void keep(const StepView& view) {
    hardest_.clear();
    hardest_.add(view.step, view.links, view.branches);
  }

  /// If the ladder finds no further step, the search takes over; its effort measures the gap of the ladder.
  void end_early(const Grid& grid, RoundRating& rating) const {
    rating.outcome = budget_.is_spent() ? budget_.ending() : Outcome::stuck;
    if (budget_.is_spent()) return;
    rating.r = stuck_r(ladder_);
    rating.technique.reset();
    rating.level.reset();
    rating.tightest = 0;
    rating.rounds_below_r = rating.rounds;
    rating.rest = grid;
    rating.search_effort = options_.search->run(grid, 1, [](const Solution&) { return false; }).effort;
  }

  Ladder ladder_;
  SolverOptions options_;
  Budget budget_;
  Solver solver_;
  StepList hardest_;                       ///< the first step of the round that R comes from
  std::vector<const Effects*> different_;  ///< scratch: the effects of the steps of a round
};

RoundRater::RoundRater(const Ladder& ladder, const SolverOptions& options)
    : loop_(make_hidden<Loop>(ladder, options)) {}

RoundRating RoundRater::rate(const Board& board) {
  return find_conflict(board) ? RoundRating() : rate(Grid(board));
}
RoundRating RoundRater::rate(const Board& board, RoundObserver observer) {
  return find_conflict(board) ? RoundRating() : rate(Grid(board), observer);
}
RoundRating RoundRater::rate(const Grid& grid) {
  return loop_->run(grid, nullptr);
}
RoundRating RoundRater::rate(const Grid& grid, RoundObserver observer) {
  return loop_->run(grid, &observer);
}
std::optional<RoundRating> RoundRater::rate_up_to(const Board& board, int most, RoundObserver observer) {
  return find_conflict(board) ? RoundRating() : loop_->run_up_to(Grid(board), most, &observer);
}

}  // namespace deduku
