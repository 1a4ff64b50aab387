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

std::vector<const Field*> row_fields(const RatingScale& scale) {
  std::vector<const Field*> fields;
  for (const Field& field : scale.fields) {
    if (!field.row_name.empty()) fields.push_back(&field);
  }
  // Clang 14 does not compile std::ranges::stable_partition of GCC's library.
  std::stable_partition(fields.begin(), fields.end(), [](const Field* field) { return !field->is_last_in_rows; });
  return fields;
}

void add_json(const RatingScale& scale, const ScaleRating& rating, const RatingRequest& request, Json& json) {
  for (const Field& field : scale.fields) {
    if (field.output == Output::all) json[std::string(field.name)] = json_of(field.value(rating));
  }
  if (scale.add_json != nullptr) scale.add_json(rating, request, json);
}

}  // namespace deduku::ratings
