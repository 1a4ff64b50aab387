#include "src/cli/rate/rate_filter.hpp"

namespace deduku::cli {

namespace {

/// All names that a condition may use.
std::vector<std::string> known_names(const RateTable& table) {
  std::vector<std::string> names = field_names(table);
  for (std::string& counted : ratings::counted_fields(table.scales())) names.push_back(std::move(counted));
  return names;
}

}  // namespace

std::function<std::string(const RateRecord&)> text_of_field(const std::string& option, const std::string& name,
                                                            const RateTable& table) {
  const std::vector<std::string> known = known_names(table);
  const std::string standard = std::ranges::count(known, name) > 0 ? name : standard_field(name);
  if (std::ranges::count(known, standard) == 0) refuse_field(option, name, known);
  const RateField* field = find_field(table, standard);
  if (field != nullptr) return [field](const RateRecord& record) { return field->text(record); };
  const std::string_view technique = std::string_view(standard).substr(ratings::steps_prefix.size());
  const auto [place, index] = *ratings::find_counted(table.scales(), technique);
  const auto uses = table.scales()[place]->counted_uses;
  return [=, place = place, index = index](const RateRecord& record) {
    return place < record.ratings.size() ? ratings::text_of(uses(record.ratings[place], index)) : "";
  };
}

void RateFilter::declare(Arguments& arguments) {
  arguments.group(OptionGroup::rows);
  arguments.text(
      "--where", text_,
      "Write only the rows that meet a condition on fields: 'r >= 4.5 and givens <= 22 and steps.x_wing > 0'; "
      "with and, or, not and parentheses; = != < <= > >= with a number, a word or a \"text\"");
}

void RateFilter::parse() {
  if (!text_.empty()) where_ = read_where(text_);
}

void RateFilter::resolve(const RateTable& table) {
  if (!where_) return;
  refuse_where(where_->check_fields(known_names(table)));
  refuse_where(where_->check_techniques());
  for (const std::string& name : where_->fields()) fields_.push_back(text_of_field("--where", name, table));
}

bool RateFilter::asks_for_steps() const {
  const auto is_count = [](const std::string& field) { return field.starts_with(ratings::steps_prefix); };
  return where_ && std::ranges::any_of(where_->fields(), is_count);
}

bool RateFilter::accepts(const RateRecord& record) const {
  return !where_ || where_->holds([&](std::size_t i) { return fields_[i](record); });
}

}  // namespace deduku::cli
