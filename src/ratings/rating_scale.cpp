#include "src/ratings/rating_scale.hpp"

#include <algorithm>

#include "src/ratings/where.hpp"

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

bool has_columns(const RatingScale& scale) {
  return std::ranges::any_of(scale.fields, [](const Field& field) { return field.column > 0; });
}

std::vector<const Field*> table_fields(const RatingScale& scale) {
  std::vector<const Field*> fields;
  for (const Field& field : scale.fields) fields.push_back(&field);
  if (!has_columns(scale)) return fields;
  std::erase_if(fields, [](const Field* field) { return field->column == 0; });
  std::ranges::sort(fields, {}, &Field::column);
  return fields;
}

namespace {

/// Calls `visit(place, technique)` for all techniques that scales count, until it returns true.
template <class Visit>
void for_each_counted(std::span<const RatingScale* const> scales, Visit&& visit) {
  for (const bool in_rounds : {false, true}) {
    for (std::size_t place = 0; place < scales.size(); ++place) {
      if (scales[place]->counts_rounds != in_rounds) continue;
      for (int i = 0; i < scales[place]->counted_techniques; ++i) {
        if (visit(place, i)) return;
      }
    }
  }
}

}  // namespace

std::optional<std::pair<std::size_t, int>> find_counted(std::span<const RatingScale* const> scales,
                                                        std::string_view key) {
  std::optional<std::pair<std::size_t, int>> found;
  for_each_counted(scales, [&](std::size_t place, int technique) {
    if (scales[place]->counted_key(technique) == key) found = {place, technique};
    return found.has_value();
  });
  return found;
}

std::vector<std::string> counted_fields(std::span<const RatingScale* const> scales) {
  std::vector<std::string> fields;
  for_each_counted(scales, [&](std::size_t place, int technique) {
    fields.push_back(std::string(steps_prefix) + std::string(scales[place]->counted_key(technique)));
    return false;
  });
  return fields;
}

void add_json(const RatingScale& scale, const Rating& rating, const RatingRequest& request, Json& json) {
  for (const Field& field : scale.fields) {
    if (field.is_in_json) json[std::string(field.name)] = json_of(field.value(rating));
  }
  if (scale.add_json != nullptr) scale.add_json(rating, request, json);
}

}  // namespace deduku::ratings
