// Everything that follows from `formats.def`.
#include <algorithm>

#include "src/formats/codec.hpp"

namespace deduku::formats {

namespace {

constexpr const Codec* codecs[] = {
#define FORMAT(name) &codec::name,
#include "src/formats/formats.def"
#undef FORMAT
};

}  // namespace

std::span<const Codec* const> all_codecs() {
  return codecs;
}

const Codec& codec_named(std::string_view name) {
  return **std::ranges::find(codecs, name, [](const Codec* codec) { return codec->format.name; });
}

std::span<const Format> all_formats() {
  static const auto formats = [] {
    std::array<Format, std::size(codecs)> list;
    std::ranges::transform(codecs, list.begin(), [](const Codec* codec) { return codec->format; });
    return list;
  }();
  return formats;
}

const Format* find_format(std::string_view name) {
  const auto found = std::ranges::find(all_formats(), name, &Format::name);
  return found == all_formats().end() ? nullptr : &*found;
}

}  // namespace deduku::formats
