// A scale that counts givens. It consists of this file and its row in `with_toy/deduku/scales.def`.
#include "src/ratings/rated.hpp"
#include "src/ratings/scale_registry.hpp"

namespace deduku::ratings {

namespace {

struct ToyRecord final : TypedRating<ToyRecord> {
  int givens = 0;
};

Value toy_value(const ToyRecord& record) {
  return record.givens;
}

class ToyRater final : public ScaleRater {
 public:
  std::unique_ptr<ScaleRating> rate(const Board& board, RatingObserver& watch) override {
    auto record = std::make_unique<ToyRecord>();
    record->givens = board.givens.size();
    record->status = Outcome::solved;
    record->ended = record->status;
    if (watch.wants_lines()) watch.on_line("counted");
    return record;
  }
};

std::unique_ptr<ScaleRater> make_toy(const RatingRequest&) {
  return std::make_unique<ToyRater>();
}

constexpr Field toy_fields[] = {{"toy", of_scale<toy_value>, "how many givens there are", true}};

}  // namespace

constinit const RatingScale toy_scale = {.key = "toy", .fields = toy_fields, .make_rater = make_toy};

}  // namespace deduku::ratings
