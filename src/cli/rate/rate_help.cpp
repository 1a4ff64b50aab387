#include "src/cli/rate/rate_help.hpp"

#include "deduku/scales.hpp"
#include "src/cli/io/text.hpp"
#include "src/cli/rate/rate_record.hpp"
#include "src/ratings/scale_registry.hpp"

namespace deduku::cli {

namespace {

using ratings::RatingScale;

/// Names, each with its meaning on its line.
std::string meanings_text(const auto& named) {
  std::string text;
  for (const auto& each : named) text += "  " + padded(std::string(each.name), 17) + std::string(each.meaning) + "\n";
  return text;
}

/// The fields of all scales, those of one figure together.
std::string scale_fields_text() {
  std::string text;
  std::string figures;
  for (const Scale& named : scales()) {
    const RatingScale& scale = *ratings::find_scale(named.name);
    if (scale.columns.empty()) {
      figures += meanings_text(scale.fields);
    } else {
      text += "Of the scale " + std::string(scale.key) + ":\n" + meanings_text(scale.fields);
    }
  }
  return text + "Of the other scales, named as their fields are:\n" + figures;
}

/// The fields that have another name in a row with other scales, by that name.
std::string renamed_fields_text() {
  std::string text;
  for (const Scale& named : scales()) {
    for (const ratings::Figure& figure : ratings::find_scale(named.name)->figures) {
      if (figure.name != figure.field) text += (text.empty() ? "" : ", ") + std::string(figure.name);
    }
  }
  return text;
}

/// How the ratings on several scales ended, by the names of these fields.
std::string ends_text() {
  constexpr std::size_t longest_line = 80;
  std::string text;
  std::size_t line_begin = 0;
  for (const Scale& scale : scales()) {
    if (!text.empty()) text += text.size() - line_begin > longest_line ? ",\n" : ", ";
    if (text.ends_with('\n')) line_begin = text.size();
    text += std::string(scale.name) + "_ended";
  }
  return text;
}

}  // namespace

std::string scales_and_fields_help() {
  std::string text = "Scales:\n";
  for (const Scale& scale : scales()) {
    text += "  " + padded(std::string(scale.name), 17) + std::string(scale.description) + "\n";
  }
  return text + "Fields, the columns of the CSV:\n" + meanings_text(first_fields()) + meanings_text(last_fields()) +
         "Only where --extra, --fields or another option names them:\n" + meanings_text(extra_fields()) +
         scale_fields_text() + "Beside other scales some have other names: " + renamed_fields_text() +
         ".\nHow the rating on each of several scales ended:\n" + ends_text() + ".\n";
}

}  // namespace deduku::cli
