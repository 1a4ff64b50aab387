// The fonts of a PDF: the choice of the font for a character, and the objects for its glyphs.
#pragma once

#include <deque>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "src/pdf/font_file.hpp"
#include "src/pdf/pdf_writer.hpp"

namespace deduku::pdf {

/// The number of a character; empty for bytes that are not UTF-8 and for noncharacters, which no document may contain.
std::optional<char32_t> drawable_character(std::string_view character);
/// The text with "?" for bytes and characters that no document may contain.
std::string drawable(std::string_view text);

/// A font among those that a program may use.
struct FontFace {
  FontFile file;
  FontNames names;
};

/// All fonts that can be embedded, by family and path, the same on every run.
class FontCollection {
 public:
  /// Reads the names of the fonts in these folders and below. The fonts in the program come first.
  explicit FontCollection(const std::vector<std::string>& folders);

  const std::deque<FontFace>& faces() const { return faces_; }
  /// Whether there is a family of this name, in any case.
  bool has_family(std::string_view family) const;

 private:
  void add_file(std::shared_ptr<const FontSource> source);

  std::deque<FontFace> faces_;
};

/// The collection of the system, read once.
const FontCollection& installed_fonts();

/// A glyph that a document shows.
struct UsedGlyph {
  std::size_t code;  ///< its number in the document
  GlyphId glyph;
  char32_t character;
};

/// A font in its use by a document. The numbers of its glyphs are in the order of their first use; fonts of PostScript
/// keep their own numbers.
class EmbeddedFont {
 public:
  EmbeddedFont(const FontFace& face, bool is_thickened) : face_(face), is_thickened_(is_thickened) {}

  const FontFace& face() const { return face_; }
  /// Whether its letters are drawn thicker: it replaces a bold font that its family lacks.
  bool is_thickened() const { return is_thickened_; }
  /// The number of a character in the document.
  std::size_t code_of(char32_t character);
  /// In the order of first use.
  const std::vector<UsedGlyph>& used() const { return used_; }

 private:
  const FontFace& face_;
  bool is_thickened_;
  std::vector<UsedGlyph> used_;
  std::map<char32_t, std::size_t> codes_;
};

/// Writes a font into a PDF with the used glyphs, their widths, and their characters.
ObjectId write_font(PdfWriter& writer, const EmbeddedFont& font);

/// A piece of text in one font.
struct FontRun {
  EmbeddedFont* font;
  std::vector<char32_t> characters;
};

/// The fonts of one weight: first that of a family, whose digits are on all boards; then fonts with the characters that
/// it lacks, those made for the language first.
class Fonts {
 public:
  /// `family`: "" for the first common family on the system. `language`: "zh".
  Fonts(const FontCollection& collection, const std::string& family, bool is_bold, const std::string& language);
  Fonts(const Fonts&) = delete;
  Fonts& operator=(const Fonts&) = delete;

  /// Whether there is any font at all.
  bool is_there() const { return !order_.empty(); }
  /// A text, piece by piece. Characters that no font has become "?" and are added to `missing`.
  std::vector<FontRun> runs_of(std::string_view text, std::string& missing);
  /// The fonts that were used for a character.
  std::deque<EmbeddedFont>& fonts() { return fonts_; }

 private:
  EmbeddedFont* font_with(std::optional<char32_t> character);
  EmbeddedFont* embedded(const FontFace& face);

  bool is_bold_;
  std::vector<const FontFace*> order_;
  std::deque<EmbeddedFont> fonts_;
  std::map<char32_t, EmbeddedFont*> known_;
};

}  // namespace deduku::pdf
