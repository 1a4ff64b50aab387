// Branch and bound.
//
// Only cells with a residual weight matter (see residual_weights.hpp). Once they are all certain, every completion has
// the same score, and one suffices.
//
// The bound: rows, columns and boxes each divide the board into nine houses. The digits of a house differ, so its
// weighted cells give at most the best assignment of different candidates to them. The sum over the nine houses of a
// kind bounds the score, and so does the smallest of the three sums. A branch that cannot beat the best score so far
// (all scores are integers) is cut.
//
// A branch shares most houses' candidates with many others, so the maximum of a house is cached.
//
// A good score early saves most of the work, and the best is seldom far from the bound. So the search first requires
// scores close to the bound, which cuts almost everything at once. Each time it finds none, it allows twice the
// distance from the bound, down to the score of some solution.
//
// The search branches on the cell whose candidates differ most in their values, its best candidate first.
#include "deduku/target.hpp"

#include <algorithm>
#include <cstdlib>
#include <limits>

#include "src/search/assignment.hpp"
#include "src/search/band_state.hpp"
#include "src/search/residual_weights.hpp"

namespace deduku::search {

namespace {

constexpr std::int64_t no_score = std::numeric_limits<std::int64_t>::min();

/// The maximum sum of the weighted cells of a house with these candidates.
struct Memory {
  std::array<DigitSet, 9> candidates{};
  std::int64_t most = no_score;
};

constexpr int memory_bits = 7;

/// The weighted cells of a house, and the last results computed for them. A branch changes few of them, and the same
/// candidates recur in many branches.
struct HouseBound {
  std::array<Cell, 9> cells;
  int count = 0;
  std::array<Memory, 1 << memory_bits> memories;
};

std::size_t hash(const std::array<DigitSet, 9>& candidates) {
  std::uint64_t mixed = 0;
  for (DigitSet digits : candidates) mixed = (mixed ^ digits.bits()) * 0x9e3779b97f4a7c15;
  return mixed >> (64 - memory_bits);
}

class Optimiser {
 public:
  explicit Optimiser(const Weights& weights);

  /// The best solution of a state, scored with the residual weights.
  std::optional<Target> optimise(BandState state);

 private:
  void read_candidates(const BandState& state);
  void explore(BandState& state);
  bool can_improve();
  std::int64_t bound();
  std::int64_t bound(HouseKind kind);
  std::int64_t max_of(House house);
  std::optional<Candidate> choose() const;
  void complete(const BandState& state);

  Weights weights_;
  CellSet weighted_cells_;
  std::array<HouseSet, 3> weighted_houses_;
  PerHouse<HouseBound> house_bounds_;
  /// The candidates of the weighted cells in the current state.
  PerCell<DigitSet> candidates_{};
  int largest_weight_ = 1;
  Target best_;
};

Optimiser::Optimiser(const Weights& weights) : weights_(weights) {
  for (Cell cell : Cell::all()) {
    if (weights_[cell] == 0) continue;
    weighted_cells_.insert(cell);
    largest_weight_ = std::max(largest_weight_, std::abs(weights_[cell]));
    for (House house : cell.houses()) {
      HouseBound& bound = house_bounds_[house];
      bound.cells[bound.count++] = cell;
      weighted_houses_[static_cast<int>(house.kind())].insert(house);
    }
  }
}

void Optimiser::read_candidates(const BandState& state) {
  for (Cell cell : weighted_cells_) candidates_[cell] = state.candidates(cell);
}

/// An upper bound on the score of all solutions of the current state.
std::int64_t Optimiser::bound(HouseKind kind) {
  std::int64_t sum = 0;
  for (House house : weighted_houses_[static_cast<int>(kind)]) {
    const std::int64_t most = max_of(house);
    if (most == no_score) return no_score;
    sum += most;
  }
  return sum;
}

/// The maximum sum of the weighted cells of a house.
std::int64_t Optimiser::max_of(House house) {
  HouseBound& bound = house_bounds_[house];
  std::array<DigitSet, 9> candidates{};
  int count = 0;
  for (int i = 0; i < bound.count; ++i) candidates[count++] = candidates_[bound.cells[i]];
  Memory& memory = bound.memories[hash(candidates)];
  if (memory.candidates == candidates) return memory.most;
  memory.candidates = candidates;
  std::array<WeightedCell, 9> cells;
  for (int i = 0; i < count; ++i) cells[i] = {weights_[bound.cells[i]], candidates[i]};
  return memory.most = largest_sum(std::span(cells).first(count)).value_or(no_score);
}

/// The smallest of the three bounds.
std::int64_t Optimiser::bound() {
  return std::min({bound(HouseKind::box), bound(HouseKind::row), bound(HouseKind::column)});
}

bool Optimiser::can_improve() {
  for (HouseKind kind : {HouseKind::box, HouseKind::row, HouseKind::column}) {
    if (bound(kind) <= best_.score) return false;
  }
  return true;
}

/// The best candidate of the cell with the largest spread; empty if all weighted cells are certain.
std::optional<Candidate> Optimiser::choose() const {
  std::optional<Candidate> chosen;
  int largest_spread = 0;
  for (Cell cell : weighted_cells_) {
    const DigitSet digits = candidates_[cell];
    const int weight = weights_[cell];
    const int spread = std::abs(weight) * (digits.last().index() - digits.first().index());
    if (spread <= largest_spread) continue;
    largest_spread = spread;
    chosen = Candidate(cell, weight > 0 ? digits.last() : digits.first());
  }
  return chosen;
}

void Optimiser::complete(const BandState& state) {
  search::explore(state, 1, [&](const Solution& solution) {
    best_ = {score(solution, weights_), solution};
    return false;
  });
}

void Optimiser::explore(BandState& state) {
  for (;;) {
    if (!state.propagate()) return;
    read_candidates(state);
    if (!can_improve()) return;
    const auto choice = choose();
    if (!choice) return complete(state);
    BandState branch = state;
    branch.assume(*choice);
    explore(branch);
    state.exclude(*choice);
  }
}

std::optional<Target> Optimiser::optimise(BandState state) {
  if (!state.propagate()) return std::nullopt;
  best_.score = no_score;
  complete(state);
  if (best_.score == no_score) return std::nullopt;
  const Target any = best_;
  read_candidates(state);
  const std::int64_t most = bound();
  for (std::int64_t step = 2 * std::int64_t{largest_weight_};; step *= 2) {
    best_ = most - step > any.score ? Target{most - step, {}} : any;
    const std::int64_t asked = best_.score;
    BandState branch = state;
    explore(branch);
    if (best_.score > asked || asked == any.score) return best_;
  }
}

}  // namespace

std::int64_t score(const Solution& solution, const Weights& weights) {
  std::int64_t sum = 0;
  for (Cell cell : Cell::all()) sum += std::int64_t{weights[cell]} * solution[cell].number();
  return sum;
}

std::optional<Target> best_target(const Grid& grid, const Weights& weights) {
  std::optional<Target> best = Optimiser(residual_weights(weights)).optimise(BandState(grid));
  if (best) best->score = score(best->solution, weights);
  return best;
}

}  // namespace deduku::search
