#include "src/present/phrases.hpp"

#include <algorithm>
#include <map>
#include <optional>

namespace deduku::present {

namespace {

constexpr std::array<std::string_view, 3> kind_names = {"row", "column", "box"};

/// "r39c3", or "CI3": all cells where some rows and columns meet.
std::string group_text(const CellSet& cells, Notation notation) {
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

/// Cells with the same digits together, ordered by these: "r4c19<>12, r5c3<>2".
std::string effect_text(const CandidateSet& candidates, std::string_view relation, Notation notation) {
  std::map<std::string, CellSet> cells_by_digits;
  for (Cell cell : candidates.cells()) cells_by_digits[digits_short(candidates.digits(cell))].insert(cell);
  std::vector<std::string> groups;
  for (const auto& [digits, cells] : cells_by_digits) {
    groups.push_back(join(cell_groups(cells, notation), ", ", ", ").append(relation) + digits);
  }
  return join(groups, ", ", ", ");
}

}  // namespace

std::string join(const std::vector<std::string>& words, std::string_view separator, std::string_view last_separator) {
  std::string text;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i > 0) text += i + 1 == words.size() ? last_separator : separator;
    text += words[i];
  }
  return text;
}

std::string_view kind_name(House house) {
  return kind_names[static_cast<std::size_t>(house.kind())];
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

/// Greedy: the line with the most cells becomes a group, then the fullest line of what is left.
std::vector<std::string> cell_groups(const CellSet& cells, Notation notation) {
  std::vector<CellSet> groups;
  for (CellSet rest = cells; !rest.empty(); rest -= groups.back()) {
    groups.push_back(rest & cells_of(fullest_line(rest)));
  }
  std::ranges::sort(groups, {}, [](const CellSet& group) { return group.first(); });
  std::vector<std::string> texts;
  texts.reserve(groups.size());
  for (const CellSet& group : groups) {
    texts.push_back(group_text(group, notation));
  }
  return texts;
}

std::string part_text(const Part& part, Notation notation) {
  return join(cell_groups(part.cells, notation), ", ", ", ") + " {" + digits_short(part.digits) + "}";
}

std::string places_text(const Effects& effects, Notation notation) {
  return effect_text(effects.places, "=", notation);
}

std::string removes_text(const Effects& effects, Notation notation) {
  return effect_text(effects.removes, "<>", notation);
}

}  // namespace deduku::present
