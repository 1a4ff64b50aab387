// The header and the end record of results in CSV, in a file of their own: so the results are what every spreadsheet reads.
#pragma once

#include "src/cli/command/json_records.hpp"

namespace deduku::cli {

class MetaFile {
 public:
  explicit MetaFile(std::string path) : path_(std::move(path)) {}
  /// The name that it has beside results, where nobody chose another.
  static std::string beside(const std::string& results) { return results + ".meta"; }
  /// The one beside results that are there, which may have been packed since: `rows.csv.meta` of `rows.csv.zst`.
  static MetaFile of(const std::string& results);

  const std::string& path() const { return path_; }
  /// Whether there is one.
  bool exists() const;
  /// Reads it. Throws `Failure` where it is no header, perhaps with an end record.
  void read();
  /// Null where there is none, or it was not read.
  const Json& header() const { return header_; }
  const Json& end() const { return end_; }

  /// Writes the header, and later the end record behind it. Throw `Failure` where that is not possible.
  void write_header(const Json& header);
  void write_end(const Json& end);

 private:
  std::string path_;
  Json header_;
  Json end_;
};

}  // namespace deduku::cli
