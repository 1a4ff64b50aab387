// Files and standard input, line by line.
#pragma once

#include <cstdint>
#include <string>

#include "src/cli/output.hpp"

namespace deduku::cli {

/// The lines of a file; "-" is standard input. A file that cannot be opened or read throws `Failure`. SIGINT
/// ends it as the end of the file would.
class LineSource {
 public:
  /// `out` is told before each wait for more input, so that a program at both ends of the pipe gets its
  /// answer before it sends the next question.
  LineSource(const std::string& path, Output& out);
  ~LineSource();
  LineSource(const LineSource&) = delete;
  LineSource& operator=(const LineSource&) = delete;

  /// Stores the next line without its newline; false at the end.
  bool next(std::string& line);
  /// How many bytes the lines so far took.
  std::uint64_t consumed() const { return refilled_ - (buffer_.size() - begin_); }

 private:
  bool refill();
  bool would_wait() const;

  std::string path_;
  Output& out_;
  int descriptor_;
  std::string buffer_;
  std::size_t begin_ = 0;
  std::uint64_t refilled_ = 0;  ///< bytes read from the file
};

/// The whole text of a file; "-" is standard input. Throws as above.
std::string read_file(const std::string& path, Output& out);

}  // namespace deduku::cli
