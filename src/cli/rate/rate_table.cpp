#include "src/cli/rate/rate_table.hpp"

#include <algorithm>

#include "deduku/scales.hpp"
#include "src/cli/io/failure.hpp"
#include "src/cli/io/text.hpp"
#include "src/cli/results/where_option.hpp"
#include "src/core/spelling.hpp"
#include "src/ratings/scale_registry.hpp"

namespace deduku::cli {

namespace {

[[noreturn]] void refuse_scale(const std::string& name) {
  if (name == "all") throw Failure(ExitCode::usage, "--scale: \"all\" stands for all scales; omit the others");
  std::string refusal = "--scale: this version has no scale \"" + name;
  std::string_view separator = "\"; known: ";
  for (const Scale& scale : scales()) {
    refusal += separator;
    refusal += scale.name;
    separator = ", ";
  }
  throw Failure(ExitCode::usage, refusal);
}

/// A field of a scale, under a name, as a field of records in which that scale has this place.
RateField field_of(const ratings::Field& field, std::string_view name, std::size_t place) {
  const auto value = [of = field.value, place](const RateRecord& record) {
    return place < record.ratings.size() ? of(record.ratings[place]) : Value();
  };
  return {std::string(name), value, field.meaning, field.is_number};
}

/// The ending of the rating on one of several scales.
RateField end_of(const RatingScale& scale, std::size_t place) {
  const auto value = [place](const RateRecord& record) {
    const bool is_rated = place < record.ratings.size() && record.ratings[place].ended;
    return is_rated ? ratings::word(name(*record.ratings[place].ended)) : Value();
  };
  return {std::string(scale.key) + "_ended", value, "the ending of the rating on that scale"};
}

/// The width of the column of a figure beside those of other scales.
int width_of(const RateField& figure) {
  constexpr int least = 6;
  constexpr int of_words = 12;
  const int width = std::max(static_cast<int>(figure.name.size()), figure.is_number ? least : of_words);
  return figure.is_number ? -width : width;
}

void append(std::vector<RateField>& fields, const auto& more) {
  fields.insert(fields.end(), more.begin(), more.end());
}

void add_values(const auto& fields, const RateRecord& record, Json& json) {
  for (const RateField& field : fields) json[field.name] = ratings::json_of(field.value(record));
}

}  // namespace

ScaleList scales_named(const std::string& names) {
  ScaleList scales;
  for (const std::string& word : between_commas(names == "all" ? std::string(ratings::all_scales) : names)) {
    const RatingScale* scale = ratings::find_scale(word);
    if (scale == nullptr) refuse_scale(word);
    if (std::ranges::count(scales, scale) > 0) {
      throw Failure(ExitCode::usage, "--scale: \"" + word + "\" is named twice");
    }
    scales.push_back(scale);
  }
  return scales;
}

void RateColumns::add_json(const RateRecord& record, Json& json) const {
  add_values(fields_, record, json);
}

RateTable::RateTable(ScaleList scales, std::optional<Ladder> ladder, const RatingRequest& request,
                     const GivenBudget& budget, Verification* verification, Json header)
    : scales_(std::move(scales)),
      ladder_(std::move(ladder)),
      request_(request),
      budget_(budget),
      verification_(verification),
      header_(std::move(header)) {
  request_.ladder = ladder_ ? &*ladder_ : nullptr;
  set_fields();
  set_columns();
}

/// A row of one scale has all its fields by their own names, a row of several scales their figures.
void RateTable::set_fields() {
  append(fields_, first_fields());
  for (std::size_t place = 0; place < scales_.size(); ++place) {
    const RatingScale& scale = *scales_[place];
    for (const ratings::Field* field : row_fields(scale)) figures_.push_back(field_of(*field, field->row_name, place));
    if (!has_one_scale()) {
      ends_.push_back(end_of(scale, place));
      continue;
    }
    for (const ratings::Field& field : scale.fields) fields_.push_back(field_of(field, field.name, place));
  }
  if (!has_one_scale()) append(fields_, figures_);
  append(fields_, last_fields());
  append(fields_, ends_);
}

/// If a scale chooses no columns, all fields are right-aligned in columns as wide as their names.
void RateTable::set_columns() {
  const RatingScale& first = *scales_.front();
  add_column("n", -4);
  add_column("status", has_one_scale() ? first.status_width : ratings::usual_status_width);
  if (has_one_scale()) {
    for (const ratings::Field* field : table_fields(first)) {
      add_column(field->name, field->column > 0 ? field->width : -static_cast<int>(field->name.size()));
    }
  } else {
    add_column("givens", -6);
    for (const RateField& figure : figures_) add_column(figure.name, width_of(figure));
  }
  add_column("tail", 0);
}

void RateTable::add_column(std::string_view field, int width) {
  columns_.push_back(*find_field(fields_, field));
  columns_.back().width = width;
}

/// The columns come before the rest of the line.
void RateTable::add(std::unique_ptr<RateColumns> columns) {
  append(fields_, columns->fields());
  for (const RateField& field : columns->fields()) {
    if (field.width) columns_.insert(columns_.end() - 1, field);
  }
  others_.push_back(std::move(columns));
}

std::string RateTable::line(FunctionRef<std::string(const RateField& column)> text) const {
  std::string line;
  for (const RateField& column : columns_) {
    if (!line.empty()) line += "  ";
    line += text(column);
  }
  return line_of(std::move(line));
}

Json RateTable::header() const {
  Json header = header_;
  for (const auto& columns : others_) columns->add_header(header);
  return header;
}

void RateTable::add_json(const RateRecord& record, Json& json) const {
  if (has_one_scale()) {
    ratings::add_json(*scales_.front(), record.ratings.front(), request_, json);
  } else {
    add_values(figures_, record, json);
    add_values(ends_, record, json);
  }
  for (const auto& columns : others_) columns->add_json(record, json);
}

std::string RateTable::scale_lines(const RateRecord& record) const {
  if (!has_one_scale() || record.ratings.empty()) return "";
  const RatingScale& scale = *scales_.front();
  const ratings::Rating& rating = record.ratings.front();
  if (request_.trade_off && scale.trade_off_text != nullptr) return scale.trade_off_text(rating);
  return request_.trace ? scale.trace_text(rating, request_.style) : "";
}

std::string RateTable::lines(const RateRecord& record) const {
  std::string lines = scale_lines(record);
  for (const auto& columns : others_) lines += columns->lines(record);
  return lines;
}

std::unique_ptr<RateColumns> extra_columns(const std::string& names) {
  constexpr int of_words = 14;
  std::vector<std::string> known;
  for (const RateField& field : extra_fields()) known.push_back(field.name);
  auto columns = std::make_unique<RateColumns>();
  for (const std::string& name : fields_named("--extra", names, known)) {
    RateField field = *find_field(extra_fields(), name);
    field.width = field.is_number ? -static_cast<int>(name.size()) : of_words;
    columns->add_field(std::move(field));
  }
  return columns;
}

const RateField* find_field(const RateTable& table, std::string_view name) {
  const RateField* field = find_field(table.fields(), name);
  return field != nullptr ? field : find_field(extra_fields(), name);
}

std::vector<std::string> field_names(const RateTable& table) {
  std::vector<std::string> names;
  for (const RateField& field : table.fields()) names.push_back(field.name);
  for (const RateField& field : extra_fields()) {
    if (std::ranges::count(names, field.name) == 0) names.push_back(field.name);
  }
  return names;
}

}  // namespace deduku::cli
