#include "src/cli/results/meta_file.hpp"

#include <fstream>

#include "src/cli/io/failure.hpp"
#include "src/cli/io/text.hpp"
#include "src/cli/io/whole_file.hpp"
#include "src/cli/results/result_form.hpp"
#include "src/platform/file.hpp"
#include "src/platform/native_path.hpp"

namespace deduku::cli {

MetaFile MetaFile::of(const std::string& results) {
  MetaFile own(beside(results));
  if (own.exists()) return own;
  for (const std::string_view packed : {".gz", ".zst", ".xz"}) {
    if (!results.ends_with(packed)) continue;
    MetaFile unpacked(beside(results.substr(0, results.size() - packed.size())));
    if (unpacked.exists()) return unpacked;
  }
  return own;
}

bool MetaFile::exists() const {
  return platform::exists(path_);
}

void MetaFile::read() {
  std::ifstream file(platform::path_of(path_));
  std::int64_t number = 0;
  for (std::string line; std::getline(file, line);) {
    ++number;
    const Expected<Json> note = note_on(line);
    const bool is_expected = note && (number == 1 ? is_header(*note) : number == 2 && is_end(*note));
    if (!is_expected) {
      const std::string sentence = note ? "expected the header of results, and their end record" : note.error().message;
      throw Failure(ExitCode::unreadable, error_text(path_, {number, note ? 0 : note.error().column, sentence}));
    }
    (number == 1 ? header_ : end_) = *note;
  }
  if (header_.is_null())
    throw Failure(ExitCode::unreadable, error_text(path_, {0, 0, "expected the header of results"}));
}

void MetaFile::write_header(const Json& header) {
  header_ = header;
  end_ = nullptr;
  write_whole_file(path_, note_line(RowForm::json, header_));
}

void MetaFile::write_end(const Json& end) {
  end_ = end;
  write_whole_file(path_, note_line(RowForm::json, header_) + note_line(RowForm::json, end_));
}

}  // namespace deduku::cli
