// The loop of the rating R: a round at a time, each of all steps of the least cost.
//
//   grid ---- least cost? ----> 2.60: pointing, three steps ---- all three ----> grid ---- ...
//
// What a technique finds on a grid, and at which cost, depends on the shape of the pattern only. So the grid after a
// round is the same in every orientation of the puzzle, and with it everything that is counted over the rounds.
#include <algorithm>
#include <limits>

#include "deduku/round_rating.hpp"
#include "src/core/step_sink.hpp"
#include "src/core/work.hpp"
#include "src/search/admission.hpp"

namespace deduku {

namespace {

/// The rungs of a ladder in the order of their costs; those of equal cost as they stand.
Ladder sorted_by_cost(const Ladder& ladder) {
  Ladder sorted{ladder.name, {}};
  for (const Rung& rung : ladder.rungs) {
    sorted.rungs.insert(std::ranges::upper_bound(sorted.rungs, rung.cost, {}, &Rung::cost), rung);
  }
  return sorted;
}

bool is_single(Level level) {
  return level <= Level::easy;
}
bool is_subset(Level level) {
  return level <= Level::medium;
}

void fold(RoundRating& rating, const Grid& before, const Round& round) {
  if (round.cost > rating.r) {
    rating.rest = before;
    rating.r = round.cost;
    rating.technique = round.technique;
    rating.level = round.level;
    rating.tightest = round.steps;
    rating.rounds_below_r = rating.rounds;
  }
  if (round.cost == rating.r) rating.tightest = std::min(rating.tightest, round.steps);
  ++rating.rounds;
  rating.effort += round.cost;
  if (!is_single(round.level)) ++rating.beyond_singles;
  if (!is_subset(round.level)) ++rating.beyond_subsets;
}

/// A rung to be tried, and what a step of it costs at least.
struct Attempt {
  const Rung* rung;
  int min_cost;
};

/// The rungs by their least costs. Those that search by growing cost come back with a higher one.
class AttemptQueue {
 public:
  /// Begins with all rungs of a ladder sorted by cost, which must outlive the queue.
  void start(const Ladder& ladder) {
    rungs_ = ladder.rungs;
    next_ = 0;
    returned_.clear();
  }
  /// The attempt of the least cost; the empty optional after the last.
  std::optional<Attempt> next() {
    const auto least = std::ranges::min_element(returned_, {}, &Attempt::min_cost);
    const bool has_rung = next_ < rungs_.size();
    if (least == returned_.end() || (has_rung && rungs_[next_].cost <= least->min_cost)) {
      if (!has_rung) return std::nullopt;
      const Rung& rung = rungs_[next_++];
      return Attempt{&rung, rung.cost};
    }
    const Attempt attempt = *least;
    returned_.erase(least);
    return attempt;
  }
  /// What the next attempt costs at least; as good as no limit where there is none.
  int min_cost() const {
    int least = next_ < rungs_.size() ? rungs_[next_].cost : std::numeric_limits<int>::max();
    for (const Attempt& attempt : returned_) least = std::min(least, attempt.min_cost);
    return least;
  }
  void put_back(const Attempt& attempt) { returned_.push_back(attempt); }

 private:
  std::span<const Rung> rungs_;
  std::size_t next_ = 0;
  std::vector<Attempt> returned_;
};

}  // namespace

int stuck_r(const Ladder& ladder) {
  constexpr int least = 2000;
  constexpr int point = 100;
  int highest = 0;
  for (const Rung& rung : ladder.rungs) {
    highest = std::max(highest, rung.cost + technique_of(rung.technique).max_surcharge);
  }
  return std::max(least, (highest / point + 1) * point);
}

class RoundRater::Loop {
 public:
  Loop(const Ladder& ladder, const SolverOptions& options)
      : ladder_(ladder), sorted_(sorted_by_cost(ladder)), options_(options), solver_(ladder, options, work_) {}

  RoundRating run(Grid grid, const RoundObserver* observer) {
    RoundRating rating;
    const search::Admission admission = search::admit(search::Puzzle(grid), options_);
    rating.outcome = admission.refusal.value_or(Outcome::solved);
    if (admission.refusal) return rating;
    const Promise promise = promise_of(grid, admission.promise, *options_.search);
    work_.start(options_.work, Work::technique);
    while (!grid.is_complete()) {
      if (!collect(grid, promise, rating)) {
        end_early(grid, rating);
        break;
      }
      const Round round = sum_up();
      const StepView first = first_of(round, grid);
      if (round.cost > rating.r) keep(first);
      fold(rating, grid, round);
      if (observer != nullptr) (*observer)({first, round, sink_.found(), rating.rounds});
      if (grid.apply(round.effects) == Status::contradiction) {
        rating.outcome = Outcome::unsound;
        break;
      }
    }
    if (rating.technique) rating.hardest.emplace(hardest_.view(*rating.rest, hardest_[0]));
    return rating;
  }

 private:
  /// All steps of the least cost, into `sink_`. False where there is none, or where limits end the run.
  bool collect(const Grid& grid, Promise promise, RoundRating& rating) {
    const StepList& found = sink_.found();
    sink_.clear();
    queue_.start(sorted_);
    while (const std::optional<Attempt> attempt = queue_.next()) {
      if (!found.empty() && attempt->min_cost > sink_.min_cost()) break;
      const Rung& rung = *attempt->rung;
      solver_.add_cheapest(grid, rung, promise, std::max(attempt->min_cost, queue_.min_cost()), sink_);
      if (work_.is_spent()) return false;
      if (sink_.is_cut()) rating.cut.set(static_cast<std::size_t>(rung.technique));
      if (const std::optional<int> cost = sink_.stopped_at()) queue_.put_back({&rung, *cost});
    }
    return !found.empty();
  }

  /// The steps that were collected as a round.
  Round sum_up() {
    const Rung& rung = first_rung();
    Round round{.cost = sink_.min_cost(), .technique = rung.technique, .level = rung.level};
    different_.clear();
    for (const Step& step : sink_.found()) {
      const auto is_same = [&](const Effects* other) { return *other == step; };
      if (std::ranges::any_of(different_, is_same)) continue;
      different_.push_back(&step);
      round.effects.places |= step.places;
      round.effects.removes |= step.removes;
    }
    round.steps = static_cast<int>(different_.size());
    return round;
  }

  /// The first step of a round that is of its technique.
  StepView first_of(const Round& round, const Grid& grid) const {
    const StepList& found = sink_.found();
    return found.view(grid, *std::ranges::find(found, round.technique, &Step::technique));
  }

  /// Keeps a step until a harder one comes; the grid it was found on is kept in the rating.
  void keep(const StepView& view) {
    hardest_.clear();
    hardest_.add(view.step, view.links, view.branches);
  }

  /// The first rung of the ladder that has one of the steps: not always the one that was asked first.
  const Rung& first_rung() const {
    std::bitset<technique_count> techniques;
    for (const Step& step : sink_.found()) techniques.set(static_cast<std::size_t>(step.technique));
    return *std::ranges::find_if(
        ladder_.rungs, [&](const Rung& rung) { return techniques[static_cast<std::size_t>(rung.technique)]; });
  }

  /// Where the ladder leads no further, the search takes over; its effort measures what the ladder lacks.
  void end_early(const Grid& grid, RoundRating& rating) const {
    rating.outcome = work_.is_spent() ? work_.ending() : Outcome::stuck;
    if (work_.is_spent()) return;
    rating.r = stuck_r(ladder_);
    rating.technique.reset();
    rating.level.reset();
    rating.tightest = 0;
    rating.rounds_below_r = rating.rounds;
    rating.rest = grid;
    rating.search_effort = options_.search->run(grid, 1, [](const Solution&) { return false; }).effort;
  }

  Ladder ladder_;
  Ladder sorted_;
  SolverOptions options_;
  Work work_;
  Solver solver_;
  AttemptQueue queue_;
  StepSink sink_{StepSink::Wanted::cheapest};
  StepList hardest_;                       ///< the first step of the round that R is from
  std::vector<const Effects*> different_;  ///< scratch: of the steps of a round
};

RoundRater::RoundRater(const Ladder& ladder, const SolverOptions& options)
    : loop_(std::make_unique<Loop>(ladder, options)) {}
RoundRater::~RoundRater() = default;
RoundRater::RoundRater(RoundRater&&) noexcept = default;
RoundRater& RoundRater::operator=(RoundRater&&) noexcept = default;

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

}  // namespace deduku
