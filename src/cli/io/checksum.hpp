// A checksum that tells texts apart: CRC-64 as in xz files. It guards against mistakes, not against forgers.
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

/// A file as it stands on the disk, packed or not.
struct FileFingerprint {
  std::uint64_t bytes = 0;
  std::string checksum;
  std::string damage{};  ///< why a packed one cannot be unpacked as it was packed, a sentence; "" where it can be
};
/// Reads the whole file, or so many bytes of it; "-" is standard input, which is left where it is. Empty for a pipe, which
/// can be read only once, for a file that cannot be read as far as that, and after a signal.
std::optional<FileFingerprint> fingerprint_of(const std::string& path);
std::optional<FileFingerprint> fingerprint_of(const std::string& path, std::uint64_t bytes);
/// Why a packed file cannot be unpacked as it was packed, a sentence; "" where it can be, for a file that is not packed, and
/// for a pipe.
std::string damage_of(const std::string& path);

using platform::FileState;
/// "-" is standard input.
FileState state_of(const std::string& path);

}  // namespace deduku::cli
