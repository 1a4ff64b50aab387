#include "src/sheet/board_places.hpp"

#include <algorithm>

namespace deduku::sheet {

namespace {

/// The least distances between boards.
constexpr double column_gap = 7;
constexpr double row_gap = 6;

constexpr double smallest_caption = 8 * point_size;
constexpr double largest_caption = 13 * point_size;
/// A share of the side of a board.
constexpr double caption_share = .042;

/// The height of a caption, as a multiple of the size of its letters.
constexpr double caption_height = 1.6;

}  // namespace

BoardPlaces::BoardPlaces(const Room& room, int count, double widest, double least_caption)
    : room_(room), caption_size_(std::max(smallest_caption, least_caption)) {
  choose_columns(count, widest);
  const double fitting = std::clamp(caption_share * side_, smallest_caption, largest_caption);
  caption_size_ = std::max(fitting, least_caption);
  choose_columns(count, widest);
}

double BoardPlaces::side_with(int columns, double widest) const {
  const double width = (room_.width - column_gap * (columns - 1)) / columns;
  const int rows = count() / columns;
  const double height = (room_.height - row_gap * (rows - 1)) / rows - caption_height * caption_size_;
  return std::max(0.0, std::min({widest, width, height}));
}

void BoardPlaces::choose_columns(int count, double widest) {
  columns_ = 1;
  rows_ = count;
  int best = 1;
  for (int columns = 2; columns <= count; ++columns) {
    if (count % columns == 0 && side_with(columns, widest) > side_with(best, widest)) best = columns;
  }
  side_ = side_with(best, widest);
  columns_ = best;
  rows_ = count / best;
}

namespace {

/// The beginning of one of several figures in a row of this length. The space left by the figures and the gaps between
/// them is distributed evenly.
double place_in(double length, int count, double size, double gap, int place) {
  const double spare = (length - count * size - (count - 1) * gap) / (count + 1);
  return spare + place * (size + gap + spare);
}

}  // namespace

Point BoardPlaces::corner(int place) const {
  const double caption = caption_height * caption_size_;
  const double x = place_in(room_.width, columns_, side_, column_gap, place % columns_);
  const double y = place_in(room_.height, rows_, side_ + caption, row_gap, place / columns_);
  return room_.corner + Point{x, y + caption};
}

}  // namespace deduku::sheet
