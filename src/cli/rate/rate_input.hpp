// The files of the input as the header names them: what is rated is what they held when the run began. A list that
// grows meanwhile is read as far as that, and one that is changed is noticed.
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
  /// Takes back what files have grown by since an earlier run noted them.
  void go_back_to(const Json& noted);
  /// As `damage_of_operand`.
  std::optional<Failure> damage_of(const std::string& file) const;
  /// How many bytes are to be read of a file, from where standard input stands now; all where nothing is known.
  std::uint64_t bytes_to_read(const std::string& file) const;

  /// What has become of the files meanwhile, as sentences.
  struct Changes {
    std::vector<std::string> grown;    ///< behind what was read, so the rows hold
    std::vector<std::string> altered;  ///< in what was read
  };
  Changes changes() const;

 private:
  struct File {
    std::string name;
    std::optional<FileFingerprint> fingerprint;  ///< of what is rated
    FileState state;                             ///< when that was taken
    bool is_grown = false;                       ///< already when the run began
  };

  std::vector<File> files_;
};

}  // namespace deduku::cli
