// Ratings of the Sudoku Explainer scale as text.
#pragma once

#include <string>

#include "deduku/se_rating.hpp"

namespace deduku::ratings {

/// "7.2/1.2/1.2", with an empty field for an unknown number, and the sign of a bound: ">=8.5//".
std::string rating_text(const SeRating& rating);
/// "7.2" for 72, "" for 0: not known.
std::string known_tenths_text(int tenths);
/// "7.2" for 72.
std::string tenths_text(int tenths);

}  // namespace deduku::ratings
