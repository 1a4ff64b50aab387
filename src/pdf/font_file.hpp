// A font: its characters, their widths, and a smaller font with some of them.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "src/pdf/byte_view.hpp"
#include "src/pdf/cff_table.hpp"

namespace deduku::pdf {

/// The place of a glyph in a font; 0 is shown for missing characters.
using GlyphId = std::uint16_t;

/// The source of the bytes of a font.
class FontSource {
 public:
  virtual ~FontSource() = default;
  /// These bytes, as far as they exist and can be read.
  virtual std::string read(std::uint64_t at, std::size_t size) const = 0;
};

/// Opens an installed file.
std::unique_ptr<FontSource> open_font_source(const std::string& path);
/// The fonts in the program, for systems without fonts. Empty if the build has none (DEDUKU_FONTS).
std::vector<std::shared_ptr<const FontSource>> built_in_fonts();

/// The font's description of itself.
struct FontNames {
  std::string family{};      ///< "DejaVu Sans"
  std::string style{};       ///< "Bold"
  std::string postscript{};  ///< "DejaVuSans-Bold"
  int weight = 400;          ///< 400 regular, 700 bold
  int width = 5;             ///< 5 normal, 3 condensed
  bool is_italic = false;
  /// Whether its license flags allow documents that contain it.
  bool may_be_embedded = true;
};

/// Lengths in thousandths of the size of the letters.
struct FontMetrics {
  int left = 0;  ///< the box of all glyphs
  int bottom = 0;
  int right = 0;
  int top = 0;
  int ascent = 0;
  int descent = 0;
  int cap_height = 0;
};

/// Reads tables when they are needed. At worst, a file with false data results in wrong glyphs.
class FontFile {
 public:
  /// `face`: the number of the font in a collection, from 0.
  FontFile(std::shared_ptr<const FontSource> source, std::uint32_t face);

  /// The number of fonts in a file; 0 for a file without fonts.
  static std::uint32_t faces_of(const FontSource& source);

  /// Whether it has outlines that can be embedded.
  bool is_usable() const;
  FontNames names() const;
  FontMetrics metrics() const;
  /// The glyph of a character; 0 for none.
  GlyphId glyph_of(char32_t character) const;
  /// The distance that a glyph moves the pen, in thousandths of the size of the letters.
  int advance(GlyphId glyph) const;
  /// Whether its outlines are those of PostScript; otherwise they are those of TrueType.
  bool is_postscript() const { return !tables_.contains("glyf"); }
  /// For TrueType: a font of these glyphs in this order, the first of which is 0, and after them the parts that they
  /// are made of.
  std::string subset(std::vector<GlyphId> glyphs) const;
  /// For PostScript: the table of outlines, with only those of these glyphs.
  std::string postscript_subset(const std::vector<GlyphId>& glyphs) const;
  /// The number of its glyph in a PDF.
  std::uint32_t postscript_number(GlyphId glyph) const;

 private:
  struct Table {
    std::uint32_t offset = 0;
    std::uint32_t size = 0;
  };

  ByteView table(const std::string& tag) const;
  std::string name(std::uint32_t id) const;
  const CffTable& outlines() const;
  void find_character_map() const;
  std::string_view outline(GlyphId glyph) const;
  int in_thousandths(int units) const;

  std::shared_ptr<const FontSource> source_;
  std::map<std::string, Table> tables_;
  mutable std::map<std::string, std::string> loaded_;
  mutable std::optional<CffTable> outlines_;  ///< of PostScript
  mutable ByteView character_map_;            ///< the subtable that is used
  mutable bool has_character_map_ = false;
};

}  // namespace deduku::pdf
