// A checksum to distinguish texts: CRC-64 as in xz files. It guards against mistakes, not against forgers.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "src/platform/file.hpp"

namespace deduku::cli {

class Checksum {
 public:
  void add(std::string_view bytes);
  /// "crc64:" and 16 hexadecimal digits.
  std::string text() const;

 private:
  std::uint64_t sum_ = 0;
};

/// The checksum of a text.
std::string checksum_of(std::string_view text);

/// A file in its form on the disk, compressed or not.
struct FileFingerprint {
  std::uint64_t bytes = 0;
  std::string checksum;
  std::string damage{};  ///< the damage of a compressed file, a sentence; "" if it can be unpacked correctly
};
/// Reads the whole file, or the given number of bytes; "-" is standard input, whose position does not change. Empty for
/// a pipe, which can be read only once, for a file that cannot be read that far, and after a signal.
std::optional<FileFingerprint> fingerprint_of(const std::string& path, std::optional<std::uint64_t> bytes = {});
/// The damage of a compressed file, a sentence; "" if it can be unpacked correctly, for a file that is not compressed,
/// and for a pipe.
std::string damage_of(const std::string& path);

using platform::FileState;
/// "-" is standard input.
FileState state_of(const std::string& path);

}  // namespace deduku::cli
