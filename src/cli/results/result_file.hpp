// A file that results are appended to, and what an earlier run left in it.
#pragma once

#include <cstdint>
#include <string>

#include "src/cli/io/checksum.hpp"

namespace deduku::cli {

/// Opens a file for results, makes it if need be, and keeps other programs from writing to it at the same time.
/// Everything that goes wrong throws `Failure`.
class ResultFile {
 public:
  explicit ResultFile(const std::string& path);
  ~ResultFile();
  ResultFile(const ResultFile&) = delete;
  ResultFile& operator=(const ResultFile&) = delete;

  /// Whether it holds anything; a device or a pipe never does.
  bool is_empty() const { return size_ == 0; }
  /// Leaves out what a run that was killed, or a machine that lost its power, left of a line that it did not finish.
  void leave_out_torn_line();
  /// Leaves out everything.
  void leave_out_all() { size_ = 0; }
  /// The lines without their ends; "" where there are none.
  std::string first_line() const;
  std::string last_line() const;
  /// The checksum of all that follows so many bytes.
  Checksum checksum_behind(std::uint64_t begin) const;
  /// The open file, which is the caller's from now on. What was left out is cut off now, and not if the file turned
  /// out to be something else.
  int release();

 private:
  std::string bytes(std::uint64_t begin, std::uint64_t end) const;
  std::uint64_t begin_of_zeros() const;
  std::uint64_t behind_line_feed(std::uint64_t end) const;
  [[noreturn]] void fail(const std::string& sentence) const;
  [[noreturn]] void fail_with_errno() const;

  std::string path_;
  int file_;
  bool is_regular_ = false;
  std::uint64_t size_ = 0;  ///< without what is left out
};

}  // namespace deduku::cli
