#include "src/pdf/cairo/fonts.hpp"

#include <algorithm>

namespace deduku::pdf {

namespace {

const FcChar8* as_utf8(const std::string& text) {
  return reinterpret_cast<const FcChar8*>(text.c_str());
}

std::string text_of(const CairoLibrary& cairo, FcPattern* pattern, const char* property) {
  FcChar8* value = nullptr;
  if (cairo.FcPatternGetString(pattern, property, 0, &value) != FcResultMatch) return "";
  return reinterpret_cast<const char*>(value);
}

/// The character that a text begins with, and its bytes; text that is no UTF-8 does not come here.
char32_t first_character(std::string_view text, std::size_t& size) {
  const auto byte = [&](std::size_t at) { return static_cast<unsigned char>(text[at]); };
  size = byte(0) < 0x80 ? 1 : byte(0) < 0xE0 ? 2 : byte(0) < 0xF0 ? 3 : 4;
  size = std::min(size, text.size());
  char32_t character = size == 1 ? byte(0) : byte(0) & (0xFFU >> (size + 1));
  for (std::size_t i = 1; i < size; ++i) character = character << 6U | (byte(i) & 0x3FU);
  return character;
}

}  // namespace

Fonts::Fonts(const CairoLibrary& cairo, const std::string& family, bool is_bold, const std::string& language)
    : cairo_(cairo) {
  add_sorted(family, is_bold, "", true);
  add_sorted(family, is_bold, language, false);
}

Fonts::~Fonts() {
  for (const Font& font : fonts_) cairo_.cairo_font_face_destroy(font.face);
  for (FcPattern* pattern : patterns_) cairo_.FcPatternDestroy(pattern);
}

void Fonts::add_sorted(const std::string& family, bool is_bold, const std::string& language, bool only_first) {
  FcPattern* const wanted = cairo_.FcPatternCreate();
  if (!family.empty()) cairo_.FcPatternAddString(wanted, FC_FAMILY, as_utf8(family));
  cairo_.FcPatternAddString(wanted, FC_FAMILY, reinterpret_cast<const FcChar8*>("sans-serif"));
  cairo_.FcPatternAddInteger(wanted, FC_WEIGHT, is_bold ? FC_WEIGHT_DEMIBOLD : FC_WEIGHT_REGULAR);
  cairo_.FcPatternAddBool(wanted, FC_SCALABLE, FcTrue);
  // Without a language that of the user's locale would be taken, and the same list would look otherwise elsewhere.
  const std::string spoken = language.empty() ? "en" : language;
  cairo_.FcPatternAddString(wanted, FC_LANG, as_utf8(spoken));
  cairo_.FcConfigSubstitute(nullptr, wanted, FcMatchPattern);
  cairo_.FcDefaultSubstitute(wanted);
  FcResult result = FcResultNoMatch;
  FcFontSet* const sorted = cairo_.FcFontSort(nullptr, wanted, FcTrue, nullptr, &result);
  const int count = sorted == nullptr ? 0 : only_first ? std::min(sorted->nfont, 1) : sorted->nfont;
  for (int i = 0; i < count; ++i) {
    FcPattern* const pattern = cairo_.FcFontRenderPrepare(nullptr, wanted, sorted->fonts[i]);
    patterns_.push_back(pattern);
    FcCharSet* characters = nullptr;
    if (cairo_.FcPatternGetCharSet(pattern, FC_CHARSET, 0, &characters) != FcResultMatch) continue;
    const std::string name = text_of(cairo_, pattern, FC_FAMILY) + " " + text_of(cairo_, pattern, FC_STYLE);
    fonts_.push_back({cairo_.cairo_ft_font_face_create_for_pattern(pattern), characters, name});
  }
  if (sorted != nullptr) cairo_.FcFontSetDestroy(sorted);
  cairo_.FcPatternDestroy(wanted);
}

Font* Fonts::font_with(char32_t character) {
  const auto found = std::ranges::find_if(
      fonts_, [&](const Font& font) { return cairo_.FcCharSetHasChar(font.characters, character) == FcTrue; });
  return found == fonts_.end() ? nullptr : &*found;
}

std::vector<FontRun> Fonts::runs_of(std::string_view text, std::string& missing) {
  std::vector<FontRun> runs;
  while (!text.empty()) {
    std::size_t size = 0;
    Font* font = font_with(first_character(text, size));
    std::string_view character = text.substr(0, size);
    text.remove_prefix(size);
    if (font == nullptr) {
      if (missing.find(character) == std::string::npos) missing += character;
      font = &fonts_.front();
      character = "?";
    }
    if (runs.empty() || runs.back().font != font) runs.push_back({font, ""});
    runs.back().text += character;
  }
  return runs;
}

void Fonts::add_used(std::vector<std::string>& names) const {
  for (const Font& font : fonts_) {
    if (font.is_used && std::ranges::find(names, font.name) == names.end()) names.push_back(font.name);
  }
}

}  // namespace deduku::pdf
