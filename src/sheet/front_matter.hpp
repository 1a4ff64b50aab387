// The pages of a book that have no puzzles: title page, imprint, contents, and a page before each level.
#pragma once

#include "src/sheet/page_writer.hpp"

namespace deduku::sheet {

/// Each draws on the page that the writer has begun.
void draw_title_page(PageWriter& writer, std::size_t puzzles);
void draw_imprint(PageWriter& writer);
void draw_contents(PageWriter& writer);
void draw_level_page(PageWriter& writer);

}  // namespace deduku::sheet
