// Files and standard input as UTF-8, decompressed and converted from UTF-16 or UTF-32, and line by line.
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

/// The lines of a file; "-" is standard input. They end with a line feed, a carriage return, or both. Throws like
/// `ByteSource`.
class LineSource {
 public:
  static constexpr std::size_t unlimited = std::numeric_limits<std::size_t>::max();

  /// `longest`: bytes of a line beyond this are omitted. `most`: the number of bytes of the file that are read at most.
  LineSource(const std::string& path, Output& out, std::size_t longest = unlimited,
             std::uint64_t most = ByteSource::unlimited)
      : bytes_(path, out, most), longest_(longest) {}

  /// Stores the next line without its end; false at the end.
  bool next(std::string& line);
  /// Whether the last returned line had an end; a line without one is the last of its file.
  bool was_ended() const { return was_ended_; }
  /// The number of bytes of the file that the lines so far took, or a few more.
  std::uint64_t consumed() const;

 private:
  bool refill();
  std::size_t end_of_line() const;
  void skip_line_feed();

  ByteSource bytes_;
  std::size_t longest_;
  std::string buffer_;
  std::size_t begin_ = 0;
  bool was_ended_ = true;
  bool is_behind_return_ = false;  ///< a line feed that comes next belongs to the last line
};

/// The whole text of a file; "-" is standard input. Throws like `ByteSource`.
std::string read_file(const std::string& path, Output& out);

}  // namespace deduku::cli
