#include "src/pdf/fonts.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <filesystem>
#include <set>
#include <tuple>

#include "src/core/utf8_characters.hpp"
#include "src/platform/file.hpp"
#include "src/platform/native_path.hpp"

namespace deduku::pdf {

namespace {

/// Families without serifs that come with systems; the first installed one is taken.
constexpr auto usual_families = std::to_array<std::string_view>(
    {"dejavu sans", "noto sans", "liberation sans", "segoe ui", "arial", "helvetica neue", "helvetica", "verdana",
     "open sans", "roboto", "ubuntu", "freesans"});
/// Families with Chinese characters in the forms of mainland China.
constexpr auto chinese_families =
    std::to_array<std::string_view>({"noto sans sc", "noto sans cjk sc", "source han sans sc", "wenquanyi micro hei",
                                     "microsoft yahei", "pingfang sc", "hiragino sans gb", "wenquanyi zen hei",
                                     "simhei", "heiti sc", "dengxian", "droid sans fallback", "arial unicode ms"});

std::string lower_case(std::string text) {
  for (char& letter : text) letter = static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
  return text;
}

bool is_font_file(const std::filesystem::path& path) {
  const std::string extension = lower_case(platform::text_of(path.extension()));
  return extension == ".ttf" || extension == ".ttc" || extension == ".otf";
}

/// The paths of font files in a folder and below, in an order of their own.
std::set<std::string> font_files(const std::string& folder) {
  namespace fs = std::filesystem;
  constexpr int deepest = 8;
  std::set<std::string> paths;
  std::error_code error;
  for (fs::recursive_directory_iterator
           at(platform::path_of(folder), fs::directory_options::skip_permission_denied, error),
       end;
       !error && at != end; at.increment(error)) {
    if (at.depth() >= deepest) at.disable_recursion_pending();
    if (at->is_regular_file(error) && is_font_file(at->path())) paths.insert(platform::text_of(at->path()));
    error.clear();
  }
  return paths;
}

/// The distance of a font from upright letters of normal width and this weight.
std::tuple<bool, int, int> distance(const FontNames& names, bool is_bold) {
  return {names.is_italic, std::abs(names.width - 5), std::abs(names.weight - (is_bold ? 700 : 400))};
}

/// The nearest font of a family; null if there is no font.
const FontFace* best_of(const FontCollection& collection, std::string_view family, bool is_bold) {
  const FontFace* best = nullptr;
  for (const FontFace& face : collection.faces()) {
    if (lower_case(face.names.family) != family) continue;
    if (best == nullptr || distance(face.names, is_bold) < distance(best->names, is_bold)) best = &face;
  }
  return best;
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

FontCollection::FontCollection(const std::vector<std::string>& folders) {
  for (std::shared_ptr<const FontSource>& source : built_in_fonts()) add_file(std::move(source));
  for (const std::string& folder : folders) {
    for (const std::string& path : font_files(folder)) add_file(open_font_source(path));
  }
}

void FontCollection::add_file(std::shared_ptr<const FontSource> source) {
  for (std::uint32_t face = 0; face < FontFile::faces_of(*source); ++face) {
    FontFile file(source, face);
    if (!file.is_usable()) continue;
    FontNames names = file.names();
    if (names.may_be_embedded) faces_.push_back({std::move(file), std::move(names)});
  }
}

bool FontCollection::has_family(std::string_view family) const {
  const std::string wanted = lower_case(std::string(family));
  return std::ranges::any_of(faces_, [&](const FontFace& face) { return lower_case(face.names.family) == wanted; });
}

const FontCollection& installed_fonts() {
  static const FontCollection collection(platform::font_folders());
  return collection;
}

std::size_t EmbeddedFont::code_of(char32_t character) {
  const auto known = codes_.find(character);
  if (known != codes_.end()) return known->second;
  const GlyphId glyph = face_.file.glyph_of(character);
  const std::size_t code = face_.file.is_postscript() ? face_.file.postscript_number(glyph) : used_.size() + 1;
  used_.push_back({code, glyph, character});
  return codes_[character] = code;
}

Fonts::Fonts(const FontCollection& collection, const std::string& family, bool is_bold, const std::string& language)
    : is_bold_(is_bold) {
  const auto add = [&](std::string_view name) {
    const FontFace* const face = best_of(collection, name, is_bold);
    if (face != nullptr && std::ranges::find(order_, face) == order_.end()) order_.push_back(face);
  };
  if (!family.empty()) add(lower_case(family));
  if (order_.empty()) {
    for (const std::string_view name : usual_families) {
      if (order_.empty()) add(name);
    }
  }
  if (language == "zh") std::ranges::for_each(chinese_families, add);
  std::ranges::for_each(usual_families, add);
  std::ranges::for_each(chinese_families, add);
  std::set<std::string> others;
  for (const FontFace& face : collection.faces()) others.insert(lower_case(face.names.family));
  std::ranges::for_each(others, add);
}

EmbeddedFont* Fonts::embedded(const FontFace& face) {
  const auto known = std::ranges::find_if(fonts_, [&](const EmbeddedFont& font) { return &font.face() == &face; });
  if (known != fonts_.end()) return &*known;
  constexpr int least_bold = 600;
  return &fonts_.emplace_back(face, is_bold_ && face.names.weight < least_bold);
}

EmbeddedFont* Fonts::font_with(std::optional<char32_t> character) {
  if (!character) return nullptr;
  const auto known = known_.find(*character);
  if (known != known_.end()) return known->second;
  const auto found =
      std::ranges::find_if(order_, [&](const FontFace* face) { return face->file.glyph_of(*character) != 0; });
  return known_[*character] = found == order_.end() ? nullptr : embedded(**found);
}

std::vector<FontRun> Fonts::runs_of(std::string_view text, std::string& missing) {
  std::vector<FontRun> runs;
  while (!text.empty()) {
    const std::string_view character = text.substr(0, std::max<std::size_t>(utf8_character_size(text), 1));
    std::optional<char32_t> drawn = drawable_character(character);
    EmbeddedFont* font = font_with(drawn);
    text.remove_prefix(character.size());
    if (font == nullptr) {
      if (missing.find(character) == std::string::npos) missing += character;
      font = embedded(*order_.front());
      drawn = U'?';
    }
    if (runs.empty() || runs.back().font != font) runs.push_back({font, {}});
    runs.back().characters.push_back(*drawn);
  }
  return runs;
}

}  // namespace deduku::pdf
