// The loop of the Sudoku Explainer scale: one hint per turn, and the three numbers kept up to date.
#include <algorithm>
#include <climits>
#include <type_traits>

#include "deduku/se_rating.hpp"
#include "src/scales/se/patterns/hidden_single_rounds.hpp"
#include "src/scales/se/se_ladder.hpp"
#include "src/scales/se/se_view.hpp"
#include "src/search/admission.hpp"

namespace deduku {

namespace {

constexpr int stuck_rating = 200;
constexpr int hardest_hidden_single = 15;

SeStep to_step(se::Producer producer, const se::SeHint& hint) {
  SeStep step;
  step.producer = producer;
  step.variant = hint.variant;
  step.rating = hint.rating;
  step.complexity = hint.complexity;
  step.sort_key = hint.sort_key;
  if (hint.placement) step.effects.places.insert(*hint.placement);
  for (Candidate removed : hint.removals) step.effects.removes.insert(removed);
  return step;
}

void apply(se::SeState& state, const se::SeHint& hint) {
  state.remove(hint.removals);
  if (hint.placement) state.fill(hint.placement->cell(), hint.placement->digit());
}

void raise(SeRating& rating, se::Producer producer, int er) {
  if (er <= rating.er) return;
  rating.er = er;
  rating.hardest = producer;
}

void fold(SeRating& rating, se::Producer producer, int er, bool places) {
  ++rating.steps;
  raise(rating, producer, er);
  if (rating.ed == 0) rating.ed = rating.er;
  if (rating.ep == 0 && places) rating.ep = rating.er;
}

/// Fills all cells that hidden singles can fill. `Puzzle`: a board or a state.
template <class Puzzle>
void take_hidden_singles(SeRating& rating, Puzzle& puzzle) {
  const se::HiddenSingleRounds rounds = se::fill_hidden_singles(puzzle);
  if (rounds.filled == 0) return;
  fold(rating, se::hidden_single, rounds.first, true);
  raise(rating, se::hidden_single, rounds.hardest);
  rating.steps += rounds.filled - 1;
}

/// The observer of a rating without its steps.
struct Nobody {
  void operator()(se::Producer, const se::SeHint&) const {}
};

}  // namespace

class SeRater::Loop {
 public:
  explicit Loop(const SeOptions& options) : options_(options), ladder_(std::make_unique<se::SeLadder>(options)) {}

  /// `Puzzle`: a board or a grid.
  template <class Puzzle>
  SeRating run(const Puzzle& puzzle) {
    return run_ladder(puzzle, Nobody());
  }
  SeRating run_up_to(const Board& puzzle, int most_rating) {
    most_rating_ = most_rating;
    const SeRating rating = run(puzzle);
    most_rating_ = INT_MAX;
    return rating;
  }
  template <class Puzzle>
  SeRating run(const Puzzle& puzzle, SeObserver observer) {
    return run_ladder(puzzle,
                      [&](se::Producer producer, const se::SeHint& hint) { observer(to_step(producer, hint)); });
  }
  SeRating explain(Grid grid, SeExplainer explainer, int most) {
    Evidence evidence;
    const auto report = [&](se::Producer producer, const se::SeHint& hint) {
      const SeStep step = to_step(producer, hint);
      std::vector<se::SeChain> chains;
      std::vector<se::SeChain> inner;
      ladder_->explain(producer, chains, inner);
      explainer(SeEvent{viewer_.view(grid, step, evidence, chains, inner), step});
      (void)grid.apply(step.effects);  // a contradiction does not matter to the scale
      evidence.clear();
    };
    return run_ladder(Grid(grid), report, &evidence, most);
  }

 private:
  /// The state in which the ladder begins: after the initial hidden singles of the board if there is a rating to count
  /// them in.
  static se::SeState state_of(Board board, SeRating* rating) {
    if (rating == nullptr || board.marks) return se::make_state(board);
    take_hidden_singles(*rating, board);
    const bool is_complete = std::ranges::find(board.values, 0) == board.values.end();
    return is_complete ? se::SeState() : se::make_state(board);
  }
  static se::SeState state_of(const Grid& grid, SeRating* /*rating*/) { return se::make_state(grid); }

  /// `evidence`: receives the reasons of finders, or null. `most`: the maximum number of steps.
  template <class Puzzle, class Observe>
  SeRating run_ladder(const Puzzle& puzzle, Observe observe, Evidence* evidence = nullptr, int most = INT_MAX) {
    SeRating rating;
    const search::Admission admission = search::admit(search::Puzzle(puzzle), options_);
    rating.outcome = admission.refusal.value_or(Outcome::solved);
    if (admission.refusal) return rating;
    ladder_->start(admission.promise);
    const bool takes_many =
        std::is_same_v<Observe, Nobody> && admission.is_solvable && most_rating_ >= hardest_hidden_single;
    se::SeState state = state_of(puzzle, takes_many ? &rating : nullptr);
    while (state.empty_cells > 0 && rating.steps < most) {
      se::SeHint hint;
      hint.evidence = evidence;
      const auto producer = ladder_->next(state, hint, most_rating_);
      if (!producer || hint.rating > most_rating_) {
        end_early(rating);
        break;
      }
      fold(rating, *producer, hint.rating, hint.placement.has_value());
      observe(*producer, hint);
      apply(state, hint);
      if (takes_many && *producer == se::hidden_single) take_hidden_singles(rating, state);
    }
    return rating;
  }

  void end_early(SeRating& rating) {
    if (!ladder_->is_spent()) {
      raise(rating, stuck_rating);
      rating.outcome = Outcome::stuck;
      return;
    }
    raise(rating, ladder_->min_rating());
    rating.outcome = ladder_->ending();
    ladder_ = std::make_unique<se::SeLadder>(options_);
  }

  /// The missing step is harder than all that were taken.
  static void raise(SeRating& rating, int least) {
    if (rating.er >= least) return;
    rating.er = least;
    rating.hardest.reset();
  }

  SeOptions options_;
  int most_rating_ = INT_MAX;  ///< of a step that may be taken
  std::unique_ptr<se::SeLadder> ladder_;
  se::SeViewer viewer_;
};

SeRater::SeRater(const SeOptions& options) : loop_(make_hidden<Loop>(options)) {}

SeRating SeRater::rate(const Board& board) {
  return loop_->run(board);
}
SeRating SeRater::rate(const Grid& grid) {
  return loop_->run(grid);
}
SeRating SeRater::rate(const Board& board, SeObserver observer) {
  return loop_->run(board, observer);
}
SeRating SeRater::rate(const Grid& grid, SeObserver observer) {
  return loop_->run(grid, observer);
}

SeRating SeRater::rate_up_to(const Board& board, int most) {
  return loop_->run_up_to(board, most);
}

SeRating SeRater::explain(const Grid& grid, SeExplainer explainer, int most) {
  return loop_->explain(grid, explainer, most);
}

SeRating SeRater::explain_next(const Grid& grid, SeExplainer explainer) {
  return loop_->explain(grid, explainer, 1);
}

SeRating rate_se(const Board& board, const SeOptions& options) {
  return SeRater(options).rate(board);
}

}  // namespace deduku
