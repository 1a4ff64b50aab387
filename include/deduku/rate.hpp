// The difficulty of a puzzle on any scale, by its name. Belongs to the part of the library that is built with JSON.
#pragma once

#ifdef DEDUKU_WITHOUT_JSON
#error "deduku/rate.hpp belongs to the part of the library with JSON: configure Deduku with -DDEDUKU_JSON=ON"
#endif

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "deduku/export.h"
#include "deduku/scales.hpp"
#include "deduku/tasks.hpp"

namespace DEDUKU_API deduku {

/// A figure or a word of a rating: "er", "technique". The fields of each scale are those that `deduku rate` prints.
struct RatingField {
  std::string_view name;
  /// "7.2", "4.70", "naked_pair", ">=7.2" if limits allow only a lower bound; "" if it does not apply.
  std::string text;
  /// Points or a count; for a lower bound the bound; empty for words and for an empty text.
  std::optional<double> number{};
};

/// The rating of a board on a scale.
struct ScaleRating {
  std::string_view scale;
  /// `several` or `none` if there is no single solution: then it is not rated.
  Outcome status = Outcome::none;
  /// The figure that gives the scale its name: R, ER, the score; for scales without one the first field.
  RatingField figure{};
  /// All fields, including that figure.
  std::vector<RatingField> fields{};
};

/// Rates a board on scales by their names, separated by commas, in their order: `rate(board, "r,ser")`. `scales()`
/// lists the names. All figures are in points, even if the units of the raters differ. Throws `std::invalid_argument`
/// for an unknown scale, and for a value above 9; digits may conflict.
std::vector<ScaleRating> rate(const Board& board, std::string_view scales = "r", const TaskOptions& options = {});

}  // namespace deduku
