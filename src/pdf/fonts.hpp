// Which font has a character.
#pragma once

#include <deque>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "src/pdf/font_file.hpp"

namespace deduku::pdf {

/// The number of a character; empty for what no document may have: bytes that are no UTF-8, and noncharacters.
std::optional<char32_t> drawable_character(std::string_view character);
/// The text with "?" for what no document may have.
std::string drawable(std::string_view text);

/// A font among those that a program may use.
struct FontFace {
  FontFile file;
  FontNames names;
};

/// All fonts that can be embedded, by family and path, the same on every run.
class FontCollection {
 public:
  /// Reads the names of the fonts in these folders and below. Those that the program brings along come first.
  explicit FontCollection(const std::vector<std::string>& folders);

  const std::deque<FontFace>& faces() const { return faces_; }
  /// Whether there is a family of this name, however it is capitalised.
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

/// A font as a document uses it. The numbers of its glyphs follow from the order in which they are first used; those of fonts of
/// PostScript are their own.
class EmbeddedFont {
 public:
  EmbeddedFont(const FontFace& face, bool is_thickened) : face_(face), is_thickened_(is_thickened) {}

  const FontFace& face() const { return face_; }
  /// Whether its letters are drawn bolder than they are: it stands in for a bold one that its family lacks.
  bool is_thickened() const { return is_thickened_; }
  /// The number of a character in the document.
  std::size_t code_of(char32_t character);
  /// In the order in which they were first used.
  const std::vector<UsedGlyph>& used() const { return used_; }

 private:
  const FontFace& face_;
  bool is_thickened_;
  std::vector<UsedGlyph> used_;
  std::map<char32_t, std::size_t> codes_;
};

/// A piece of text that one font has.
struct FontRun {
  EmbeddedFont* font;
  std::vector<char32_t> characters;
};

/// The fonts of one weight: first that of a family, whose digits all boards have; then what has the characters that it lacks,
/// those made for the language first.
class Fonts {
 public:
  /// `family`: "" for the first that is usual on any system. `language`: "zh".
  Fonts(const FontCollection& collection, const std::string& family, bool is_bold, const std::string& language);
  Fonts(const Fonts&) = delete;
  Fonts& operator=(const Fonts&) = delete;

  /// Whether there is any font at all.
  bool is_there() const { return !order_.empty(); }
  /// A text, piece by piece. What no font has becomes "?" and is added to `missing`.
  std::vector<FontRun> runs_of(std::string_view text, std::string& missing);
  /// Those that were asked for a character.
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
