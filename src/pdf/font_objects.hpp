// A font in a PDF.
#pragma once

#include "src/pdf/fonts.hpp"
#include "src/pdf/pdf_writer.hpp"

namespace deduku::pdf {

/// Appends the four hexadecimal digits of a character's number.
void append_code(std::string& text, std::size_t code);

/// Writes a font with the used glyphs, their widths, and their characters.
ObjectId write_font(PdfWriter& writer, const EmbeddedFont& font);

}  // namespace deduku::pdf
