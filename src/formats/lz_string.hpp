// Texts packed as LZ-string does it, which puzzle links hold: LZ78 over UTF-16, its codes six bits a character.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace deduku::formats {

/// A longer text is not unpacked: a short link can stand for one of any length.
inline constexpr std::size_t max_unpacked = std::size_t{1} << 20U;

/// The text that base64 packs; empty where it is damaged, cut off, or longer than `max_unpacked` UTF-16 units.
std::optional<std::string> unpacked(std::string_view base64);
/// An ASCII text, packed, as base64 with `=` at its end.
std::string packed(std::string_view text);

}  // namespace deduku::formats
