// What the decompressors share. Each may be left out of the program, where its library is missing
// (cmake/compression.cmake).
#pragma once

#include <algorithm>
#include <new>

#include "src/cli/io/decompressor.hpp"

namespace deduku::cli {

inline constexpr std::size_t output_size = 1 << 16;

/// Bytes for a library that writes into memory: space after a text, of which the unused part is released.
class AppendBuffer {
 public:
  explicit AppendBuffer(std::string& text) : text_(text), before_(text.size()) { text.resize(before_ + output_size); }
  char* data() { return text_.data() + before_; }
  void keep(std::size_t filled) { text_.resize(before_ + filled); }

 private:
  std::string& text_;
  std::size_t before_;
};

inline PackedFault too_short(std::string_view kind) {
  return {"the " + std::string(kind) + " data end too early"};
}
inline PackedFault damaged(std::string_view kind) {
  return {"the " + std::string(kind) + " data are damaged", true};
}
inline PackedFault followed(std::string_view kind) {
  return {"something else stands behind the " + std::string(kind) + " data"};
}

inline bool is_padding(std::string_view bytes) {
  return std::ranges::all_of(bytes, [](char byte) { return byte == '\0'; });
}

/// The decompressors; null where they are left out.
std::unique_ptr<Decompressor> make_gzip();
std::unique_ptr<Decompressor> make_zstd();
std::unique_ptr<Decompressor> make_xz();

}  // namespace deduku::cli
