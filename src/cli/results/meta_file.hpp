// The header and the end record of results in CSV, in a file of their own, so that every spreadsheet can read the
// results.
#pragma once

#include "src/cli/command/json_records.hpp"

namespace deduku::cli {

class MetaFile {
 public:
  explicit MetaFile(std::string path) : path_(std::move(path)) {}
  /// Its default name beside results.
  static std::string beside(const std::string& results) { return results + ".meta"; }
  /// The file beside existing results, which may have been compressed since: `rows.csv.meta` for `rows.csv.zst`.
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
