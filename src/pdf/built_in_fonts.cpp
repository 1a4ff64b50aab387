#include "src/pdf/built_in_fonts.hpp"

#ifdef DEDUKU_WITH_FONTS
extern "C" {
extern const char deduku_regular_font[];
extern const char deduku_regular_font_end[];
extern const char deduku_bold_font[];
extern const char deduku_bold_font_end[];
}
#endif

namespace deduku::pdf {

#ifdef DEDUKU_WITH_FONTS
namespace {

/// A font in the memory of the program.
class BuiltInFont final : public FontSource {
 public:
  BuiltInFont(const char* begin, const char* end) : bytes_(begin, static_cast<std::size_t>(end - begin)) {}
  std::string read(std::uint64_t at, std::size_t size) const override {
    return at < bytes_.size() ? std::string(bytes_.substr(static_cast<std::size_t>(at), size)) : "";
  }

 private:
  std::string_view bytes_;
};

}  // namespace

std::vector<std::shared_ptr<const FontSource>> built_in_fonts() {
  return {std::make_shared<BuiltInFont>(deduku_regular_font, deduku_regular_font_end),
          std::make_shared<BuiltInFont>(deduku_bold_font, deduku_bold_font_end)};
}
#else
std::vector<std::shared_ptr<const FontSource>> built_in_fonts() {
  return {};
}
#endif

}  // namespace deduku::pdf
