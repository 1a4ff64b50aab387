// The places of boards on a page.
#pragma once

#include <array>

#include "src/sheet/page_setup.hpp"

namespace deduku::sheet {

/// The possible numbers of boards on a page.
inline constexpr std::array<int, 11> counts_of_page = {1, 2, 3, 4, 6, 8, 9, 12, 15, 20, 24};

/// The places of the boards on a page: columns of boards of one size, each below its caption and in the middle of its
/// share of the room. The number of columns is the one that makes the boards largest.
class BoardPlaces {
 public:
  /// `count`: one of `counts_of_page`. No board is wider than `widest`, no caption smaller than `least_caption`.
  BoardPlaces(const Room& room, int count, double widest, double least_caption);

  int count() const { return columns_ * rows_; }
  int columns() const { return columns_; }
  /// The side of a board; 0 if there is no room for it.
  double side() const { return side_; }
  /// The size of the letters in captions.
  double caption_size() const { return caption_size_; }
  /// The top left corner of a board, by its place in the order of reading, from 0.
  Point corner(int place) const;
  /// The distance of the baseline of its caption above that corner.
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
