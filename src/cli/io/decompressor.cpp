#include "src/cli/io/decompressor.hpp"

#include <lzma.h>
#define ZLIB_CONST  // what is read may be constant
#include <zlib.h>
#include <zstd.h>
#include <zstd_errors.h>

#include <algorithm>
#include <array>
#include <new>

#include "src/cli/io/signals.hpp"

namespace deduku::cli {

namespace {

constexpr std::size_t output_size = 1 << 16;

/// Bytes for a library that writes into memory: space after a text, of which the unused part is released.
class AppendBuffer {
 public:
  explicit AppendBuffer(std::string& text) : text_(text), before_(text.size()) { text.resize(before_ + output_size); }
  char* data() { return text_.data() + before_; }
  void keep(std::size_t filled) { text_.resize(before_ + filled); }

 private:
  std::string& text_;
  std::size_t before_;
};

PackedFault too_short(std::string_view kind) {
  return {"the " + std::string(kind) + " data end too early"};
}
PackedFault damaged(std::string_view kind) {
  return {"the " + std::string(kind) + " data are damaged", true};
}
PackedFault followed(std::string_view kind) {
  return {"something else stands behind the " + std::string(kind) + " data"};
}

bool is_padding(std::string_view bytes) {
  return std::ranges::all_of(bytes, [](char byte) { return byte == '\0'; });
}

class Gzip final : public Decompressor {
 public:
  Gzip() {
    constexpr int window_of_gzip = 16 + MAX_WBITS;
    if (inflateInit2(&stream_, window_of_gzip) != Z_OK) throw std::bad_alloc();
  }
  ~Gzip() override { inflateEnd(&stream_); }

  std::optional<PackedFault> decompress(std::string_view& in, bool at_end, std::string& out) override {
    if (is_between_streams_ && !in.empty() && in[0] == '\0') return skip_padding(in);
    if (is_between_streams_ && in.empty()) return std::nullopt;
    if (is_between_streams_ && in[0] != '\x1F') return followed("gzip");
    is_between_streams_ = false;
    const bool has_no_more = at_end && in.empty();
    AppendBuffer buffer(out);
    stream_.next_in = reinterpret_cast<const Bytef*>(in.data());
    stream_.avail_in = static_cast<uInt>(in.size());
    stream_.next_out = reinterpret_cast<Bytef*>(buffer.data());
    stream_.avail_out = output_size;
    const int status = inflate(&stream_, Z_NO_FLUSH);
    in.remove_prefix(in.size() - stream_.avail_in);
    buffer.keep(output_size - stream_.avail_out);
    if (status == Z_MEM_ERROR) throw std::bad_alloc();
    if (status == Z_STREAM_END) {
      is_between_streams_ = true;
      inflateReset(&stream_);
      return std::nullopt;
    }
    if (status != Z_OK && status != Z_BUF_ERROR) return damaged("gzip");
    const bool is_stuck = has_no_more && stream_.avail_out == output_size;
    return is_stuck ? std::optional<PackedFault>(too_short("gzip")) : std::nullopt;
  }

 private:
  /// Tapes and block devices fill up with zeros.
  static std::optional<PackedFault> skip_padding(std::string_view& in) {
    if (!is_padding(in)) return followed("gzip");
    in = {};
    return std::nullopt;
  }

  z_stream stream_{};
  bool is_between_streams_ = false;
};

class Zstd final : public Decompressor {
 public:
  Zstd() : stream_(ZSTD_createDStream(), &ZSTD_freeDStream) {
    constexpr int largest_window = 30;  // 1 GiB, as much as the memory of xz; 128 MiB if left out
    if (!stream_) throw std::bad_alloc();
    ZSTD_DCtx_setParameter(stream_.get(), ZSTD_d_windowLogMax, largest_window);
  }

  std::optional<PackedFault> decompress(std::string_view& in, bool at_end, std::string& out) override {
    const bool has_no_more = at_end && in.empty();
    AppendBuffer buffer(out);
    ZSTD_inBuffer input{in.data(), in.size(), 0};
    ZSTD_outBuffer output{buffer.data(), output_size, 0};
    const std::size_t rest = ZSTD_decompressStream(stream_.get(), &output, &input);
    in.remove_prefix(input.pos);
    buffer.keep(output.pos);
    if (ZSTD_isError(rest) != 0) return fault_of(ZSTD_getErrorCode(rest));
    if (input.pos > 0 || output.pos > 0) is_between_frames_ = rest == 0;
    const bool is_stuck = has_no_more && output.pos == 0 && !is_between_frames_;
    return is_stuck ? std::optional<PackedFault>(too_short("zstd")) : std::nullopt;
  }

 private:
  PackedFault fault_of(ZSTD_ErrorCode error) const {
    if (error == ZSTD_error_memory_allocation) throw std::bad_alloc();
    if (error == ZSTD_error_frameParameter_windowTooLarge) {
      return {"the zstd data want a window of more than 1 GiB; unpack them first, with zstd -d --long=31"};
    }
    return is_between_frames_ ? followed("zstd") : damaged("zstd");
  }

  std::unique_ptr<ZSTD_DStream, decltype(&ZSTD_freeDStream)> stream_;
  bool is_between_frames_ = false;
};

class Xz final : public Decompressor {
 public:
  Xz() {
    constexpr std::uint64_t max_memory = std::uint64_t{1} << 30;
    if (lzma_stream_decoder(&stream_, max_memory, LZMA_CONCATENATED) != LZMA_OK) throw std::bad_alloc();
  }
  ~Xz() override { lzma_end(&stream_); }

  std::optional<PackedFault> decompress(std::string_view& in, bool at_end, std::string& out) override {
    const bool has_no_more = at_end && in.empty();
    AppendBuffer buffer(out);
    stream_.next_in = reinterpret_cast<const std::uint8_t*>(in.data());
    stream_.avail_in = in.size();
    stream_.next_out = reinterpret_cast<std::uint8_t*>(buffer.data());
    stream_.avail_out = output_size;
    const lzma_ret status = lzma_code(&stream_, at_end ? LZMA_FINISH : LZMA_RUN);
    in.remove_prefix(in.size() - stream_.avail_in);
    buffer.keep(output_size - stream_.avail_out);
    switch (status) {
      case LZMA_STREAM_END:
        return std::nullopt;
      case LZMA_OK:
      case LZMA_BUF_ERROR: {
        const bool is_stuck = has_no_more && stream_.avail_out == output_size;
        return is_stuck ? std::optional<PackedFault>(too_short("xz")) : std::nullopt;
      }
      case LZMA_MEM_ERROR:
        throw std::bad_alloc();
      case LZMA_MEMLIMIT_ERROR:
        return PackedFault{"the xz data want more than 1 GiB of memory"};
      default:
        return damaged("xz");
    }
  }

 private:
  lzma_stream stream_ = LZMA_STREAM_INIT;
};

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
  if (first_bytes.starts_with("\x1F\x8B"sv)) return std::make_unique<Gzip>();
  if (first_bytes.starts_with("\x28\xB5\x2F\xFD"sv) || has_skippable_frame) return std::make_unique<Zstd>();
  if (first_bytes.starts_with("\xFD"
                              "7zXZ\0"sv))
    return std::make_unique<Xz>();
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
