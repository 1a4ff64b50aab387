// The loop of the Sudoku Explainer scale: one hint per turn, and the three numbers folded on the way.
#include <algorithm>

#include "deduku/se_rating.hpp"
#include "techniques/se/ladder.hpp"

namespace deduku {

namespace {

constexpr int stuck_rating = 200;

se::LadderOptions ladder_options(const SeOptions& options) {
  return {options.mode == SeMode::fixed, options.uniqueness, options.budget};
}

SeStep to_step(se::Producer producer, const se::Hint& hint) {
  SeStep step;
  step.producer = producer;
  step.rating = hint.rating;
  step.complexity = hint.complexity;
  step.sort_key = hint.sort_key;
  if (hint.placement >= 0) step.placement = Candidate(hint.placement);
  for (Candidate removed : hint.removals) step.removals.insert(removed);
  return step;
}

void apply(se::State& state, const se::Hint& hint) {
  state.remove(hint.removals);
  if (hint.placement >= 0) state.fill(hint.placement / 9, hint.placement % 9);
}

void fold(SeRating& rating, se::Producer producer, const se::Hint& hint) {
  ++rating.steps;
  if (hint.rating > rating.er) {
    rating.er = hint.rating;
    rating.hardest = producer;
  }
  if (rating.ed == 0) rating.ed = rating.er;
  if (rating.ep == 0 && hint.placement >= 0) rating.ep = rating.er;
}

}  // namespace

class SeRater::Loop {
 public:
  explicit Loop(const se::LadderOptions& options)
      : options_(options), ladder_(std::make_unique<se::Ladder>(options)) {}

  template <class Observe>
  SeRating run(se::State state, Observe observe) {
    SeRating rating;
    ladder_->start();
    while (state.empty_cells > 0) {
      se::Hint hint;
      const auto producer = ladder_->next(state, hint);
      if (!producer) {
        end_early(rating);
        break;
      }
      fold(rating, *producer, hint);
      observe(*producer, hint);
      apply(state, hint);
    }
    return rating;
  }

  SeRating run(const se::State& state) {
    return run(state, [](se::Producer, const se::Hint&) {});
  }
  SeRating run(const se::State& state, SeObserver observer) {
    return run(state,
               [&](se::Producer producer, const se::Hint& hint) { observer(to_step(producer, hint)); });
  }

 private:
  void end_early(SeRating& rating) {
    if (!ladder_->is_spent()) {
      rating.er = stuck_rating;
      rating.status = SeStatus::stuck;
      return;
    }
    rating.er = std::max(rating.er, ladder_->least_rating());
    rating.status = SeStatus::out_of_budget;
    ladder_ = std::make_unique<se::Ladder>(options_);
  }

  se::LadderOptions options_;
  std::unique_ptr<se::Ladder> ladder_;
};

SeRater::SeRater(SeOptions options) : loop_(std::make_unique<Loop>(ladder_options(options))) {}
SeRater::~SeRater() = default;
SeRater::SeRater(SeRater&&) noexcept = default;
SeRater& SeRater::operator=(SeRater&&) noexcept = default;

SeRating SeRater::rate(const Board& board) {
  return loop_->run(se::make_state(board));
}
SeRating SeRater::rate(const Grid& grid) {
  return loop_->run(se::make_state(grid));
}
SeRating SeRater::rate(const Board& board, SeObserver observer) {
  return loop_->run(se::make_state(board), observer);
}
SeRating SeRater::rate(const Grid& grid, SeObserver observer) {
  return loop_->run(se::make_state(grid), observer);
}

SeRating rate_se(const Board& board, SeOptions options) {
  return SeRater(options).rate(board);
}

std::string_view se_producer_name(int producer) {
  static constexpr std::string_view names[se_producer_count] = {"Hidden Single",
                                                                "Direct Locking",
                                                                "Direct Hidden Pair",
                                                                "Naked Single",
                                                                "Direct Hidden Triplet",
                                                                "Locking",
                                                                "Naked Pair",
                                                                "X-Wing",
                                                                "Hidden Pair",
                                                                "Naked Triplet",
                                                                "Swordfish",
                                                                "Hidden Triplet",
                                                                "XY-Wing",
                                                                "XYZ-Wing",
                                                                "Unique Loop",
                                                                "Naked Quad",
                                                                "Jellyfish",
                                                                "Hidden Quad",
                                                                "BUG",
                                                                "Aligned Pair Exclusion",
                                                                "Cycle or Forcing Chain",
                                                                "Aligned Triplet Exclusion",
                                                                "Nishio",
                                                                "Multiple Forcing Chains",
                                                                "Dynamic Forcing Chains",
                                                                "Dynamic Forcing Chains (+)",
                                                                "Nested Forcing Chains, level 2",
                                                                "Nested Forcing Chains, level 3",
                                                                "Nested Forcing Chains, level 4",
                                                                "Nested Forcing Chains, level 5"};
  return names[producer];
}

}  // namespace deduku
