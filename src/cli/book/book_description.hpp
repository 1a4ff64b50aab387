// The description of a book: its levels with the constraints of their puzzles, its look, and, once it is made, its
// puzzles.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "deduku/generate.hpp"
#include "src/cli/book/layout_options.hpp"
#include "src/cli/book/puzzle_judge.hpp"

namespace deduku::cli {

/// Consecutive puzzles after a page with their name.
struct BookLevel {
  std::string name{};
  std::size_t count = 0;
  /// The constraints of the puzzles in addition to their class.
  generate::PuzzleConstraints constraints{};
  /// The class of all these puzzles, if it is requested.
  std::optional<Level> level{};

  generate::PuzzleConstraints all_constraints() const;
};

/// A puzzle of a book, and its origin.
struct BookPuzzle {
  Board puzzle{};
  Solution solution{};
  std::uint64_t seed = 0;
  std::uint64_t stream = 0;
  int place = 0;
};

struct BookDescription {
  LayoutOptions layout{};
  TextStyle style{};
  std::uint64_t seed = 1;
  /// The highest percentage of givens that two puzzles may have in common; 0: no limit.
  std::uint64_t unlike = 50;
  std::vector<BookLevel> levels{};
  /// Lists of earlier volumes, whose puzzles are excluded.
  std::vector<std::string> not_in{};
  /// Empty if they have yet to be made.
  std::vector<BookPuzzle> puzzles{};

  std::size_t count() const;
};

/// Reads a description, or the record of a finished book. Throws `Failure` with one sentence.
BookDescription read_book(const std::string& file, Output& out);

/// A level in the form of an option: "easy:20", "easy:20:Warm-up", "hard and work < 60:20:Short ones". `constraints`:
/// the constraints of all levels. Throws `Failure`.
BookLevel read_level(const std::string& text, const generate::PuzzleConstraints& constraints, Language language);

/// Checks that levels have different seeds and constraints that do not contradict each other. Throws `Failure`.
void complete_levels(BookDescription& book);

/// The record of a book: its description with its puzzles. It reproduces the book.
records::Json book_json(const BookDescription& book, const std::vector<Judged>& judged);

}  // namespace deduku::cli
