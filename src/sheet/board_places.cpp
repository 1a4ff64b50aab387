#include "src/sheet/board_places.hpp"

#include <algorithm>

namespace deduku::sheet {

namespace {

/// The least room between boards.
constexpr double column_gap = 7;
constexpr double row_gap = 5;

int columns_for(int count) {
  if (count <= 3) return 1;
  if (count <= 8) return 2;
  return count <= 15 ? 3 : 4;
}

}  // namespace

BoardPlaces::BoardPlaces(const Room& room, int count, double widest)
    : room_(room), columns_(columns_for(count)), rows_(count / columns_) {
  caption_size_ = point_size * (count == 1 ? 13 : count <= 6 ? 10 : count <= 12 ? 9 : 8);
  const double width = (room.width - column_gap * (columns_ - 1)) / columns_;
  const double height = (room.height - row_gap * (rows_ - 1)) / rows_ - 1.6 * caption_size_;
  side_ = std::min({widest, width, height});
}

Point BoardPlaces::corner(int place) const {
  const double column_width = room_.width / columns_;
  const double figure = side_ + 1.6 * caption_size_;
  // The first row begins at the top and the last one ends at the bottom; a few large boards keep together.
  const double pitch = rows_ == 1 ? 0 : std::min(figure + 5 * row_gap, (room_.height - figure) / (rows_ - 1));
  const int row = place / columns_;
  const double x = (place % columns_ + .5) * column_width - side_ / 2;
  return room_.corner + Point{x, row * pitch + 1.6 * caption_size_};
}

}  // namespace deduku::sheet
