// A symmetry in words: its movement of the cells, and its relabelling of the digits.
#pragma once

#include "deduku/symmetry.hpp"
#include "src/present/words.hpp"

namespace deduku::present {

/// "the grid is turned by 180 degrees"; "each band moves down by one, the last one to the top, and the columns change
/// places, 4<->5 and 7<->8".
Text movement_text(const Symmetry& symmetry, const Words& words);
/// "1<->9 and 2->4->6->2 change places, while 5 stays".
Text relabelling_text(const Symmetry& symmetry, const Words& words);

}  // namespace deduku::present
