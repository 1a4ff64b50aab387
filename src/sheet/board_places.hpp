// Where boards stand on a page.
#pragma once

#include <array>

#include "src/sheet/canvas.hpp"

namespace deduku::sheet {

/// How many boards may share a page.
inline constexpr std::array<int, 11> counts_of_page = {1, 2, 3, 4, 6, 8, 9, 12, 15, 20, 24};

/// The room between the margins of a page, below its heading and above its number.
struct Room {
  Point corner;
  double width = 0;
  double height = 0;
};

/// The places of the boards on a page: columns of boards of one size, each below its caption.
class BoardPlaces {
 public:
  /// `count`: one of `counts_of_page`. No board is wider than `widest`.
  BoardPlaces(const Room& room, int count, double widest);

  int count() const { return columns_ * rows_; }
  /// The side of a board.
  double side() const { return side_; }
  /// The size of the letters in captions.
  double caption_size() const { return caption_size_; }
  /// The top left corner of a board, by its place in the order of reading, from 0.
  Point corner(int place) const;
  /// How far the baseline of its caption is above that.
  double caption_distance() const { return .6 * caption_size_; }

 private:
  Room room_;
  int columns_;
  int rows_;
  double side_ = 0;
  double caption_size_ = 0;
};

}  // namespace deduku::sheet
