// Texts packed by the LZ-string algorithm, as in puzzle links: LZ78 over UTF-16, codes in six bits a character.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace deduku::formats {

/// A longer text is not unpacked: a short link can expand to any length.
inline constexpr std::size_t max_unpacked = std::size_t{1} << 20U;

/// The text packed in a base64 string; empty if it is damaged, cut off, or longer than `max_unpacked` UTF-16 units.
std::optional<std::string> unpacked(std::string_view base64);
/// An ASCII text, packed, as base64 with `=` at its end.
std::string packed(std::string_view text);

}  // namespace deduku::formats
