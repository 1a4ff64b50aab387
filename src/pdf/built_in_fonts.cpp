// The fonts in the program.
#include "src/pdf/font_file.hpp"

#ifdef DEDUKU_REGULAR_FONT
#ifdef _WIN32
#define DEDUKU_DATA ".section .rdata,\"dr\"\n"
#else
#define DEDUKU_DATA ".section .rodata\n"
#endif
asm(DEDUKU_DATA
    ".global deduku_regular_font, deduku_bold_font, deduku_fonts_end\n"
    "deduku_regular_font:\n"
    ".incbin \"" DEDUKU_REGULAR_FONT
    "\"\n"
    "deduku_bold_font:\n"
    ".incbin \"" DEDUKU_BOLD_FONT
    "\"\n"
    "deduku_fonts_end:\n"
    ".byte 0\n"
    ".text\n");

extern "C" {
extern const char deduku_regular_font[];
extern const char deduku_bold_font[];
extern const char deduku_fonts_end[];
}
#endif

namespace deduku::pdf {

#ifdef DEDUKU_REGULAR_FONT
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
  return {std::make_shared<BuiltInFont>(deduku_regular_font, deduku_bold_font),
          std::make_shared<BuiltInFont>(deduku_bold_font, deduku_fonts_end)};
}
#else
std::vector<std::shared_ptr<const FontSource>> built_in_fonts() {
  return {};
}
#endif

}  // namespace deduku::pdf
