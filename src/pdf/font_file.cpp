#include "src/pdf/font_file.hpp"

#include <algorithm>

#include "src/platform/file.hpp"

namespace deduku::pdf {

namespace {

class InstalledFont final : public FontSource {
 public:
  explicit InstalledFont(std::string path) : path_(std::move(path)) {}

  std::string read(std::uint64_t at, std::size_t size) const override {
    const int file = platform::open_to_read(path_);
    if (file < 0) return "";
    const std::uint64_t bytes = platform::state_of(file).bytes;
    std::string content(at < bytes ? static_cast<std::size_t>(std::min<std::uint64_t>(size, bytes - at)) : 0, '\0');
    std::size_t done = 0;
    while (done < content.size()) {
      const std::ptrdiff_t count = platform::read_bytes_at(file, &content[done], content.size() - done, at + done);
      if (count <= 0) break;
      done += static_cast<std::size_t>(count);
    }
    content.resize(done);
    (void)platform::close_file(file);
    return content;
  }

 private:
  std::string path_;
};

constexpr std::uint32_t collection_kind = 0x74746366;  ///< "ttcf"
constexpr std::uint32_t true_type = 0x00010000;
constexpr std::uint32_t apple_true_type = 0x74727565;  ///< "true"
constexpr std::uint32_t open_type = 0x4F54544F;        ///< "OTTO", outlines of PostScript
constexpr std::uint32_t most_faces = 64;
constexpr std::uint32_t most_tables = 64;

bool is_font(std::uint32_t kind) {
  return kind == true_type || kind == apple_true_type || kind == open_type;
}

// Flags of a glyph that is made of others.
constexpr std::uint32_t has_wide_arguments = 0x1;
constexpr std::uint32_t has_scale = 0x8;
constexpr std::uint32_t has_more_parts = 0x20;
constexpr std::uint32_t has_two_scales = 0x40;
constexpr std::uint32_t has_matrix = 0x80;

/// The places of the numbers of its parts in the outline of a glyph; empty if it is not made of others.
std::vector<std::size_t> parts_of(std::string_view outline) {
  std::vector<std::size_t> places;
  const ByteView bytes(outline);
  if (outline.size() < 10 || bytes.i16(0) >= 0) return places;
  for (std::size_t at = 10; at + 4 <= outline.size();) {
    const std::uint32_t flags = bytes.u16(at);
    places.push_back(at + 2);
    at += 4 + ((flags & has_wide_arguments) != 0 ? 4 : 2);
    if ((flags & has_scale) != 0) at += 2;
    if ((flags & has_two_scales) != 0) at += 4;
    if ((flags & has_matrix) != 0) at += 8;
    if ((flags & has_more_parts) == 0) break;
  }
  return places;
}

/// Characters beyond U+FFFF are not needed in names: they become "?".
std::string utf8_of_utf16(std::string_view text) {
  const ByteView bytes(text);
  std::string utf8;
  for (std::size_t at = 0; at + 1 < text.size(); at += 2) {
    const std::uint32_t unit = bytes.u16(at);
    if (unit < 0x80) {
      utf8 += static_cast<char>(unit);
    } else if (unit < 0x800) {
      utf8 += {static_cast<char>(0xC0U | unit >> 6U), static_cast<char>(0x80U | (unit & 0x3FU))};
    } else if (0xD800 <= unit && unit < 0xE000) {
      utf8 += '?';
    } else {
      utf8 += {static_cast<char>(0xE0U | unit >> 12U), static_cast<char>(0x80U | (unit >> 6U & 0x3FU)),
               static_cast<char>(0x80U | (unit & 0x3FU))};
    }
  }
  return utf8;
}

void pad(std::string& bytes) {
  bytes.resize((bytes.size() + 3) / 4 * 4, '\0');
}

std::uint32_t checksum(std::string_view bytes) {
  const ByteView view(bytes);
  std::uint32_t sum = 0;
  for (std::size_t at = 0; at < bytes.size(); at += 4) sum += view.u32(at);
  return sum;
}

void set_u16(std::string& bytes, std::size_t at, std::uint32_t number) {
  if (at + 2 > bytes.size()) return;
  bytes[at] = static_cast<char>(number >> 8U & 0xFFU);
  bytes[at + 1] = static_cast<char>(number & 0xFFU);
}
void set_u32(std::string& bytes, std::size_t at, std::uint32_t number) {
  set_u16(bytes, at, number >> 16U);
  set_u16(bytes, at + 2, number & 0xFFFFU);
}

/// The font file with these tables.
std::string font_of(const std::map<std::string, std::string>& tables) {
  const auto count = static_cast<std::uint32_t>(tables.size());
  std::uint32_t power = 1;
  std::uint32_t exponent = 0;
  for (; 2 * power <= count; power *= 2) ++exponent;
  std::string file;
  append_u32(file, true_type);
  append_u16(file, count);
  append_u16(file, 16 * power);
  append_u16(file, exponent);
  append_u16(file, 16 * (count - power));
  std::string contents;
  std::size_t head = 0;
  const std::size_t begin = 12 + 16 * tables.size();
  for (const auto& [tag, bytes] : tables) {
    if (tag == "head") head = begin + contents.size();
    file += tag;
    append_u32(file, checksum(bytes));
    append_u32(file, static_cast<std::uint32_t>(begin + contents.size()));
    append_u32(file, static_cast<std::uint32_t>(bytes.size()));
    contents += bytes;
    pad(contents);
  }
  file += contents;
  constexpr std::uint32_t whole_sum = 0xB1B0AFBA;
  set_u32(file, head + 8, whole_sum - checksum(file));
  return file;
}

}  // namespace

std::unique_ptr<FontSource> open_font_source(const std::string& path) {
  return std::make_unique<InstalledFont>(path);
}

std::uint32_t FontFile::faces_of(const FontSource& source) {
  const std::string head = source.read(0, 12);
  const ByteView bytes(head);
  if (bytes.u32(0) == collection_kind) return std::min(bytes.u32(8), most_faces);
  return is_font(bytes.u32(0)) ? 1 : 0;
}

FontFile::FontFile(std::shared_ptr<const FontSource> source, std::uint32_t face) : source_(std::move(source)) {
  std::uint64_t begin = 0;
  if (const std::string head = source_->read(0, 4); ByteView(head).u32(0) == collection_kind) {
    begin = ByteView(source_->read(12 + 4 * static_cast<std::uint64_t>(face), 4)).u32(0);
  }
  const std::string directory = source_->read(begin, 12 + 16 * most_tables);
  const ByteView bytes(directory);
  if (!is_font(bytes.u32(0))) return;
  for (std::uint32_t i = 0; i < std::min(bytes.u16(4), most_tables); ++i) {
    const std::size_t at = 12 + 16 * static_cast<std::size_t>(i);
    tables_[std::string(bytes.part(at, 4))] = {bytes.u32(at + 8), bytes.u32(at + 12)};
  }
}

bool FontFile::is_usable() const {
  for (const char* tag : {"cmap", "head", "hhea", "hmtx", "maxp"}) {
    if (!tables_.contains(tag)) return false;
  }
  const bool has_outlines = tables_.contains("CFF ") || (tables_.contains("glyf") && tables_.contains("loca"));
  return has_outlines && table("head").u16(18) > 0;
}

ByteView FontFile::table(const std::string& tag) const {
  const auto known = tables_.find(tag);
  if (known == tables_.end()) return {};
  const auto loaded = loaded_.find(tag);
  if (loaded != loaded_.end()) return ByteView(loaded->second);
  return ByteView(loaded_[tag] = source_->read(known->second.offset, known->second.size));
}

int FontFile::in_thousandths(int units) const {
  const int units_of_size = std::max(1, static_cast<int>(table("head").u16(18)));
  return (1000 * units + (units < 0 ? -units_of_size : units_of_size) / 2) / units_of_size;
}

/// In English, from the entries for Windows or for the oldest Macintosh.
std::string FontFile::name(std::uint32_t id) const {
  constexpr std::uint32_t english = 0x409;
  const ByteView names = table("name");
  const std::size_t texts = names.u16(4);
  std::string plain;
  for (std::size_t i = 0; i < names.u16(2); ++i) {
    const std::size_t at = 6 + 12 * i;
    if (names.u16(at + 6) != id) continue;
    const std::string_view text = names.part(texts + names.u16(at + 10), names.u16(at + 8));
    const std::uint32_t platform = names.u16(at);
    if (platform == 3 && names.u16(at + 4) == english) return utf8_of_utf16(text);
    if (plain.empty()) plain = platform == 1 ? std::string(text) : utf8_of_utf16(text);
  }
  return plain;
}

FontNames FontFile::names() const {
  constexpr std::uint32_t family = 1;
  constexpr std::uint32_t style = 2;
  constexpr std::uint32_t postscript = 6;
  constexpr std::uint32_t whole_family = 16;
  constexpr std::uint32_t whole_style = 17;
  constexpr std::uint32_t restricted = 0x2;
  FontNames names{.family = name(whole_family), .style = name(whole_style), .postscript = name(postscript)};
  if (names.family.empty()) names.family = name(family);
  if (names.style.empty()) names.style = name(style);
  const ByteView metrics = table("OS/2");
  if (metrics.size() >= 64) {
    names.weight = static_cast<int>(metrics.u16(4));
    names.width = static_cast<int>(metrics.u16(6));
    names.may_be_embedded = (metrics.u16(8) & 0xFU) != restricted;
    names.is_italic = (metrics.u16(62) & 0x1U) != 0;
  }
  // A PostScript name consists of ASCII characters without blanks and delimiters.
  std::erase_if(names.postscript, [](char letter) {
    return letter <= ' ' || letter > '~' || std::string_view("()<>[]{}/%#").find(letter) != std::string_view::npos;
  });
  return names;
}

FontMetrics FontFile::metrics() const {
  const ByteView head = table("head");
  const ByteView heights = table("hhea");
  const ByteView more = table("OS/2");
  FontMetrics metrics{.left = in_thousandths(head.i16(36)),
                      .bottom = in_thousandths(head.i16(38)),
                      .right = in_thousandths(head.i16(40)),
                      .top = in_thousandths(head.i16(42)),
                      .ascent = in_thousandths(heights.i16(4)),
                      .descent = in_thousandths(heights.i16(6))};
  metrics.cap_height = more.size() >= 90 ? in_thousandths(more.i16(88)) : metrics.ascent;
  return metrics;
}

/// The best subtable: of all characters (format 12), else of those up to U+FFFF (format 4).
void FontFile::find_character_map() const {
  has_character_map_ = true;
  const ByteView map = table("cmap");
  std::uint32_t best = 0;
  for (std::size_t i = 0; i < map.u16(2); ++i) {
    const std::uint32_t platform = map.u16(4 + 8 * i);
    const std::uint32_t encoding = map.u16(6 + 8 * i);
    const std::uint32_t offset = map.u32(8 + 8 * i);
    const std::uint32_t format = map.u16(offset);
    const bool is_unicode = platform == 0 || (platform == 3 && (encoding == 1 || encoding == 10));
    if (!is_unicode || (format != 4 && format != 12) || format <= best) continue;
    best = format;
    character_map_ = ByteView(map.part(offset, map.size()));
  }
}

namespace {

GlyphId find_in_format_4(const ByteView& map, std::uint32_t character) {
  if (character > 0xFFFF) return 0;
  const std::size_t segments = map.u16(6) / 2;
  for (std::size_t i = 0; i < segments; ++i) {
    const std::size_t ends = 14;
    if (map.u16(ends + 2 * i) < character) continue;
    const std::size_t begins = ends + 2 * segments + 2;
    const std::uint32_t begin = map.u16(begins + 2 * i);
    if (character < begin) return 0;
    const std::uint32_t delta = map.u16(begins + 2 * segments + 2 * i);
    const std::size_t offsets = begins + 4 * segments;
    const std::uint32_t offset = map.u16(offsets + 2 * i);
    if (offset == 0) return static_cast<GlyphId>(character + delta);
    const std::uint32_t glyph = map.u16(offsets + 2 * i + offset + 2 * static_cast<std::size_t>(character - begin));
    return glyph == 0 ? GlyphId(0) : static_cast<GlyphId>(glyph + delta);
  }
  return 0;
}

GlyphId find_in_format_12(const ByteView& map, std::uint32_t character) {
  const std::size_t groups = std::min<std::size_t>(map.u32(12), map.size() / 12);
  std::size_t first = 0;
  for (std::size_t last = groups; first < last;) {
    const std::size_t middle = (first + last) / 2;
    map.u32(16 + 12 * middle + 4) < character ? first = middle + 1 : last = middle;
  }
  const std::size_t at = 16 + 12 * first;
  if (first == groups || character < map.u32(at)) return 0;
  return static_cast<GlyphId>(map.u32(at + 8) + character - map.u32(at));
}

}  // namespace

GlyphId FontFile::glyph_of(char32_t character) const {
  if (!has_character_map_) find_character_map();
  const auto number = static_cast<std::uint32_t>(character);
  const GlyphId glyph = character_map_.u16(0) == 12 ? find_in_format_12(character_map_, number)
                                                    : find_in_format_4(character_map_, number);
  return glyph < table("maxp").u16(4) ? glyph : GlyphId(0);
}

int FontFile::advance(GlyphId glyph) const {
  const std::uint32_t count = table("hhea").u16(34);
  if (count == 0) return 0;
  const std::size_t entry = std::min<std::size_t>(glyph, count - 1);
  return in_thousandths(static_cast<int>(table("hmtx").u16(4 * entry)));
}

std::string_view FontFile::outline(GlyphId glyph) const {
  const ByteView places = table("loca");
  const bool is_long = table("head").i16(50) != 0;
  const auto place = [&](std::size_t i) -> std::size_t { return is_long ? places.u32(4 * i) : 2 * places.u16(2 * i); };
  const std::size_t begin = place(glyph);
  const std::size_t end = place(static_cast<std::size_t>(glyph) + 1);
  constexpr std::size_t largest = 1U << 20U;  // no valid font has a larger one
  return end > begin && end - begin < largest ? table("glyf").part(begin, end - begin) : std::string_view();
}

const CffTable& FontFile::outlines() const {
  if (!outlines_) outlines_.emplace(table("CFF "));
  return *outlines_;
}

std::string FontFile::postscript_subset(const std::vector<GlyphId>& glyphs) const {
  return outlines().with_outlines_of(glyphs);
}

std::uint32_t FontFile::postscript_number(GlyphId glyph) const {
  return outlines().number_of(glyph);
}

std::string FontFile::subset(std::vector<GlyphId> glyphs) const {
  std::string outlines;
  std::string places;
  std::string widths;
  const std::uint32_t metrics = std::max(1U, table("hhea").u16(34));
  for (std::size_t i = 0; i < glyphs.size(); ++i) {  // the list grows by the parts of its glyphs
    append_u32(places, static_cast<std::uint32_t>(outlines.size()));
    std::string whole(outline(glyphs[i]));
    for (const std::size_t at : parts_of(whole)) {
      const auto part = static_cast<GlyphId>(ByteView(whole).u16(at));
      auto known = std::ranges::find(glyphs, part);
      if (known == glyphs.end()) known = glyphs.insert(glyphs.end(), part);
      set_u16(whole, at, static_cast<std::uint32_t>(known - glyphs.begin()));
    }
    outlines += whole;
    pad(outlines);
    const std::size_t entry = std::min<std::size_t>(glyphs[i], metrics - 1);
    const bool has_own = glyphs[i] < metrics;
    append_u16(widths, table("hmtx").u16(4 * entry));
    append_u16(widths, table("hmtx").u16(has_own ? 4 * entry + 2 : 4 * metrics + 2 * (glyphs[i] - metrics)));
  }
  append_u32(places, static_cast<std::uint32_t>(outlines.size()));
  std::map<std::string, std::string> tables;
  for (const char* tag : {"cvt ", "fpgm", "head", "hhea", "maxp", "prep"}) {
    if (tables_.contains(tag)) tables[tag] = table(tag).part(0, table(tag).size());
  }
  set_u32(tables["head"], 8, 0);
  set_u16(tables["head"], 50, 1);
  set_u16(tables["hhea"], 34, static_cast<std::uint32_t>(glyphs.size()));
  set_u16(tables["maxp"], 4, static_cast<std::uint32_t>(glyphs.size()));
  tables["glyf"] = std::move(outlines);
  tables["loca"] = std::move(places);
  tables["hmtx"] = std::move(widths);
  return font_of(tables);
}

}  // namespace deduku::pdf
