// A scale that counts givens. It consists of this file and its row in `with_toy/deduku/scales.def`.
#include "src/ratings/rated.hpp"
#include "src/ratings/scale_registry.hpp"

namespace deduku::ratings {

namespace {

Value toy_value(const Rating& rating) {
  return rating.as<int>();
}

class ToyRater final : public ScaleRater {
 public:
  Rating rate(const Board& board, RatingObserver& watch) override {
    if (watch.wants_lines()) watch.on_line("counted");
    return {.status = Outcome::solved, .ended = Outcome::solved, .record = board.givens.size()};
  }
};

std::unique_ptr<ScaleRater> make_toy(const RatingRequest&) {
  return std::make_unique<ToyRater>();
}

constexpr Field toy_fields[] = {{"toy", toy_value, "how many givens there are", true}};

}  // namespace

constinit const RatingScale toy_scale = {.key = "toy", .fields = toy_fields, .make_rater = make_toy};

}  // namespace deduku::ratings
