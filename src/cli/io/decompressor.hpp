// Compressed files: gz, zst and xz, recognised by their first bytes.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace deduku::cli {

/// The reason why compressed data cannot be unpacked any further.
struct PackedFault {
  std::string sentence;    ///< about the data: "the gzip data are damaged"
  bool is_damage = false;  ///< so earlier output may also be wrong
};

/// Unpacks a compressed stream of bytes, piece by piece. Consecutive streams in one file are one stream.
class Decompressor {
 public:
  Decompressor(const Decompressor&) = delete;
  Decompressor& operator=(const Decompressor&) = delete;
  virtual ~Decompressor() = default;

  /// Appends to `out` the next bytes, at most 64 KiB, and removes the used bytes from `in`. Appends nothing if more
  /// input is needed. `at_end`: no input follows after `in`.
  std::optional<PackedFault> decompress(std::string_view& in, bool at_end, std::string& out);

 protected:
  /// `kind`: the name of the data, "gzip".
  explicit Decompressor(std::string_view kind) : kind_(kind) {}

  /// The result of a call of a library, which unpacks from memory into memory.
  struct Advance {
    std::size_t read = 0;
    std::size_t written = 0;
    bool is_whole = false;  ///< whether the data may end here
    std::optional<PackedFault> fault{};
  };
  virtual Advance go_on(std::string_view in, bool at_end, std::span<char> out) = 0;

  /// "the gzip data are damaged"
  PackedFault fault(const std::string& verb) const { return {"the " + kind_ + " data " + verb}; }
  PackedFault damaged() const { return {fault("are damaged").sentence, true}; }
  PackedFault followed() const { return {"other bytes follow the " + kind_ + " data"}; }

  std::string kind_;
};

/// The number of first bytes needed to recognise a file.
inline constexpr std::size_t longest_magic = 10;
/// The decompressor for data with these first bytes; null if they are not compressed.
std::unique_ptr<Decompressor> decompressor_for(std::string_view first_bytes);

/// Checks whether compressed data are intact, up to the last checksum. It does not check other data.
class PackedCheck {
 public:
  /// Continues with the next bytes of the file. The first call must have enough bytes to recognise the file.
  void add(std::string_view bytes, bool at_end);
  /// The damage found so far, as a sentence; "" if there is no damage. A premature end of the data is no damage: the
  /// output is right.
  const std::string& damage() const { return damage_; }
  /// Whether more bytes cannot change the result: after a fault, or if nothing is compressed.
  bool is_over() const { return is_over_; }

 private:
  bool is_begun_ = false;
  bool is_over_ = false;
  std::unique_ptr<Decompressor> decompressor_;
  std::string unpacked_;
  std::string damage_;
};

/// The kind of a file that contains no text, by its first bytes: "a zip archive", "a binary file"; "" for text.
std::string_view name_of_binary(std::string_view first_bytes);

}  // namespace deduku::cli
