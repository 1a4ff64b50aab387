// The content of each page of a book: the order of its parts, their numbers, and the content that fits on each page.
// This file draws nothing.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "deduku/ladder.hpp"
#include "deduku/round_rating.hpp"
#include "deduku/sets.hpp"
#include "deduku/text_style.hpp"
#include "src/sheet/board_places.hpp"

namespace deduku::sheet {

/// The digits of a board, 0 for an empty cell.
using Digits = PerCell<std::uint8_t>;

/// The look of boards.
struct BoardStyle {
  double digit_size = draw::digit_size;  ///< in hundredths of a cell
  Weight given_weight = Weight::bold;    ///< of the givens; all other digits are regular
  double line_weight = 1;                ///< the thickness of lines relative to the default
};

struct PrintedPuzzle {
  Digits digits{};
  Digits solution{};
  CellSet givens;
  /// The text above it beside its number; "" for no text.
  std::string name{};
  /// The hint for it, for the pages of hints; "" for no hint.
  std::string hint{};
  /// R and work in hundredths, its class, an activity that takes as long, and the time; empty if it is not rated.
  std::optional<int> r{};
  std::optional<std::int64_t> work{};
  std::optional<Level> level{};
  std::optional<Daily> daily{};
  std::optional<Minutes> minutes{};
};

/// Consecutive puzzles of a book, after a page with their name.
struct PrintedLevel {
  std::string name{};
  std::size_t count = 0;
  /// The class of all these puzzles, if they have one in common.
  std::optional<Level> level{};
};

/// The display of a puzzle's difficulty: the word of its class, the number of its class in stars, its R, an activity
/// that takes about as long, its work, or the minutes that players take.
enum class Difficulty { none, words, stars, r, daily, work, minutes };

struct BookOptions {
  PageSetup setup{};
  /// Whether the gutter depends on the number of pages.
  bool is_gutter_usual = true;
  int per_page = 6;             ///< one of `counts_of_page`
  int solutions_per_page = 12;  ///< one of `counts_of_page`, or 0 for no solutions
  bool has_hints = false;
  /// The least size of letters, in millimetres; 0 for the default.
  double least_letter = 0;
  BoardStyle board{};
  std::string title{};
  std::string author{};
  /// Lines for the back of the title page.
  std::vector<std::string> imprint{};
  /// The day on the title page; "" for no day.
  std::string date{};
  Difficulty difficulty = Difficulty::words;
  /// The number of the first puzzle; empty if puzzles have no numbers.
  std::optional<std::uint64_t> first_number = 1;
  /// The levels of a book, which has a title page, a table of contents and a page before each level; together they
  /// contain all puzzles. Empty for sheets without these.
  std::vector<PrintedLevel> levels{};
  Language language = Language::en;

  bool is_book() const { return !levels.empty(); }
};

enum class PageKind { title, imprint, contents, blank, level, puzzles, hints, solutions };

struct PlannedPage {
  PageKind kind;
  /// The first item on it, and the number of items: puzzles, rows of the contents, lines of hints; for a page before a
  /// level, the place of the level.
  std::size_t first = 0;
  std::size_t count = 0;
  /// "12"; "iv" before the first puzzle of a book.
  std::string label{};
  /// Whether the label is printed on it.
  bool is_numbered = false;
  /// The level that it belongs to, from 0; empty for pages before and after the levels.
  std::optional<std::size_t> level{};
};

/// A line on the pages of hints.
struct HintLine {
  /// "12." on the first line of a hint.
  std::string number{};
  std::string text{};
  /// Whether there is a small space before it.
  bool is_first = false;
};

/// A row of the table of contents.
struct ContentsRow {
  std::string name{};
  std::string numbers{};  ///< "13–24", or their number
  std::optional<Level> level{};
  std::size_t page = 0;  ///< its place among all pages, from 0
};

struct BookPlan {
  /// With the gutter for the number of pages.
  PageSetup setup{};
  std::vector<PlannedPage> pages{};
  std::vector<HintLine> hints{};
  std::vector<ContentsRow> contents{};
};

/// Sizes of letters, in millimetres.
struct LetterSizes {
  double title = 0;
  double heading = 0;
  double body = 0;
  double small = 0;
};
LetterSizes letter_sizes(const BookOptions& options);

/// The height of the heading of a page with the space below it, and of its number with the space above it.
double heading_height(const LetterSizes& sizes);
double foot_height(const LetterSizes& sizes);

/// The room of the page at a place, from 1, between its heading, if it has one, and its number.
Room content_room(const PageSetup& setup, const LetterSizes& sizes, int place, bool has_heading);

/// The places of puzzles and of solutions, on a page with this room.
BoardPlaces puzzle_places(const Room& room, const BookOptions& options);
BoardPlaces solution_places(const Room& room, const BookOptions& options);

/// The printed number of a puzzle, from 0; "" without numbers.
std::string number_text(std::size_t puzzle, const BookOptions& options);

/// The layout of hints: in columns of lines.
struct HintColumns {
  int columns = 1;
  double width = 0;      ///< of a column
  double pitch = 0;      ///< from one column to the next
  double indent = 0;     ///< of the text, for the number before it
  double line = 0;       ///< from one baseline to the next
  std::size_t rows = 0;  ///< lines of a column
};
HintColumns hint_columns(const Room& room, const BookOptions& options);

BookPlan plan_book(const std::vector<PrintedPuzzle>& puzzles, const BookOptions& options);

}  // namespace deduku::sheet
