#include "src/cli/results/histogram.hpp"

#include <algorithm>
#include <cmath>

#include "src/cli/io/failure.hpp"
#include "src/cli/io/text.hpp"
#include "src/draw/svg_writer.hpp"

namespace deduku::cli {

namespace {

constexpr std::size_t longest_text_bar = 30;
/// No rating is greater; a greater number could not have hundredths.
constexpr double greatest_number = 1e13;

/// With at most two decimals: "1.2", "20.36".
std::string number_text(double number) {
  return printed("%.15g", std::round(number * 100) / 100);
}

/// "12.5 %"
std::string percent(std::uint64_t part, std::uint64_t whole) {
  return printed("%.1f %%", 100 * static_cast<double>(part) / static_cast<double>(whole));
}

/// A share of a length, at least one for a share that is not zero.
std::size_t share(std::uint64_t part, std::uint64_t whole, std::size_t length) {
  if (part == 0) return 0;
  const double exact = static_cast<double>(part) / static_cast<double>(whole) * static_cast<double>(length);
  return std::max<std::size_t>(1, static_cast<std::size_t>(std::lround(exact)));
}

/// The count of the longest bar.
template <class Bars>
std::uint64_t greatest_of(const Bars& bars) {
  std::uint64_t greatest = 0;
  for (const auto& bar : bars) greatest = std::max(greatest, bar.count);
  return greatest;
}

// Lengths of the drawing in pixels.
constexpr int svg_width = 760;
constexpr int margin = 24;
constexpr int bar_left = 264;
constexpr std::size_t bar_length = 320;
constexpr int row_height = 20;
constexpr int title_height = 32;

/// A text of a CSS class with its baseline at a place.
std::string svg_text(const char* css, int x, int y, const std::string& text) {
  return std::string("<text class=\"") + css + "\" x=\"" + std::to_string(x) + "\" y=\"" + std::to_string(y) + "\">" +
         draw::escaped(text) + "</text>\n";
}

/// The colours are those of pages and boards, by day and by night.
constexpr std::string_view svg_style =
    "<style>\n"
    "svg { font: 13px system-ui, sans-serif; font-variant-numeric: lining-nums tabular-nums }\n"
    ".page { fill: #F6F4EE }\n"
    ".title { fill: #1C1E23; font-weight: 650; font-size: 15px }\n"
    ".value { fill: #1C1E23; text-anchor: end }\n"
    ".count { fill: #565A64 }\n"
    ".bar { fill: #17559E }\n"
    "@media (prefers-color-scheme: dark) {\n"
    "  .page { fill: #121418 }\n"
    "  .title, .value { fill: #ECEAE4 }\n"
    "  .count { fill: #AEB2BC }\n"
    "  .bar { fill: #86B2FF }\n"
    "}\n"
    "</style>\n";

}  // namespace

std::string value_text(const std::string& value) {
  return value.empty() ? "(none)" : visible(value);
}

void Histogram::add(const std::string& value, const std::string& place) {
  ++total_;
  if (value.empty()) ++without_value_;
  if (const auto number = ratings::number_of_field(value); number && std::abs(*number) <= greatest_number) {
    numbers_.add(*number);
  } else if (!value.empty()) {
    has_words_ = true;
  }
  const std::size_t most = has_words_ ? most_values : most_numbers;
  if (std::max(bars_.size(), numbers_.different()) > most) {
    refuse_usage("the field " + field_ + " has more than " + std::to_string(most) +
                 " values, too many for a histogram");
  }
  if (has_bins() && bars_.size() > most_values) return;
  Bar& bar = bars_[value];
  if (++bar.count <= most_places) bar.places.push_back(place);
}

/// "puzzle 17", "puzzles 17, 90".
std::string Histogram::places_text(const Bar& bar) {
  std::string text = bar.places.size() == 1 ? "puzzle " : "puzzles ";
  for (std::size_t i = 0; i < bar.places.size(); ++i) text += (i > 0 ? ", " : "") + visible(bar.places[i]);
  return text;
}

std::vector<Histogram::ShownBar> Histogram::shown_bars() const {
  std::vector<ShownBar> shown_bars;
  if (!has_bins()) {
    for (const auto& [value, bar] : bars_) {
      shown_bars.push_back({value_text(value), bar.count, bar.is_rare() ? "  " + places_text(bar) : ""});
    }
    return shown_bars;
  }
  for (const auto& bin : numbers_.bins()) {
    shown_bars.push_back({number_text(bin.from) + " to " + number_text(bin.below), bin.count, ""});
  }
  if (without_value_ > 0) shown_bars.push_back({value_text(""), without_value_, ""});
  return shown_bars;
}

/// "  least 1.2, quartiles 1.5, 1.7, 3.4, 90 % 5, greatest 8.9, mean 2.41"
std::string Histogram::quantiles_text() const {
  if (!has_numbers()) return "";
  const auto at = [&](double share) { return number_text(numbers_.quantile(share)); };
  return "  least " + number_text(numbers_.least()) + ", quartiles " + at(.25) + ", " + at(.5) + ", " + at(.75) +
         ", 90 % " + at(.9) + ", greatest " + number_text(numbers_.greatest()) + ", mean " +
         number_text(numbers_.mean()) + "\n";
}

Json Histogram::quantiles_json() const {
  if (!has_numbers()) return nullptr;
  return {{"least", numbers_.least()},
          {"lower_quartile", numbers_.quantile(.25)},
          {"median", numbers_.quantile(.5)},
          {"upper_quartile", numbers_.quantile(.75)},
          {"ninetieth", numbers_.quantile(.9)},
          {"greatest", numbers_.greatest()},
          {"mean", numbers_.mean()}};
}

std::string Histogram::text() const {
  if (is_empty()) return "";
  std::string text = visible(field_) + "\n" + quantiles_text();
  const std::vector<ShownBar> shown = shown_bars();
  std::size_t width = 0;
  for (const ShownBar& bar : shown) width = std::max(width, bar.label.size());
  for (const ShownBar& bar : shown) {
    text += line_of("  " + padded(bar.label, static_cast<int>(width)) + "  " + padded(std::to_string(bar.count), -10) +
                    "  " + padded(percent(bar.count, total_), -7) + "  " +
                    std::string(share(bar.count, greatest_of(shown), longest_text_bar), '#') + bar.places);
  }
  return text;
}

Json Histogram::json() const {
  Json json = {{"field", field_}, {"quantiles", quantiles_json()}};
  if (has_bins()) {
    Json bins = Json::array();
    for (const auto& bin : numbers_.bins()) {
      bins.push_back({{"from", bin.from}, {"below", bin.below}, {"count", bin.count}});
    }
    json["without_value"] = without_value_;
    json["bins"] = std::move(bins);
    return json;
  }
  Json values = Json::array();
  for (const auto& [value, bar] : bars_) {
    Json of_value = {{"value", value.empty() ? Json(nullptr) : Json(value)}, {"count", bar.count}};
    if (bar.is_rare()) of_value["puzzles"] = bar.places;
    values.push_back(std::move(of_value));
  }
  json["values"] = std::move(values);
  return json;
}

int Histogram::svg_height() const {
  return is_empty() ? 0 : title_height + row_height * static_cast<int>(shown_bars().size()) + margin;
}

std::string Histogram::svg(int top) const {
  if (is_empty()) return "";
  int y = top + title_height;
  std::string text = svg_text("title", margin, y - 12, visible(field_));
  const std::vector<ShownBar> shown = shown_bars();
  for (const ShownBar& bar : shown) {
    const auto length = static_cast<int>(share(bar.count, greatest_of(shown), bar_length));
    text += svg_text("value", bar_left - 8, y + 14, bar.label);
    text += "<rect class=\"bar\" x=\"" + std::to_string(bar_left) + "\" y=\"" + std::to_string(y + 3) + "\" width=\"" +
            std::to_string(length) + "\" height=\"" + std::to_string(row_height - 6) + "\" rx=\"2\"/>\n";
    text += svg_text("count", bar_left + length + 8, y + 14, std::to_string(bar.count) + bar.places);
    y += row_height;
  }
  return text;
}

std::string svg_of(const std::vector<Histogram>& histograms, std::uint64_t rows) {
  int height = margin;
  std::string drawn;
  for (const Histogram& histogram : histograms) {
    drawn += histogram.svg(height);
    height += histogram.svg_height();
  }
  const std::string size = std::to_string(svg_width) + " " + std::to_string(height);
  return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + size + "\" role=\"img\">\n<title>" +
         counted(rows, "puzzle") + "</title>\n" + std::string(svg_style) +
         "<rect class=\"page\" width=\"100%\" height=\"100%\"/>\n" + drawn + "</svg>\n";
}

}  // namespace deduku::cli
