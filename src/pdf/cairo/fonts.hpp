// Which installed font has a character.
#pragma once

#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "src/pdf/cairo/cairo_library.hpp"

namespace deduku::pdf {

/// The number of a character; empty for what cairo refuses: bytes that are no UTF-8, and noncharacters.
std::optional<char32_t> drawable_character(std::string_view character);
/// The text with "?" for what cairo refuses.
std::string drawable(std::string_view text);

/// A font as cairo and fontconfig know it.
struct Font {
  cairo_font_face_t* face = nullptr;
  FcCharSet* characters = nullptr;
  std::string name;  ///< "DejaVu Sans Bold"
  bool is_used = false;
};

/// A piece of text that one font has.
struct FontRun {
  Font* font;
  std::string text;
};

/// The fonts of one weight: first the best of a family, whose digits all boards have; then what has the characters that it
/// lacks, those for a language first.
class Fonts {
 public:
  /// `family`: "" for that of the system without serifs. `language`: "zh-cn".
  Fonts(const CairoLibrary& cairo, const std::string& family, bool is_bold, const std::string& language);
  ~Fonts();
  Fonts(const Fonts&) = delete;
  Fonts& operator=(const Fonts&) = delete;

  /// Whether there is any font at all.
  bool is_there() const { return !fonts_.empty(); }
  /// A text, piece by piece. What no font has becomes "?" and is added to `missing`.
  std::vector<FontRun> runs_of(std::string_view text, std::string& missing);
  /// Adds the names of those that were used.
  void add_used(std::vector<std::string>& names) const;

 private:
  void add_sorted(const std::string& family, bool is_bold, const std::string& language, bool only_first);
  Font* font_with(std::optional<char32_t> character);

  const CairoLibrary& cairo_;
  std::deque<Font> fonts_;
  std::vector<FcPattern*> patterns_;
};

}  // namespace deduku::pdf
