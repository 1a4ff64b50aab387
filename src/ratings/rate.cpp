#include "deduku/rate.hpp"

#include <algorithm>

#include "src/core/contract.hpp"
#include "src/core/spelling.hpp"
#include "src/ratings/scale_registry.hpp"

namespace deduku {

namespace {

RatingField field_of(const ratings::Field& field, const ratings::Rating& rating) {
  const ratings::Value value = field.value(rating);
  return {field.name, ratings::text_of(value), ratings::number_of(value)};
}

ScaleRating rating_on(const ratings::RatingScale& scale, const Board& board, const TaskOptions& options) {
  const ratings::RatingRequest request{
      .ladder = &options.ladder,
      .options = {.uses_uniqueness = options.solver.uses_uniqueness, .work = options.solver.work},
      .search = options.solver.search,
      .style = options.style};
  ratings::RatingObserver nobody;
  const ratings::Rating rating = scale.make_rater(request)->rate(board, nobody);
  ScaleRating said{.scale = scale.key, .status = rating.status};
  for (const ratings::Field& field : scale.fields) said.fields.push_back(field_of(field, rating));
  said.figure = field_of(ratings::main_field(scale), rating);
  return said;
}

}  // namespace

std::vector<ScaleRating> rate(const Board& board, std::string_view scales, const TaskOptions& options) {
  require_digits(board);
  std::vector<ScaleRating> ratings;
  for (const std::string& name : between_commas(scales)) {
    const ratings::RatingScale* const scale = ratings::find_scale(name);
    require(scale != nullptr, "rate: there is no such scale");
    ratings.push_back(rating_on(*scale, board, options));
  }
  return ratings;
}

}  // namespace deduku
