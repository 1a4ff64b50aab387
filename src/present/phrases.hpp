// Building blocks of text: lists of words, and the pieces that notation and sentences are made of.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "deduku/step.hpp"

namespace deduku::present {

/// The words with `separator` between them and `last_separator` before the last one.
std::string join(const std::vector<std::string>& words, std::string_view separator, std::string_view last_separator);
/// "a", "a and b", "a, b and c".
std::string enumerate(const std::vector<std::string>& words);

/// "row", "column", "box".
std::string_view kind_name(House house);

/// "147": the digits without anything between them.
std::string digits_short(DigitSet digits);
/// "r27", "c38", "r4b9": the houses as they stand in a line of notation.
std::string houses_short(const HouseSet& houses);
/// "r1c79", "r39c3": the cells in groups that share a row or a column, ordered by their first cells.
std::vector<std::string> cell_groups(const CellSet& cells);

/// "r5c4=1": what is placed; empty for nothing.
std::string places_text(const Effects& effects);
/// "r4c19, r5c3<>1, r1c2<>26": what is removed, cells that lose the same digits together; empty for nothing.
std::string removes_text(const Effects& effects);

}  // namespace deduku::present
