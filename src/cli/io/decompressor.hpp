// Compressed files: gz, zst and xz, known by their first bytes.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace deduku::cli {

/// Why compressed data cannot be unpacked any further.
struct PackedFault {
  std::string sentence;    ///< about the data: "the gzip data are damaged"
  bool is_damage = false;  ///< so that what came out before may be wrong, too
};

/// Makes a stream of bytes out of a compressed one, piece by piece. Streams that follow each other in one file
/// are one stream.
class Decompressor {
 public:
  Decompressor() = default;
  Decompressor(const Decompressor&) = delete;
  Decompressor& operator=(const Decompressor&) = delete;
  virtual ~Decompressor() = default;

  /// Appends to `out` what comes next, at most some 64 KiB, and takes from `in` the bytes that it used up. Nothing is
  /// appended where more input is needed. `at_end`: no more input than `in` will come.
  virtual std::optional<PackedFault> decompress(std::string_view& in, bool at_end, std::string& out) = 0;
};

/// How many of the first bytes it takes to know a file.
inline constexpr std::size_t longest_magic = 10;
/// The decompressor for data that begin so; null where they are not compressed.
std::unique_ptr<Decompressor> decompressor_for(std::string_view first_bytes);

/// Looks whether compressed data are what was packed, up to the last checksum. Of other data it says nothing.
class PackedCheck {
 public:
  /// Goes on with the next bytes of the file; of the first ones there must be enough to know it.
  void add(std::string_view bytes, bool at_end);
  /// What is damaged so far, as a sentence; "" where nothing is. That data end too early is no damage: what came out is right.
  const std::string& damage() const { return damage_; }
  /// Whether more bytes tell no more: after a fault, or where nothing is compressed.
  bool is_over() const { return is_over_; }

 private:
  bool is_begun_ = false;
  bool is_over_ = false;
  std::unique_ptr<Decompressor> decompressor_;
  std::string unpacked_;
  std::string damage_;
};

/// What a file is that holds no text, by its first bytes: "a zip archive", "a binary file"; "" for text.
std::string_view name_of_binary(std::string_view first_bytes);

}  // namespace deduku::cli
