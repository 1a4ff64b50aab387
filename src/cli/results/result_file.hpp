// Files of results: the one to which rows are appended, and the one next to it with header and end record.
#pragma once

#include <cstdint>
#include <string>

#include "src/cli/command/json_records.hpp"
#include "src/cli/io/checksum.hpp"

namespace deduku::cli {

/// The file of the rows, of which an earlier run may have written a part. Opens it, makes it if necessary, and keeps
/// other programs from writing to it at the same time. Every fault throws `Failure`.
class ResultFile {
 public:
  explicit ResultFile(const std::string& path);
  ~ResultFile();
  ResultFile(const ResultFile&) = delete;
  ResultFile& operator=(const ResultFile&) = delete;

  /// Whether it is empty; a device or a pipe always is.
  bool is_empty() const { return size_ == 0; }
  /// Removes the unfinished line that a killed run, or a machine that lost its power, has left.
  void leave_out_torn_line();
  /// Removes everything.
  void leave_out_all() { size_ = 0; }
  /// The lines without their ends; "" if there are no lines.
  std::string first_line() const;
  std::string last_line() const;
  /// The checksum of everything after the first `begin` bytes.
  Checksum checksum_behind(std::uint64_t begin) const;
  /// The open file, which the caller owns from now on. Removed bytes are cut off now, so a file that turned out to be
  /// something else is not changed.
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
  std::uint64_t size_ = 0;  ///< without the removed bytes
};

/// The header and the end record of results in CSV, in a file of their own, so that every spreadsheet can read the
/// results.
class MetaFile {
 public:
  explicit MetaFile(std::string path) : path_(std::move(path)) {}
  /// Its default path for a file of results.
  static std::string default_path(const std::string& results) { return results + ".meta"; }
  /// The file that belongs to existing results, which may have been compressed since: `rows.csv.meta` for
  /// `rows.csv.zst`.
  static MetaFile of(const std::string& results);

  const std::string& path() const { return path_; }
  /// Whether the file exists.
  bool exists() const;
  /// Reads it. Throws `Failure` if it is not a header, perhaps with an end record.
  void read();
  /// Null if it has none, or before it is read.
  const Json& header() const { return header_; }
  const Json& end() const { return end_; }

  /// Writes the header, and later the end record after it. Both throw `Failure` if that is not possible.
  void write_header(const Json& header);
  void write_end(const Json& end);

 private:
  std::string path_;
  Json header_;
  Json end_;
};

}  // namespace deduku::cli
