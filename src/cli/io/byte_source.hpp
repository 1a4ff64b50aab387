// Files and standard input as UTF-8: decompressed, and converted from UTF-16 or UTF-32.
#pragma once

#include <cstdint>
#include <limits>
#include <memory>
#include <string>

#include "src/cli/io/decompressor.hpp"
#include "src/cli/io/exit_code.hpp"
#include "src/cli/io/output.hpp"

namespace deduku::cli {

/// The bytes of a file; "-" is standard input. Throws `Failure` if the file cannot be opened or read, or contains no
/// text, after all text before the fault has been returned. SIGINT ends it like the end of the file.
class ByteSource {
 public:
  static constexpr std::uint64_t unlimited = std::numeric_limits<std::uint64_t>::max();

  /// `out` is flushed before each wait for more input, so that a program at both ends of the pipe gets its answer
  /// before it sends the next question. `most`: the number of bytes of the file that are read at most, as if it ended
  /// there.
  ByteSource(const std::string& path, Output& out, std::uint64_t most = unlimited);
  ~ByteSource();
  ByteSource(const ByteSource&) = delete;
  ByteSource& operator=(const ByteSource&) = delete;

  /// Appends some bytes of the text; false at the end, when nothing is appended.
  bool read(std::string& text);
  /// The number of bytes of the file read so far.
  std::uint64_t read_so_far() const { return read_so_far_; }

 private:
  enum class Encoding : std::uint8_t { utf8, utf16, utf32 };
  struct Mark;
  static const Mark marks[];

  bool fill(std::string& bytes);
  bool unpack(std::string& bytes);
  void find_compression();
  void find_encoding();
  /// In bytes.
  std::size_t width_of_unit() const { return encoding_ == Encoding::utf32 ? 4 : 2; }
  void rewrite(std::string& text);
  void put_unit(unsigned unit, std::string& text);
  [[noreturn]] void fail(ExitCode code, const std::string& sentence) const;

  std::string path_;
  Output& out_;
  std::uint64_t most_;
  int file_;
  std::uint64_t read_so_far_ = 0;
  bool at_end_ = false;    ///< of the file
  bool is_begun_ = false;  ///< its first bytes have been examined
  std::string packed_;     ///< read, but not yet unpacked
  std::string unpacked_;   ///< unpacked, but not yet returned
  std::string fault_;      ///< the fault after `unpacked_`
  std::unique_ptr<Decompressor> decompressor_;
  Encoding encoding_ = Encoding::utf8;
  bool is_big_endian_ = false;
  unsigned high_surrogate_ = 0;  ///< the first half of a character beyond U+FFFF; 0: no such half
};

}  // namespace deduku::cli
