#include "src/ratings/rating_scale.hpp"

#include <algorithm>

namespace deduku::ratings {

const Field* find_field(const RatingScale& scale, std::string_view name) {
  const auto found = std::ranges::find(scale.fields, name, &Field::name);
  return found == scale.fields.end() ? nullptr : &*found;
}

const Field& main_field(const RatingScale& scale) {
  for (const std::string_view name : {scale.key, std::string_view("er"), std::string_view("score")}) {
    if (const Field* const field = find_field(scale, name)) return *field;
  }
  return scale.fields.front();
}

std::vector<Figure> figures_of(const RatingScale& scale) {
  std::vector<Figure> figures(scale.figures.begin(), scale.figures.end());
  if (!figures.empty()) return figures;
  for (const Field& field : scale.fields) figures.push_back({field.name, field.name});
  return figures;
}

void add_json(const RatingScale& scale, const ScaleRating& rating, const RatingRequest& request, Json& json) {
  for (const Field& field : scale.fields) {
    if (field.output == Output::all) json[std::string(field.name)] = json_of(field.value(rating));
  }
  if (scale.add_json != nullptr) scale.add_json(rating, request, json);
}

}  // namespace deduku::ratings
