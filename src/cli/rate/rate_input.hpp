// The files of the input, as named in the header. The rated input is the content at the start of the run. A list that
// grows meanwhile is read up to that point, and a changed list is detected.
#pragma once

#include "src/cli/command/json_records.hpp"
#include "src/cli/io/checksum.hpp"
#include "src/cli/io/failure.hpp"

namespace deduku::cli {

class RateInput {
 public:
  RateInput() = default;
  /// Reads all files that can be read more than once, for their checksums.
  explicit RateInput(const std::vector<std::string>& files);

  /// The field `input` of a header.
  Json json() const;
  /// Whether the checksums of all files are known.
  bool is_known() const;
  /// Ignores the bytes that files have gained since an earlier run recorded them.
  void go_back_to(const Json& noted);
  /// See `damage_of_operand`.
  std::optional<Failure> damage_of(const std::string& file) const;
  /// The number of bytes to read from a file, from the current position of standard input; all if it is unknown.
  std::uint64_t bytes_to_read(const std::string& file) const;

  /// The changes of the files meanwhile, as sentences.
  struct Changes {
    std::vector<std::string> grown;    ///< after the part that was read, so the rows are valid
    std::vector<std::string> altered;  ///< in the part that was read
  };
  Changes changes() const;

 private:
  struct File {
    std::string name;
    std::optional<FileFingerprint> fingerprint;  ///< of the rated content
    FileState state;                             ///< at the time of the fingerprint
    bool is_grown = false;                       ///< already when the run began
  };

  std::vector<File> files_;
};

}  // namespace deduku::cli
