// Branch and bound.
//
// Only cells with a residual weight matter (see residual_weights.hpp). Once they are all certain, every
// completion has the same score, and one suffices.
//
// The bound: rows, columns and boxes each divide the board into nine houses. The digits of a house differ, so
// its weighted cells give at most the best assignment of different candidates to them. The sum over the nine
// houses of a kind bounds the score, and so does the smallest of the three sums. A branch that cannot beat
// the best score so far, all scores being integers, is left.
//
// The search decides the cell whose candidates differ most in what they give, its best candidate first.
#include "deduku/target.hpp"

#include <cstdlib>
#include <limits>

#include "src/search/assignment.hpp"
#include "src/search/band_state.hpp"
#include "src/search/residual_weights.hpp"

namespace deduku::search {

namespace {

class Optimiser {
 public:
  explicit Optimiser(const Weights& weights);

  void explore(BandState& state);
  const std::optional<Target>& best() const { return best_; }

 private:
  void read_candidates(const BandState& state);
  bool can_improve() const;
  std::int64_t bound(HouseKind kind) const;
  std::optional<Candidate> choose() const;
  void complete(const BandState& state);

  Weights weights_;
  CellSet weighted_cells_;
  /// The candidates of the weighted cells in the state at hand.
  std::array<DigitSet, Cell::count> candidates_{};
  std::optional<Target> best_;
};

Optimiser::Optimiser(const Weights& weights) : weights_(weights) {
  for (Cell cell : Cell::all()) {
    if (weights_[cell.index()] != 0) weighted_cells_.insert(cell);
  }
}

void Optimiser::read_candidates(const BandState& state) {
  for (Cell cell : weighted_cells_) candidates_[cell.index()] = state.candidates(cell);
}

/// No solution of the state at hand scores more.
std::int64_t Optimiser::bound(HouseKind kind) const {
  std::int64_t sum = 0;
  for (House house : houses_of(weighted_cells_, kind)) {
    std::array<WeightedCell, 9> cells;
    int count = 0;
    const CellSet weighted = cells_of(house) & weighted_cells_;
    for (Cell cell : weighted) {
      cells[count++] = {weights_[cell.index()], candidates_[cell.index()]};
    }
    const auto largest = largest_sum(std::span(cells).first(count));
    if (!largest) return std::numeric_limits<std::int64_t>::min();
    sum += *largest;
  }
  return sum;
}

bool Optimiser::can_improve() const {
  if (!best_) return true;
  for (HouseKind kind : {HouseKind::box, HouseKind::row, HouseKind::column}) {
    if (bound(kind) <= best_->score) return false;
  }
  return true;
}

/// The best candidate of the cell with the most at stake; empty when all weighted cells are certain.
std::optional<Candidate> Optimiser::choose() const {
  std::optional<Candidate> chosen;
  int largest_spread = 0;
  for (Cell cell : weighted_cells_) {
    const DigitSet digits = candidates_[cell.index()];
    const int weight = weights_[cell.index()];
    const int spread = std::abs(weight) * (digits.last().index() - digits.first().index());
    if (spread <= largest_spread) continue;
    largest_spread = spread;
    chosen = Candidate(cell, weight > 0 ? digits.last() : digits.first());
  }
  return chosen;
}

void Optimiser::complete(const BandState& state) {
  search::explore(state, 1, [&](const Solution& solution) {
    best_ = Target{score(solution, weights_), solution};
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

}  // namespace

std::int64_t score(const Solution& solution, const Weights& weights) {
  std::int64_t sum = 0;
  for (Cell cell : Cell::all()) sum += std::int64_t{weights[cell.index()]} * solution[cell.index()].number();
  return sum;
}

std::optional<Target> best_target(const Grid& grid, const Weights& weights) {
  Optimiser optimiser(residual_weights(weights));
  BandState state(grid);
  optimiser.explore(state);
  std::optional<Target> best = optimiser.best();
  if (best) best->score = score(best->solution, weights);
  return best;
}

}  // namespace deduku::search
