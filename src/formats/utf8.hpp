// Characters as bytes.
#pragma once

#include <string>

namespace deduku::formats {

/// Appends the character with this number, which must be below 0x110000.
inline void append_utf8(std::string& text, char32_t code) {
  const auto lead = [&](unsigned marks, unsigned shift) { text += static_cast<char>(marks | code >> shift); };
  const auto continuing = [&](unsigned shift) { text += static_cast<char>(0x80U | ((code >> shift) & 0x3FU)); };
  if (code < 0x80) return lead(0, 0);
  if (code < 0x800) {
    lead(0xC0, 6);
  } else {
    if (code < 0x10000) lead(0xE0, 12);
    if (code >= 0x10000) lead(0xF0, 18);
    if (code >= 0x10000) continuing(12);
    continuing(6);
  }
  continuing(0);
}

}  // namespace deduku::formats
