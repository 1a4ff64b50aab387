// A font in a PDF.
#include <algorithm>

#include "src/pdf/fonts.hpp"

namespace deduku::pdf {

namespace {

/// Six letters before its name mark a font as a part of another one. They follow from its glyphs.
std::string tag_of(const EmbeddedFont& font) {
  std::uint32_t hash = 2166136261U;
  for (const UsedGlyph& used : font.used()) hash = (hash ^ static_cast<std::uint32_t>(used.character)) * 16777619U;
  std::string tag;
  for (int i = 0; i < 6; ++i, hash /= 26) tag += static_cast<char>('A' + hash % 26);
  return tag + "+";
}

/// The characters of the glyphs, for searching and copying the text.
std::string character_map(const EmbeddedFont& font) {
  std::string map =
      "/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n/CIDSystemInfo << /Registry (Adobe) /Ordering "
      "(UCS) /Supplement 0 >> def\n/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def\n1 begincodespacerange\n<0000> "
      "<FFFF>\nendcodespacerange\n";
  constexpr std::size_t most = 100;
  const std::vector<UsedGlyph>& glyphs = font.used();
  for (std::size_t first = 0; first < glyphs.size(); first += most) {
    const std::size_t count = std::min(most, glyphs.size() - first);
    map += std::to_string(count) + " beginbfchar\n";
    for (std::size_t i = first; i < first + count; ++i) {
      map += '<';
      append_hexadecimal(map, glyphs[i].code);
      map += "> <";
      append_utf16(map, glyphs[i].character);
      map += ">\n";
    }
    map += "endbfchar\n";
  }
  return map + "endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n";
}

/// "[1 [636] 2 [636]]": by number.
std::string widths_of(const EmbeddedFont& font) {
  std::string widths = "[";
  for (const UsedGlyph& used : font.used()) {
    const int advance = font.face().file.advance(used.glyph);
    widths += (widths.size() > 1 ? " " : "") + std::to_string(used.code) + " [" + std::to_string(advance) + "]";
  }
  return widths + "]";
}

std::vector<GlyphId> glyphs_of(const EmbeddedFont& font) {
  std::vector<GlyphId> glyphs = {0};
  for (const UsedGlyph& used : font.used()) glyphs.push_back(used.glyph);
  return glyphs;
}

/// Writes the stream of the font; returns the entry for it.
std::string write_file(PdfWriter& writer, const EmbeddedFont& font) {
  const FontFile& file = font.face().file;
  if (file.is_postscript()) {
    return "/FontFile3 " +
           reference(writer.add_stream(file.postscript_subset(glyphs_of(font)), "/Subtype /CIDFontType0C"));
  }
  const std::string bytes = file.subset(glyphs_of(font));
  return "/FontFile2 " + reference(writer.add_stream(bytes, "/Length1 " + std::to_string(bytes.size())));
}

std::string descriptor_of(const EmbeddedFont& font, const std::string& name, const std::string& file) {
  constexpr int is_symbolic = 4;
  const FontMetrics metrics = font.face().file.metrics();
  const auto number_of = [](int value) { return std::to_string(value); };
  return "<< /Type /FontDescriptor /FontName /" + name + " /Flags " + number_of(is_symbolic) + " /FontBBox [" +
         number_of(metrics.left) + " " + number_of(metrics.bottom) + " " + number_of(metrics.right) + " " +
         number_of(metrics.top) + "] /ItalicAngle 0 /Ascent " + number_of(metrics.ascent) + " /Descent " +
         number_of(metrics.descent) + " /CapHeight " + number_of(metrics.cap_height) + " /StemV " +
         number_of(font.face().names.weight / 5) + " " + file + " >>";
}

}  // namespace

ObjectId write_font(PdfWriter& writer, const EmbeddedFont& font) {
  const bool is_postscript = font.face().file.is_postscript();
  const std::string name = tag_of(font) + font.face().names.postscript;
  const std::string file = write_file(writer, font);
  const ObjectId descriptor = writer.add(descriptor_of(font, name, file));
  const ObjectId map = writer.add_stream(character_map(font));
  const ObjectId descendant = writer.add(
      "<< /Type /Font /Subtype /" + std::string(is_postscript ? "CIDFontType0" : "CIDFontType2") + " /BaseFont /" +
      name + " /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor " +
      reference(descriptor) + (is_postscript ? "" : " /CIDToGIDMap /Identity") + " /W " + widths_of(font) + " >>");
  return writer.add("<< /Type /Font /Subtype /Type0 /BaseFont /" + name + " /Encoding /Identity-H /DescendantFonts [" +
                    reference(descendant) + "] /ToUnicode " + reference(map) + " >>");
}

}  // namespace deduku::pdf
