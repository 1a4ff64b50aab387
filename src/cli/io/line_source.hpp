// Files and standard input, line by line.
#pragma once

#include <cstdint>
#include <limits>
#include <string>

#include "src/cli/io/byte_source.hpp"

namespace deduku::cli {

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
