#include "src/cli/rate/rate_filter.hpp"

#include "deduku/hodoku_step.hpp"
#include "deduku/se_step.hpp"

namespace deduku::cli {

namespace {

constexpr std::string_view steps_prefix = "steps.";

bool uses(std::string_view scale_names, std::string_view scale) {
  const std::string list = "," + std::string(scale_names) + ",";
  return list.find("," + std::string(scale) + ",") != std::string::npos;
}

/// The number among its like of the technique with this key; empty where there is none.
std::optional<int> find_key(std::string_view key, int count, FunctionRef<std::string_view(int)> key_of) {
  for (int i = 0; i < count; ++i) {
    if (key_of(i) == key) return i;
  }
  return std::nullopt;
}

/// The number of a technique on one of the scales, and how often a record has it.
struct StepScale {
  std::string_view name;
  int techniques;
  std::string_view (*key)(int technique);
  std::string (*count)(const RateRecord& record, int technique);
};

std::string_view ladder_key(int technique) {
  return technique_keys[technique];
}
std::string_view hodoku_key(int entry) {
  return hodoku_entry(static_cast<HodokuEntryId>(entry)).key;
}

std::string ladder_count(const RateRecord& record, int technique) {
  return record.ladder() ? std::to_string(record.ladder()->rating.tally[technique]) : "";
}
std::string ser_count(const RateRecord& record, int technique) {
  return record.se() ? std::to_string(std::ranges::count(record.se()->trace, technique, &SeStep::producer)) : "";
}
std::string hodoku_count(const RateRecord& record, int technique) {
  const HodokuRecord* hodoku = record.hodoku();
  const auto entry = static_cast<HodokuEntryId>(technique);
  return hodoku ? std::to_string(std::ranges::count(hodoku->trace, entry, &HodokuStep::entry)) : "";
}
std::string rounds_count(const RateRecord& record, int technique) {
  const RoundRecord* rounds = record.rounds();
  const auto id = static_cast<TechniqueId>(technique);
  return rounds ? std::to_string(std::ranges::count(rounds->rounds, id, &Round::technique)) : "";
}

constexpr std::array<StepScale, 4> step_scales = {{
    {"ladder", technique_count, ladder_key, ladder_count},
    {"ser", se_producer_count, se_producer_key, ser_count},
    {"hodoku", hodoku_entry_count, hodoku_key, hodoku_count},
    {"r", technique_count, ladder_key, rounds_count},
}};

/// What counts the steps of a technique; empty where no scale in use knows it.
std::function<std::string(const RateRecord&)> step_counter(std::string_view key, std::string_view scale_names) {
  for (const StepScale& scale : step_scales) {
    if (!uses(scale_names, scale.name)) continue;
    const auto technique = find_key(key, scale.techniques, scale.key);
    if (technique) return [&scale, id = *technique](const RateRecord& record) { return scale.count(record, id); };
  }
  return {};
}

/// All names that a condition may use.
std::vector<std::string> known_names(const RateScale& scale, std::string_view scale_names) {
  std::vector<std::string> names;
  for (const RateField& field : scale.fields()) names.emplace_back(field.name);
  for (const StepScale& steps : step_scales) {
    if (!uses(scale_names, steps.name)) continue;
    for (int i = 0; i < steps.techniques; ++i) names.push_back(std::string(steps_prefix) + std::string(steps.key(i)));
  }
  return names;
}

}  // namespace

void RateFilter::declare(Arguments& arguments) {
  arguments.text("--where", text_,
                 "Only the rows for which a condition on the fields holds, such as\n"
                 "'r >= 4.5 and givens <= 22 and steps.x_wing > 0'; and, or, not, parentheses;\n"
                 "= != < <= > >= with a number, a word or a \"text\"");
}

void RateFilter::parse() {
  if (!text_.empty()) where_.emplace(text_);
}

void RateFilter::resolve(const RateScale& scale, std::string_view scale_names) {
  if (!where_) return;
  where_->check_fields(known_names(scale, scale_names));
  for (const std::string& name : where_->fields()) {
    const RateField* field = find_field(scale.fields(), name);
    fields_.push_back(field != nullptr ? field->text
                                       : step_counter(std::string_view(name).substr(steps_prefix.size()), scale_names));
  }
}

bool RateFilter::asks_for_steps() const {
  const auto is_count = [](const std::string& field) { return field.starts_with(steps_prefix); };
  return where_ && std::ranges::any_of(where_->fields(), is_count);
}

bool RateFilter::lets_through(const RateRecord& record) const {
  return !where_ || where_->holds([&](std::size_t i) { return fields_[i](record); });
}

}  // namespace deduku::cli
