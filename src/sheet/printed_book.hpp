// Puzzles on paper: some on each page, hints, and small solutions on the last pages; also as a book with a title page,
// a table of contents and levels.
#pragma once

#include "src/sheet/book_plan.hpp"

namespace deduku::sheet {

/// Draws all pages of a plan of the same puzzles and options.
void draw_book(Canvas& canvas, const BookPlan& plan, const std::vector<PrintedPuzzle>& puzzles,
               const BookOptions& options);

/// All words that may be on the pages in addition to titles, names, hints and numbers: fonts must have their
/// characters.
std::string words_of_book(Language language);

}  // namespace deduku::sheet
