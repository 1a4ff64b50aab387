#include "src/sheet/lengths.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>
#include <vector>

namespace deduku::sheet {

namespace {

struct Unit {
  std::string_view name;
  double millimetres;
};
constexpr std::array<Unit, 4> length_units = {{{"mm", 1}, {"cm", 10}, {"in", 25.4}, {"pt", point_size}}};

struct NamedPaper {
  std::string_view name;
  Paper paper;
};
constexpr std::array<NamedPaper, 8> papers = {{{"a3", {297, 420}},
                                               {"a4", a4},
                                               {"a5", {148, 210}},
                                               {"a6", {105, 148}},
                                               {"b5", {176, 250}},
                                               {"letter", letter},
                                               {"legal", {215.9, 355.6}},
                                               {"tabloid", {279.4, 431.8}}}};

constexpr std::string_view length_shape = "a length with its unit, as in 12mm, 1.2cm, 0.5in or 36pt";

/// In lower case, without blanks.
std::string squeezed(std::string_view text) {
  std::string letters;
  for (const char letter : text) {
    if (letter != ' ') letters += static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
  }
  return letters;
}

bool is_digit(char letter) {
  return '0' <= letter && letter <= '9';
}

/// The decimal number that the whole text consists of.
std::optional<double> read_decimal(std::string_view text) {
  constexpr std::size_t longest = 12;
  if (text.empty() || text.size() > longest || std::ranges::count(text, '.') > 1) return std::nullopt;
  if (!std::ranges::any_of(text, is_digit)) return std::nullopt;
  double value = 0;
  double place = 0;
  for (const char letter : text) {
    if (letter != '.' && !is_digit(letter)) return std::nullopt;
    if (letter == '.') {
      place = 1;
    } else {
      value = 10 * value + (letter - '0');
      place *= 10;
    }
  }
  return place == 0 ? value : value / place;
}

/// The unit at the end of a text, which is removed from it; null if there is no unit.
const Unit* take_unit(std::string_view& text) {
  const auto unit = std::ranges::find_if(length_units, [&](const Unit& known) { return text.ends_with(known.name); });
  if (unit == length_units.end()) return nullptr;
  text.remove_suffix(unit->name.size());
  return &*unit;
}

/// A width and a height; the first one may omit its unit if the second has it.
std::optional<Paper> read_size(std::string_view text) {
  const std::size_t cross = text.find('x');
  if (cross == std::string_view::npos) return std::nullopt;
  std::string_view width = text.substr(0, cross);
  std::string_view height = text.substr(cross + 1);
  const Unit* const second = take_unit(height);
  const Unit* const first = take_unit(width);
  const auto wide = read_decimal(width);
  const auto high = read_decimal(height);
  if (second == nullptr || !wide || !high) return std::nullopt;
  return Paper{*wide * (first == nullptr ? second : first)->millimetres, *high * second->millimetres};
}

std::string expected_paper() {
  std::string names;
  for (const NamedPaper& named : papers) names += std::string(named.name) + ", ";
  return "expected " + names + "or a width and a height with their unit, as in 6x9in or 148x210mm";
}

}  // namespace

Expected<double, std::string> read_length(std::string_view text) {
  const std::string letters = squeezed(text);
  std::string_view number = letters;
  const Unit* const unit = take_unit(number);
  const auto value = read_decimal(number);
  if (unit == nullptr || !value) return "expected " + std::string(length_shape);
  return *value * unit->millimetres;
}

Expected<Paper, std::string> read_paper(std::string_view text) {
  const std::string letters = squeezed(text);
  const auto named = std::ranges::find(papers, letters, &NamedPaper::name);
  if (named != papers.end()) return named->paper;
  const auto size = read_size(letters);
  if (!size) return expected_paper();
  if (std::min(size->width, size->height) < least_paper || std::max(size->width, size->height) > greatest_paper) {
    return std::string("expected a width and a height of 50 mm to 1000 mm");
  }
  return *size;
}

Expected<Edges, std::string> read_margins(std::string_view text) {
  std::vector<double> lengths;
  for (std::string_view rest = text;;) {
    const std::size_t comma = rest.find(',');
    const auto length = read_length(rest.substr(0, comma));
    if (!length)
      return std::string("expected one, two or four lengths with units, and commas between them, as in 12mm,10mm");
    lengths.push_back(*length);
    if (comma == std::string_view::npos) break;
    rest.remove_prefix(comma + 1);
  }
  switch (lengths.size()) {
    case 1:
      return Edges{lengths[0], lengths[0], lengths[0], lengths[0]};
    case 2:
      return Edges{lengths[0], lengths[1], lengths[0], lengths[1]};
    case 4:
      return Edges{lengths[0], lengths[1], lengths[2], lengths[3]};
    default:
      return "expected one, two or four lengths, found " + std::to_string(lengths.size());
  }
}

}  // namespace deduku::sheet
