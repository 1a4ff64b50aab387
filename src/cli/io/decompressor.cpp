#include "src/cli/io/decompressor.hpp"

#include "src/cli/io/unpacking.hpp"

#include "src/cli/io/signals.hpp"

namespace deduku::cli {

namespace {

/// Takes the place of a decompressor that is not compiled in.
class Refusal final : public Decompressor {
 public:
  explicit Refusal(std::string kind) : kind_(std::move(kind)) {}

  std::optional<PackedFault> decompress(std::string_view&, bool, std::string&) override {
    return PackedFault{"this program was built without " + kind_ + "; unpack the " + kind_ + " data first"};
  }

 private:
  std::string kind_;
};

std::unique_ptr<Decompressor> or_refusal(std::unique_ptr<Decompressor> decompressor, std::string kind) {
  if (decompressor) return decompressor;
  return std::make_unique<Refusal>(std::move(kind));
}

struct Magic {
  std::string_view bytes;
  std::string_view name;
};
using namespace std::string_view_literals;
constexpr Magic binaries[] = {
    {"PK\x03\x04"sv, "a zip archive"},
    {"7z\xBC\xAF\x27\x1C"sv, "a 7z archive"},
    {"Rar!\x1A\x07"sv, "a rar archive"},
    {"%PDF-"sv, "a PDF"},
    {"\x89PNG\r\n\x1A\n"sv, "a PNG picture"},
    {"\xFF\xD8\xFF"sv, "a JPEG picture"},
    {"\x04\x22\x4D\x18"sv, "an lz4 file"},
    {"LZIP"sv, "an lzip file"},
    {"\xD0\xCF\x11\xE0"sv, "an Office file"},
    {"SQLite format 3"sv, "an SQLite database"},
    {"\x7F"sv
     "ELF"sv,
     "a program"},
};

bool is_bzip2(std::string_view bytes) {
  return bytes.starts_with("BZh") && bytes.substr(4).starts_with("1AY&SY");
}

}  // namespace

std::unique_ptr<Decompressor> decompressor_for(std::string_view first_bytes) {
  const bool has_skippable_frame = first_bytes.size() > 3 && (first_bytes[0] & '\xF0') == '\x50' &&
                                   first_bytes.substr(1).starts_with("\x2A\x4D\x18"sv);
  if (first_bytes.starts_with("\x1F\x8B"sv)) return or_refusal(make_gzip(), "gzip");
  if (first_bytes.starts_with("\x28\xB5\x2F\xFD"sv) || has_skippable_frame) return or_refusal(make_zstd(), "zstd");
  if (first_bytes.starts_with("\xFD"
                              "7zXZ\0"sv))
    return or_refusal(make_xz(), "xz");
  return nullptr;
}

void PackedCheck::add(std::string_view bytes, bool at_end) {
  if (!is_begun_) decompressor_ = decompressor_for(bytes);
  is_begun_ = true;
  is_over_ |= decompressor_ == nullptr;
  while (!is_over_ && !interrupted()) {
    unpacked_.clear();
    if (const auto fault = decompressor_->decompress(bytes, at_end, unpacked_)) {
      is_over_ = true;
      if (fault->is_damage) damage_ = fault->sentence;
    }
    if (bytes.empty() && unpacked_.empty()) return;
  }
}

std::string_view name_of_binary(std::string_view first_bytes) {
  if (is_bzip2(first_bytes)) return "a bzip2 file";
  for (const Magic& magic : binaries) {
    if (first_bytes.starts_with(magic.bytes)) return magic.name;
  }
  constexpr std::size_t looked_at = 8000;
  const bool has_zero = first_bytes.substr(0, looked_at).find('\0') != std::string_view::npos;
  return has_zero ? "a binary file" : "";
}

}  // namespace deduku::cli
