#include "src/cli/rate/rate_help.hpp"

#include "deduku/scales.hpp"
#include "src/cli/rate/rate_record.hpp"
#include "src/ratings/scale_registry.hpp"

namespace deduku::cli {

namespace {

using ratings::RatingScale;

using Rows = std::vector<std::pair<std::string, std::string>>;

void add_meanings(Rows& rows, const auto& named) {
  for (const auto& each : named) rows.emplace_back(std::string(each.name), std::string(each.meaning));
}

/// "ser,hodoku" as "ser, hodoku".
std::string spaced(std::string_view list) {
  std::string text;
  for (const char letter : list) text += letter == ',' ? ", " : std::string(1, letter);
  return text;
}

HelpSection scales_section() {
  HelpSection section{"Scales", {}};
  for (const Scale& scale : scales())
    section.rows.emplace_back(std::string(scale.name), std::string(scale.description));
  return section;
}

HelpSection fields_section() {
  HelpSection section{"Fields of every row", {}};
  add_meanings(section.rows, first_fields());
  add_meanings(section.rows, last_fields());
  return section;
}

HelpSection extra_fields_section() {
  HelpSection section{"Fields only if named by --extra, --fields or another option", {}};
  add_meanings(section.rows, extra_fields());
  return section;
}

/// A section for each scale with columns, then one for all others.
std::vector<HelpSection> scale_sections() {
  std::vector<HelpSection> sections;
  HelpSection others{"Fields of the other scales", {}};
  for (const RatingScale* scale : ratings::rating_scales()) {
    const bool has_own = has_columns(*scale);
    if (has_own) sections.push_back({"Fields of the scale " + std::string(scale->key), {}});
    add_meanings(has_own ? sections.back().rows : others.rows, scale->fields);
  }
  sections.push_back(std::move(others));
  return sections;
}

/// The fields that have another name in a row of several scales.
std::string renamed_fields() {
  std::string text;
  for (const RatingScale* scale : ratings::rating_scales()) {
    for (const ratings::Field* field : row_fields(*scale)) {
      if (field->row_name != field->name) text += (text.empty() ? "" : ", ") + std::string(field->row_name);
    }
  }
  return text;
}

/// The fields with the endings of the ratings on several scales.
std::string ending_fields() {
  std::string text;
  for (const Scale& scale : scales()) text += (text.empty() ? "" : ", ") + std::string(scale.name) + "_ended";
  return text;
}

}  // namespace

std::vector<HelpSection> scales_and_fields_help() {
  std::vector<HelpSection> sections{scales_section(), fields_section(), extra_fields_section()};
  for (HelpSection& section : scale_sections()) sections.push_back(std::move(section));
  sections.push_back({"Rows of several scales",
                      {"The word all stands for the scales " + spaced(ratings::all_scales) + ".",
                       "Some fields have other names: " + renamed_fields() + ".",
                       "The ending of each rating: " + ending_fields() + "."}});
  return sections;
}

}  // namespace deduku::cli
