// Where boards are on a page.
#pragma once

#include <array>

#include "src/sheet/page_setup.hpp"

namespace deduku::sheet {

/// How many boards may share a page.
inline constexpr std::array<int, 11> counts_of_page = {1, 2, 3, 4, 6, 8, 9, 12, 15, 20, 24};

/// The places of the boards on a page: columns of boards of one size, each below its caption and in the middle of its share of
/// the room. There are as many columns as make the boards largest.
class BoardPlaces {
 public:
  /// `count`: one of `counts_of_page`. No board is wider than `widest`, no caption smaller than `least_caption`.
  BoardPlaces(const Room& room, int count, double widest, double least_caption);

  int count() const { return columns_ * rows_; }
  int columns() const { return columns_; }
  /// The side of a board; 0 where the room has none.
  double side() const { return side_; }
  /// The size of the letters in captions.
  double caption_size() const { return caption_size_; }
  /// The top left corner of a board, by its place in the order of reading, from 0.
  Point corner(int place) const;
  /// How far the baseline of its caption is above that.
  double caption_distance() const { return .6 * caption_size_; }

 private:
  double side_with(int columns, double widest) const;
  void choose_columns(int count, double widest);

  Room room_;
  int columns_ = 1;
  int rows_ = 1;
  double side_ = 0;
  double caption_size_ = 0;
};

}  // namespace deduku::sheet
