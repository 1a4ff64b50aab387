// Numbers in a file of fonts, the most significant byte first.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace deduku::pdf {

/// Bytes at any offset: beyond the end they are zero.
class ByteView {
 public:
  ByteView() = default;
  explicit ByteView(std::string_view bytes) : bytes_(bytes) {}

  std::size_t size() const { return bytes_.size(); }
  std::uint32_t u8(std::size_t at) const { return at < bytes_.size() ? static_cast<unsigned char>(bytes_[at]) : 0; }
  std::uint32_t u16(std::size_t at) const { return u8(at) << 8U | u8(at + 1); }
  std::uint32_t u32(std::size_t at) const { return u16(at) << 16U | u16(at + 2); }
  int i16(std::size_t at) const { return static_cast<std::int16_t>(u16(at)); }
  /// These bytes, as far as they exist.
  std::string_view part(std::size_t at, std::size_t size) const {
    return at < bytes_.size() ? bytes_.substr(at, size) : std::string_view();
  }

 private:
  std::string_view bytes_;
};

inline void append_u16(std::string& bytes, std::uint32_t number) {
  bytes += static_cast<char>(number >> 8U & 0xFFU);
  bytes += static_cast<char>(number & 0xFFU);
}
inline void append_u32(std::string& bytes, std::uint32_t number) {
  append_u16(bytes, number >> 16U);
  append_u16(bytes, number & 0xFFFFU);
}

}  // namespace deduku::pdf
