#include "src/pdf/cairo/fonts.hpp"

#include <algorithm>

#include "src/core/utf8_characters.hpp"

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

}  // namespace

std::optional<char32_t> drawable_character(std::string_view character) {
  if (utf8_character_size(character) == 0) return std::nullopt;
  const char32_t code_point = utf8_code_point(character);
  return is_noncharacter(code_point) ? std::nullopt : std::optional(code_point);
}

std::string drawable(std::string_view text) {
  std::string drawn;
  while (!text.empty()) {
    const std::string_view character = text.substr(0, std::max<std::size_t>(utf8_character_size(text), 1));
    drawn += drawable_character(character) ? character : "?";
    text.remove_prefix(character.size());
  }
  return drawn;
}

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

Font* Fonts::font_with(std::optional<char32_t> character) {
  if (!character) return nullptr;
  const auto found = std::ranges::find_if(
      fonts_, [&](const Font& font) { return cairo_.FcCharSetHasChar(font.characters, *character) == FcTrue; });
  return found == fonts_.end() ? nullptr : &*found;
}

std::vector<FontRun> Fonts::runs_of(std::string_view text, std::string& missing) {
  std::vector<FontRun> runs;
  while (!text.empty()) {
    std::string_view character = text.substr(0, std::max<std::size_t>(utf8_character_size(text), 1));
    Font* font = font_with(drawable_character(character));
    text.remove_prefix(character.size());
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
