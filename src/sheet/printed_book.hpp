// Puzzles on paper: some on each page, their solutions on the last pages in small, and a cover with a table of contents.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "deduku/ladder.hpp"
#include "deduku/text_style.hpp"
#include "src/sheet/printed_board.hpp"

namespace deduku::sheet {

struct PrintedPuzzle {
  Digits digits{};
  Digits solution{};
  CellSet givens;
  /// What stands above it; "" for nothing but its number.
  std::string name{};
  /// R in hundredths, and its class; empty where it is not rated.
  std::optional<int> r{};
  std::optional<Level> level{};
};

/// How it is said how hard a puzzle is: by the word of its class, by as many stars as its class has places, by its R.
enum class Difficulty { none, words, stars, r };

struct BookOptions {
  Paper paper = a4;
  int per_page = 6;             ///< one of `counts_of_page`
  int solutions_per_page = 12;  ///< one of them, or 0 for no solutions
  std::string title{};
  /// The day on the cover; "" for none.
  std::string date{};
  Difficulty difficulty = Difficulty::words;
  /// Of the first puzzle; empty where puzzles have no numbers.
  std::optional<std::uint64_t> first_number = 1;
  /// Whether there is a cover. The puzzles must be in the order of their classes.
  bool has_cover = false;
  Language language = Language::en;
};

/// How many pages there will be.
std::size_t page_count(std::size_t puzzles, const BookOptions& options);

/// Draws all pages.
void draw_book(Canvas& canvas, const std::vector<PrintedPuzzle>& puzzles, const BookOptions& options);

/// Every word that may stand on the pages beside titles, names and numbers: fonts must have their characters.
std::string words_of_book(Language language);

}  // namespace deduku::sheet
