// What a book is to be: its levels with what is wished of their puzzles, its look, and, once it was made, its puzzles.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "deduku/generate.hpp"
#include "src/cli/book/layout_options.hpp"
#include "src/cli/book/puzzle_judge.hpp"

namespace deduku::cli {

/// Puzzles that follow each other behind a page with their name.
struct BookLevel {
  std::string name{};
  std::size_t count = 0;
  /// What is wished of them beside their class.
  generate::Wishes wishes{};
  /// The class of all of them, if it is wished.
  std::optional<Level> level{};

  generate::Wishes all_wishes() const;
};

/// A puzzle of a book, and where it comes from.
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
  /// No two puzzles have more than so many per cent of their givens in common; 0: they may.
  std::uint64_t unlike = 50;
  std::vector<BookLevel> levels{};
  /// Lists of earlier volumes, whose puzzles do not come again.
  std::vector<std::string> not_in{};
  /// Empty if they are to be made.
  std::vector<BookPuzzle> puzzles{};

  std::size_t count() const;
};

/// Reads a description, or the record of a book that was made. Throws `Failure` with one sentence.
BookDescription read_book(const std::string& file, Output& out);

/// A level as an option says it: "easy:20", "easy:20:Warm-up", "hard and work < 60:20:Short ones". `wishes`: what is wished of all
/// levels. Throws `Failure`.
BookLevel read_level(const std::string& text, const generate::Wishes& wishes, Language language);

/// Checks that levels have different seeds and wishes that do not contradict each other. Throws `Failure`.
void complete_levels(BookDescription& book);

/// The record of a book: its description with its puzzles. It makes the same book again.
records::Json book_json(const BookDescription& book, const std::vector<Judged>& judged);

}  // namespace deduku::cli
