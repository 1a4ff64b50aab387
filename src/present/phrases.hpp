// The pieces of notation, which are the same in all languages.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "deduku/step.hpp"
#include "deduku/text_style.hpp"
#include "src/present/marked_text.hpp"

namespace deduku::present {

/// The words with `separator` between them.
Text join(const std::vector<Text>& words, std::string_view separator);
/// "row", "column", "box": the word used in JSON.
std::string_view kind_name(House house);

/// The rows, the columns or the boxes among some houses.
HouseSet houses_of_kind(const HouseSet& houses, HouseKind kind);

/// "147": the digits without anything between them.
std::string digits_short(DigitSet digits);
/// "r27", "c38", "r4b9": the houses in a line of notation.
std::string houses_short(const HouseSet& houses);
/// "4"; "D" in notations in which rows have letters. `number` is 1..9.
std::string row_name(int number, Notation notation);
/// "r1c79", "r39c3"; "A79", "CI3": the cells in groups that share a row or a column, ordered by their first cells.
std::vector<Text> cell_groups(const CellSet& cells, Notation notation = Notation::rc);
/// "r1c79, r39c3": the same as words.
std::string cells_name(const CellSet& cells, Notation notation = Notation::rc);
/// With their spans.
Text cells_list(const CellSet& cells, Notation notation = Notation::rc);
/// "r1c67 {679}": the cells of a part and their digits.
Text part_text(const Part& part, Notation notation = Notation::rc);

/// Cells that have the same digits among some candidates.
struct DigitGroup {
  DigitSet digits;
  CellSet cells;
};
/// Candidates in groups, sorted as text by their digits: 1, 12, 2.
std::vector<DigitGroup> digit_groups(const CandidateSet& candidates);

/// "r5c4=1": the placements; empty for none.
Text places_text(const Effects& effects, Notation notation = Notation::rc);
/// "r4c19, r5c3<>1, r1c2<>26": the removals, grouping cells that lose the same digits; empty for none.
Text removes_text(const Effects& effects, Notation notation = Notation::rc);
/// Both: all effects of a step.
Text effects_list(const Effects& effects, Notation notation = Notation::rc);

/// The text with the signs of texts for people: ≠ for "<>", → for "->" and ↔ for "<->". The sources contain only signs
/// of every keyboard.
std::string with_signs(std::string text);

}  // namespace deduku::present
