#include "src/present/phrases.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <utility>

namespace deduku::present {

namespace {

constexpr std::array<std::string_view, 3> kind_names = {"row", "column", "box"};

/// "r39c3", or "CI3": all cells in which some rows and columns meet.
std::string group_name(const CellSet& cells, Notation notation) {
  const bool has_letters = notation != Notation::rc;
  std::string text = has_letters ? "" : "r";
  for (House row : houses_of(cells, HouseKind::row)) text += row_name(row.number(), notation);
  if (!has_letters) text += "c";
  for (House column : houses_of(cells, HouseKind::column)) text += std::to_string(column.number());
  return text;
}

/// The row or column that holds most of `cells`; the first of them, rows before columns.
House fullest_line(const CellSet& cells) {
  House fullest = House::row(0);
  int most = 0;
  for (House house : House::all()) {
    const int size = (cells_of(house) & cells).size();
    if (house.is_line() && size > most) {
      fullest = house;
      most = size;
    }
  }
  return fullest;
}

/// The cells in groups that have one name each. Greedy: the line with the most cells becomes a group, then the fullest
/// line of the rest.
std::vector<CellSet> groups_of(const CellSet& cells) {
  std::vector<CellSet> groups;
  for (CellSet rest = cells; !rest.empty(); rest -= groups.back()) {
    groups.push_back(rest & cells_of(fullest_line(rest)));
  }
  std::ranges::sort(groups, {}, [](const CellSet& group) { return group.first(); });
  return groups;
}

/// Cells with the same digits together: "r4c19<>12, r5c3<>2".
Text effect_text(const CandidateSet& candidates, std::string_view relation, Notation notation) {
  std::vector<Text> groups;
  for (const auto& [digits, cells] : digit_groups(candidates)) {
    groups.push_back(
        (cells_list(cells, notation) + relation + digits_short(digits)).marked(Span::Kind::candidate, cells));
  }
  return join(groups, ", ");
}

}  // namespace

Text join(const std::vector<Text>& words, std::string_view separator) {
  Text text;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i > 0) text += separator;
    text += words[i];
  }
  return text;
}

std::string_view kind_name(House house) {
  return kind_names[static_cast<std::size_t>(house.kind())];
}

HouseSet houses_of_kind(const HouseSet& houses, HouseKind kind) {
  HouseSet some;
  for (House house : houses) some.insert_if(house.kind() == kind, house);
  return some;
}

std::string digits_short(DigitSet digits) {
  std::string text;
  for (Digit digit : digits) text += std::to_string(digit.number());
  return text;
}

std::string houses_short(const HouseSet& houses) {
  std::string text;
  std::optional<HouseKind> kind;
  for (House house : houses) {
    if (house.kind() != kind) text += kind_name(house).front();
    kind = house.kind();
    text += std::to_string(house.number());
  }
  return text;
}

std::string row_name(int number, Notation notation) {
  if (notation == Notation::rc) return std::to_string(number);
  const std::string_view letters = notation == Notation::a1 ? "ABCDEFGHI" : "ABCDEFGHK";
  return std::string(1, letters[static_cast<std::size_t>(number - 1)]);
}

std::vector<Text> cell_groups(const CellSet& cells, Notation notation) {
  std::vector<Text> texts;
  for (const CellSet& group : groups_of(cells)) {
    texts.push_back(Text(group_name(group, notation)).marked(Span::Kind::cells, group));
  }
  return texts;
}

std::string cells_name(const CellSet& cells, Notation notation) {
  std::string text;
  for (const CellSet& group : groups_of(cells)) text += (text.empty() ? "" : ", ") + group_name(group, notation);
  return text;
}

Text cells_list(const CellSet& cells, Notation notation) {
  return join(cell_groups(cells, notation), ", ");
}

Text part_text(const Part& part, Notation notation) {
  return cells_list(part.cells, notation) + " {" + digits_short(part.digits) + "}";
}

std::vector<DigitGroup> digit_groups(const CandidateSet& candidates) {
  std::map<std::string, DigitGroup> by_digits;
  for (Cell cell : candidates.cells()) {
    const DigitSet digits = candidates.digits(cell);
    DigitGroup& group = by_digits[digits_short(digits)];
    group.digits = digits;
    group.cells.insert(cell);
  }
  std::vector<DigitGroup> groups;
  for (const auto& [name, group] : by_digits) groups.push_back(group);
  return groups;
}

Text places_text(const Effects& effects, Notation notation) {
  return effect_text(effects.places, "=", notation);
}

Text removes_text(const Effects& effects, Notation notation) {
  return effect_text(effects.removes, "<>", notation);
}

Text effects_list(const Effects& effects, Notation notation) {
  const Text places = places_text(effects, notation);
  const Text removes = removes_text(effects, notation);
  return (places + (places.empty() || removes.empty() ? "" : ", ") + removes).marked(Span::Kind::effects);
}

std::string with_signs(std::string text) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 3> signs = {
      {{"<>", "≠"}, {"<->", "↔"}, {"->", "→"}}};
  for (const auto& [written, sign] : signs) {
    for (std::size_t at = text.find(written); at != std::string::npos; at = text.find(written, at)) {
      text.replace(at, written.size(), sign);
    }
  }
  return text;
}

}  // namespace deduku::present
